import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  answerNote,
  attendances,
  availabilities,
  availability,
  eventCounts,
  eventKinds,
  eventRefusals,
  eventSchema,
  seats,
} from './event-shapes.ts';
import { identifier } from './shapes.ts';
import { ofEvent } from './shared-fields.ts';

const moment = z
  .string('A moment, as 2026-11-28T12:00:00Z.')
  .check(z.iso.datetime({ offset: true, error: 'A moment, as 2026-11-28T12:00:00Z.' }));
const closed = { answersClosed: 409, eventOver: 409, eventCancelled: 409 } as const;

const clashSchema = z.object({
  id: z.string(),
  team_id: z.string(),
  team_name: z.string(),
  title: z.string(),
  starts_at: z.string(),
  /** The first and the last day of a tournament, as '2026-12-05'; null for an event. */
  days: z.nullable(z.object({ from: z.string(), to: z.string() })),
});
export type Clash = z.infer<typeof clashSchema>;

export const answerEvent = defineCall({
  name: 'answerEvent',
  summary:
    'Answers whether a member comes: oneself, a child as their guardian, or as staff any member. Of several answers the one with the latest `at` counts, in whatever order they arrive.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/team-events/answer/{event_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofEvent,
    member_id: identifier,
    answer: availability,
    note: answerNote,
    /** When the answer was given; now by default. */
    at: z.optional(moment),
    /** Who gave it. Refused with `sessionExpired` if somebody else is signed in, as an answer may be sent long after it was given. */
    user_id: z.optional(identifier),
  }),
  answer: z.object({
    status: z.literal(1),
    response: eventSchema,
    /** What clashes with it: accepted or tentative events of the member, and tournaments of their teams and of the reader's. */
    clashes: z.array(clashSchema),
  }),
  refusals: { ...eventRefusals, noSuchMember: 404, ...closed },
});

const playerSchema = z.object({
  member_id: z.string(),
  name: z.string(),
  jersey_number: z.nullable(z.number()),
  position: z.string(),
  squad: z.nullable(z.string()),
  is_asked: z.boolean(),
  /** For staff: whether they are a minor without a guardian in the team. */
  is_guardian_missing: z.boolean(),
  answer: z.nullable(z.enum(availabilities)),
  note: z.string(),
  seat: z.nullable(z.enum(seats)),
  place_in_line: z.nullable(z.number()),
  offered_until: z.nullable(z.string()),
  via: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  attendance: z.nullable(z.enum(attendances)),
  reminded_at: z.nullable(z.string()),
  /** Whether the reader may answer for them. */
  may_answer: z.boolean(),
});
export type EventPlayer = z.infer<typeof playerSchema>;

export const checkEventAvailability = defineCall({
  name: 'checkEventAvailability',
  summary: 'The answers to an event by name, with the waiting list in order and the attendance. Squad and guardians only.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-events/check-event-availibility/{event_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofEvent),
  answer: z.object({
    status: z.literal(1),
    response: eventSchema,
    players: z.array(playerSchema),
    may_keep: z.boolean(),
  }),
  refusals: eventRefusals,
});

export const markPlayer = defineCall({
  name: 'markPlayer',
  summary: 'Marks who attended, was late or absent, once an event is near or over; null removes the mark. Staff only.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/team-events/mark-player/{event_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofEvent,
    member_id: identifier,
    mark: z.nullable(z.enum(attendances, 'attended, late or absent.')),
  }),
  answer: z.object({ status: z.literal(1), mark: z.nullable(z.enum(attendances)) }),
  refusals: { ...eventRefusals, noSuchMember: 404, notYet: 409 },
});

export const remindPlayers = defineCall({
  name: 'remindPlayers',
  summary: 'Sends a reminder to those who have not answered, except those reminded within the last hours. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/remind/{event_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object(ofEvent),
  answer: z.object({ status: z.literal(1), reminded: z.number(), unreachable: z.number() }),
  refusals: { ...eventRefusals, ...closed },
});

const token = z
  .string('This link is incomplete.')
  .check(z.minLength(1, 'This link is incomplete.'), z.maxLength(200, 'This is not a link of ours.'));
const linkAnswer = z.object({
  status: z.literal(1),
  response: z.object({
    team_name: z.string(),
    sport_id: z.number(),
    kind: z.enum(eventKinds),
    title: z.string(),
    opponent: z.string(),
    note: z.string(),
    place: z.string(),
    map_link: z.nullable(z.string()),
    starts_at: z.string(),
    ends_at: z.string(),
    meet_at: z.nullable(z.string()),
    answer_by: z.nullable(z.string()),
    time_zone: z.string(),
    cancelled_at: z.nullable(z.string()),
    cancel_reason: z.string(),
    is_closed: z.boolean(),
    capacity: z.nullable(z.number()),
    counts: eventCounts,
    /** The first name of the member for whom the link answers. */
    name: z.string(),
    answer: z.nullable(z.enum(availabilities)),
    answer_note: z.string(),
    seat: z.nullable(z.enum(seats)),
    place_in_line: z.nullable(z.number()),
    offered_until: z.nullable(z.string()),
  }),
});
export type LinkedEvent = z.infer<typeof linkAnswer>['response'];

export const readAvailabilityLink = defineCall({
  name: 'readAvailabilityLink',
  summary: 'The event behind a signed link of a mail, and what was answered. Changes nothing, so that mail scanners may follow it.',
  service: 'organisation',
  method: 'GET',
  path: '/api/event-availibility',
  encoding: 'query',
  fields: z.object({ token }),
  answer: linkAnswer,
  refusals: { staleAnswerLink: 410, tooManyRequests: 429 },
});

export const answerByLink = defineCall({
  name: 'answerByLink',
  summary: 'Answers by the signed link of a mail, without a session. A form of a page sends it too.',
  service: 'organisation',
  method: 'POST',
  path: '/api/event-availibility',
  encoding: 'form',
  fields: z.object({ token, answer: availability, note: answerNote }),
  answer: linkAnswer,
  refusals: { staleAnswerLink: 410, tooManyRequests: 429, ...closed },
});
