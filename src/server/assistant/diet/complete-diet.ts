import type { DietDay, DietDraft, DietMeal, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, rounded, sumOf, times, type Nutrients } from '../foods/index.ts';
import { baseOf, kitchenFor } from './choose-items.ts';
import type { Kitchen } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import { energyOf } from './energy.ts';
import { itemOf } from './item-of.ts';
import { brokenRules } from './judge-day.ts';
import { hourOf, letterOf } from './menu-shapes.ts';
import { notesOf } from './notes-of.ts';
import { dietReferences } from './references.ts';
import { mealsOf } from './choose-day-items.ts';
import type { DayTarget } from './choose-day-items.ts';
import { shoppingList } from './shopping-list.ts';
import { swapsOf } from './swaps-of.ts';
import type { Served } from './swaps-of.ts';
import { texts } from './texts.ts';

type ServedMeal = { key: MealKey; letter: string; items: Served[] };

const totalOf = (items: readonly Served[]): Nutrients => sumOf(items.map(({ eatable, amount }) => times(eatable.per, amount)));
/** Household measures come in quarters. */
const quarters = (amount: number) => Math.max(0.25, Math.round(amount * 4) / 4);

function unknownIn(draft: DietDraft): Breach[] {
  return draft.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ meal, items }) =>
      items
        .filter(({ id }) => !eatableOf(id))
        .map(({ id }) => ({ rule: 'unknownFood', where: `day ${day + 1}, ${meal}`, message: `There is no food with the id ${id}.` })),
    ),
  );
}

function mealNote(letter: string, target: DayTarget, key: MealKey, request: DietRequest): string {
  const say = texts[request.language];
  if (letter === 'p') return say.beforeSport;
  if (letter === 'r') return say.afterSport;
  if (target.load === 'match' && key === 'lunch') return say.matchDay;
  const isEveningSport = (target.load === 'training' || target.load === 'match') && request.trainingAt === 'evening';
  return isEveningSport && key === 'dinner' ? say.afterSport : '';
}

function dayOf(meals: readonly ServedMeal[], day: number, target: DayTarget, request: DietRequest, kitchen: Kitchen): DietDay {
  const { language } = request;
  const all = meals.flatMap(({ items }) => items);
  const taken = new Set(all.map(({ eatable }) => baseOf(eatable)));
  const total = totalOf(all);
  const { load, ...measures } = target;
  return {
    key: `d${day + 1}`,
    name: texts[language].day(day + 1),
    load,
    target: measures,
    total: rounded(total),
    meals: meals.map(({ key, letter, items }): DietMeal => ({
      key,
      name: texts[language].meals[key],
      at: request.mealTimes[key] ?? hourOf[key],
      note: mealNote(letter, target, key, request),
      total: rounded(totalOf(items)),
      items: items.map((served, index) => ({
        ...itemOf(`d${day + 1}-${key}-${index + 1}`, served.eatable, served.amount, language),
        swaps: swapsOf(served, letter, taken, total, target, kitchen, language),
      })),
    })),
  };
}

function serve(draft: DietDraft, request: DietRequest): ServedMeal[][] {
  return draft.days.map(({ meals }, day) => {
    const planned = mealsOf(request, dayTarget(request, day));
    return meals.map(({ meal, items }) => ({
      key: meal,
      letter: planned.find(({ key }) => key === meal)?.letter ?? letterOf[meal],
      items: items.flatMap(({ id, amount }) => {
        const eatable = eatableOf(id);
        return eatable ? [{ eatable, amount: quarters(amount) }] : [];
      }),
    }));
  });
}

/**
 * Makes a whole plan from ids and amounts: names, nutrients, swaps, shopping list and notes. Unknown ids are breaches; `verifyDiet` checks
 * the rest.
 */
export function completeDiet(draft: DietDraft, request: DietRequest): DietPlan | Breach[] {
  const unknown = unknownIn(draft);
  if (unknown.length > 0) return unknown;
  const kitchen = kitchenFor(request);
  const week = serve(draft, request);
  const targets = week.map((_, day) => dayTarget(request, day));
  const days = week.map((meals, day) => dayOf(meals, day, targets[day] as DayTarget, request, kitchen));
  const items = week.flat().flatMap((meal) => meal.items);
  const average = times(totalOf(items), 1 / 7);
  const allKept = week.every(
    (meals, day) => brokenRules(totalOf(meals.flatMap((meal) => meal.items)), targets[day] as DayTarget).length === 0,
  );
  const energy = energyOf(request);
  return {
    kind: 'diet',
    title: texts[request.language].title(energy.target),
    language: request.language,
    request,
    energy,
    days,
    average: rounded(average),
    shopping: shoppingList(items, request.language),
    notes: notesOf(request, average, allKept),
    references: dietReferences,
  };
}
