import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestBirthday } from '../../src/server/teams/team-topic.ts';

/** The day that the view `minors` compares birth dates with. */
const dayOf = (ms: number) => new Date(ms - 12 * 3_600_000).toISOString().slice(0, 10);

test('the latest birthday is the moment at which the day of the view minors began', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }), (now) => {
      const began = latestBirthday(now).getTime();
      expect(began).toBeLessThanOrEqual(now.getTime());
      expect(dayOf(began)).toBe(dayOf(now.getTime()));
      expect(dayOf(began - 1)).not.toBe(dayOf(began));
    }),
  );
  expect(latestBirthday(new Date('2027-03-01T11:59:59Z')).toISOString()).toBe('2027-02-28T12:00:00.000Z');
});
