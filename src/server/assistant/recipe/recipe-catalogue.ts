import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { rankRecipes } from './choose-recipe.ts';
import { usualPortion } from './plan-recipe.ts';

const mostOffered = 40;

/** The dishes that a model may choose from, best first, with what would have to be bought. */
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
