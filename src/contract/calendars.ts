import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ofTeam } from './shared-fields.ts';

/** Whether there is an address, and when a calendar last read it. The address itself is not stored; only the person to whom it was shown has it. */
const feedSchema = z.object({ is_on: z.boolean(), made_at: z.nullable(z.string()), last_read_at: z.nullable(z.string()) });
export type CalendarFeed = z.infer<typeof feedSchema>;

const state = z.object({ status: z.literal(1), response: feedSchema });
const shown = z.object({ status: z.literal(1), response: feedSchema, address: z.string() });
const mine = { service: 'organisation', encoding: 'query', needsSession: true, path: '/users/me/calendar', fields: z.object({}) } as const;
const forTeam = {
  service: 'organisation',
  encoding: 'query',
  needsSession: true,
  path: '/api/team-calendar/{team_id}',
  fields: z.object(ofTeam),
} as const;
const teamRefusals = { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 } as const;

export const getMyFeed = defineCall({
  ...mine,
  name: 'getMyFeed',
  summary: 'Whether the signed-in person has a calendar address.',
  method: 'GET',
  answer: state,
  refusals: {},
});

export const makeMyFeed = defineCall({
  ...mine,
  name: 'makeMyFeed',
  summary:
    'Creates a calendar address with the events of all teams of the signed-in person. It is shown only in this answer, and replaces the previous one.',
  method: 'POST',
  encoding: 'json',
  answer: shown,
  refusals: { tooManyRequests: 429 },
});

export const endMyFeed = defineCall({
  ...mine,
  name: 'endMyFeed',
  summary: 'Ends the calendar address of the signed-in person.',
  method: 'DELETE',
  answer: state,
  refusals: { tooManyRequests: 429 },
});

export const getTeamFeed = defineCall({
  ...forTeam,
  name: 'getTeamFeed',
  summary: 'Whether a team has a calendar address. Managers only.',
  method: 'GET',
  answer: state,
  refusals: teamRefusals,
});

export const makeTeamFeed = defineCall({
  ...forTeam,
  name: 'makeTeamFeed',
  summary:
    'Creates a calendar address with the events of a team, without names of people. It is shown only in this answer, and replaces the previous one. Managers only.',
  method: 'POST',
  encoding: 'json',
  answer: shown,
  refusals: teamRefusals,
});

export const endTeamFeed = defineCall({
  ...forTeam,
  name: 'endTeamFeed',
  summary: 'Ends the calendar address of a team. Managers only.',
  method: 'DELETE',
  answer: state,
  refusals: teamRefusals,
});
