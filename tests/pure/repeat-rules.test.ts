import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalRule, startsOf } from '../../src/server/events/recurrence.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { localTimesOfRule } from '../../src/server/recurrence/index.ts';
import { momentsOfRule } from '../../src/server/tasks/task-timing.ts';

const zone = 'Asia/Kolkata';
const first = '2026-12-01T18:00';
const ofEvents = (rule: string) => startsOf(normalRule(rule, zone), first, zone);
const ofTasks = (rule: string) => momentsOfRule(rule, first, zone);
const both = [
  { of: 'events', datesOf: ofEvents },
  { of: 'tasks', datesOf: ofTasks },
];

describe.each(both)('the dates of a rule, of $of', ({ datesOf }) => {
  test.each([
    'FREQ=DAILY;INTERVAL=-1;COUNT=3',
    'FREQ=DAILY;INTERVAL=0;COUNT=3',
    'FREQ=DAILY;INTERVAL=0.5;COUNT=3',
    'FREQ=DAILY;BYMONTH=13;COUNT=3',
    'FREQ=DAILY;BYMONTHDAY=32;COUNT=3',
    'FREQ=MONTHLY;BYSETPOS=0;BYDAY=MO;COUNT=3',
    'FREQ=MONTHLY;BYDAY=99MO;COUNT=3',
    'FREQ=WEEKLY;COUNT=-3',
    'FREQ=DAILY;FREQ=DAILY;COUNT=3',
    'FREQ=DAILY;COUNT=3;BYHOUR=1',
    'FREQ=DAILY;COUNT=1e9',
  ])('are refused for %s', (rule) => {
    expect(() => datesOf(rule)).toThrow(Refusal);
  });

  test('are searched for no longer than years ahead, where there are none', () => {
    for (const rule of ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=3', 'FREQ=MONTHLY;BYDAY=53MO;COUNT=3'])
      expect(() => datesOf(rule), rule).toThrow(Refusal);
  });

  test('are as many as COUNT says, or up to UNTIL', () => {
    expect(datesOf('FREQ=WEEKLY;BYDAY=TU;COUNT=4')).toHaveLength(4);
    expect(datesOf('RRULE:FREQ=DAILY;UNTIL=20261205')).toHaveLength(5);
  });
});

const list = (one: fc.Arbitrary<unknown>) => fc.array(one, { minLength: 1, maxLength: 3 }).map((some) => some.join(','));
const number = fc.integer({ min: -400, max: 400 });
const part = fc.oneof(
  fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', '').map((value) => `FREQ=${value}`),
  fc.oneof(number, fc.double({ noNaN: true })).map((value) => `INTERVAL=${value}`),
  number.map((value) => `COUNT=${value}`),
  fc.integer({ min: 1900, max: 9999 }).map((year) => `UNTIL=${year}0131`),
  list(number).map((value) => `BYMONTHDAY=${value}`),
  list(fc.integer({ min: -2, max: 14 })).map((value) => `BYMONTH=${value}`),
  list(number).map((value) => `BYSETPOS=${value}`),
  list(fc.tuple(fc.constantFrom('', '1', '-1', '53', '99', '0'), fc.constantFrom('MO', 'SU', 'XX')).map((both) => both.join(''))).map(
    (value) => `BYDAY=${value}`,
  ),
  fc.constantFrom('WKST=MO', 'WKST=ZZ', 'BYHOUR=1', 'X'),
);

test('any rule at all ends in dates within the limits, or in a refusal', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.boolean(), (parts, isEnding) => {
      const rule = [...parts, ...(isEnding ? ['COUNT=5'] : [])].join(';');
      for (const datesOf of [ofEvents, ofTasks]) {
        let found = 0;
        try {
          found = datesOf(rule).length;
        } catch (error) {
          expect(error, rule).toBeInstanceOf(Refusal);
        }
        expect(found).toBeLessThanOrEqual(200);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each(['FREQ=YEARLY;INTERVAL=999;COUNT=9', 'FREQ=MONTHLY;INTERVAL=999;COUNT=100'])(
  '%s goes beyond the year 9999 and is refused',
  (rule) => {
    expect(() => localTimesOfRule(rule, '2026-11-22T18:00', 200)).toThrow(RangeError);
  },
);
