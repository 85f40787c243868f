import { hindiFood, hindiNames } from './constraint-names.ts';
import type { Constraint } from './constraints.ts';
import { recipeMeals, type RecipeMeal } from './recipe-meals.ts';
import { weekdayNames } from './weekdays.ts';
import { dietPatterns, type PlanLanguage } from './words.ts';

export type MealConstraint = Extract<
  Constraint,
  {
    type:
      | 'foodOn'
      | 'patternOn'
      | 'fastOn'
      | 'eatBetween'
      | 'cooking'
      | 'mealMinutes'
      | 'carbs'
      | 'budget'
      | 'pace'
      | 'protein'
      | 'proteinPerKg'
      | 'mealAt'
      | 'more'
      | 'servings'
      | 'meal'
      | 'have'
      | 'lack';
  }
>;

/** The meals in Hindi. */
export const hindiMeals: Readonly<Record<RecipeMeal, string>> = {
  any: 'कभी भी',
  breakfast: 'नाश्ता',
  lunch: 'दोपहर का खाना',
  snack: 'हल्का नाश्ता',
  dinner: 'रात का खाना',
};
const paces = {
  english: { gentle: 'Gently', steady: 'Steadily', quick: 'As quickly as is safe' },
  hindi: { gentle: 'धीरे-धीरे', steady: 'लगातार', quick: 'जितनी जल्दी सुरक्षित हो' },
} as const;

/** The label of a chip about meals: 'No eggs on Tuesday', 'Meals from 12:00 to 20:00'. */
export function labelOfMeals(one: MealConstraint, language: PlanLanguage): string {
  const inLanguage = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  const food = (name: string) => inLanguage(name, hindiFood(name));
  const on = (days: Parameters<typeof weekdayNames>[0]) => weekdayNames(days, language);
  switch (one.type) {
    case 'foodOn': {
      const { food: name, rule, days } = one.value;
      return rule === 'notOn'
        ? inLanguage(`No ${name} on ${on(days)}`, `${on(days)} को ${food(name)} नहीं`)
        : inLanguage(`${name.slice(0, 1).toUpperCase()}${name.slice(1)} on ${on(days)} only`, `${food(name)} केवल ${on(days)} को`);
    }
    case 'patternOn': {
      const { pattern, days } = one.value;
      return inLanguage(`${dietPatterns[pattern]} on ${on(days)}`, `${on(days)} को ${hindiNames.pattern[pattern] ?? pattern}`);
    }
    case 'fastOn':
      return inLanguage(`Fast on ${on(one.value)}`, `${on(one.value)} का व्रत`);
    case 'eatBetween':
      return inLanguage(`Meals from ${one.value.from} to ${one.value.until}`, `भोजन ${one.value.from} से ${one.value.until} के बीच`);
    case 'cooking':
      return inLanguage('Nothing to cook', 'बिना पकाए');
    case 'mealMinutes':
      return inLanguage(`A meal in ${one.value} minutes`, `${one.value} मिनट में भोजन`);
    case 'carbs':
      return one.value === 'keto' ? inLanguage('Keto', 'कीटो') : inLanguage('Few carbohydrates', 'कम कार्बोहाइड्रेट');
    case 'budget':
      return inLanguage('Low budget', 'कम बजट');
    case 'pace':
      return paces[language][one.value];
    case 'protein':
      return inLanguage(`${one.value} g protein a day`, `दिन में ${one.value} ग्राम प्रोटीन`);
    case 'proteinPerKg':
      return inLanguage(`${one.value} g protein for each kg`, `हर किलो पर ${one.value} ग्राम प्रोटीन`);
    case 'mealAt':
      return inLanguage(`${recipeMeals[one.value.meal]} at ${one.value.at}`, `${hindiMeals[one.value.meal]} ${one.value.at} बजे`);
    case 'more':
      return inLanguage('More protein', 'ज़्यादा प्रोटीन');
    case 'servings':
      return inLanguage(one.value === 1 ? 'For 1 person' : `For ${one.value} people`, `${one.value} लोगों के लिए`);
    case 'meal':
      return inLanguage(recipeMeals[one.value], hindiMeals[one.value]);
    case 'have':
      return inLanguage(`There is ${one.value}`, `${food(one.value)} है`);
    case 'lack':
      return inLanguage(`There is no ${one.value}`, `${food(one.value)} नहीं है`);
  }
}
