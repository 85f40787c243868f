/** The meals that a recipe may be for. */
export const recipeMeals = { any: 'Any time', breakfast: 'Breakfast', lunch: 'Lunch', snack: 'Snack', dinner: 'Dinner' } as const;
export type RecipeMeal = keyof typeof recipeMeals;
