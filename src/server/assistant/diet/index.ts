/** The diet plan: a week of meals for one person's energy, ways of eating and allergies. */
export { barToDeficit } from './energy.ts';
export { changeDiet } from './change-diet.ts';
export { completeDiet } from './complete-diet.ts';
export { dietCatalogue } from './diet-catalogue.ts';
export { planDiet } from './plan-diet.ts';
export { swapDietItem } from './swap-diet-item.ts';
export { verifyDiet } from './verify-diet.ts';
