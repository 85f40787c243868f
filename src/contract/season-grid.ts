import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { attendances, availabilities, eventCounts, eventKinds, eventRefusals, seats } from './event-shapes.ts';
import { cursor, nextCursor, ofTeam } from './shared-fields.ts';

const gridEvent = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  title: z.string(),
  starts_at: z.string(),
  time_zone: z.string(),
  capacity: z.nullable(z.number()),
  is_cancelled: z.boolean(),
  is_over: z.boolean(),
  counts: eventCounts,
});
const cell = z.object({
  answer: z.nullable(z.enum(availabilities)),
  seat: z.nullable(z.enum(seats)),
  note: z.string(),
  attendance: z.nullable(z.enum(attendances)),
});
export type GridCell = z.infer<typeof cell>;

const gridSchema = z.object({
  events: z.array(gridEvent),
  players: z.array(
    z.object({
      member_id: z.string(),
      name: z.string(),
      jersey_number: z.nullable(z.number()),
      may_answer: z.boolean(),
      /** In the order of `events`; null without an answer. */
      cells: z.array(z.nullable(cell)),
    }),
  ),
  may_keep: z.boolean(),
  next: nextCursor,
});
export type SeasonGrid = z.infer<typeof gridSchema>;

export const getSeasonGrid = defineCall({
  name: 'getSeasonGrid',
  summary: 'The season of a team on one sheet: its players, its events from four weeks ago on, and every answer. Squad and guardians only.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-events/grid/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ ...ofTeam, after: cursor }),
  answer: z.object({ status: z.literal(1), response: gridSchema }),
  refusals: eventRefusals,
});
