import { newId } from '../database/new-id.ts';
import { invalidInput } from '../http/refusal.ts';
import { columnsOfShape, shapeOfRow, type EventShape } from './event-shape.ts';
import type { NewEvent, NewSeries } from './plan-events.ts';
import { endingAs, normalRule, ruleUntil, startsOf, turnedBy } from './recurrence.ts';
import type { SeriesRow, Target } from './series.ts';
import { instantOf, localPlus, minutesBetween } from '../recurrence/index.ts';
import type { ChangedEvent } from './write-events.ts';

export type Change = { patch: Partial<EventShape>; shiftMinutes: number; rule: string | undefined };
export type PlannedChange = {
  changed: ChangedEvent[];
  added: NewEvent[];
  /** Events that the new rule does not contain; they leave their series, as do those that were deleted before. */
  dropped: string[];
  /** The new series from the first changed event on. */
  series?: NewSeries;
  /** The shortened rule of the part before; null if no event is left there, undefined if the series is unchanged. */
  ruleBefore?: string | null;
};

function changeOf(row: Target, { patch, shiftMinutes }: Change, seriesId: string | null, occurrence: string | null): ChangedEvent {
  const { starts, shape } = shapeOfRow(row);
  // An event that was moved by hand keeps its own time; the others move with the series. Compares instants: if a clock change skips the
  // time of an occurrence, it starts an hour later in local time without having been moved.
  const isMoved = row.occurrence !== null && instantOf(row.occurrence, row.timeZone).getTime() !== row.startsAt.getTime();
  const columns = columnsOfShape({ ...shape, ...patch }, isMoved ? starts : localPlus(row.occurrence ?? starts, shiftMinutes));
  const isTimeOrPlaceChanged =
    columns.startsAt.getTime() !== row.startsAt.getTime() ||
    columns.endsAt.getTime() !== row.endsAt.getTime() ||
    columns.timeZone !== row.timeZone ||
    columns.place !== row.place;
  return { teamId: row.teamId, id: row.id, seriesId, occurrence, ...columns, sequenceStep: isTimeOrPlaceChanged ? 1 : 0 };
}

/** Changes one event only: it stays in its series, where `occurrence` identifies it. */
export const planOne = (row: Target, change: Change): PlannedChange => {
  const { starts, shape } = shapeOfRow(row);
  const columns = columnsOfShape({ ...shape, ...change.patch }, localPlus(starts, change.shiftMinutes));
  const changed = changeOf({ ...row, occurrence: null }, change, row.seriesId, row.occurrence);
  return { changed: [{ ...changed, ...columns }], added: [], dropped: [] };
};

/**
 * Changes several events of a series, from the first of `rows` on. They become a new series if times or the rule change or other events
 * come before them. Rows keep their ids and so their answers. `lastBefore` is the last start of the part before.
 */
export function planSeries(rows: readonly Target[], series: SeriesRow, change: Change, lastBefore: string | null): PlannedChange {
  const zone = change.patch.time_zone ?? series.timeZone;
  const moved = new Map(rows.map((row) => [row, localPlus(row.occurrence ?? '', change.shiftMinutes)]));
  const first = [...moved.values()][0] ?? '';
  const asked = change.rule === undefined ? undefined : normalRule(endingAs(change.rule, series.rule, rows.length), zone);
  const isNewRule = asked !== undefined && asked !== series.rule;
  if (!isNewRule && change.shiftMinutes === 0 && lastBefore === null && zone === series.timeZone) {
    return { changed: rows.map((row) => changeOf(row, change, series.id, row.occurrence)), added: [], dropped: [] };
  }
  const last = [...moved.values()].at(-1) ?? first;
  const rule = isNewRule ? asked : ruleUntil(turned(series.rule, rows[0], first), last, zone);
  const next: NewSeries = { id: newId(), rule, startsLocal: first, timeZone: zone, splitFrom: series.id };
  const starts = isNewRule ? new Set(startsOf(rule, first, zone)) : undefined;
  const kept = rows.filter((row) => !starts || starts.has(moved.get(row) ?? ''));
  const known = new Set(kept.map((row) => moved.get(row)));
  const shape = { ...shapeOfRow(rows[0] as Target).shape, ...change.patch };
  return {
    changed: kept.map((row) => changeOf(row, change, next.id, moved.get(row) ?? null)),
    added: [...(starts ?? [])]
      .filter((start) => !known.has(start))
      .map((start) => ({
        teamId: (rows[0] as Target).teamId,
        id: newId(),
        seriesId: next.id,
        occurrence: start,
        ...columnsOfShape(shape, start),
      })),
    dropped: rows.filter((row) => !kept.includes(row)).map(({ id }) => id),
    series: next,
    ruleBefore: ruleOfPartBefore(series, lastBefore),
  };
}

const ruleOfPartBefore = (series: SeriesRow, lastBefore: string | null) =>
  lastBefore === null ? null : ruleUntil(series.rule, lastBefore, series.timeZone);

/** Ends the repetition: the event of `row` becomes a single event, and the other `rows` are removed. */
export function planOnce(
  row: Target,
  rows: readonly Target[],
  series: SeriesRow,
  change: Change,
  lastBefore: string | null,
): PlannedChange {
  const changed = planOne(row, change).changed.map((one) => ({ ...one, seriesId: null, occurrence: null }));
  const dropped = rows.filter(({ id }) => id !== row.id).map(({ id }) => id);
  return { changed, added: [], dropped, ruleBefore: ruleOfPartBefore(series, lastBefore) };
}

/** The rule of a series that moves to other days of the week. Refuses rules that cannot be moved. */
function turned(rule: string, row: Target | undefined, first: string): string {
  const day = (local: string) => `${local.slice(0, 10)}T00:00`;
  const days = minutesBetween(day(row?.occurrence ?? first), day(first)) / 1_440;
  if (days === 0) return rule;
  const next = turnedBy(rule, days);
  if (next === undefined) throw invalidInput({ starts_local: 'A series of this kind keeps its day. Change how it repeats instead.' });
  return next;
}
