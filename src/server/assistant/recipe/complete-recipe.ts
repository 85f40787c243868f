import type { RecipeDraft, RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { nameOf } from '../../../contract/assistant/constraint-labels.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { amountWords, eatableOf, foodOf, rounded, times } from '../foods/index.ts';
import { rankRecipes } from './choose-recipe.ts';
import { firstStep } from './first-step.ts';
import { ingredientLine } from './ingredient-line.ts';
import { readyFor } from './fit-dish.ts';
import { kitchenOf } from './kitchen-of.ts';
import { isInReady } from './prepared-foods.ts';
import { recipeNotes, recipeReferences } from './recipe-notes.ts';
import { minutesWith, stepsOf, waitHoursOf } from './steps-of.ts';
import { texts } from './texts.ts';

const mostAlternatives = 3;

/** The steps behind one that prepares the ingredients, numbered anew. */
const withFirst = (first: string | undefined, steps: RecipePlan['steps']): RecipePlan['steps'] =>
  [...(first ? [{ text: first, minutes: null }] : []), ...steps].map((step, index) => ({ ...step, key: `s${index + 1}` }));

/** Makes a whole recipe from a dish's id and a portion. An unknown dish is a breach; `verifyRecipe` checks the rest. */
export function completeRecipe(draft: RecipeDraft, request: RecipeRequest): RecipePlan | Breach[] {
  const eatable = eatableOf(draft.id);
  if (!eatable?.dish) return [{ rule: 'unknownDish', where: draft.id, message: `There is no dish with the id ${draft.id}.` }];
  const { dish } = eatable;
  const { language, servings } = request;
  const inLanguage = (name: readonly [string, string]) => name[language === 'hindi' ? 1 : 0];
  const kitchen = kitchenOf(request);
  const portion = Math.max(0.25, Math.round(draft.portion * 4) / 4);
  const ready = readyFor(dish, kitchen);
  const ingredients = eatable.ingredients
    .filter(({ food, grams }) => grams > 0 && !isInReady(food.id, ready))
    .map(({ food, grams }) => ingredientLine(eatable, food, grams * portion * servings, request, kitchen, ready));
  const others = rankRecipes(request).filter((one) => one.eatable.dish?.id !== dish.id);
  return {
    kind: 'recipe',
    title: inLanguage(eatable.name),
    language,
    request,
    id: eatable.id,
    portion,
    servings,
    servingShown: amountWords(portion, eatable.measure, language),
    minutes: minutesWith(dish, ready),
    waitHours: waitHoursOf(dish, ready),
    tools: dish.tools.map((tool) => texts[language].tools[tool] ?? tool),
    ingredients,
    steps: withFirst(firstStep(eatable, language, ready), stepsOf(eatable, language, ready)),
    perServing: rounded(times(eatable.per, portion)),
    allergens: eatable.allergens.map((one) => nameOf('allergen', one, language)),
    missing: ingredients.filter(({ from }) => from === 'missing').map(({ name }) => name),
    understood: kitchen.understood.map(({ said, foods }) => ({ said, as: foods.map(({ name }) => inLanguage(name)) })),
    notUnderstood: [...kitchen.notUnderstood],
    alternatives: others.slice(0, mostAlternatives).map((one) => ({
      id: one.eatable.id,
      name: inLanguage(one.eatable.name),
      minutes: one.minutes,
      missing: one.missing.map((id) => inLanguage(foodOf(id).name)),
    })),
    notes: recipeNotes(eatable, request, { portion, ready }),
    references: recipeReferences,
  };
}
