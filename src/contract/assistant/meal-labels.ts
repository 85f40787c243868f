import { hindiFood, hindiNames } from './constraint-names.ts';
import type { Constraint } from './constraints.ts';
import { kitchenTools, type KitchenTool } from './diet-wishes.ts';
import { dishTraits, hindiTraits } from './dish-traits.ts';
import type { MealKey } from './meal-keys.ts';
import { recipeMeals, type RecipeMeal } from './recipe-meals.ts';
import { weekdayNames } from './weekdays.ts';
import { dietPatterns, type PlanLanguage } from './words.ts';

export type MealConstraint = Extract<
  Constraint,
  {
    type:
      | 'foodOn'
      | 'foodAt'
      | 'wantAt'
      | 'sportAt'
      | 'foodTimes'
      | 'minutesAt'
      | 'served'
      | 'carbGrams'
      | 'rupees'
      | 'noTool'
      | 'trait'
      | 'mostKcal'
      | 'leastProtein'
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
const mealNames: Readonly<Record<PlanLanguage, Readonly<Record<MealKey, string>>>> = {
  english: {
    breakfast: 'breakfast',
    midMorning: 'mid-morning',
    lunch: 'lunch',
    snack: 'the evening snack',
    dinner: 'dinner',
    night: 'bedtime',
  },
  hindi: {
    breakfast: 'नाश्ते',
    midMorning: 'दोपहर से पहले',
    lunch: 'दोपहर के खाने',
    snack: 'शाम के नाश्ते',
    dinner: 'रात के खाने',
    night: 'सोने से पहले',
  },
};
/** The names of some meals in a sentence: 'breakfast and dinner', 'नाश्ते और रात के खाने'; as a disjunction 'breakfast or dinner'. */
export function mealNamesOf(
  meals: readonly MealKey[],
  language: PlanLanguage,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const names = meals.map((meal) => mealNames[language][meal]);
  return new Intl.ListFormat(language === 'hindi' ? 'hi' : 'en-GB', { type }).format(names);
}
const hindiTools: Readonly<Record<KitchenTool, string>> = {
  oven: 'ओवन',
  blender: 'मिक्सर',
  pressureCooker: 'प्रेशर कुकर',
  toaster: 'टोस्टर',
};
/** The name of a kitchen tool in a sentence. */
export const toolName = (tool: KitchenTool, language: PlanLanguage): string =>
  language === 'hindi' ? hindiTools[tool] : kitchenTools[tool].toLowerCase();
const paces = {
  english: { gentle: 'Gently', steady: 'Steadily', quick: 'As quickly as is safe' },
  hindi: { gentle: 'धीरे-धीरे', steady: 'लगातार', quick: 'जितनी जल्दी सुरक्षित हो' },
} as const;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
/** How often in a sentence: 'on 2 days a week', 'every day'. */
export const timesAWeek = (times: number, language: PlanLanguage): string =>
  language === 'hindi'
    ? times === 7
      ? 'हर दिन'
      : `हफ़्ते में ${times} दिन`
    : times === 7
      ? 'every day'
      : `on ${times} ${times === 1 ? 'day' : 'days'} a week`;

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
        : inLanguage(`${capital(name)} on ${on(days)} only`, `${food(name)} केवल ${on(days)} को`);
    }
    case 'foodAt': {
      const { food: name, meals } = one.value;
      return inLanguage(`No ${name} at ${mealNamesOf(meals, language)}`, `${mealNamesOf(meals, language)} में ${food(name)} नहीं`);
    }
    case 'wantAt': {
      const { food: name, meals, isDaily, at } = one.value;
      const [daily, clock] = [isDaily ? inLanguage(' every day', 'हर दिन ') : '', at ? inLanguage(` at ${at}`, `${at} बजे `) : ''];
      return inLanguage(
        `${capital(name)} for ${mealNamesOf(meals, language)}${clock}${daily}`,
        `${daily}${clock}${mealNamesOf(meals, language)} में ${food(name)}`,
      );
    }
    case 'sportAt': {
      const { at, isMatch, days } = one.value;
      const when = days.length > 0 ? inLanguage(` on ${on(days)}`, `${on(days)} को `) : '';
      return inLanguage(`${isMatch ? 'Match' : 'Training'} at ${at}${when}`, `${when}${at} बजे ${isMatch ? 'मैच' : 'अभ्यास'}`);
    }
    case 'foodTimes': {
      const { food: name, times, rule } = one.value;
      const often = timesAWeek(times, language);
      return rule === 'atMost'
        ? inLanguage(`${capital(name)} at most ${often}`, `${food(name)} ज़्यादा से ज़्यादा ${often}`)
        : inLanguage(`${capital(name)} ${often}`, `${food(name)} ${often}`);
    }
    case 'minutesAt': {
      const { meals, minutes } = one.value;
      return inLanguage(
        `${capital(mealNamesOf(meals, language))} in ${minutes} minutes`,
        `${mealNamesOf(meals, language)} में ${minutes} मिनट`,
      );
    }
    case 'served':
      return inLanguage(`The mess has ${one.value}`, `मेस में ${food(one.value)} मिलता है`);
    case 'carbGrams':
      return inLanguage(`At most ${one.value} g carbohydrate`, `${one.value} ग्राम तक कार्बोहाइड्रेट`);
    case 'rupees':
      return inLanguage(`₹${one.value} a day`, `दिन के ₹${one.value}`);
    case 'mostKcal':
      return inLanguage(`At most ${one.value} kcal a serving`, `एक परोस में ${one.value} कैलोरी तक`);
    case 'leastProtein':
      return inLanguage(`At least ${one.value} g of protein a serving`, `एक परोस में कम से कम ${one.value} ग्राम प्रोटीन`);
    case 'trait':
      return inLanguage(dishTraits[one.value], hindiTraits[one.value]);
    case 'noTool':
      return inLanguage(`No ${toolName(one.value, language)}`, `${toolName(one.value, language)} नहीं`);
    case 'patternOn': {
      const { pattern, days } = one.value;
      return inLanguage(`${dietPatterns[pattern]} on ${on(days)}`, `${on(days)} को ${hindiNames.pattern[pattern] ?? pattern}`);
    }
    case 'fastOn':
      return inLanguage(`Fast on ${on(one.value)}`, `${on(one.value)} का व्रत`);
    case 'eatBetween':
      return inLanguage(`Meals from ${one.value.from} to ${one.value.until}`, `भोजन ${one.value.from} से ${one.value.until} के बीच`);
    case 'cooking':
      return one.value === 'none' ? inLanguage('Nothing to cook', 'बिना पकाए') : inLanguage('Microwave only', 'केवल माइक्रोवेव');
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
