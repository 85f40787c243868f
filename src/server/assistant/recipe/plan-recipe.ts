import type { RecipeDraft, RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { eatableOf } from '../foods/index.ts';
import { weightedRandom } from '../part/index.ts';
import { rankRecipes } from './choose-recipe.ts';
import { completeRecipe } from './complete-recipe.ts';
import { usualPortion } from './usual-portion.ts';

/** Dishes within this distance of the best are equally good; the seed chooses among them. */
const asGood = 0.25;
const mostChoices = 4;

export function draftFor(id: string, request: RecipeRequest): RecipeDraft {
  const eatable = eatableOf(id);
  return { id, portion: eatable ? usualPortion(eatable, request) : 1 };
}

/** A dish for this kitchen by the embedded planner; the same seed and version give the same dish. A breach if no dish fits. */
export function planRecipe(request: RecipeRequest, { seed, version = 1 }: { seed: number; version?: number }): RecipePlan | Breach[] {
  const ranked = rankRecipes(request);
  const [best] = ranked;
  if (!best) return [{ rule: 'nothingFits', where: 'recipe', message: 'No dish of the book fits what must stay out.' }];
  const close = ranked.slice(0, mostChoices).filter(({ score }) => score >= best.score - asGood);
  // A second version should be another dish.
  const from = version > 1 ? ranked.slice(0, mostChoices + version) : close;
  const chosen =
    version > 1 ? from[(version - 1) % from.length] : weightedRandom(seed).pick(from, ({ score }) => 1 + score - best.score + asGood);
  return completeRecipe(draftFor((chosen ?? best).eatable.id, request), request);
}
