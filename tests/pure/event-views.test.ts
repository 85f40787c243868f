import { describe, expect, test } from 'vitest';
import { eventsAddress, readEventAddress } from '../../src/layouts/events/event-views.ts';

const read = (query: string) => readEventAddress(new URL(`https://elevate.example/team/upcomingEvents?${query}`));
const two = (number: number) => String(number).padStart(2, '0');
const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** Every day of a month, as '2026-11-01'. The month counts from 1. */
const daysOfMonth = (year: number, month: number) =>
  Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) => `${year}-${two(month)}-${two(at + 1)}`);
const months = Array.from({ length: 60 }, (_, at) => [2026 + Math.floor(at / 12), (at % 12) + 1] as const);

describe('a month of events', () => {
  test('shows each of its days in whole weeks from a Monday on, whichever of its days was asked for', () => {
    for (const [year, month] of months) {
      const wanted = daysOfMonth(year, month);
      for (const from of [wanted[0], wanted.at(-1)]) {
        const { days } = read(`view=month&from=${from}`);
        expect(days, from).toEqual(expect.arrayContaining(wanted));
        const others = days.filter((day) => !wanted.includes(day));
        expect([days.length % 7, new Date(days[0] ?? '').getUTCDay(), others.length < 13], from).toEqual([0, 1, true]);
        expect(new Set(days).size, from).toBe(days.length);
      }
    }
  });

  test('leads to the month before and the month after, over the end of a year', () => {
    for (const [year, month] of months) {
      const { before, after } = read(`view=month&from=${year}-${two(month)}-15`);
      expect(before.slice(0, 7)).toBe(isoDay(new Date(Date.UTC(year, month - 2, 1))).slice(0, 7));
      expect(after.slice(0, 7)).toBe(isoDay(new Date(Date.UTC(year, month, 1))).slice(0, 7));
    }
  });

  test('is named by its month', () => {
    expect(read('view=month&from=2026-11-30').label).toBe('November 2026');
  });
});

describe('a week of events', () => {
  test.each(['2026-12-28', '2026-12-31', '2027-01-03'])('is from Monday to Sunday around %s, with the weeks beside it', (from) => {
    expect(read(`view=week&from=${from}`)).toEqual({
      view: 'week',
      team: undefined,
      days: ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
      before: '2026-12-21',
      after: '2027-01-04',
      label: '28 Dec to 3 Jan 2027',
    });
  });
});

describe('the address of events', () => {
  test('is a list without a known view, and one that is read says the same again', () => {
    expect(read('view=year&team=zephyrs')).toMatchObject({ view: 'list', team: 'zephyrs', days: [] });
    expect(eventsAddress({ view: 'list' })).toBe('/team/upcomingEvents');
    const address = eventsAddress({ view: 'month', team: 'zephyrs', from: '2026-11-30' });
    expect(address).toBe('/team/upcomingEvents?view=month&team=zephyrs&from=2026-11-30');
    expect(readEventAddress(new URL(address, 'https://elevate.example'))).toMatchObject({ view: 'month', team: 'zephyrs' });
  });

  test.each(['2026-02-30x', 'soon', '2026-13-01', ''])('shows today for %j instead of a day', (from) => {
    const today = read('view=week').days;
    expect(read(`view=week&from=${from}`).days).toEqual(today);
  });
});
