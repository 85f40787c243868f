import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { fitted, portionOf, type Eatable, type Role } from '../foods/index.ts';
import type { WeightedRandom } from '../part/index.ts';
import { carbsOf } from './carbs-of.ts';
import { baseOf, chooseItem } from './choose-items.ts';
import type { Kitchen, Week } from './choose-items.ts';
import type { DayTarget } from './day-target.ts';
import { joins } from './goes-with.ts';
import { keeps } from './leftovers.ts';
import { minutesOfMeal } from './meal-minutes.ts';
import { mealsOfRequest } from './meals-of-request.ts';
import { coldShapes, ketoShapes, letterOf, lowShapes, moreLeanRoles, moreRoles, richShapes, shapesOf, type Shape } from './menu-shapes.ts';
import { families, staples, weightOfRole } from './meal-roles.ts';
import type { FixedItem } from './wanted-meals.ts';
import { slotHeld, slotOf, type Slot } from './tune-day.ts';

export type { DayTarget } from './day-target.ts';
export type Meal = { readonly key: MealKey; readonly share: number; readonly letter: string; readonly shapes?: readonly Shape[] };

/**
 * The meals of a day. On days with sport, the small meal next to it is for the sport: before it (p) in the afternoon, after it (r) in the
 * morning. Somebody who cannot cook has cold lunches and dinners (c).
 */
export function mealsOf(request: DietRequest, target: DayTarget): Meal[] {
  const isSport = target.load === 'training' || target.load === 'match';
  const isCold = request.cooking === 'none';
  const carbs = carbsOf(request);
  const [isKeto, isLow] = [carbs === 'keto', carbs === 'low'];
  return mealsOfRequest(request).map(({ key, share }) => {
    const shapes = isKeto ? ketoShapes[key] : isCold ? coldShapes[key] : isLow ? lowShapes[key] : undefined;
    const meal = { key, share, ...(shapes && { shapes }) };
    const isBeforeSport = isSport ? request.trainingAt === 'evening' : target.isLateSport === true;
    if (isBeforeSport && carbs === 'usual' && key === 'snack') return { ...meal, letter: 'p' };
    if (isSport && carbs === 'usual' && request.trainingAt === 'morning' && key === 'midMorning') return { ...meal, letter: 'r' };
    return { ...meal, letter: isCold && (key === 'lunch' || key === 'dinner') ? 'c' : letterOf[key] };
  });
}

const fits = ([, ...roles]: Shape, role: Role) => roles.some((one) => one.split('/').includes(role));
const centres: ReadonlySet<string> = new Set(['main', 'dal', 'bowl']);
const centresIn = ([, ...roles]: Shape) => roles.filter((role) => centres.has(role)).length;

function rolesOf({ key, letter, shapes }: Meal, target: DayTarget, leftover: Eatable | undefined, dice: WeightedRandom): Role[] {
  const isRich = (target.protein.least * 4) / target.kcal > 0.19;
  const usual = shapes ?? ((isRich && richShapes[key]) || shapesOf[key]);
  if (letter === 'p') return dice.next() < 0.5 ? ['fruit', 'crunch'] : ['shake'];
  if (letter === 'r') return dice.next() < 0.5 ? ['shake', 'fruit'] : ['protein', 'fruit'];
  const around = leftover ? [...usual, ...shapesOf[key]].filter((one) => fits(one, leftover.role) && centresIn(one) === 1) : usual;
  const [, ...roles] = dice.pick(around.length > 0 ? around : usual, ([weight]) => weight) ?? [0, 'fruit'];
  return roles.map((role) => {
    const either = role.split('/');
    return either[Math.floor(dice.next() * either.length)] as Role;
  });
}

/** A slot with the amount for its role's share of the meal's energy. */
export function slotFor(eatable: Eatable, meal: number, kcal: number, dayKcal: number): Slot {
  const portion = portionOf(eatable, dayKcal);
  const ideal = fitted(kcal / Math.max(5, eatable.per.kcal), portion);
  return slotOf(eatable, meal, portion, ideal);
}

