import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { refusalTexts } from './messages.ts';
import { identifier } from './shapes.ts';

/** A picture of an accepted kind and size. */
export const pictureField = z
  .file('Please choose a picture.')
  .check(z.minSize(1, refusalTexts.unusablePicture), z.maxSize(limits.pictureBytes, refusalTexts.pictureTooLarge));

const keptPicture = z.object({
  status: z.literal(1),
  response: z.object({
    /** The path relative to the storage host; null without a picture. */
    photo: z.nullable(z.string()),
    /** Its URL, 150 px wide; other widths with `?w=300`. */
    address: z.nullable(z.string()),
  }),
});
const refusals = { notAPlayer: 409, unusablePicture: 415, pictureTooSmall: 422, pictureTooLarge: 413, tooManyRequests: 429 } as const;

export const updateProfileImage = defineCall({
  name: 'updateProfileImage',
  summary:
    'Makes a picture the profile picture of the signed-in player: a square WebP of up to 600 px, without what the camera wrote into it. The one before is deleted.',
  service: 'organisation',
  method: 'POST',
  path: '/api/update-profile-image',
  encoding: 'form',
  needsSession: true,
  fields: z.object({ image: pictureField }),
  answer: keptPicture,
  refusals,
});

export const removeProfileImage = defineCall({
  name: 'removeProfileImage',
  summary: 'Deletes the profile picture of the signed-in player.',
  service: 'organisation',
  method: 'DELETE',
  path: '/api/update-profile-image',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: keptPicture,
  refusals: { notAPlayer: 409, tooManyRequests: 429 },
});

export const uploadFile = defineCall({
  name: 'uploadFile',
  summary: 'As update-profile-image, for clients that name the field `file` and say what it is for.',
  service: 'organisation',
  method: 'POST',
  path: '/api/file-up',
  encoding: 'form',
  needsSession: true,
  fields: z.object({
    file: pictureField,
    purpose: z._default(z.literal('profile_picture', 'Only profile_picture can be uploaded here.'), 'profile_picture'),
  }),
  answer: keptPicture,
  refusals,
});

export const getProfilePicture = defineCall({
  name: 'getProfilePicture',
  summary: 'Where the profile picture of a player is; without an id, that of the signed-in player.',
  service: 'organisation',
  method: 'GET',
  path: '/api/v2/profilePic',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ player_id: z.optional(identifier) }),
  answer: keptPicture,
  refusals: { noSuchPlayer: 404 },
});
