/** Reads wishes about meals: foods on days, hours, energy, kitchen, money, and what no plan can do; and those about one dish. */
export { readDishWishes, readMealWishes } from './read-meal-wishes.ts';
export { fastRefused } from './risky-fasts.ts';
export { leftovers } from './cannot-texts.ts';
export { isAboutMeals } from './phrase-kind.ts';
