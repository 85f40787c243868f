import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { rankRecipes } from './choose-recipe.ts';
import { usualPortion } from './plan-recipe.ts';

const mostOffered = 40;

/** What a model may choose from: dishes that fit, best first, with what each would need bought. */
export const recipeCatalogue = (request: RecipeRequest) =>
  rankRecipes(request)
    .slice(0, mostOffered)
    .map(({ eatable, missing }) => ({
      id: eatable.id,
      name: eatable.name[0],
      measure: eatable.measure,
      portion: usualPortion(eatable.id),
      kcal: Math.round(eatable.per.kcal),
      minutes: eatable.minutes,
      missing,
    }));
