import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { emailAddress, optionalLine, phoneNumber, requiredLine, versionSeen } from './shapes.ts';
import { ofMember, ofTeam } from './shared-fields.ts';
import { squadPlaces, teamRoles } from './team-roles.ts';

export const teamMemberSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(teamRoles),
  /** Their place in the squad; null for those who do not play. */
  squad: z.nullable(z.enum(squadPlaces)),
  jersey_number: z.nullable(z.number()),
  position: z.string(),
  is_minor: z.boolean(),
  /** For staff: whether they are a minor without a guardian in the team. False for everybody else. */
  is_guardian_missing: z.boolean(),
  /** When they declined to join, for staff; null for everybody else and if they did not. */
  declined_at: z.nullable(z.string()),
  has_account: z.boolean(),
  is_me: z.boolean(),
  /** The path and URL of their profile picture, if their profile is public. */
  photo: z.nullable(z.string()),
  unique_name: z.nullable(z.string()),
  /** Null if unknown, and for readers who may not see the contacts of others. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The emergency contact; visible to those who see the member's contacts. */
  emergency_name: z.nullable(z.string()),
  emergency_phone: z.nullable(z.string()),
  joined_at: z.string(),
  version: z.number(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const memberFields = {
  first_name: requiredLine(limits.nameLength, 'Please enter a first name.'),
  last_name: optionalLine(limits.nameLength),
  squad: z.nullable(z.enum(squadPlaces, 'Please choose player or substitute.')),
  jersey_number: z.nullable(
    z
      .int('Please enter a whole number.')
      .check(z.gte(0, 'Numbers begin at 0.'), z.lte(limits.jerseyMaximum, `At most ${limits.jerseyMaximum}, please.`)),
  ),
  position: optionalLine(limits.positionLength),
  email: z.nullable(emailAddress),
  phone: phoneNumber,
  is_minor: z.boolean('Please say whether they are under 18.'),
};

const shared = { service: 'organisation', needsSession: true } as const;
const refusals = { noSuchTeam: 404, noSuchMember: 404, notYours: 403, tooManyRequests: 429 } as const;
const answer = z.object({ status: z.literal(1), response: teamMemberSchema });

export const listPlayers = defineCall({
  ...shared,
  name: 'listPlayers',
  summary: 'The roster of a team: staff first, then players and substitutes by number. Contacts for staff alone.',
  method: 'GET',
  path: '/api/list-player/{team_id}',
  encoding: 'query',
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(teamMemberSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

export const addPlayer = defineCall({
  ...shared,
  name: 'addPlayer',
  summary: 'Adds somebody to the roster, who needs no account.',
  method: 'POST',
  path: '/api/add-player/{team_id}',
  encoding: 'json',
  fields: z.object({ ...ofTeam, ...memberFields }),
  answer,
  refusals: { noSuchTeam: 404, notYours: 403, jerseyTaken: 409, rosterFull: 409, tooManyRequests: 429 },
});

export const editPlayer = defineCall({
  ...shared,
  name: 'editPlayer',
  summary: 'One member with their contacts, as initial values of the form.',
  method: 'GET',
  path: '/api/edit-player/{team_id}/{member_id}',
  encoding: 'query',
  fields: z.object(ofMember),
  answer,
  refusals,
});

export const updatePlayer = defineCall({
  ...shared,
  name: 'updatePlayer',
  summary: 'Changes a member. Refuses an outdated `version`.',
  method: 'PUT',
  path: '/api/update-player/{team_id}/{member_id}',
  encoding: 'json',
  fields: z.object({ ...ofMember, version: versionSeen, ...memberFields }),
  answer,
  refusals: { ...refusals, jerseyTaken: 409, changedMeanwhile: 409, accountIsAdult: 409, accountIsMinor: 409, guardedMinor: 403 },
});

export const deletePlayer = defineCall({
  ...shared,
  name: 'deletePlayer',
  summary: 'Removes a member from the team, which can be undone for ten minutes. The last owner cannot be removed.',
  method: 'DELETE',
  path: '/api/delete-player/{team_id}/{member_id}',
  encoding: 'query',
  fields: z.object(ofMember),
  answer: z.object({ status: z.literal(1), response: z.object({ undo_until: z.string() }) }),
  refusals: { ...refusals, lastOwner: 409, guardedMinor: 403 },
});

export const restorePlayer = defineCall({
  ...shared,
  name: 'restorePlayer',
  summary: 'Restores a member whom staff removed in the last ten minutes; without their jersey number if another member has it by now.',
  method: 'POST',
  path: '/api/teams/{team_id}/members/{member_id}/restore',
  encoding: 'json',
  fields: z.object(ofMember),
  answer,
  refusals: { ...refusals, undoOver: 410, alreadyMember: 409, leftThemselves: 409, rosterFull: 409 },
});

export const updateContacts = defineCall({
  name: 'updateContacts',
  summary:
    'Changes the contacts and the emergency contact of a member. For the member, their guardians, and staff. Refuses an outdated `version`.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/teams/{team_id}/members/{member_id}/contacts',
  encoding: 'json',
  needsSession: true,
  fields: z
    .object({
      ...ofMember,
      version: versionSeen,
      email: z.nullable(emailAddress),
      phone: phoneNumber,
      emergency_name: optionalLine(limits.nameLength),
      emergency_phone: phoneNumber,
    })
    .check(
      z.refine(({ emergency_name, emergency_phone }) => emergency_name === '' || emergency_phone !== null, {
        message: 'Please add their number.',
        path: ['emergency_phone'],
      }),
    ),
  answer: z.object({ status: z.literal(1), response: teamMemberSchema }),
  refusals: { noSuchTeam: 404, noSuchMember: 404, notYours: 403, changedMeanwhile: 409, guardedMinor: 403, tooManyRequests: 429 },
});

/** The roles that an owner can give; following is everybody's own choice. */
export const givenRoles = ['owner', 'manager', 'coach', 'player'] as const;

export const changeRole = defineCall({
  ...shared,
  name: 'changeRole',
  summary: 'Changes the role of a member. For owners; the last owner keeps the role.',
  method: 'PUT',
  path: '/api/teams/{team_id}/members/{member_id}/role',
  encoding: 'json',
  fields: z.object({ ...ofMember, role: z.enum(givenRoles, `Please choose one of ${givenRoles.join(', ')}.`), version: versionSeen }),
  answer: z.object({ status: z.literal(1), response: teamMemberSchema }),
  refusals: { ...refusals, changedMeanwhile: 409, lastOwner: 409, needsAccount: 409, rosterFull: 409 },
});

export const handOverTeam = defineCall({
  ...shared,
  name: 'handOverTeam',
  summary: 'Makes another member the owner and the caller a manager.',
  method: 'POST',
  path: '/api/teams/{team_id}/owner',
  encoding: 'json',
  fields: z.object(ofMember),
  answer: z.object({ status: z.literal(1) }),
  refusals: { ...refusals, needsAccount: 409, rosterFull: 409 },
});

export const leaveTeam = defineCall({
  ...shared,
  name: 'leaveTeam',
  summary: 'Leaves a team. The last owner must hand it over or delete it first.',
  method: 'POST',
  path: '/api/teams/{team_id}/leave',
  encoding: 'json',
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1) }),
  refusals: { noSuchTeam: 404, notYours: 403, lastOwner: 409, tooManyRequests: 429 },
});

const memberChangeSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** A past participle, such as 'added', 'changed', 'removed'. */
  what: z.string(),
  /** Who did it; null if the account was deleted. */
  by: z.nullable(z.string()),
  /** The changed fields with their previous values. */
  fields: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

export const listMemberChanges = defineCall({
  ...shared,
  name: 'listMemberChanges',
  summary: 'The last fifty changes of a member with who made them, newest first. For staff.',
  method: 'GET',
  path: '/api/teams/{team_id}/members/{member_id}/changes',
  encoding: 'query',
  fields: z.object(ofMember),
  answer: z.object({ status: z.literal(1), response: z.array(memberChangeSchema) }),
  refusals: { noSuchTeam: 404, noSuchMember: 404, notYours: 403 },
});
