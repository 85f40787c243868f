import { invalidInput } from '../http/refusal.ts';
import type { EventRow } from './event-row.ts';
import { columnsOf, titleOf, type WrittenEvent } from './plan-events.ts';
import { instantOf, localOf, localPlus, minutesBetween, spanOf } from '../recurrence/index.ts';

/** What the events of a series have in common: everything but the start; other times are minutes relative to it. */
export type EventShape = {
  kind: EventRow['kind'];
  title: string;
  note: string;
  opponent: string;
  place: string;
  map_link: string | null;
  time_zone: string;
  capacity: number | null;
  remind_before: readonly number[];
  ends_local: number;
  meet_local: number | null;
  answer_by_local: number | null;
};

/** The shape of a stored event, and its local start. */
export function shapeOfRow(row: EventRow): { starts: string; shape: EventShape } {
  const starts = localOf(row.startsAt, row.timeZone);
  const from = (moment: Date | null) => moment && minutesBetween(starts, localOf(moment, row.timeZone));
  return {
    starts,
    shape: {
      kind: row.kind,
      title: row.title,
      note: row.note,
      opponent: row.opponent,
      place: row.place,
      map_link: row.mapLink,
      time_zone: row.timeZone,
      capacity: row.capacity,
      remind_before: row.remindBefore,
      ends_local: minutesBetween(starts, localOf(row.endsAt, row.timeZone)),
      meet_local: from(row.meetAt),
      answer_by_local: from(row.answerBy),
    },
  };
}

/** The shape that a form's fields describe. */
export function shapeOfFields(fields: WrittenEvent, zone: string): EventShape {
  const from = (local: string | null | undefined) => (local ? minutesBetween(fields.starts_local, local) : null);
  return {
    kind: fields.kind,
    title: titleOf(fields),
    note: fields.note,
    opponent: fields.kind === 'game' ? fields.opponent : '',
    place: fields.place,
    map_link: fields.map_link || null,
    time_zone: zone,
    capacity: fields.capacity ?? null,
    remind_before: columnsOf(fields, zone).remindBefore,
    ends_local: minutesBetween(fields.starts_local, fields.ends_local),
    meet_local: from(fields.meet_local),
    answer_by_local: from(fields.answer_by_local),
  };
}

/** The fields that a form changes; only these are applied to the other events of the series. */
export function patchBetween(before: EventShape, after: EventShape): Partial<EventShape> {
  const keys = Object.keys(after) as (keyof EventShape)[];
  return Object.fromEntries(
    keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])).map((key) => [key, after[key]]),
  );
}

/** The columns of an event with this shape and local start. Refuses an end that is not after the start. */
export function columnsOfShape(shape: EventShape, starts: string) {
  const {
    time_zone: zone,
    map_link: mapLink,
    remind_before: remindBefore,
    ends_local: minutes,
    meet_local: meet,
    answer_by_local: answerBy,
    ...texts
  } = shape;
  if (minutes <= 0) throw invalidInput({ ends_local: 'It has to end after it starts.' });
  const at = (offset: number | null) => (offset === null ? null : instantOf(localPlus(starts, offset), zone));
  return {
    ...texts,
    mapLink,
    timeZone: zone,
    remindBefore: [...remindBefore],
    ...spanOf(starts, localPlus(starts, minutes), zone),
    meetAt: at(meet),
    answerBy: at(answerBy),
  };
}
