import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { fitted, portionOf, type Eatable, type Role } from '../foods/index.ts';
import { baseOf, chooseItem } from './choose-items.ts';
import type { Kitchen, Week } from './choose-items.ts';
import type { WeightedRandom } from '../part/index.ts';
import { letterOf, mealsByCount, richShapes, shapesOf, staples, weightOfRole } from './menu-shapes.ts';
import type { Slot } from './tune-day.ts';

export type Meal = { readonly key: MealKey; readonly share: number; readonly letter: string };
export type DayTarget = DietTarget & { readonly load: DietRequest['dayLoads'][number] | null };

/**
 * The meals of a day. On days with sport, the small meal next to it is for the sport: before it (p) in the afternoon, after it (r) in the
 * morning.
 */
export function mealsOf(request: DietRequest, target: DayTarget): Meal[] {
  const isSport = target.load === 'training' || target.load === 'match';
  return (mealsByCount[request.meals] ?? []).map(([key, share]) => {
    if (isSport && request.trainingAt === 'evening' && key === 'snack') return { key, share, letter: 'p' };
    if (isSport && request.trainingAt === 'morning' && key === 'midMorning') return { key, share, letter: 'r' };
    return { key, share, letter: letterOf[key] };
  });
}

const isSavoury = ({ dish, measure }: Eatable) => dish !== undefined && measure !== 'bowl' && dish.method !== 'raw';

function rolesOf({ key, letter }: Meal, target: DayTarget, dice: WeightedRandom): Role[] {
  const isRich = (target.protein.least * 4) / target.kcal > 0.19;
  const shapes = (isRich && richShapes[key]) || shapesOf[key];
  if (letter === 'p') return dice.next() < 0.5 ? ['fruit', 'crunch'] : ['shake'];
  if (letter === 'r') return dice.next() < 0.5 ? ['shake', 'fruit'] : ['protein', 'fruit'];
  const [, ...roles] = dice.pick(shapes, ([weight]) => weight) ?? [0, 'fruit'];
  return roles.map((role) => {
    const either = role.split('/');
    return either[Math.floor(dice.next() * either.length)] as Role;
  });
}

/** A slot with the amount for its role's share of the meal's energy. */
export function slotFor(eatable: Eatable, meal: number, kcal: number, dayKcal: number): Slot {
  const portion = portionOf(eatable, dayKcal);
  const ideal = fitted(kcal / Math.max(5, eatable.per.kcal), portion);
  return { eatable, meal, portion, ideal, amount: ideal };
}

/** The first choice of items for a day, before the sums are checked. */
export function chooseDayItems(
  meals: readonly Meal[],
  target: DayTarget,
  kitchen: Kitchen,
  week: Week,
  day: number,
  dice: WeightedRandom,
): Slot[] {
  const taken = new Set<string>();
  return meals.flatMap((meal, index) => {
    const chosen: Eatable[] = [];
    for (const role of rolesOf(meal, target, dice)) {
      if (role === 'chutney' && chosen[0] && !isSavoury(chosen[0])) continue;
      const here = new Set([...taken, ...chosen.map(baseOf)]);
      const item =
        chooseItem({ role, letter: meal.letter, taken: here }, target, kitchen, week, day, dice) ??
        chooseItem({ role, letter: 's', taken: here }, target, kitchen, week, day, dice);
      if (item) chosen.push(item);
    }
    for (const one of chosen) if (!staples.has(one.role)) taken.add(baseOf(one));
    const weights = chosen.reduce((sum, { role }) => sum + weightOfRole[role], 0);
    return chosen.map((one) => slotFor(one, index, (target.kcal * meal.share * weightOfRole[one.role]) / weights, target.kcal));
  });
}
