import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentInZone } from '../../src/islands/shared/zone-moment.ts';
import { instantOf, localOf } from '../../src/server/recurrence/index.ts';

const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC'];
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000);

test('the browser and the server take a local time of a zone for the same moment', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
      const local = localOf(at, zone);
      const instant = instantOf(local, zone);
      // A clock that is put back shows some times twice, of which either may be meant.
      const isTwice = [-60, -30, 30, 60].some((minutes) => localOf(later(instant, minutes), zone) === local);
      fc.pre(!isTwice);
      expect(momentInZone(local, zone)).toEqual(instant);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['2026-03-29T00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:00', 'Europe/London', '2026-10-25T02:00:00.000Z'],
  ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-09-27T12:00', 'Pacific/Auckland', '2026-09-26T23:00:00.000Z'],
  ['2026-11-28T18:30', 'Asia/Kathmandu', '2026-11-28T12:45:00.000Z'],
])('%s in %s is %s, also beside a change of the clock', (local, zone, moment) => {
  expect(momentInZone(local, zone)?.toISOString()).toBe(moment);
});

test('what is no time or no zone has no moment', () => {
  expect(momentInZone('2026-13-40T18:30', 'UTC')).toBeUndefined();
  expect(momentInZone('2026-11-28T18:30', 'Mars/Olympus')).toBeUndefined();
});
