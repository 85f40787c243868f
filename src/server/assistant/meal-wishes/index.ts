/** Reads wishes about meals: foods on days, hours, energy, kitchen, money, and what no plan can do. */
export { readMealWishes } from './read-meal-wishes.ts';
