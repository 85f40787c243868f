import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { pictureField } from './pictures.ts';
import { genders, levels } from './search.ts';
import { optionalText, requiredLine, timeZone, versionSeen, webAddress } from './shapes.ts';
import { ofTeam } from './shared-fields.ts';
import { sportNumber } from './sports.ts';
import { teamTypes } from './team-roles.ts';

const oneOf = <const T extends readonly string[]>(options: T) => z.enum(options, `Please choose one of ${options.join(', ')}.`);

/** The fields of a team's form. */
const teamFields = {
  team_name: requiredLine(limits.teamNameLength, 'Please name the team.'),
  team_desc: optionalText(limits.profileTextLength),
  /** The ground, or the street where the team meets. */
  team_address: optionalText(limits.addressLength),
  city: requiredLine(120, 'Please choose your city.'),
  team_type: z.enum(teamTypes, 'Please choose what the team is.'),
  sport_id: sportNumber('Please choose a sport.'),
  team_gender: oneOf(genders),
  level: oneOf(levels),
  time_zone: timeZone,
  facebook: webAddress,
  instagram: webAddress,
  twitter: webAddress,
  youtube: webAddress,
};
const shared = { service: 'organisation', needsSession: true } as const;
const named = z.object(ofTeam);
const refusals = { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 } as const;

export const addTeam = defineCall({
  ...shared,
  name: 'addTeam',
  summary: 'Creates a team, which search finds at once. The caller becomes its owner.',
  method: 'POST',
  path: '/api/add-teams',
  encoding: 'json',
  fields: z.object(teamFields),
  answer: z.object({ status: z.literal(1), response: z.object({ id: z.string(), sporthon_id: z.string() }) }),
  refusals: { tooManyRequests: 429 },
});

const editedTeamSchema = z.object({
  id: z.string(),
  sporthon_id: z.string(),
  version: z.number(),
  team_name: z.string(),
  team_desc: z.string(),
  team_address: z.string(),
  /** As in the city field: 'Pune, Maharashtra'. */
  city: z.string(),
  team_type: z.string(),
  sport_id: z.number(),
  team_gender: z.string(),
  level: z.string(),
  time_zone: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  youtube: z.string(),
  team_logo: z.nullable(z.string()),
  /** What a deletion would delete too. */
  goes_along: z.object({ members: z.number(), followers: z.number(), events: z.number() }),
  may_delete: z.boolean(),
});
export type EditedTeam = z.infer<typeof editedTeamSchema>;

export const editTeam = defineCall({
  ...shared,
  name: 'editTeam',
  summary: 'The initial values of the form for a team. For owners and managers.',
  method: 'GET',
  path: '/api/edit-teams/{team_id}',
  encoding: 'query',
  fields: named,
  answer: z.object({ status: z.literal(1), response: editedTeamSchema }),
  refusals,
});

export const updateTeam = defineCall({
  ...shared,
  name: 'updateTeam',
  summary: 'Changes a team. Refuses an outdated `version`.',
  method: 'PUT',
  path: '/api/update-teams/{team_id}',
  encoding: 'json',
  fields: z.object({ ...ofTeam, version: versionSeen, ...teamFields }),
  answer: z.object({ status: z.literal(1), response: editedTeamSchema }),
  refusals: { ...refusals, changedMeanwhile: 409 },
});

export const deleteTeam = defineCall({
  ...shared,
  name: 'deleteTeam',
  summary: 'Deletes a team with its people and events. Its owners can bring it back for ten minutes.',
  method: 'DELETE',
  path: '/api/delete-teams/{team_id}',
  encoding: 'query',
  fields: named,
  answer: z.object({ status: z.literal(1), response: z.object({ undo_until: z.string() }) }),
  refusals,
});

export const restoreTeam = defineCall({
  ...shared,
  name: 'restoreTeam',
  summary: 'Brings a deleted team back, with everybody and everything, within ten minutes.',
  method: 'POST',
  path: '/api/teams/{team_id}/restore',
  encoding: 'json',
  fields: named,
  answer: z.object({ status: z.literal(1) }),
  refusals: { ...refusals, undoOver: 410 },
});

const logo = {
  service: 'organisation',
  path: '/api/teams/{team_id}/logo',
  needsSession: true,
  answer: z.object({ status: z.literal(1), response: z.object({ team_logo: z.nullable(z.string()) }) }),
} as const;

export const updateTeamLogo = defineCall({
  ...logo,
  name: 'updateTeamLogo',
  summary: 'Sets the logo of a team, encoded anew as a square WebP of up to 600 px. The previous logo is deleted.',
  method: 'POST',
  encoding: 'form',
  fields: z.object({ ...ofTeam, image: pictureField }),
  refusals: { ...refusals, unusablePicture: 415, pictureTooSmall: 422, pictureTooLarge: 413 },
});

export const removeTeamLogo = defineCall({
  ...logo,
  name: 'removeTeamLogo',
  summary: 'Deletes the logo of a team.',
  method: 'DELETE',
  encoding: 'query',
  fields: z.object(ofTeam),
  refusals: refusals,
});
