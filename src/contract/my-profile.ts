import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { playerProfileSchema } from './players.ts';
import { genders, levels } from './search.ts';
import { optionalLine, optionalText, requiredLine, requiredText, webAddress } from './shapes.ts';
import { sportIdList } from './sports.ts';

/** The ID that people read out to each other: words of a-z and 0-9 with dots between them, safe in a URL. */
const uniqueName = requiredText(limits.uniqueNameMaximum, 'Please choose an ID.').check(
  z.minLength(limits.uniqueNameMinimum, `At least ${limits.uniqueNameMinimum} characters, please.`),
  z.regex(/^[a-z0-9]+(\.[a-z0-9]+)*$/, 'Small letters a to z, digits, and single dots between them.'),
);

/** The profile fields that a player may change, which others see. */
export const myProfileSchema = z.object({
  ...playerProfileSchema.shape,
  gender: z.string(),
  level: z.string(),
  /** As in the city field: 'Pune, Maharashtra'. */
  city: z.string(),
  is_listed: z.boolean(),
  /** False for a minor, who must not be found. */
  may_be_listed: z.boolean(),
});
export type MyProfile = z.infer<typeof myProfileSchema>;

const answer = z.object({ status: z.literal(1), response: myProfileSchema });
const nothing = z.object({});

export const getMyProfile = defineCall({
  name: 'getMyProfile',
  summary: 'The profile of the signed-in player, with what only they may see.',
  service: 'auth',
  method: 'GET',
  path: '/users/me/profile',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer,
  refusals: { notAPlayer: 409 },
});

export const openProfile = defineCall({
  name: 'openProfile',
  summary: 'A profile by its address: a unique_name or a public id. Unlisted profiles are seen by their owner alone.',
  service: 'organisation',
  method: 'GET',
  path: '/users/profile/{u}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ u: requiredText(60, 'Please name a profile.') }),
  answer: z.object({ status: z.literal(1), response: playerProfileSchema, isMine: z.boolean(), isListed: z.boolean() }),
  refusals: { noSuchPlayer: 404 },
});

export const updateProfileInfo = defineCall({
  name: 'updateProfileInfo',
  summary: 'Changes what the signed-in player says of themselves. street_address takes a city of India and no more.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/update-profile-info',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    first_name: requiredLine(limits.nameLength, 'Please enter your first name.'),
    last_name: optionalLine(limits.nameLength),
    unique_name: uniqueName,
    about_me: optionalText(limits.profileTextLength),
    achievement: optionalText(limits.profileTextLength),
    street_address: requiredLine(120, 'Please choose your city.'),
    gender: z.enum(genders, `Please choose one of ${genders.join(', ')}.`),
    level: z.enum(levels, `Please choose one of ${levels.join(', ')}.`),
    facebook: webAddress,
    instagram: webAddress,
    twitter: webAddress,
    youtube: webAddress,
  }),
  answer,
  refusals: { notAPlayer: 409, nameTaken: 409, tooManyRequests: 429 },
});

export const updateGamesInfo = defineCall({
  name: 'updateGamesInfo',
  summary: 'Changes the sports of the signed-in player; the first one gives the profile its court.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/upldate-games-info',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ sports: sportIdList }),
  answer,
  refusals: { notAPlayer: 409, tooManyRequests: 429 },
});

const settingsAnswer = z.object({
  status: z.literal(1),
  response: z.object({
    email: z.nullable(z.string()),
    user_type: z.nullable(z.string()),
    is_listed: z.boolean(),
    may_be_listed: z.boolean(),
  }),
});

export const getAccountSettings = defineCall({
  name: 'getAccountSettings',
  summary: 'The settings of the signed-in account: its e-mail and whether others find its profile.',
  service: 'organisation',
  method: 'GET',
  path: '/api/account-settings',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: settingsAnswer,
  refusals: {},
});

export const updateAccountSettings = defineCall({
  name: 'updateAccountSettings',
  summary: 'Says whether others find the profile of the signed-in player. Somebody under 18 is never found.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/account-settings/update',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ is_listed: z.boolean('Please say whether others may find you.') }),
  answer: settingsAnswer,
  refusals: { notAPlayer: 409, minorUnlisted: 403, tooManyRequests: 429 },
});
