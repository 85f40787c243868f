import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { eatablesFor, portionOf, type Eatable } from '../foods/index.ts';
import type { WeightedRandom } from '../part/index.ts';
import { isPossible } from './is-possible.ts';
import { mealsOfRequest } from './meals-of-request.ts';
import { needsOn } from './needs-on.ts';
import type { FixedItem } from './wanted-meals.ts';

/** g of raw spinach in a katori of a palak dish, and how far a day may be from it. */
const [spinachADay, apart] = [105, 0.16];
const days = [0, 1, 2, 3, 4, 5, 6] as const;
const mostTimes = 2;

const spinachIn = ({ ingredients }: Eatable): number =>
  ingredients.reduce((sum, { food, grams }) => (food.id === 'spinach' ? sum + grams : sum), 0);

/** Whether vitamin K is to be the same every day, and an item would change it. */
export const isSteadyGreen = (one: Eatable, { conditions }: Pick<DietRequest, 'conditions'>): boolean =>
  conditions.includes('warfarin') && spinachIn(one) > 0;

/** The serving that brings a day's spinach; undefined if none that people eat does. */
function servingOf(one: Eatable): number | undefined {
  const { least, most, step } = portionOf(one, 2_000);
  const amount = Math.round(spinachADay / spinachIn(one) / step) * step;
  const isAlike = Math.abs((amount * spinachIn(one)) / spinachADay - 1) <= apart;
  return isAlike && amount >= least && amount <= most ? amount : undefined;
}

const roles: ReadonlySet<string> = new Set(['main', 'dal', 'sabzi']);

/** One dish of a day with the same spinach as on every other day, for those who take warfarin: as a sabzi at lunch, otherwise at dinner. */
export function steadyGreens(request: DietRequest, dice: WeightedRandom): readonly FixedItem[] {
  if (!request.conditions.includes('warfarin')) return [];
  const keys = mealsOfRequest(request).map(({ key }) => key);
  const uses = new Map<string, number>();
  let before = '';
  return days.flatMap((day) => {
    const all = eatablesFor(needsOn(request, day)).filter((one) => roles.has(one.role) && spinachIn(one) > 0 && isPossible(one, request));
    const fit = all.filter((one) => servingOf(one) !== undefined && one.meals.includes('l'));
    const others = fit.filter(({ id }) => id !== before);
    const eatable = dice.pick(others.length > 0 ? others : fit, (one) => 0.2 ** Math.max(0, (uses.get(one.id) ?? 0) + 1 - mostTimes));
    const key =
      eatable?.role === 'sabzi' && keys.includes('lunch')
        ? 'lunch'
        : (keys.findLast((one) => one === 'dinner' || one === 'lunch') ?? 'lunch');
    if (!eatable) return [];
    before = eatable.id;
    uses.set(eatable.id, (uses.get(eatable.id) ?? 0) + 1);
    const amount = servingOf(eatable);
    return [{ day, key, eatable, ...(amount !== undefined && { amount }) }];
  });
}
