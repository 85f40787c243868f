import type { DietDay, DietDraft, DietMeal, DietPlan } from '../../../contract/assistant/diet.ts';
import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, rounded, sumOf, times, type Nutrients } from '../foods/index.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { eatsLeftovers, leftoversIn, placeKey, type Place } from './leftovers.ts';
import { mealsOfRequest } from './meals-of-request.ts';
import { minutesOfMeal } from './meal-minutes.ts';
import { baseOf, kitchenFor } from './choose-items.ts';
import { dayTarget } from './day-target.ts';
import { energyOf } from './energy.ts';
import { inLanguage, itemOf } from './item-of.ts';
import { aroundSport, early, sportOn } from './around-sport.ts';
import { brokenRules } from './judge-day.ts';
import { hourOf, letterOf } from './menu-shapes.ts';
import { isFastDay } from './needs-of-weekday.ts';
import { notesOf } from './notes-of.ts';
import { dietReferences } from './references.ts';
import { mealsOf } from './choose-day-items.ts';
import type { DayTarget } from './choose-day-items.ts';
import { isSteadyGreen } from './steady-greens.ts';
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

type Leftovers = ReturnType<typeof leftoversIn>;

/** Where an item was cooked before, as a sentence. */
function leftoverNote(from: Place, day: number, language: PlanLanguage): string {
  const say = texts[language];
  return say.leftover(say.meals[from.meal], day - from.day);
}

/** What to cook more of, because it is eaten again. */
function cookOnceNote(key: MealKey, day: number, items: readonly Served[], leftovers: Leftovers, language: PlanLanguage): string {
  const again = items.filter((_, index) =>
    [...leftovers.values()].some((from) => placeKey(from) === placeKey({ day, meal: key, at: index + 1 })),
  );
  return again.length > 0 ? texts[language].cookOnce(again.map(({ eatable }) => inLanguage(eatable.name, language))) : '';
}

function mealNote(letter: string, target: DayTarget, key: MealKey, request: DietRequest, day: number): string {
  const say = texts[request.language];
  if (letter === 'p') return say.beforeSport;
  if (letter === 'r') return say.afterSport;
  if (target.load === 'match' && key === 'lunch') return say.matchDay;
  const sport = sportOn(request, day);
  if (sport !== undefined && sport < early && key === 'breakfast') return say.earlySport;
  if (sport !== undefined && sport >= 13 * 60 && key === 'snack') return say.beforeSport;
  if (sport !== undefined && sport >= 13 * 60 && key === 'dinner') return say.afterSport;
  const isEveningSport = (target.load === 'training' || target.load === 'match') && request.trainingAt === 'evening';
  return isEveningSport && key === 'dinner' ? say.afterSport : '';
}

function dayOf(meals: readonly ServedMeal[], day: number, target: DayTarget, request: DietRequest, leftovers: Leftovers): DietDay {
  const kitchen = kitchenFor(request, day);
  const usual = new Map(mealsOfRequest(request).map(({ key, at }) => [key, at]));
  const sport = sportOn(request, day);
  const times = sport === undefined || request.eatBetween ? usual : aroundSport(usual, sport);
  const { language } = request;
  const all = meals.flatMap(({ items }) => items);
  const taken = new Set(all.map(({ eatable }) => baseOf(eatable)));
  const total = totalOf(all);
  const { load, limits: _limits, isLateSport: _isLateSport, ...measures } = target;
  return {
    key: `d${day + 1}`,
    name: texts[language].day(day + 1),
    load,
    target: measures,
    total: rounded(total),
    meals: meals.map(({ key, letter, items }, place): DietMeal => {
      const placed = items.map((served, index) => {
        const itemKey = placeKey({ day, meal: key, at: index + 1 });
        return { served, itemKey, from: leftovers.get(itemKey) };
      });
      const fastNote = place === 0 && isFastDay(request, day) ? texts[language].fastDay : '';
      const notes = [fastNote, mealNote(letter, target, key, request, day), cookOnceNote(key, day, items, leftovers, language)];
      return {
        key,
        name: texts[language].meals[key],
        at: request.mealTimes[key] ?? times.get(key) ?? hourOf[key],
        note: notes.filter(Boolean).join(' '),
        minutes: minutesOfMeal(placed.filter(({ from }) => !from).map(({ served }) => served.eatable)),
        total: rounded(totalOf(items)),
        items: placed.map(({ served, itemKey, from }) => {
          const item = itemOf(itemKey, served.eatable, served.amount, language);
          const said = from ? leftoverNote(from, day, language) : '';
          return {
            ...item,
            note: [said, item.note].filter(Boolean).join(' '),
            ...(from && { leftoverOf: placeKey(from) }),
            swaps: isSteadyGreen(served.eatable, request) ? [] : swapsOf(served, letter, taken, total, target, kitchen, language),
          };
        }),
      };
    }),
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
  const week = serve(draft, request);
  const leftovers: Leftovers = eatsLeftovers(request) ? leftoversIn(week) : new Map();
  const targets = week.map((_, day) => dayTarget(request, day));
  const days = week.map((meals, day) => dayOf(meals, day, targets[day] as DayTarget, request, leftovers));
  const items = week.flat().flatMap((meal) => meal.items);
  const average = times(totalOf(items), 1 / 7);
  const totals = week.map((meals) => totalOf(meals.flatMap((meal) => meal.items)));
  const allKept = totals.every((total, day) => brokenRules(total, targets[day] as DayTarget).length === 0);
  const hasGreens = week.every((meals) => meals.some((meal) => meal.items.some(({ eatable }) => isSteadyGreen(eatable, request))));
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
    notes: notesOf(request, totals, average, { allKept, hasGreens }),
    references: dietReferences,
  };
}
