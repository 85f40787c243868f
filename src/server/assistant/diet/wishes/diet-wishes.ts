import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import { isAboutMeals, readMealWishes } from '../../meal-wishes/index.ts';
import type { WishRules } from '../../wishes/index.ts';
import { answersOnFigures } from './answers-on-figures.ts';
import { answersOnFoods } from './answers-on-foods.ts';
import { answersOnLife } from './answers-on-life.ts';

/** How a diet plan reads wishes in words, and what it says about each. */
export const dietWishes: WishRules<DietRequest, DietPlan> = {
  read: readMealWishes,
  concerns: isAboutMeals,
  answers: { ...answersOnFoods, ...answersOnFigures, ...answersOnLife },
  examples: {
    english: "'no mushrooms', 'fish on Sunday' or 'dinner before 8 pm'",
    hindi: '‘मशरूम नहीं’, ‘रविवार को मछली’ या ‘रात का खाना 8 बजे से पहले’',
  },
};
