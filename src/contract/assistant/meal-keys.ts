/** The meals of a day of a diet plan, in their order. */
export const mealKeys = ['breakfast', 'midMorning', 'lunch', 'snack', 'dinner', 'night'] as const;
export type MealKey = (typeof mealKeys)[number];
