import type { DietDay, DietItem, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, objectionToEatable, sumOf, times, type Nutrients } from '../foods/index.ts';
import { baseOf } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import { floorOf } from './energy.ts';
import { inLanguage } from './item-of.ts';
import { brokenRules, type DayRule } from './judge-day.ts';
import type { DayTarget } from './day-target.ts';
import { mealsOfRequest } from './meals-of-request.ts';
import { needsOn } from './needs-on.ts';
import { isPossible } from './is-possible.ts';

const leastFoods = 25;

const nothing: Nutrients = sumOf([]);
const nutrientsOf = ({ id, amount }: { id: string; amount: number }): Nutrients => {
  const eatable = eatableOf(id);
  return eatable ? times(eatable.per, amount) : nothing;
};

function* wrongOfPortion(
  shown: { id: string; name: string; amount: number; grams: number },
  where: string,
  request: DietRequest,
  day: number,
): Generator<Breach> {
  const eatable = eatableOf(shown.id);
  if (!eatable) {
    yield { rule: 'unknownFood', where, message: `There is no food with the id ${shown.id}.` };
    return;
  }
  const objection = objectionToEatable(eatable, needsOn(request, day));
  if (objection) yield { where, ...objection };
  if (!isPossible(eatable, { ...request, budget: 'usual' }))
    yield { rule: 'request', where, message: `${shown.id} does not fit the kitchen, the minutes or the carbohydrate asked for.` };
  if (shown.name !== inLanguage(eatable.name, request.language)) {
    yield { rule: 'name', where, message: `${shown.id} is called ${inLanguage(eatable.name, request.language)}, not ${shown.name}.` };
  }
  const grams = eatable.grams * shown.amount;
  if (!(shown.amount > 0) || grams > 1_200) yield { rule: 'amount', where, message: `${shown.amount} of ${shown.name} is no portion.` };
  if (Math.abs(grams - shown.grams) > 1)
    yield { rule: 'numbers', where, message: `${shown.name} weighs ${Math.round(grams)} g, not ${shown.grams}.` };
}

function* wrongOfItem(item: DietItem, day: number, request: DietRequest): Generator<Breach> {
  const where = `day ${day + 1}, ${item.key}`;
  yield* wrongOfPortion(item, where, request, day);
  for (const swap of item.swaps) yield* wrongOfPortion(swap, `${where}, swap`, request, day);
  const kcal = nutrientsOf(item).kcal;
  if (Math.abs(kcal - item.nutrients.kcal) > 1.5) {
    yield { rule: 'numbers', where, message: `${item.name} has ${Math.round(kcal)} kcal, not ${item.nutrients.kcal}.` };
  }
}

const closeBy = (one: number, other: number, part: number) => Math.abs(one - other) <= Math.max(2, Math.abs(other) * part);

function* wrongOfDay(day: DietDay, index: number, request: DietRequest): Generator<Breach> {
  const where = `day ${index + 1}`;
  const items = day.meals.flatMap((meal) => meal.items);
  for (const item of items) yield* wrongOfItem(item, index, request);
  const wanted = mealsOfRequest(request).map(({ key }) => key);
  const there = day.meals.map(({ key }) => key);
  if (wanted.join() !== there.join())
    yield { rule: 'meals', where, message: `The meals are ${there.join(', ')}, not ${wanted.join(', ')}.` };
  const total = sumOf(items.map(nutrientsOf));
  for (const nutrient of ['kcal', 'protein', 'carbs', 'fat', 'fibre'] as const) {
    if (closeBy(day.total[nutrient], total[nutrient], 0.01)) continue;
    yield { rule: 'numbers', where, message: `The day's ${nutrient} comes to ${total[nutrient].toFixed(1)}, not ${day.total[nutrient]}.` };
  }
  const target = dayTarget(request, index);
  for (const rule of brokenRules(total, target)) {
    yield {
      rule,
      where,
      message: `The day's ${rule} is out of range: ${total[rule].toFixed(0)} where the target is ${rangeOf(rule, target)}.`,
    };
  }
  if (total.kcal < floorOf(request)) {
    yield { rule: 'floor', where, message: `${total.kcal.toFixed(0)} kcal is under the safe floor of ${floorOf(request)}.` };
  }
}

function rangeOf(rule: DayRule, target: DayTarget): string {
  const range = rule === 'sodium' ? (target.limits?.sodium ?? 0) : target[rule];
  return typeof range === 'number' ? String(range) : `${range.least} to ${range.most}`;
}

/** Every breach of the request by a plan, recomputed from its ids and amounts, whichever engine made it. An empty list is good. */
export function verifyDiet(plan: DietPlan, request: DietRequest): Breach[] {
  const breaches = plan.days.flatMap((day, index) => [...wrongOfDay(day, index, request)]);
  if (plan.days.length !== 7) breaches.push({ rule: 'days', where: 'week', message: `There are ${plan.days.length} days, not 7.` });
  const items = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.items));
  const different = new Set(items.flatMap(({ id }) => eatableOf(id) ?? []).map(baseOf));
  if (different.size < leastFoods) {
    breaches.push({ rule: 'variety', where: 'week', message: `There are ${different.size} different foods, fewer than ${leastFoods}.` });
  }
  const bought = new Set(plan.shopping.flatMap((aisle) => aisle.items.map(({ id }) => id)));
  const eaten = new Set(items.flatMap(({ id }) => eatableOf(id)?.ingredients ?? []).map(({ food }) => food.id));
  for (const id of bought) {
    if (!eaten.has(id)) breaches.push({ rule: 'shopping', where: 'shopping list', message: `${id} is bought and not eaten.` });
  }
  return breaches;
}
