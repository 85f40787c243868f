import type { DietChange, DietDraft, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { weightedRandom } from '../part/index.ts';
import { eatableOf, objectionToEatable, priceLevel } from '../foods/index.ts';
import { needsOn } from './needs-on.ts';
import { isSteadyGreen } from './steady-greens.ts';
import { baseOf, kitchenFor } from './choose-items.ts';
import { completeDiet } from './complete-diet.ts';
import { draftOf } from './draft-of.ts';
import { letterOf } from './menu-shapes.ts';
import { repairChangedDay } from './repair-changed-day.ts';

type DraftDay = DietDraft['days'][number];

/** The meals in which items are replaced, all if undefined; `isCheaper`: also those that cost more than most. */
type Some = { readonly meals?: readonly MealKey[] | undefined; readonly isCheaper?: boolean };
/** On the scale of `priceLevel`: grains, pulses and what is in season. */
const cheap = 1.5;

/** A day with allowed items in the places of those that are not, of some meals or all, and its amounts adjusted. */
function allowedDay(day: DraftDay, index: number, request: DietRequest, seed: number, some: Some = {}): DraftDay {
  const { meals, isCheaper = false } = some;
  const kitchen = kitchenFor(request, index);
  const allowed = new Set(kitchen.all.filter((one) => !isCheaper || priceLevel(one) < cheap).map(({ id }) => id));
  const isHeld = (id: string) => {
    const one = eatableOf(id);
    return one !== undefined && isSteadyGreen(one, request) && !objectionToEatable(one, needsOn(request, index));
  };
  const stays = (meal: MealKey, id: string) => allowed.has(id) || isHeld(id) || (meals !== undefined && !meals.includes(meal));
  if (day.meals.every(({ meal, items }) => items.every(({ id }) => stays(meal, id)))) return day;
  const dice = weightedRandom(seed + index);
  const taken = new Set(day.meals.flatMap(({ items }) => items.map(({ id }) => id.split('~')[0] ?? id)));
  const next = day.meals.map(({ meal, items }) => ({
    meal,
    items: items.flatMap((item) => {
      if (stays(meal, item.id)) return [item];
      const old = eatableOf(item.id);
      if (!old) return [];
      const same = kitchen.all.find((one) => baseOf(one) === baseOf(old));
      const free = kitchen.of(old.role, letterOf[meal]).filter((one) => !taken.has(baseOf(one)) && allowed.has(one.id));
      const other = same && allowed.has(same.id) ? same : dice.pick(free, () => 1);
      if (!other) return isCheaper ? [item] : [];
      taken.add(baseOf(other));
      return [{ id: other.id, amount: (item.amount * old.per.kcal) / Math.max(5, other.per.kcal) }];
    }),
  }));
  const changed = { meals: next.filter(({ items }) => items.length > 0) };
  // Amounts of other meals are not touched where only some meals were named.
  return meals === undefined ? repairChangedDay(changed, index, request, seed) : changed;
}

/** Replaces items that are no longer allowed by allowed ones in the same places, and adjusts the amounts of their days. */
export function withoutForbidden(plan: DietPlan, request: DietRequest, seed: number): DietPlan | Breach[] {
  const days = draftOf(plan, request).days.map((day, index) => allowedDay(day, index, request, seed));
  return completeDiet({ days }, request);
}

/** What a household can do on a day for once. */
const wayOf = {
  noCooking: { cooking: 'none' },
  cheaper: { budget: 'low' },
  quicker: { mostMinutes: 15 },
} as const satisfies Record<string, Partial<DietRequest>>;

/** Some days or meals without cooking, cheaper or quicker; everything else stays, and so does the request. */
export function dayWith(
  plan: DietPlan,
  request: DietRequest,
  { days, meals, way }: Extract<DietChange, { kind: 'mealsWith' }>,
  seed: number,
): DietPlan | Breach[] {
  const once: DietRequest = { ...request, ...wayOf[way] };
  const next = draftOf(plan, request).days.map((day, index) =>
    days.includes(index) ? allowedDay(day, index, once, seed, { meals, isCheaper: way === 'cheaper' }) : day,
  );
  return completeDiet({ days: next }, request);
}

/** Two days of the week trade their meals; amounts follow what each day needs. */
export function withSwappedDays(
  plan: DietPlan,
  request: DietRequest,
  [one, other]: readonly [number, number],
  seed: number,
): DietPlan | Breach[] {
  const { days } = draftOf(plan, request);
  const [first, second] = [days[one], days[other]];
  if (!first || !second) return [{ rule: 'unknownItem', where: 'day', message: 'There is no such day in the plan.' }];
  const moved = days.map((day, at) => (at === one ? second : at === other ? first : day));
  const allowed = moved.map((day, at) => (at === one || at === other ? repairIfNeeded(day, at, plan, request, seed) : day));
  return completeDiet({ days: allowed }, request);
}

/** A day on another load needs other amounts; what must stay out of the new day goes. */
function repairIfNeeded(day: DraftDay, at: number, plan: DietPlan, request: DietRequest, seed: number): DraftDay {
  const clean = allowedDay(day, at, request, seed);
  const loads = new Set(plan.days.map(({ load }) => load));
  return loads.size > 1 ? repairChangedDay(clean, at, request, seed) : clean;
}
