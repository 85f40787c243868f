import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { editPlan, eventRefusals, manyEvents, oneEvent, pageOfEvents, writtenEvent } from './event-shapes.ts';
import { limits } from './limits.ts';
import { calendarDay, identifier, optionalText, requiredText, versionSeen } from './shapes.ts';
import { cursor, ofEvent, ofTeam, scope } from './shared-fields.ts';
import { wallClock } from './wall-clock.ts';

const day = z.optional(calendarDay('A day, as 2026-11-28.'));
/** From one day to before another; by default from today on. `after` continues after the last page. */
const span = { from: day, to: day, after: cursor };
const tellByMail = z._default(z.boolean('Yes or no.'), true);

export const listTeamEvents = defineCall({
  name: 'listTeamEvents',
  summary:
    'The events of a team by time, and its tournaments, with the counts of answers and the answers of the reader. For all members and guardians.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-events/{team_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ ...ofTeam, ...span }),
  answer: z.object({ ...pageOfEvents.shape, may_edit: z.boolean(), time_zone: z.string() }),
  refusals: eventRefusals,
});

export const getUserEvents = defineCall({
  name: 'getUserEvents',
  summary: 'The events and tournaments of all teams that the reader, or a child they look after, belongs to.',
  service: 'organisation',
  method: 'GET',
  path: '/api/getUserEvents',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ ...span, team_id: z.optional(identifier) }),
  answer: z.object({ ...pageOfEvents.shape, teams: z.array(z.object({ id: z.string(), name: z.string(), may_edit: z.boolean() })) }),
  refusals: { noSuchTeam: 404 },
});

export const addTeamEvent = defineCall({
  name: 'addTeamEvent',
  summary: `Adds an event; with an RRULE that has an end, a series of at most ${limits.occurrencesOfASeries} events within two years. Staff only.`,
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/add/{team_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofTeam, ...writtenEvent, rule: optionalText(limits.ruleLength), tell: tellByMail }),
  answer: manyEvents,
  refusals: eventRefusals,
});

const editedEvent = {
  ...ofEvent,
  version: versionSeen,
  scope,
  ...writtenEvent,
  /**
   * Another rule, or 'once'. Left out, the rule stays; a rule without an end ends as before. For more than one event, or for a single
   * event.
   */
  rule: z.optional(optionalText(limits.ruleLength)),
};
const editRefusals = { ...eventRefusals, changedMeanwhile: 409, seatsTaken: 409, eventCancelled: 409 } as const;

export const editTeamEvent = defineCall({
  name: 'editTeamEvent',
  summary:
    'Changes an event, or with `scope` also the later events of its series or all that are still to come. In those, only the fields that differ from the given event are changed. The rule `once` keeps the given event and deletes the others in the scope. Staff only. Refuses an outdated version.',
  service: 'organisation',
  method: 'PUT',
  path: '/api/editTeamEvent',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...editedEvent, tell: tellByMail }),
  answer: manyEvents,
  refusals: editRefusals,
});

export const previewTeamEvent = defineCall({
  name: 'previewTeamEvent',
  summary: 'Previews editTeamEvent with these fields: dates added and deleted, answers kept and lost. Changes nothing. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/editTeamEvent/preview',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...editedEvent, tell: tellByMail }),
  answer: z.object({ status: z.literal(1), response: editPlan }),
  refusals: editRefusals,
});

export const cancelTeamEvent = defineCall({
  name: 'cancelTeamEvent',
  summary: 'Cancels an event with a reason. It stays in the list, and everybody who has not declined gets a mail. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/cancel',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofEvent,
    version: versionSeen,
    scope,
    reason: optionalText(limits.cancelReasonLength),
  }),
  answer: manyEvents,
  refusals: { ...eventRefusals, changedMeanwhile: 409, eventCancelled: 409 },
});

export const deleteTeamEvent = defineCall({
  name: 'deleteTeamEvent',
  summary: 'Deletes an event, or with `scope` more of its series. Nobody is notified; restoreTeamEvents brings them back. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/delete',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ ...ofEvent, version: versionSeen, scope }),
  answer: z.object({ status: z.literal(1), event_ids: z.array(z.string()) }),
  refusals: { ...eventRefusals, changedMeanwhile: 409 },
});

export const restoreTeamEvents = defineCall({
  name: 'restoreTeamEvents',
  summary:
    'Restores events that were deleted in the last ten minutes or cancelled, with their answers. An event that was cancelled and then deleted stays cancelled. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/restore',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    event_ids: z
      .array(identifier, 'A list of events, please.')
      .check(z.minLength(1, 'Which events?'), z.maxLength(limits.occurrencesOfASeries)),
  }),
  answer: manyEvents,
  refusals: { ...eventRefusals, undoOver: 410 },
});

export const pasteSeason = defineCall({
  name: 'pasteSeason',
  summary: 'Reads a pasted table of games (date, time, opponent, place) line by line; with `create`, adds the games. Staff only.',
  service: 'organisation',
  method: 'POST',
  path: '/api/team-events/season/{team_id}',
  encoding: 'json',
  needsSession: true,
  fields: z.object({
    ...ofTeam,
    text: requiredText(limits.seasonTextLength, 'Please paste a table.'),
    minutes: z._default(z.number('Minutes, please.').check(z.int(), z.gte(5), z.lte(1_440)), 90),
    create: z._default(z.boolean('Yes or no.'), false),
    tell: tellByMail,
  }),
  answer: z.object({
    status: z.literal(1),
    rows: z.array(
      z.object({
        line: z.number(),
        starts_local: z.nullable(wallClock('')),
        opponent: z.string(),
        place: z.string(),
        /** Why this line is not an event; null if it is. */
        problem: z.nullable(z.string()),
      }),
    ),
    created: z.number(),
  }),
  refusals: eventRefusals,
});

export const getTeamEvent = defineCall({
  name: 'getTeamEvent',
  summary: 'One event with the counts of answers and the answers of the reader. For all members and guardians.',
  service: 'organisation',
  method: 'GET',
  path: '/api/team-events/{team_id}/{event_id}',
  encoding: 'query',
  needsSession: true,
  fields: z.object(ofEvent),
  answer: oneEvent,
  refusals: eventRefusals,
});
