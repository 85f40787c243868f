import { nameOf } from '../../../../contract/assistant/constraint-labels.ts';
import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import type { DietRequest } from '../../../../contract/assistant/diet-request.ts';
import { mealNamesOf, timesAWeek } from '../../../../contract/assistant/meal-labels.ts';
import type { MealKey } from '../../../../contract/assistant/meal-keys.ts';
import { weekdayNames } from '../../../../contract/assistant/weekdays.ts';
import type { DietPattern } from '../../../../contract/assistant/words.ts';
import { foodInHindi, isServedAs, objectionTo } from '../../foods/index.ts';
import { fastRefused } from '../../meal-wishes/index.ts';
import { minuteOf } from '../../part/index.ts';
import type { WishAnswers } from '../../wishes/index.ts';
import { isFast } from './condition-checks.ts';
import { daysOn, eatablesOf, findFood } from './plan-foods.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const breaksPattern = (days: DietPlan['days'], pattern: DietPattern): boolean =>
  days.some((day) =>
    eatablesOf(day).some(({ ingredients }) =>
      ingredients.some(({ food }) => objectionTo(food, { patterns: [pattern], allergens: [], dislikes: [] }) !== undefined),
    ),
  );

const atMeals = (plan: DietPlan, meals: readonly MealKey[]) =>
  plan.days.map((day) => ({ ...day, meals: day.meals.filter(({ key }) => meals.includes(key)) }));

/** On how many days one of the meals has a food, as it was asked for. */
const daysServed = (plan: DietPlan, food: string, meals: readonly MealKey[]): number =>
  atMeals(plan, meals).filter((day) => eatablesOf(day).some((one) => isServedAs(one, food))).length;
/** How many minutes a meal may be from an hour that was asked for. */
const nearby = 30;
const clockOf = (plan: DietPlan, meals: readonly MealKey[]): string | undefined =>
  plan.days.flatMap((day) => day.meals).find(({ key }) => meals.includes(key))?.at;

type OnFoods = Required<
  Pick<
    WishAnswers<DietRequest, DietPlan>,
    'allergen' | 'avoid' | 'like' | 'pattern' | 'foodOn' | 'foodAt' | 'wantAt' | 'foodTimes' | 'served' | 'patternOn' | 'fastOn'
  >
>;

