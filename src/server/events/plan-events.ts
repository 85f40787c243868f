import type { CheckedFields } from '../../contract/call.ts';
import type { addTeamEvent } from '../../contract/events.ts';
import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import { invalidInput } from '../http/refusal.ts';
import type { EventRow } from './event-row.ts';
import { normalRule, startsOf } from './recurrence.ts';
import { instantOf, localPlus, minutesBetween, spanOf } from '../recurrence/index.ts';

export type WrittenEvent = Omit<CheckedFields<typeof addTeamEvent>, 'team_id' | 'rule' | 'tell'>;
export type NewEvent = Omit<EventRow, 'cancelledAt' | 'cancelReason' | 'sequence' | 'version' | 'nextInLine' | 'createdAt'>;
export type NewSeries = { id: string; rule: string; startsLocal: string; timeZone: string; splitFrom?: string };

/** The title of an event, or a default made from its kind and opponent. */
export function titleOf({ kind, title, opponent }: Pick<WrittenEvent, 'kind' | 'title' | 'opponent'>): string {
  if (title !== '') return title;
  if (kind === 'other') throw invalidInput({ title: 'Please name what it is.' });
  if (kind === 'training') return 'Training';
  return opponent === '' ? 'Game' : `Against ${opponent}`;
}

/** Refuses times that contradict each other, at the fields concerned. */
export function checkTimes({ starts_local: starts, ends_local: ends, meet_local: meet, answer_by_local: answerBy }: WrittenEvent): void {
  const minutes = minutesBetween(starts, ends);
  if (minutes <= 0) throw invalidInput({ ends_local: 'It has to end after it starts.' });
  if (minutes > limits.eventDays * 1_440) throw invalidInput({ ends_local: `At most ${limits.eventDays} days.` });
  if (meet && (meet > starts || minutesBetween(meet, starts) > 1_440)) {
    throw invalidInput({ meet_local: 'People meet before the start, on the same day or the evening before.' });
  }
  if (answerBy && answerBy > ends) throw invalidInput({ answer_by_local: 'Answers are due before the end.' });
}

/** The columns of an event from a form's fields, for the local start `starts`; the other times keep their distance from it. */
export function columnsOf(fields: WrittenEvent, zone: string, starts = fields.starts_local) {
  const moved = (local: string) => localPlus(starts, minutesBetween(fields.starts_local, local));
  return {
    kind: fields.kind,
    title: titleOf(fields),
    note: fields.note,
    opponent: fields.kind === 'game' ? fields.opponent : '',
    place: fields.place,
    mapLink: fields.map_link || null,
    ...spanOf(starts, moved(fields.ends_local), zone),
    meetAt: fields.meet_local ? instantOf(moved(fields.meet_local), zone) : null,
    timeZone: zone,
    capacity: fields.capacity ?? null,
    answerBy: fields.answer_by_local ? instantOf(moved(fields.answer_by_local), zone) : null,
    remindBefore: [...new Set(fields.remind_before)].sort((one, other) => other - one),
  };
}

/** The events, and the series, that a form describes. Refuses `invalidInput` for invalid times and rules. */
export function planEvents(teamId: string, fields: WrittenEvent, rule: string, zone: string): { series?: NewSeries; events: NewEvent[] } {
  checkTimes(fields);
  const starts = fields.starts_local;
  if (rule === '') return { events: [{ teamId, id: newId(), seriesId: null, occurrence: null, ...columnsOf(fields, zone) }] };
  const series = { id: newId(), rule: normalRule(rule, zone), startsLocal: starts, timeZone: zone };
  const events = startsOf(series.rule, starts, zone).map((occurrence) => ({
    teamId,
    id: newId(),
    seriesId: series.id,
    occurrence,
    ...columnsOf(fields, zone, occurrence),
  }));
  return { series, events };
}
