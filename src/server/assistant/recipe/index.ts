/** The healthy recipe: a dish from what is in the kitchen, within ways of eating, allergies and time. */
export { changeRecipe } from './change-recipe.ts';
export { completeRecipe } from './complete-recipe.ts';
export { planRecipe } from './plan-recipe.ts';
export { recipeCatalogue } from './recipe-catalogue.ts';
export { swapRecipeItem } from './swap-recipe-item.ts';
export { verifyRecipe } from './verify-recipe.ts';
