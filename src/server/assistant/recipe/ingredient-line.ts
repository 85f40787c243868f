import type { RecipeIngredient, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { alternativesTo, amountWords, foodOf, gramWords, objectionTo, type Eatable, type Food } from '../foods/index.ts';
import { kitchenMeasure } from './kitchen-measures.ts';
import type { KitchenList } from './kitchen-of.ts';
import type { Prepared } from './prepared-foods.ts';
import { texts } from './texts.ts';

const mostSwaps = 3;

const inLanguage = ({ name }: Food, language: PlanLanguage) => name[language === 'hindi' ? 1 : 0];

/** Grams, rounded as in a kitchen. */
export function kitchenGrams(grams: number): number {
  const step = grams < 5 ? 0.5 : grams < 20 ? 1 : grams < 150 ? 5 : 10;
  return Math.max(step, Math.round(grams / step) * step);
}

const quarters = (amount: number) => Math.max(0.25, Math.round(amount * 4) / 4);

/** Less of a teaspoon is a pinch, and more grams than this are weighed. */
const [mostPinch, mostCounted] = [0.15, 450];

function shownOf(food: Food, grams: number, language: PlanLanguage): string {
  const { tsp, tbsp, piece, glass } = food.measures;
  if (food.aisle === 'spices' && tsp && grams / tsp < mostPinch) return texts[language].pinch;
  const counted = kitchenMeasure(food.id, grams, language);
  if (counted && grams < mostCounted) return counted;
  if ((food.aisle === 'spices' || food.aisle === 'oils') && tsp) {
    return tbsp && grams >= tbsp
      ? amountWords(quarters(grams / tbsp), 'tbsp', language)
      : amountWords(quarters(grams / tsp), 'tsp', language);
  }
  if (food.aisle === 'eggs' && piece) return texts[language].pieces(String(Math.max(1, Math.round(grams / piece))));
  if (glass) return `${kitchenGrams(grams)} ${language === 'hindi' ? 'मिली' : 'ml'}`;
  return gramWords(kitchenGrams(grams), language);
}

const cookedWords = ({ piece }: Prepared, grams: number, language: PlanLanguage) =>
  piece ? texts[language].pieces(String(Math.max(1, Math.round(grams / piece)))) : gramWords(kitchenGrams(grams), language);

/** The ingredient of the book that a food of the dish replaces; itself if unchanged. */
export const bookIngredient = ({ changed }: Eatable, id: string): string => changed.find(({ to }) => to?.id === id)?.from.id ?? id;

function swapsFor(eatable: Eatable, id: string, request: RecipeRequest): RecipeIngredient['swaps'] {
  const book = bookIngredient(eatable, id);
  const there = new Set([...eatable.ingredients.map(({ food }) => food.id), ...Object.keys(eatable.dish?.of ?? {})]);
  return [book, ...alternativesTo(book).map(([to]) => to)]
    .filter((to) => to !== 'nothing' && to !== id && (to === book || !there.has(to)))
    .filter((to) => !objectionTo(foodOf(to), request))
    .slice(0, mostSwaps)
    .map((to) => ({ id: to, name: inLanguage(foodOf(to), request.language) }));
}

/** One line of the list of ingredients. `grams` is for all servings, raw; what stands ready is shown by its cooked weight. */
export function ingredientLine(
  eatable: Eatable,
  food: Food,
  grams: number,
  request: RecipeRequest,
  { has, pantry }: KitchenList,
  ready: readonly Prepared[],
): RecipeIngredient {
  const { language } = request;
  const cooked = ready.find(({ of }) => of[0] === food.id);
  const from = eatable.changed.find(({ to }) => to?.id === food.id)?.from;
  return {
    id: food.id,
    name: cooked ? cooked.name[language === 'hindi' ? 1 : 0] : inLanguage(food, language),
    grams: kitchenGrams(grams),
    shown: cooked ? cookedWords(cooked, grams * cooked.growth, language) : shownOf(food, grams, language),
    from: has.has(food.id) ? 'home' : pantry.has(food.id) ? 'pantry' : 'missing',
    note: from ? texts[language].instead(inLanguage(from, language)) : '',
    swaps: swapsFor(eatable, food.id, request),
  };
}
