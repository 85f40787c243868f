import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import { isAboutMeals, leftovers, readMealWishes } from '../../meal-wishes/index.ts';
import type { Sentence, WishRules } from '../../wishes/index.ts';
import { answersOnFigures } from './answers-on-figures.ts';
import { answersOnFoods } from './answers-on-foods.ts';
import { answersOnLife } from './answers-on-life.ts';
import { answersOnSport } from './answers-on-sport.ts';

const noLeftovers: Sentence = {
  english: 'No dinner of this week is cooked ahead or eaten again: none that keeps fits your kitchen, your times and what you leave out.',
  hindi: 'इस हफ़्ते का कोई खाना पहले से पकाकर दोबारा नहीं खाया जाता: ऐसा कोई पकवान आपकी रसोई, समय और परहेज़ में नहीं बैठा।',
};
const hasLeftovers = ({ days }: DietPlan) =>
  days.some(({ meals }) => meals.some(({ items }) => items.some(({ leftoverOf }) => leftoverOf)));

/** How a diet plan reads wishes in words, and what it says about each. */
export const dietWishes: WishRules<DietRequest, DietPlan> = {
  read: readMealWishes,
  concerns: isAboutMeals,
  answers: { ...answersOnFoods, ...answersOnFigures, ...answersOnLife, ...answersOnSport },
  whyNotAlways: (says, plan) => (says === leftovers && !hasLeftovers(plan) ? noLeftovers : undefined),
  examples: {
    english: "'no mushrooms', 'fish on Sunday' or 'dinner before 8 pm'",
    hindi: '‘मशरूम नहीं’, ‘रविवार को मछली’ या ‘रात का खाना 8 बजे से पहले’',
  },
};
