import type { Random } from './random.ts';

const firstDay = Date.UTC(2024, 9, 1);
const lastDay = Date.UTC(2026, 10, 15);

/** When player `number` of `count` joined: in order, spread over two years. Named people joined earlier (see `beforeEveryone`). */
export function momentOf(number: number, count: number, random: Random): Date {
  const step = (lastDay - firstDay) / count;
  return new Date(Math.floor(firstDay + (number + random.next() * 0.9) * step));
}

/** A day in September 2024, for those who joined first. */
export const beforeEveryone = (day: number): Date => new Date(Date.UTC(2024, 8, day, 9, 30));
