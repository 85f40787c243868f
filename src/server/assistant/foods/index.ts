/** Foods of USDA SR24 under our names, and the dishes made of them: what the diet plan and the recipes are written with. */
export { idOf, isNamed } from './adapt-dish.ts';
export { isCalled } from './food-words.ts';
export { amountWords, gramWords, sensibleGrams } from './amounts.ts';
export { eatableOf } from './eatable.ts';
export type { Eatable } from './eatable.ts';
export { eatablesFor, objectionToEatable } from './eatables-for.ts';
export { aisles } from './food.ts';
export type { Aisle, Food, MealLetter, Role } from './food.ts';
export { objectionTo } from './needs.ts';
export type { Needs } from './needs.ts';
export { rounded, sumOf, times } from './nutrients.ts';
export type { Nutrients } from './nutrients.ts';
export { dishes } from './read-dishes.ts';
export { foodOf, foods } from './read-foods.ts';
export { matchFoods } from './match-foods.ts';
export { alternativesTo } from './swap-groups.ts';
export type { Dish } from './dish.ts';
