import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { hourOf, mealsByCount } from './menu-shapes.ts';

export type MealTime = { readonly key: MealKey; readonly share: number; readonly at: string };

const minuteOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5));
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(Math.round(minute) % 60).padStart(2, '0')}`;

/** Hours between two meals at least, and how long before the window's end the last one starts. */
const leastApart = 150;
const beforeEnd = 30;
/** Who starts to eat from here on leaves breakfast out. */
const lateStart = 10 * 60 + 30;

const late: Readonly<Record<number, readonly (readonly [MealKey, share: number])[]>> = {
  2: [
    ['lunch', 0.52],
    ['dinner', 0.48],
  ],
  3: [
    ['lunch', 0.4],
    ['snack', 0.2],
    ['dinner', 0.4],
  ],
  4: [
    ['lunch', 0.36],
    ['snack', 0.17],
    ['dinner', 0.34],
    ['night', 0.13],
  ],
};
const early: Readonly<Record<number, readonly (readonly [MealKey, share: number])[]>> = {
  2: [
    ['breakfast', 0.45],
    ['lunch', 0.55],
  ],
};

/** Meals in a window of hours: as many as fit with two and a half hours between them, with the whole day's energy. */
function inWindow(count: number, from: number, until: number): MealTime[] {
  const span = until - beforeEnd - from;
  const fits = Math.max(2, Math.min(count, Math.floor(span / leastApart) + 1));
  const isLate = from >= lateStart;
  const shares = (isLate ? late[Math.min(4, fits)] : (early[fits] ?? mealsByCount[fits])) ?? [];
  return shares.map(([key, share], at) => ({ key, share, at: timeOf(from + (Math.max(0, span) * at) / Math.max(1, shares.length - 1)) }));
}

const nightShare = { breakfast: 0.34, dinner: 0.46, night: 0.2 } as const;
/** How long before dawn the last meal of a night begins, and how long after the first one a smaller one. */
const [beforeDawn, afterFirst] = [45, 180];

/**
 * Meals of a night, as in Ramadan: dinner when eating begins, something small later, and breakfast before it ends. In the order of the
 * clock, so that a day begins with the meal before dawn.
 */
const inNight = (from: number, end: number): MealTime[] => [
  { key: 'breakfast', share: nightShare.breakfast, at: timeOf((end - beforeDawn + 24 * 60) % (24 * 60)) },
  { key: 'dinner', share: nightShare.dinner, at: timeOf(from) },
  { key: 'night', share: nightShare.night, at: timeOf((from + Math.min(afterFirst, 23 * 60 + 30 - from)) % (24 * 60)) },
];

/** The meals of a day with their share of its energy and their time, within the hours that somebody eats. */
export function mealsOfRequest({ meals, eatBetween }: Pick<DietRequest, 'meals' | 'eatBetween'>): readonly MealTime[] {
  const usual = (mealsByCount[meals] ?? []).map(([key, share]) => ({ key, share, at: hourOf[key] }));
  if (!eatBetween) return usual;
  const [from, end] = [minuteOf(eatBetween.from), minuteOf(eatBetween.until)];
  if (end < from) return inNight(from, end);
  const until = end;
  if (usual.every(({ at }) => minuteOf(at) >= from && minuteOf(at) <= until - beforeEnd)) return usual;
  return inWindow(meals, from, until);
}
