import type { RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, foodOf, objectionTo, objectionToEatable, rounded, times } from '../foods/index.ts';
import { rankRecipes } from './choose-recipe.ts';
import { suits } from './dish-suits.ts';
import { readyFor } from './fit-dish.ts';
import { kitchenGrams } from './ingredient-line.ts';
import { kitchenOf } from './kitchen-of.ts';
import { isInReady } from './prepared-foods.ts';
import { minutesWith } from './steps-of.ts';

const key = 'recipe';

function* wrongOf(plan: RecipePlan, request: RecipeRequest): Generator<Breach> {
  const eatable = eatableOf(plan.id);
  if (!eatable?.dish) {
    yield { rule: 'unknownDish', where: key, message: `There is no dish with the id ${plan.id}.` };
    return;
  }
  const objection = objectionToEatable(eatable, request);
  if (objection) yield { where: key, ...objection };
  if (!suits(eatable, request))
    yield { rule: 'condition', where: key, message: `${plan.id} is not for those who eat it, or needs a tool that is missing.` };
  if (plan.title !== eatable.name[request.language === 'hindi' ? 1 : 0])
    yield { rule: 'name', where: key, message: `${plan.id} is not called ${plan.title}.` };
  if (plan.servings !== request.servings)
    yield { rule: 'servings', where: key, message: `It is for ${plan.servings}, not ${request.servings}.` };
  const minutes = minutesWith(eatable.dish, readyFor(eatable.dish, kitchenOf(request)));
  const isTooSlow = minutes > request.minutes || plan.minutes !== minutes;
  if (isTooSlow && rankRecipes(request).some((one) => one.minutes <= request.minutes)) {
    yield { rule: 'time', where: key, message: `It takes ${minutes} minutes, more than ${request.minutes}.` };
  }
  const truth = rounded(times(eatable.per, plan.portion));
  for (const nutrient of ['kcal', 'protein', 'carbs', 'fat', 'fibre'] as const) {
    if (Math.abs(truth[nutrient] - plan.perServing[nutrient]) > 1) {
      yield { rule: 'numbers', where: key, message: `A serving has ${truth[nutrient]} of ${nutrient}, not ${plan.perServing[nutrient]}.` };
    }
  }
  const serving = eatable.grams * plan.portion;
  if (serving < 5 || serving > 1_000 || truth.kcal > 1_200)
    yield { rule: 'amount', where: key, message: `${Math.round(serving)} g is no serving.` };
  yield* wrongOfIngredients(plan, request);
}

function* wrongOfIngredients(plan: RecipePlan, request: RecipeRequest): Generator<Breach> {
  const truth = new Map(eatableOf(plan.id)?.ingredients.map(({ food, grams }) => [food.id, grams * plan.portion * plan.servings]));
  for (const { id, grams, swaps } of plan.ingredients) {
    const real = truth.get(id);
    if (real === undefined) {
      yield { rule: 'ingredients', where: id, message: `${id} does not belong in ${plan.id}.` };
      continue;
    }
    if (Math.abs(kitchenGrams(real) - grams) > 1)
      yield { rule: 'numbers', where: id, message: `It takes ${kitchenGrams(real)} g of ${id}, not ${grams}.` };
    for (const swap of swaps) {
      const objection = objectionTo(foodOf(swap.id), request);
      if (objection) yield { where: `${id}, swap`, ...objection };
    }
  }
  const listed = new Set(plan.ingredients.map(({ id }) => id));
  const dish = eatableOf(plan.id)?.dish;
  const ready = dish ? readyFor(dish, kitchenOf(request)) : [];
  for (const [id, grams] of truth) {
    if (grams > 0 && !listed.has(id) && !isInReady(id, ready))
      yield { rule: 'ingredients', where: id, message: `${id} is in the dish and not on the list.` };
  }
}

/** Every breach of the request by a recipe, recomputed from its id and portion, whichever engine made it. An empty list is good. */
export const verifyRecipe = (plan: RecipePlan, request: RecipeRequest): Breach[] => [...wrongOf(plan, request)];
