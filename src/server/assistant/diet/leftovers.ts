import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Eatable } from '../foods/index.ts';

/** Where something of a week is eaten: the day (0 is the first), the meal and the place in the meal, from 1. */
export type Place = { readonly day: number; readonly meal: MealKey; readonly at: number };
type Served = { readonly eatable: Eatable };
type Meals = readonly { readonly key: MealKey; readonly items: readonly Served[] }[];

/** Dishes that nobody warms up again. */
const freshOnly: ReadonlySet<string> = new Set(
  `egg-bhurji masala-omelette egg-fried-rice curd-rice bangda-fry paneer-roll chicken-roll
  falafel-pita chicken-fried-rice grilled-fish tandoori-pomfret rice-noodle-tofu chicken-noodles tofu-stir-fry basa-stir-fry broccoli-stir-fry tuna-salad`.split(
    /\s+/,
  ),
);
const keepingRoles: ReadonlySet<string> = new Set(['main', 'dal', 'bowl', 'sabzi', 'soup']);

/** Whether a dinner may be the next day's lunch; those who want everything fresh leave out 'leftovers' like a food. */
export const eatsLeftovers = ({ dislikes, cooking }: Pick<DietRequest, 'dislikes' | 'cooking'>): boolean =>
  cooking !== 'none' && !dislikes.includes('leftovers');

/**
 * Days that cooked food is kept in the fridge: until the next day, rice included (Food Standards Agency: rice within 24 hours, other
 * leftovers within 48).
 */
const daysKept = 1;

/** Whether what is left of the dish is a meal on the next day. */
export const keeps = ({ dish, role, id }: Eatable): boolean =>
  dish !== undefined && dish.method !== 'raw' && dish.minutes >= 15 && keepingRoles.has(role) && !freshOnly.has(id.split('~')[0] ?? id);

const isBig = (key: MealKey) => key === 'lunch' || key === 'dinner';
export const placeKey = ({ day, meal, at }: Place): string => `d${day + 1}-${meal}-${at}`;

/** The dishes of a week that were cooked for an earlier lunch or dinner, by their keys, with the place where they were cooked. */
export function leftoversIn(week: readonly Meals[]): ReadonlyMap<string, Place> {
  const cookedAt = new Map<string, Place>();
  const found = new Map<string, Place>();
  for (const [day, meals] of week.entries()) {
    for (const { key, items } of meals.filter((meal) => isBig(meal.key))) {
      for (const [index, { eatable }] of items.entries()) {
        if (!keeps(eatable)) continue;
        const place = { day, meal: key, at: index + 1 };
        const cooking = cookedAt.get(eatable.id);
        if (cooking && day - cooking.day <= daysKept) found.set(placeKey(place), cooking);
        else cookedAt.set(eatable.id, place);
      }
    }
  }
  return found;
}
