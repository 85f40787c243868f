import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { identifier, versionSeen } from './shapes.ts';
import { teamMemberSchema } from './team-players.ts';

/** What an owner may make of somebody; a follower follows by themselves. */
export const givenRoles = ['owner', 'manager', 'coach', 'player'] as const;

const shared = { service: 'organisation', needsSession: true } as const;
const one = { id: identifier, playerid: identifier };
const refusals = { noSuchTeam: 404, noSuchMember: 404, notYours: 403, tooManyRequests: 429 } as const;

export const changeRole = defineCall({
  ...shared,
  name: 'changeRole',
  summary: 'Makes a member something else in the team. For owners; the last one stays.',
  method: 'PUT',
  path: '/api/teams/{id}/members/{playerid}/role',
  encoding: 'json',
  fields: z.object({ ...one, role: z.enum(givenRoles, `Please choose one of ${givenRoles.join(', ')}.`), version: versionSeen }),
  answer: z.object({ status: z.literal(1), response: teamMemberSchema }),
  refusals: { ...refusals, changedMeanwhile: 409, lastOwner: 409, needsAccount: 409 },
});

export const handOverTeam = defineCall({
  ...shared,
  name: 'handOverTeam',
  summary: 'Makes another member the owner, and its caller a manager.',
  method: 'POST',
  path: '/api/teams/{id}/owner',
  encoding: 'json',
  fields: z.object(one),
  answer: z.object({ status: z.literal(1) }),
  refusals: { ...refusals, needsAccount: 409 },
});

export const leaveTeam = defineCall({
  ...shared,
  name: 'leaveTeam',
  summary: 'Takes the signed-in person out of a team. The last owner hands it over, or deletes it, first.',
  method: 'POST',
  path: '/api/teams/{id}/leave',
  encoding: 'json',
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { noSuchTeam: 404, notYours: 403, lastOwner: 409, tooManyRequests: 429 },
});

const memberChangeSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** A verb in the past, as 'added', 'changed', 'removed'. */
  what: z.string(),
  /** Who did it; null for somebody whose account is gone. */
  by: z.nullable(z.string()),
  /** What said something else before. */
  fields: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});
export type MemberChange = z.infer<typeof memberChangeSchema>;

export const listMemberChanges = defineCall({
  ...shared,
  name: 'listMemberChanges',
  summary: 'Who changed what of a member, newest first, the last fifty. For staff.',
  method: 'GET',
  path: '/api/teams/{id}/members/{playerid}/changes',
  encoding: 'query',
  fields: z.object(one),
  answer: z.object({ status: z.literal(1), response: z.array(memberChangeSchema) }),
  refusals: { noSuchTeam: 404, noSuchMember: 404, notYours: 403 },
});