/** What a diet plan says about foods that are wanted, refused, or eaten on some days. */
export const answersOnFoods: OnFoods = {
  allergen: {
    says: (value) => ({
      english: `No ${nameOf('allergen', value, 'english').toLowerCase()}.`,
      hindi: `${nameOf('allergen', value, 'hindi')} नहीं।`,
    }),
    whyNot: (value, plan, request) =>
      !request.allergens.includes(value) || plan.days.some((day) => eatablesOf(day).some(({ allergens }) => allergens.includes(value)))
        ? { english: 'The plan still has it. Please make it again.', hindi: 'प्लान में यह अब भी है। कृपया प्लान दोबारा बनाएँ।' }
        : undefined,
  },
  avoid: {
    says: (value) => ({ english: `No ${value}.`, hindi: `${foodInHindi(value)} नहीं।` }),
    whyNot: (value, plan) => {
      const there = findFood(plan.days, value);
      return there === undefined
        ? undefined
        : {
            english: `${there} is still there. Swap it, or name the food another way.`,
            hindi: `${there} अब भी है। उसे बदलें, या नाम दूसरे शब्दों में लिखें।`,
          };
    },
  },
  like: {
    says: (value) => ({ english: `This week has ${value}.`, hindi: `इस हफ़्ते में ${foodInHindi(value)} है।` }),
    promises: (value) => ({
      english: `Wanted this week, where it fits: ${value}.`,
      hindi: `इस हफ़्ते में, जहाँ बैठे: ${foodInHindi(value)}।`,
    }),
    whyNot: (value, plan) =>
      findFood(plan.days, value) === undefined
        ? {
            english: `This week has no ${value}: we do not know it, or it does not fit what you leave out, your amounts or your days.`,
            hindi: `इस हफ़्ते में ${foodInHindi(value)} नहीं है: वह हमारी सूची में नहीं, या आपके परहेज़, मात्रा या दिनों से मेल नहीं खाता।`,
          }
        : undefined,
  },
  pattern: {
    says: (value) => ({
      english: `Everything is ${value === 'jain' ? 'Jain' : nameOf('pattern', value, 'english').toLowerCase()}.`,
      hindi: `सब कुछ ${nameOf('pattern', value, 'hindi')} है।`,
    }),
    whyNot: (value, plan) =>
      breaksPattern(plan.days, value)
        ? { english: 'Some meals do not keep to it. Please make the plan again.', hindi: 'कुछ भोजन ऐसे नहीं हैं। कृपया प्लान दोबारा बनाएँ।' }
        : undefined,
  },
  foodOn: {
    says: ({ food, rule, days }) =>
      rule === 'notOn'
        ? {
            english: `No ${food} on ${weekdayNames(days, 'english')}.`,
            hindi: `${weekdayNames(days, 'hindi')} को ${foodInHindi(food)} नहीं।`,
          }
        : {
            english: `${capital(food)} on ${weekdayNames(days, 'english')} only.`,
            hindi: `${foodInHindi(food)} केवल ${weekdayNames(days, 'hindi')} को।`,
          },
    whyNot: ({ food, rule, days }, plan, request) => {
      const missed =
        rule === 'onlyOn' && request.wanted.includes(food)
          ? days.filter((day) => findFood(daysOn(plan, request, [day], true), food) === undefined)
          : [];
      if (missed.length > 0)
        return {
          english: `There is no ${food} on ${weekdayNames(missed, 'english')}: it does not fit that day.`,
          hindi: `${weekdayNames(missed, 'hindi')} को ${foodInHindi(food)} नहीं है: वह उस दिन में नहीं बैठता।`,
        };
      const there = findFood(daysOn(plan, request, days, rule === 'notOn'), food);
      if (there === undefined) return undefined;
      return rule === 'notOn'
        ? {
            english: `${there} is still there on ${weekdayNames(days, 'english')}. Swap it on that day.`,
            hindi: `${weekdayNames(days, 'hindi')} को ${there} अब भी है। उस दिन उसे बदलें।`,
          }
        : {
            english: `${there} is there on another day too. Swap it on that day.`,
            hindi: `${there} किसी और दिन भी है। उस दिन उसे बदलें।`,
          };
    },
  },
  served: {
    says: (value) => ({
      english: `From the mess or canteen this week, not cooked by you: ${value}.`,
      hindi: `इस हफ़्ते मेस या कैंटीन से, आपको नहीं पकाना: ${foodInHindi(value)}।`,
    }),
    promises: (value) => ({
      english: `Taken from the mess or canteen where it fits: ${value}.`,
      hindi: `जहाँ बैठे, मेस या कैंटीन से: ${foodInHindi(value)}।`,
    }),
    whyNot: (value, plan) =>
      findFood(plan.days, value) === undefined
        ? {
            english: `This week has no ${value}: it does not fit what you leave out, your amounts or your days. You may swap it in.`,
            hindi: `इस हफ़्ते में ${foodInHindi(value)} नहीं है: वह आपके परहेज़, मात्रा या दिनों से मेल नहीं खाता। आप बदलकर ले सकते हैं।`,
          }
        : undefined,
  },
  foodAt: {
    says: ({ food, meals }) => ({
      english: `No ${food} at ${mealNamesOf(meals, 'english')}.`,
      hindi: `${mealNamesOf(meals, 'hindi')} में ${foodInHindi(food)} नहीं।`,
    }),
    whyNot: ({ food, meals }, plan) => {
      const there = findFood(atMeals(plan, meals), food);
      return there === undefined
        ? undefined
        : {
            english: `${there} is still there at ${mealNamesOf(meals, 'english')}. Swap it there.`,
            hindi: `${mealNamesOf(meals, 'hindi')} में ${there} अब भी है। उसे वहाँ बदलें।`,
          };
    },
  },
  wantAt: {
    says: ({ food, meals, at }, plan) => {
      const often = plan === undefined ? 7 : daysServed(plan, food, meals);
      const clock = at === undefined ? { english: '', hindi: '' } : { english: `, about ${at}`, hindi: ` (करीब ${at} बजे)` };
      return {
        english: `At ${mealNamesOf(meals, 'english', 'disjunction')} ${timesAWeek(often, 'english')}${clock.english}: ${food}.`,
        hindi: `${mealNamesOf(meals, 'hindi', 'disjunction')} में ${timesAWeek(often, 'hindi')}${clock.hindi}: ${foodInHindi(food)}।`,
      };
    },
    promises: ({ food, meals, isDaily }) => ({
      english: `Wanted at ${mealNamesOf(meals, 'english')}${isDaily ? ' every day' : ''}, where it fits: ${food}.`,
      hindi: `${isDaily ? 'हर दिन ' : ''}${mealNamesOf(meals, 'hindi')} में, जहाँ बैठे: ${foodInHindi(food)}।`,
    }),
    whyNot: ({ food, meals, isDaily, at }, plan) => {
      const often = daysServed(plan, food, meals);
      if (often === 0)
        return {
          english: `There is no ${food} at ${mealNamesOf(meals, 'english')}: we do not know it, or it does not fit what you leave out or the amounts of that meal.`,
          hindi: `${mealNamesOf(meals, 'hindi')} में ${foodInHindi(food)} नहीं है: वह हमारी सूची में नहीं, या आपके परहेज़ या उस भोजन की मात्रा से मेल नहीं खाता।`,
        };
      if (isDaily && often < plan.days.length)
        return {
          english: `At ${mealNamesOf(meals, 'english', 'disjunction')} ${timesAWeek(often, 'english')}, not on all: ${food}. On the others it did not fit that day’s wishes or amounts.`,
          hindi: `${foodInHindi(food)} ${mealNamesOf(meals, 'hindi')} में ${timesAWeek(often, 'hindi')} है, हर दिन नहीं: बाकी दिन वह उस दिन की इच्छाओं या मात्रा में नहीं बैठा।`,
        };
      const clock = at === undefined ? undefined : clockOf(plan, meals);
      return at === undefined || clock === undefined || Math.abs(minuteOf(clock) - minuteOf(at)) <= nearby
        ? undefined
        : {
            english: `The plan has no meal at ${at}: ${food} is at ${mealNamesOf(meals, 'english')} at ${clock}. Have it at ${at} if you like, and leave it out there.`,
            hindi: `प्लान में ${at} बजे कोई भोजन नहीं है: ${foodInHindi(food)} ${clock} बजे, ${mealNamesOf(meals, 'hindi')} में है। चाहें तो ${at} बजे लें और वहाँ छोड़ दें।`,
          };
    },
  },
  foodTimes: {
    says: ({ food, times, rule }) =>
      rule === 'atMost'
        ? {
            english: `${capital(food)} comes ${timesAWeek(times, 'english')} at most.`,
            hindi: `${foodInHindi(food)} ज़्यादा से ज़्यादा ${timesAWeek(times, 'hindi')} है।`,
          }
        : {
            english: `${capital(food)} comes ${timesAWeek(times, 'english')}.`,
            hindi: `${foodInHindi(food)} ${timesAWeek(times, 'hindi')} है।`,
          },
    promises: ({ food, times, rule }) => ({
      english: `${capital(food)} ${timesAWeek(times, 'english')}${rule === 'atMost' ? ' at most' : ''}, where it fits.`,
      hindi: `${foodInHindi(food)} ${rule === 'atMost' ? 'ज़्यादा से ज़्यादा ' : ''}${timesAWeek(times, 'hindi')}, जहाँ बैठे।`,
    }),
    whyNot: ({ food, times, rule }, plan) => {
      const count = plan.days.filter((day) => findFood([day], food) !== undefined).length;
      return count === times || (rule === 'atMost' && count < times)
        ? undefined
        : {
            english: `${capital(food)} comes ${count === 0 ? 'on no day' : timesAWeek(count, 'english')}: more or fewer did not fit what you eat, leave out and need.`,
            hindi: `${foodInHindi(food)} ${count === 0 ? 'किसी दिन नहीं' : timesAWeek(count, 'hindi')} है: इससे ज़्यादा या कम आपके खान-पान, परहेज़ और ज़रूरत में नहीं बैठा।`,
          };
    },
  },
  patternOn: {
    says: ({ pattern, days }) => ({
      english: `${nameOf('pattern', pattern, 'english')} on ${weekdayNames(days, 'english')}.`,
      hindi: `${weekdayNames(days, 'hindi')} को ${nameOf('pattern', pattern, 'hindi')}।`,
    }),
    whyNot: ({ pattern, days }, plan, request) =>
      breaksPattern(daysOn(plan, request, days, true), pattern)
        ? { english: 'A meal of that day does not keep to it. Swap it on that day.', hindi: 'उस दिन का कोई भोजन ऐसा नहीं है। उस दिन उसे बदलें।' }
        : undefined,
  },
  fastOn: {
    says: (days) => ({
      english: `${weekdayNames(days, 'english')}: only what a fast allows, such as fruit, milk, nuts and sabudana.`,
      hindi: `${weekdayNames(days, 'hindi')}: केवल व्रत का भोजन, जैसे फल, दूध, मेवे और साबूदाना।`,
    }),
    whyNot: (days, plan, request) =>
      request.conditions.includes('diabetes') && !days.every((day) => request.fastingDays.includes(day))
        ? fastRefused
        : daysOn(plan, request, days, true).every(isFast)
          ? undefined
          : {
              english: 'Some meals of that day are not for a fast: eat its fruit, milk and nuts, and swap the others.',
              hindi: 'उस दिन के कुछ भोजन व्रत के नहीं हैं: उस दिन के फल, दूध और मेवे लें, बाकी बदल लें।',
            },
  },
};
