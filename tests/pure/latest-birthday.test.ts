import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOfDayEverywhere, dayEverywhere } from '../../src/contract/ages.ts';

const dayOf = (ms: number) => dayEverywhere(new Date(ms));

test('the day that has begun everywhere on earth began at the latest moment when another day ended', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }), (now) => {
      const began = beginningOfDayEverywhere(now).getTime();
      expect(began).toBeLessThanOrEqual(now.getTime());
      expect(dayOf(began)).toBe(dayOf(now.getTime()));
      expect(dayOf(began - 1)).not.toBe(dayOf(began));
    }),
  );
  expect(beginningOfDayEverywhere(new Date('2027-03-01T11:59:59Z')).toISOString()).toBe('2027-02-28T12:00:00.000Z');
});
