import type { RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { rankRecipes } from './choose-recipe.ts';
import { usualPortion } from './usual-portion.ts';

const mostOffered = 40;

/** The dishes that a model may choose from, best first, with what would have to be bought. */
export const recipeCatalogue = (request: RecipeRequest) =>
  rankRecipes(request)
    .slice(0, mostOffered)
    .map(({ eatable, minutes, missing }) => ({
      id: eatable.id,
      name: eatable.name[0],
      measure: eatable.measure,
      portion: usualPortion(eatable, request),
      kcal: Math.round(eatable.per.kcal),
      minutes,
      missing,
    }));
