import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pictureField } from './pictures.ts';
import { identifier } from './shapes.ts';

const logo = {
  service: 'organisation',
  path: '/api/teams/{id}/logo',
  needsSession: true,
  answer: z.object({ status: z.literal(1), response: z.object({ team_logo: z.nullable(z.string()) }) }),
} as const;
const refusals = { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 } as const;

export const updateTeamLogo = defineCall({
  ...logo,
  name: 'updateTeamLogo',
  summary: 'Makes a picture the logo of a team: a square WebP of up to 600 px, made anew. The one before is deleted.',
  method: 'POST',
  encoding: 'form',
  fields: z.object({ id: identifier, image: pictureField }),
  refusals: { ...refusals, unusablePicture: 415, pictureTooSmall: 422, pictureTooLarge: 413 },
});

export const removeTeamLogo = defineCall({
  ...logo,
  name: 'removeTeamLogo',
  summary: 'Deletes the logo of a team.',
  method: 'DELETE',
  encoding: 'query',
  fields: z.object({ id: identifier }),
  refusals,
});
