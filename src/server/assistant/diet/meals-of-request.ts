import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { minuteOf } from '../part/index.ts';
import { hourOf, mealsByCount } from './menu-shapes.ts';

export type MealTime = { readonly key: MealKey; readonly share: number; readonly at: string };

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(Math.round(minute) % 60).padStart(2, '0')}`;

/** How long before the window's end the last meal starts; minutes between a small meal and the next, and between two main meals. */
const [beforeEnd, smallApart, mainApart] = [30, 120, 180];
/** Who starts to eat from here on leaves breakfast out. */
const lateStart = 10 * 60 + 30;
const quarter = 15;
const up = (minute: number): number => Math.ceil(minute / quarter) * quarter;
const down = (minute: number): number => Math.floor(minute / quarter) * quarter;

type Placed = readonly [key: MealKey, at: number];

/** Main meals keep their usual hours where the window allows them, and move no further than they must. */
function mainMeals(from: number, last: number): Placed[] {
  const dinner = Math.min(minuteOf(hourOf.dinner), down(last));
  if (from >= lateStart) {
    const lunch = Math.max(up(from), Math.min(minuteOf(hourOf.lunch), down(dinner - mainApart * 2)));
    return dinner - lunch < mainApart
      ? [['lunch', up(from)]]
      : [
          ['lunch', lunch],
          ['dinner', dinner],
        ];
  }
  const breakfast = Math.max(up(from), Math.min(minuteOf(hourOf.breakfast), down(dinner - mainApart * 2)));
  if (dinner - breakfast < mainApart * 2 - quarter)
    return [
      ['breakfast', breakfast],
      ['lunch', dinner],
    ];
  const usual = minuteOf(hourOf.lunch);
  const fits = usual - breakfast >= mainApart && dinner - usual >= mainApart;
  return [
    ['breakfast', breakfast],
    ['lunch', fits ? usual : down((breakfast + dinner) / 2)],
    ['dinner', dinner],
  ];
}

/** A small meal between two others at its usual hour, or as late as two hours before the next; undefined if there is no room. */
function between(key: MealKey, before: number, after: number): Placed | undefined {
  const at = Math.max(before + smallApart, Math.min(minuteOf(hourOf[key]), down(after - smallApart)));
  return after - at >= smallApart ? [key, at] : undefined;
}

const usualShare = (key: MealKey): number => mealsByCount[6]?.find(([one]) => one === key)?.[1] ?? 0.1;

/** Meals in a window of hours: as many of those asked for as fit, with the whole day's energy. */
function inWindow(count: number, from: number, until: number): MealTime[] {
  const last = until - beforeEnd;
  const main = mainMeals(from, last);
  const at = new Map(main);
  const [lunch, dinner] = [at.get('lunch'), at.get('dinner')];
  const isLate = !at.has('breakfast');
  const wanted = new Set((mealsByCount[count] ?? []).map(([key]) => key));
  const small = [
    !isLate && lunch !== undefined && wanted.has('midMorning') ? between('midMorning', at.get('breakfast') ?? from, lunch) : undefined,
    lunch !== undefined && dinner !== undefined && (isLate || wanted.has('snack')) ? between('snack', lunch, dinner) : undefined,
    wanted.has('night') && last >= minuteOf(hourOf.night) ? (['night', minuteOf(hourOf.night)] as const) : undefined,
  ].flatMap((one) => (one ? [one] : []));
  const all = [...main, ...small].sort(([, one], [, other]) => one - other);
  const whole = all.reduce((sum, [key]) => sum + usualShare(key), 0);
  return all.map(([key, minute]) => ({ key, share: usualShare(key) / whole, at: timeOf(minute) }));
}

/** Hours of eating below which nobody is planned who grows, feeds a child or lives with diabetes (ADA, Standards of Care 2024, on fasting). */
const leastHours = 10;
/** Whether a window is too short for somebody to be planned; the plan says so. */
export function isWindowRefused({ eatBetween, age, conditions }: Pick<DietRequest, 'eatBetween' | 'age' | 'conditions'>): boolean {
  if (!eatBetween) return false;
  const span = minuteOf(eatBetween.until) - minuteOf(eatBetween.from);
  const isAtRisk = age < 18 || (['pregnancy', 'breastfeeding', 'diabetes'] as const).some((one) => conditions.includes(one));
  return isAtRisk && span > 0 && span < leastHours * 60;
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

/** The meals of a day by their number, with a small one at bedtime for whoever wants something then: a glass of milk. */
function usualMeals({ meals, wantedAt }: Pick<DietRequest, 'meals' | 'wantedAt'>): MealTime[] {
  const usual = (mealsByCount[meals] ?? []).map(([key, share]) => ({ key, share, at: hourOf[key] }));
  const isWanted = wantedAt.some((one) => one.meals.length === 1 && one.meals[0] === 'night');
  if (!isWanted || usual.some(({ key }) => key === 'night')) return usual;
  const night = usualShare('night');
  return [...usual.map((one) => ({ ...one, share: one.share * (1 - night) })), { key: 'night', share: night, at: hourOf.night }];
}

/** The meals of a day with their share of its energy and their time, within the hours that somebody eats. */
export function mealsOfRequest(
  request: Pick<DietRequest, 'meals' | 'eatBetween' | 'age' | 'conditions' | 'wantedAt'>,
): readonly MealTime[] {
  const { meals, eatBetween } = request;
  const usual = usualMeals(request);
  if (!eatBetween || isWindowRefused(request)) return usual;
  const [from, until] = [minuteOf(eatBetween.from), minuteOf(eatBetween.until)];
  if (until < from) return inNight(from, until);
  if (usual.every(({ at }) => minuteOf(at) >= from && minuteOf(at) <= until - beforeEnd)) return usual;
  return inWindow(meals, from, until);
}
