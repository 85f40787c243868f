import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { optionalLine, optionalText, webAddress } from './shapes.ts';
import { nextCursor } from './shared-fields.ts';
import { enteredSchema } from './tournaments.ts';
import { isTimeZone, wallClock } from './wall-clock.ts';

/** The kinds of events. */
export const eventKinds = ['game', 'training', 'other'] as const;
export type EventKind = (typeof eventKinds)[number];

/** The answers to an event. */
export const availabilities = ['yes', 'no', 'maybe'] as const;
export type Availability = (typeof availabilities)[number];

/** The state of a yes to an event with limited seats; `lapsed` is an offered seat that was not accepted in time. */
export const seats = ['seated', 'waiting', 'offered', 'lapsed'] as const;
export type Seat = (typeof seats)[number];

/** The attendance, marked by staff, independent of answers. */
export const attendances = ['attended', 'late', 'absent'] as const;
export type Attendance = (typeof attendances)[number];

/** The rule of an edit that ends the repetition: this event stays, and the dates after it are deleted. */
export const repeatsOnce = 'once';

export const availability = z.enum(availabilities, 'Yes, no or maybe.');
export const answerNote = optionalText(limits.answerNoteLength);
const timeZone = z.string('Please name a time zone.').check(z.maxLength(60), z.refine(isTimeZone, 'We know no time zone of this name.'));

const minutes = z
  .number('Minutes before the start.')
  .check(z.int(), z.gte(limits.reminderMinutesMinimum), z.lte(limits.reminderMinutesMaximum));

/** The fields of an event that staff can set. Times are local in its zone: '2026-11-28T18:30'. */
export const writtenEvent = {
  kind: z.enum(eventKinds, 'A game, a training, or something else.'),
  title: optionalLine(limits.eventTitleLength),
  opponent: optionalLine(limits.eventTitleLength),
  note: optionalText(limits.eventNoteLength),
  place: optionalLine(limits.eventPlaceLength),
  map_link: webAddress,
  starts_local: wallClock('Please say when it starts.'),
  ends_local: wallClock('Please say when it ends.'),
  meet_local: z.optional(z.nullable(wallClock('Please choose a time to meet.'))),
  /** By default the team's zone. */
  time_zone: z.optional(timeZone),
  capacity: z.optional(
    z.nullable(
      z
        .number('How many can come?')
        .check(
          z.int('A whole number, please.'),
          z.gte(1, 'At least one.'),
          z.lte(limits.eventCapacity, `At most ${limits.eventCapacity}.`),
        ),
    ),
  ),
  answer_by_local: z.optional(z.nullable(wallClock('Please say until when people may answer.'))),
  remind_before: z._default(z.array(minutes, 'A list of minutes, please.').check(z.maxLength(limits.remindersOfAnEvent)), []),
};

/** The answer of one person for whom the reader answers: themselves, or a child they are the guardian of. */
const mySchema = z.object({
  member_id: z.string(),
  name: z.string(),
  is_me: z.boolean(),
  /** False for staff who do not play: they may answer, but need not. */
  is_asked: z.boolean(),
  answer: z.nullable(z.enum(availabilities)),
  note: z.string(),
  seat: z.nullable(z.enum(seats)),
  place_in_line: z.nullable(z.number()),
  offered_until: z.nullable(z.string()),
  is_by_absence: z.boolean(),
});
export type MyAnswer = z.infer<typeof mySchema>;

export const eventCounts = z.object({ yes: z.number(), maybe: z.number(), no: z.number(), waiting: z.number(), none: z.number() });
export type EventCounts = z.infer<typeof eventCounts>;

/** An event for members of its team. Moments are ISO 8601; `…_local` is the local time of its zone. */
export const eventSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  team_name: z.string(),
  /** The sport of its team. */
  sport_id: z.number(),
  series_id: z.nullable(z.string()),
  rule: z.nullable(z.string()),
  kind: z.enum(eventKinds),
  title: z.string(),
  opponent: z.string(),
  note: z.string(),
  place: z.string(),
  /** The given map link, or a search for the place; null without a place. */
  map_link: z.nullable(z.string()),
  own_map_link: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  meet_at: z.nullable(z.string()),
  answer_by: z.nullable(z.string()),
  starts_local: z.string(),
  ends_local: z.string(),
  meet_local: z.nullable(z.string()),
  answer_by_local: z.nullable(z.string()),
  time_zone: z.string(),
  capacity: z.nullable(z.number()),
  remind_before: z.array(z.number()),
  cancelled_at: z.nullable(z.string()),
  cancel_reason: z.string(),
  sequence: z.number(),
  version: z.number(),
  counts: eventCounts,
  mine: z.array(mySchema),
  may_edit: z.boolean(),
});
export type TeamEvent = z.infer<typeof eventSchema>;

export const eventRefusals = { noSuchTeam: 404, noSuchEvent: 404, notYours: 403, tooManyRequests: 429 } as const;
export const oneEvent = z.object({ status: z.literal(1), response: eventSchema });
export const manyEvents = z.object({ status: z.literal(1), response: z.array(eventSchema) });

/** A page of a list: events, the cursor of the next page, and the tournaments of the same days. */
export const pageOfEvents = z.object({ ...manyEvents.shape, next: nextCursor, tournaments: z.array(enteredSchema) });

const dateSchema = z.object({ starts_at: z.string(), time_zone: z.string() });
export const editPlan = z.object({
  /** Dates that stay (at the same or another time), with the number of answers and tasks that stay with them. */
  kept: z.array(dateSchema),
  answers_kept: z.number(),
  tasks_kept: z.number(),
  added: z.array(dateSchema),
  /** Dates that are deleted, with what is deleted with them, and the number of claimed tasks. */
  removed: z.array(z.object({ ...dateSchema.shape, answers: z.number(), tasks: z.number(), tasks_taken: z.number() })),
});
export type EditPlan = z.infer<typeof editPlan>;