export type DayKitchen = {
  readonly target: DayTarget;
  readonly kitchen: Kitchen;
  readonly week: Week;
  readonly day: number;
  /** How long the cooking of a meal may take. */
  readonly mostMinutes: (meal: MealKey) => number;
  /** The rest of yesterday's dinner, which is today's lunch. */
  readonly leftover?: Eatable;
  readonly isCookedForTomorrow?: boolean;
  /** Whether somebody has changed the day already: only ranges that are missed are mended then. */
  readonly isChanged?: boolean;
  /** What was asked for by name. */
  readonly fixed?: readonly FixedItem[];
};

/** Whether the rest of a dinner is a lunch counts, where one is planned. */
const asLunchToo = (one: Eatable): number => (!centres.has(one.role) || (keeps(one) && one.meals.includes('l')) ? 1 : 0.1);

const roomFor = (chosen: readonly Eatable[], dayKcal: number) =>
  chosen.reduce((sum, one) => sum + portionOf(one, dayKcal).most * one.per.kcal, 0);

/** The items of one meal: those of a shape, and more of them if their largest servings do not reach the meal's energy. */
function chooseMeal(meal: Meal, at: DayKitchen, before: readonly Eatable[], taken: ReadonlySet<string>, dice: WeightedRandom): Eatable[] {
  const { target, kitchen, week, day, mostMinutes } = at;
  const leftover = meal.key === 'lunch' ? at.leftover : undefined;
  const given = (at.fixed ?? []).filter(({ key }) => key === meal.key).map(({ eatable }) => eatable);
  const chosen: Eatable[] = [...(leftover ? [leftover] : []), ...given];
  const isForTwo = meal.key === 'dinner' && at.isCookedForTomorrow === true;
  const isSmall = !['b', 'l', 'd', 'c'].includes(meal.letter);
  const isQuick = (one: Eatable) =>
    joins(one, chosen, before) && minutesOfMeal([...chosen.filter((other) => other !== leftover), one]) <= mostMinutes(meal.key);
  const choose = (role: Role) => {
    const here = new Set([...taken, ...chosen.map(baseOf)]);
    const place = { role, letter: meal.letter, taken: here, isQuick, ...(isForTwo && { favour: asLunchToo }) };
    const chosenHere = chooseItem(place, target, kitchen, week, day, dice);
    return chosenHere ?? (isSmall ? chooseItem({ ...place, letter: 's' }, target, kitchen, week, day, dice) : undefined);
  };
  const served = chosen.map(({ role }) => role);
  for (const role of rolesOf(meal, target, leftover, dice)) {
    const there = served.findIndex((one) => one === role || families.some((family) => family.includes(one) && family.includes(role)));
    if (there >= 0) {
      served.splice(there, 1);
      continue;
    }
    const item = choose(role);
    if (item) chosen.push(item);
  }
  const more = target.limits?.carbs === undefined ? moreRoles : moreLeanRoles;
  for (const role of meal.letter === 'p' ? [] : more[meal.key]) {
    if (roomFor(chosen, target.kcal) >= target.kcal * meal.share * 1.15) break;
    const item = choose(role);
    if (item) chosen.push(item);
  }
  return chosen;
}

/** The first choice of items for a day, before the sums are checked. */
export function chooseDayItems(meals: readonly Meal[], at: DayKitchen, dice: WeightedRandom): Slot[] {
  const taken = new Set<string>([...(at.leftover ? [at.leftover] : []), ...(at.fixed ?? []).map(({ eatable }) => eatable)].map(baseOf));
  const { target } = at;
  const before: Eatable[] = [];
  return meals.flatMap((meal, index) => {
    const chosen = chooseMeal(meal, at, before, taken, dice);
    before.push(...chosen);
    for (const one of chosen) if (!staples.has(one.role)) taken.add(baseOf(one));
    const weights = chosen.reduce((sum, { role }) => sum + weightOfRole[role], 0);
    return chosen.map((one) => {
      const slot = slotFor(one, index, (target.kcal * meal.share * weightOfRole[one.role]) / weights, target.kcal);
      const given = at.fixed?.find(({ eatable, key }) => eatable === one && key === meal.key);
      if (given?.amount !== undefined) return slotHeld(slot, given.amount);
      return one === at.leftover || given ? { ...slot, isFixed: true } : slot;
    });
  });
}
