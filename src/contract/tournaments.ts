import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { identifier, requiredText } from './shapes.ts';
import { ofTeam } from './shared-fields.ts';

/** A tournament for teams. Its days are whole days of its own zone, such as '2026-12-05', the last one included. */
const tournamentSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  sport_id: z.number(),
  sport_name: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  time_zone: z.string(),
});

/** A team in a tournament. */
export const enteredSchema = z.object({
  ...tournamentSchema.shape,
  team_id: z.string(),
  team_name: z.string(),
  /** Whether the reader, or a child they look after, belongs to the team; followers do not count. */
  is_mine: z.boolean(),
});
export type EnteredTournament = z.infer<typeof enteredSchema>;

const ofEntry = { ...ofTeam, tournament_id: identifier };
const refusals = { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 } as const;
const inTournament = { ...refusals, noSuchTournament: 404, tournamentOver: 409 } as const;

export const listTeamTournaments = defineCall({
  name: 'listTeamTournaments',
  summary:
    'The tournaments that a team plays in: those to come first, then those of the last year, the latest first. Everybody of the team.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-tournaments/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), to_come: z.array(enteredSchema), played: z.array(enteredSchema), may_enter: z.boolean() }),
  refusals,
});

const foundSchema = z.object({ ...tournamentSchema.shape, is_entered: z.boolean() });
export type FoundTournament = z.infer<typeof foundSchema>;

export const findTournaments = defineCall({
  name: 'findTournaments',
  summary: 'Tournaments by name that are not over, each with whether the team plays in it; forgives typing errors. Managers and owners.',
  service: 'organisation',
  method: 'GET',
  path: '/api/find-tournaments',
  encoding: 'query',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    name: requiredText(limits.searchKeywordMaximum, 'Please type a name.').check(
      z.minLength(limits.searchKeywordMinimum, `Please type at least ${limits.searchKeywordMinimum} characters.`),
    ),
  }),
  answer: z.object({ status: z.literal(1), response: z.array(foundSchema) }),
  refusals: { ...refusals, searchUnavailable: 503 },
});

export const enterTournament = defineCall({
  name: 'enterTournament',
  summary: 'Enters a team in a tournament that is not over; does nothing if it is entered. Managers and owners.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-tournaments/enter',
  encoding: 'json',
  needsSession: true,
  fields: z.object(ofEntry),
  answer: z.object({ status: z.literal(1), response: enteredSchema }),
  refusals: { ...inTournament, tournamentsFull: 409 },
});

export const withdrawFromTournament = defineCall({
  name: 'withdrawFromTournament',
  summary: 'Withdraws a team from a tournament that is not over; enterTournament enters it again. Managers and owners.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-tournaments/withdraw',
  encoding: 'json',
  needsSession: true,
  fields: z.object(ofEntry),
  answer: z.object({ status: z.literal(1) }),
  refusals: { ...inTournament, notEntered: 404 },
});
