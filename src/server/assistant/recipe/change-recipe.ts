import type { RecipeChange, RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf, matchFoods, objectionToEatable } from '../foods/index.ts';
import { completeRecipe } from './complete-recipe.ts';
import { rankRecipes } from './choose-recipe.ts';
import { draftFor, planRecipe } from './plan-recipe.ts';

export type ChangedRecipe = { readonly plan: RecipePlan; readonly request: RecipeRequest };

const without = (kitchen: readonly string[], food: string) => {
  const meant = new Set(matchFoods(food).map(({ id }) => id));
  return kitchen.filter((said) => !matchFoods(said).some(({ id }) => meant.has(id)));
};

function requestAfter(request: RecipeRequest, change: RecipeChange): RecipeRequest {
  switch (change.kind) {
    case 'servings':
      return { ...request, servings: Math.min(12, Math.max(1, Math.round(change.servings))) };
    case 'avoid':
      return { ...request, dislikes: [...new Set([...request.dislikes, change.food.trim()])].slice(-20) };
    case 'have':
      return {
        ...request,
        kitchen: [...new Set([...request.kitchen, change.food.trim()])].slice(-40),
        lacks: without(request.lacks, change.food),
      };
    case 'lack':
      return {
        ...request,
        kitchen: without(request.kitchen, change.food),
        lacks: [...new Set([...request.lacks, change.food.trim()])].slice(-20),
      };
    case 'faster':
      return { ...request, minutes: Math.min(180, Math.max(5, Math.round(change.minutes))) };
    case 'dish':
    case 'another':
      return request;
  }
}

function made(plan: RecipePlan, request: RecipeRequest, change: RecipeChange, seed: number): RecipePlan | Breach[] {
  if (change.kind === 'servings') return completeRecipe({ id: plan.id, portion: plan.portion }, request);
  const base = (id: string) => id.split('~')[0];
  if (change.kind === 'dish') {
    const asked = eatableOf(change.id);
    const objection = asked && objectionToEatable(asked, request);
    return objection ? [{ where: change.id, ...objection }] : completeRecipe(draftFor(change.id, request), request);
  }
  const ranked = rankRecipes(request);
  const same = ranked.find(({ eatable }) => base(eatable.id) === base(plan.id));
  if (change.kind === 'another') {
    const others = ranked.filter((one) => one !== same).slice(0, 5);
    const next = others[Math.abs(seed) % Math.max(1, others.length)];
    return next
      ? completeRecipe(draftFor(next.eatable.id, request), request)
      : [{ rule: 'nothingFits', where: 'recipe', message: 'No other dish fits.' }];
  }
  // The same dish if it can still be made; otherwise the best of the others.
  const isNamed = change.kind === 'avoid' || change.kind === 'lack' || change.kind === 'have';
  return isNamed && same ? completeRecipe({ id: same.eatable.id, portion: plan.portion }, request) : planRecipe(request, { seed });
}

/** The same dish as a changed request wants it; undefined if it cannot be made so. */
export function adaptRecipe(plan: RecipePlan, before: RecipeRequest, asked: RecipeRequest): RecipePlan | undefined {
  if (before.meal !== asked.meal) return undefined;
  const base = (id: string) => id.split('~')[0];
  const same = rankRecipes(asked).find(({ eatable }) => base(eatable.id) === base(plan.id));
  const made = same && completeRecipe({ id: same.eatable.id, portion: plan.portion }, asked);
  return made === undefined || Array.isArray(made) ? undefined : made;
}

/** Changes a recipe as a chat or a button asks, with the changed request. Breaches say what cannot be done. */
export function changeRecipe(
  plan: RecipePlan,
  request: RecipeRequest,
  change: RecipeChange,
  { seed }: { seed: number },
): ChangedRecipe | Breach[] {
  const next = requestAfter(request, change);
  const changed = made(plan, next, change, seed);
  return Array.isArray(changed) ? changed : { plan: changed, request: next };
}
