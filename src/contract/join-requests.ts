import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done } from './invitations.ts';
import { limits } from './limits.ts';
import { identifier, optionalText } from './shapes.ts';
import { ofTeam } from './shared-fields.ts';

/** The roles in which a request may be accepted; others need an invitation. */
export const acceptedAs = ['player', 'substitute', 'coach', 'follower'] as const;
export type AcceptedAs = (typeof acceptedAs)[number];

export const joinRequestSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The ID of a listed profile; null where there is none. */
  uniqueName: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  city: z.string(),
  sports: z.array(z.number()),
  isMinor: z.boolean(),
  words: z.string(),
  askedAt: z.string(),
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const hasPlayer = defineCall({
  name: 'hasPlayer',
  summary:
    'Whether the signed-in person is a member of a team, is invited, or has asked to join. For another player, only members of the team get the answer.',
  service: 'organisation',
  method: 'GET',
  path: '/api/teams/has-player/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ ...ofTeam, player_id: z.optional(identifier) }),
  answer: z.object({
    status: z.literal(1),
    response: z.object({ hasPlayer: z.boolean(), isInvited: z.boolean(), hasAsked: z.boolean(), mayAsk: z.boolean() }),
  }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

export const askToJoin = defineCall({
  name: 'askToJoin',
  summary: 'Asks a team to take the signed-in person in; its managers get a mail.',
  service: 'organisation',
  method: 'POST',
  path: '/api/joinrequest',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, words: optionalText(limits.invitationNoteLength) }),
  answer: done,
  refusals: { noSuchTeam: 404, alreadyIn: 409, alreadyAsked: 409, introduceFirst: 409, tooManyRequests: 429 },
});

export const withdrawJoinRequest = defineCall({
  name: 'withdrawJoinRequest',
  summary: 'Withdraws the own request to join a team.',
  service: 'organisation',
  method: 'DELETE',
  path: '/api/joinrequest',
  encoding: 'json',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: done,
  refusals: { noSuchRequest: 404 },
});

export const listJoinRequests = defineCall({
  name: 'listJoinRequests',
  summary: 'Who asks to join a team and waits for an answer, the longest waiting first.',
  service: 'organisation',
  method: 'GET',
  path: '/api/teamJoinRequests',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: z.array(joinRequestSchema) }),
  refusals: { noSuchTeam: 404, notYours: 403 },
});

export const acceptJoinRequest = defineCall({
  name: 'acceptJoinRequest',
  summary: 'Accepts a request to join, with the role that the caller chooses; the new member gets a mail.',
  service: 'organisation',
  method: 'POST',
  path: '/api/playerAcceptRequest',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    request_id: identifier,
    as: z.enum(acceptedAs, `Please choose one of ${acceptedAs.join(', ')}.`),
  }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchRequest: 404, rosterFull: 409 },
});

export const declineJoinRequest = defineCall({
  name: 'declineJoinRequest',
  summary: 'Declines a request to join, with a text that the person gets by mail.',
  service: 'organisation',
  method: 'POST',
  path: '/api/teamDeclineRequests',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, request_id: identifier, reply: optionalText(limits.invitationNoteLength) }),
  answer: done,
  refusals: { noSuchTeam: 404, notYours: 403, noSuchRequest: 404 },
});
