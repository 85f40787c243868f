import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planSeries, type Change } from '../../src/server/events/plan-change.ts';
import { planEvents } from '../../src/server/events/plan-events.ts';
import { normalRule, startsOf } from '../../src/server/events/recurrence.ts';
import type { Target } from '../../src/server/events/series.ts';
import { instantOf, localOf, localPlus, spanOf } from '../../src/server/recurrence/zone-time.ts';

const zone = fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Auckland');
const local = fc.integer({ min: 0, max: 2 * 365 * 1_440 }).map((minutes) => localPlus('2026-12-01T00:00', minutes));
const days = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 });
const rule = fc.oneof(
  fc
    .tuple(days, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2 }))
    .map(([byDay, count, interval]) => `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${byDay.join(',')};COUNT=${count}`),
  fc.integer({ min: 1, max: 60 }).map((count) => `FREQ=DAILY;COUNT=${count}`),
);
const form = (starts: string) =>
  ({
    kind: 'training',
    title: 'Nets',
    note: '',
    opponent: '',
    place: '',
    map_link: '',
    starts_local: starts,
    ends_local: localPlus(starts, 90),
    remind_before: [],
  }) as const;

const rowsOf = (
  starts: string,
  text: string,
  inZone: string,
): { rows: Target[]; series: { id: string; rule: string; timeZone: string } } => {
  const { events, series } = planEvents('team', { ...form(starts), remind_before: [] }, text, inZone);
  const more = { cancelledAt: null, cancelReason: '', sequence: 0, version: 1, nextInLine: 1, createdAt: new Date(0), isDeleted: false };
  return { rows: events.map((event) => ({ ...event, ...more })), series: series ?? { id: '', rule: '', timeZone: inZone } };
};

describe('any series, in any zone', () => {
  test('repeats at the same local time, in order, and without duplicates', () => {
    fc.assert(
      fc.property(local, rule, zone, (starts, text, inZone) => {
        const all = startsOf(normalRule(text, inZone), starts, inZone);
        expect(all[0]).toBe(starts);
        expect(new Set(all.map((one) => one.slice(11)))).toEqual(new Set([starts.slice(11)]));
        expect(all).toEqual([...new Set(all)].sort());
        const instants = all.map((one) => instantOf(one, inZone).getTime());
        expect(instants).toEqual([...new Set(instants)].sort((one, other) => one - other));
      }),
    );
  });

  test('ends after it starts, across clock changes', () => {
    fc.assert(
      fc.property(local, fc.integer({ min: 1, max: 600 }), zone, (starts, minutes, inZone) => {
        const { startsAt, endsAt } = spanOf(starts, localPlus(starts, minutes), inZone);
        expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
      }),
    );
  });

  const cut = fc.double({ min: 0, max: 0.99, noNaN: true });
  const shift = fc.constantFrom(0, 30, -45, 1_440, -2_880, 60);

  test('changed from any of its events on loses and duplicates none, and all keep their ids', () => {
    fc.assert(
      fc.property(local, rule, zone, cut, shift, (starts, text, inZone, part, shiftMinutes) => {
        const { rows, series } = rowsOf(starts, text, inZone);
        const at = Math.floor(part * rows.length);
        const [before, after] = [rows.slice(0, at), rows.slice(at)];
        const change: Change = { patch: { place: 'Elsewhere' }, shiftMinutes, rule: undefined };
        const plan = planSeries(after, series, change, before.at(-1)?.occurrence ?? null);
        expect(plan.changed.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
        expect([plan.added, plan.dropped]).toEqual([[], []]);
        const wanted = after.map(({ occurrence }) => localPlus(occurrence ?? '', shiftMinutes));
        expect(plan.changed.map(({ occurrence }) => occurrence)).toEqual(wanted);
        expect(plan.changed.map(({ startsAt }) => startsAt)).toEqual(wanted.map((one) => instantOf(one, inZone)));
        // Both rules together give exactly the dates in the calendar.
        if (plan.series) {
          expect(startsOf(plan.series.rule, wanted[0] ?? '', inZone)).toEqual(wanted);
          if (plan.ruleBefore) expect(startsOf(plan.ruleBefore, starts, inZone)).toEqual(before.map(({ occurrence }) => occurrence));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('with another rule has exactly the dates of that rule; dates of both keep their ids', () => {
    fc.assert(
      fc.property(local, rule, rule, zone, (starts, text, next, inZone) => {
        const { rows, series } = rowsOf(starts, text, inZone);
        const plan = planSeries(rows, series, { patch: {}, shiftMinutes: 0, rule: next }, null);
        const held = [...plan.changed, ...plan.added].map(({ occurrence }) => occurrence ?? '').sort();
        if (normalRule(next, inZone) !== series.rule) expect(held).toEqual(startsOf(normalRule(next, inZone), starts, inZone));
        expect(plan.changed.length + plan.dropped.length).toBe(rows.length);
        const ids = [...plan.changed, ...plan.added].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });

  test('moves an event whose time is skipped by daylight saving like the others', () => {
    const { rows, series } = rowsOf('2028-02-27T02:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;COUNT=2', 'America/New_York');
    const plan = planSeries(rows, series, { patch: {}, shiftMinutes: 60, rule: undefined }, null);
    expect(plan.changed.map(({ startsAt, timeZone }) => localOf(startsAt, timeZone))).toEqual(['2028-02-27T03:00', '2028-03-12T03:00']);
  });

  test('that was moved by hand keeps its own time when the others move', () => {
    const { rows, series } = rowsOf('2027-01-05T18:30', 'FREQ=WEEKLY;COUNT=3', 'Asia/Kolkata');
    const own = rows.map((row, at) => (at === 1 ? { ...row, ...spanOf('2027-01-13T07:00', '2027-01-13T08:00', 'Asia/Kolkata') } : row));
    const plan = planSeries(own, series, { patch: {}, shiftMinutes: 30, rule: undefined }, null);
    expect(plan.changed.map(({ startsAt, timeZone }) => localOf(startsAt, timeZone))).toEqual([
      '2027-01-05T19:00',
      '2027-01-13T07:00',
      '2027-01-19T19:00',
    ]);
  });
});
