import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { calendarDay, identifier, optionalText } from './shapes.ts';

const absenceSchema = z.object({
  id: z.string(),
  /** Null: the reader, in all teams. Otherwise a child they look after, in that team. */
  team_id: z.nullable(z.string()),
  member_id: z.nullable(z.string()),
  name: z.string(),
  from_day: z.string(),
  to_day: z.string(),
  note: z.string(),
});
export type Absence = z.infer<typeof absenceSchema>;
const answer = z.object({
  status: z.literal(1),
  response: z.array(absenceSchema),
  /** The children for whom the reader may plan absences. */
  wards: z.array(z.object({ team_id: z.string(), member_id: z.string(), name: z.string(), team_name: z.string() })),
});

export const listAbsences = defineCall({
  name: 'listAbsences',
  summary: 'When the reader, or a child they look after, will be away.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-events/absences',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer,
  refusals: {},
});

export const addAbsence = defineCall({
  name: 'addAbsence',
  summary:
    'Plans an absence, first and last day included. It declines all events of that time, also those added later, except those that the member has answered.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/absences',
  encoding: 'json',
  needsSession: true,
  fields: z
    .object({
      team_id: z.optional(z.nullable(identifier)),
      member_id: z.optional(z.nullable(identifier)),
      from_day: calendarDay('Please say from when.'),
      to_day: calendarDay('Please say until when.'),
      note: optionalText(limits.answerNoteLength),
    })
    .check(
      z.refine(({ from_day, to_day }) => to_day >= from_day, { message: 'The last day is before the first.', path: ['to_day'] }),
      z.refine(({ from_day, to_day }) => Date.parse(to_day) - Date.parse(from_day) <= limits.absenceDays * 86_400_000, {
        message: `At most ${limits.absenceDays} days.`,
        path: ['to_day'],
      }),
    ),
  answer,
  refusals: { noSuchTeam: 404, notYours: 403, tooManyRequests: 429 },
});

export const deleteAbsence = defineCall({
  name: 'deleteAbsence',
  summary: 'Deletes a planned absence and the answers that it gave.',
  service: 'organisation',
  method: 'DELETE',
  path: '/api/team-events/absences/{absence_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ absence_id: identifier }),
  answer,
  refusals: { noSuchAbsence: 404, tooManyRequests: 429 },
});
