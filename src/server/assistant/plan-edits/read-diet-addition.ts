import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import { inLanguage } from '../facts/index.ts';
import { eatableOf } from '../foods/index.ts';
import { mealInto, refuse } from './diet-items.ts';
import type { AskedOfDiet, Scope } from './diet-scope.ts';
import type { PlanEdit } from './plan-edit.ts';

const adds =
  / (add|also (have|give|want|need)|and (have|give)|want|(can|could) (i|we|you) (have|get|eat|put|give)|give me|bhi (give|need|चाहिए)|need) /;

const lettersOf: Readonly<Record<MealKey, string>> = { breakfast: 'b', midMorning: 's', lunch: 'l', snack: 's', dinner: 'd', night: 's' };
const preferred: readonly MealKey[] = ['snack', 'breakfast', 'midMorning', 'lunch', 'dinner', 'night'];

/** The meal of the plan in which something is usually eaten, if none is named. */
function mealFor(letters: string | undefined, { plan }: AskedOfDiet): MealKey {
  const there = new Set(plan.days[0]?.meals.map(({ key }) => key));
  return preferred.find((key) => there.has(key) && letters?.includes(lettersOf[key])) ?? (there.has('dinner') ? 'dinner' : 'lunch');
}

/** What a message adds to meals; undefined if it adds nothing. */
export function readAddition(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message, language } = asked;
  const [food] = message.foods;
  const [meal] = scope.meals ?? [];
  if (!food || !adds.test(message.gloss) || message.rest.length > 4) return undefined;
  const id = eatableOf(food.id) ? food.id : food.boughtId;
  const eatable = id === undefined ? undefined : eatableOf(id);
  if (!id || !eatable) {
    // What is no plate of its own comes as a dish of it, in the place of the meal's largest item.
    const days = scope.isWeek ? scope.days.filter((_day, at) => at % 3 === 1) : scope.days;
    const dish = mealInto(asked, { ...scope, days, meals: meal ? [meal] : [mealFor(undefined, asked)] }, food, true);
    if (dish) return dish;
    return refuse(
      inLanguage(
        language,
        `I cannot put ${food.said} on a plate by itself: name a dish with it.`,
        `${food.said} अकेले थाली में नहीं रख सकता: उसका कोई पकवान बताइए।`,
      ),
    );
  }
  const said = food.amount?.unit === 'count' || food.amount?.unit === eatable.measure ? food.amount.value : undefined;
  const amount = said ?? eatable.range?.least ?? 1;
  const into = meal ?? mealFor(eatable.meals, asked);
  const adding = scope.days.map((day) => ({ day, meal: into, id, amount }));
  return {
    kind: 'diet',
    change: { kind: 'items', edits: [], adds: adding },
    topic: {
      act: 'change',
      day: scope.days.length === 1 ? (scope.days[0] ?? null) : null,
      meal: into,
      foods: [id],
      items: scope.days.map(
        (day) => `d${day + 1}-${into}-${(asked.plan.days[day]?.meals.find(({ key }) => key === into)?.items.length ?? 0) + 1}`,
      ),
    },
  };
}
