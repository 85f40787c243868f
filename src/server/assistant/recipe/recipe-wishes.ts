import { nameOf } from '../../../contract/assistant/constraint-labels.ts';
import { labelOfMeals } from '../../../contract/assistant/meal-labels.ts';
import type { RecipePlan, RecipeRequest } from '../../../contract/assistant/recipe.ts';
import { eatableOf, foodInHindi, isNamedFood } from '../foods/index.ts';
import type { DishTrait } from '../../../contract/assistant/dish-traits.ts';
import { answersOnPeople, isOfFood } from './answers-on-people.ts';
import { notForBabies } from './dish-suits.ts';
import { applyChips } from '../part/index.ts';
import { readRecipeWishes } from './read-fasts-and-money.ts';
import type { WishRules } from '../wishes/index.ts';

const added = <T>(list: readonly T[], one: T): T[] => [...new Set([...list, one])];

/** A request of a recipe with what the person's words ask for. */
export const withRecipeConstraints = applyChips<RecipeRequest>({
  allergen: (request, value) => ({ ...request, allergens: added(request.allergens, value) }),
  pattern: (request, value) => ({ ...request, patterns: added(request.patterns, value) }),
  avoid: (request, value) => ({ ...request, dislikes: added(request.dislikes, value).slice(-20) }),
  minutes: (request, value) => ({ ...request, minutes: Math.min(180, Math.max(5, value)) }),
  mealMinutes: (request, value) => ({ ...request, minutes: Math.min(180, Math.max(5, value)) }),
  servings: (request, value) => ({ ...request, servings: value }),
  meal: (request, value) => ({ ...request, meal: value }),
  condition: (request, value) => (isOfFood(value) ? { ...request, conditions: added(request.conditions, value) } : request),
  noTool: (request, value) => ({ ...request, lacksTools: added(request.lacksTools, value) }),
  cooking: (request, value) => ({ ...request, cooking: value }),
  trait: (request, value) => withTrait(request, value),
  mostKcal: (request, value) => ({ ...request, mostKcal: value }),
  leastProtein: (request, value) => ({ ...request, leastProtein: Math.max(request.leastProtein ?? 0, value) }),
  have: (request, value) => ({ ...request, kitchen: added(request.kitchen, value).slice(-40) }),
  like: (request, value) => ({ ...request, kitchen: added(request.kitchen, value).slice(-40) }),
  lack: (request, value) => ({ ...request, lacks: added(request.lacks, value).slice(-20) }),
});

const withTrait = (request: RecipeRequest, value: DishTrait): RecipeRequest => ({
  ...request,
  traits: added(request.traits, value),
  // A baby's food has none of these; what is left out of a dish leaves it the same.
  ...(value === 'forBaby' && { dislikes: [...new Set([...request.dislikes, ...notForBabies])].slice(-20) }),
});

const holds = ({ id }: RecipePlan, food: string): boolean => {
  const eatable = eatableOf(id);
  return eatable !== undefined && isNamedFood(eatable, food);
};
const minutes = {
  says: (value: number) => ({ english: `Ready in ${value} minutes.`, hindi: `${value} मिनट में तैयार।` }),
  whyNot: (value: number, plan: RecipePlan) =>
    plan.minutes <= value
      ? undefined
      : {
          english: `The quickest dish that fits takes ${plan.minutes} minutes.`,
          hindi: `सबसे जल्दी बनने वाला सही पकवान ${plan.minutes} मिनट लेता है।`,
        },
};
/** Dishes that are mostly white rice or its flour. */
const ofWhiteRice = /rice|pongal|pulao|pilau|biryani|khichdi|idli|dosa|poha|chawal|चावल|पोंगल|पुलाव|बिरयानी|खिचड़ी|इडली|डोसा|पोहा/i;
const used = {
  says: (value: string) => ({ english: `With ${value}.`, hindi: `${foodInHindi(value)} के साथ।` }),
  whyNot: (value: string, plan: RecipePlan, { conditions }: RecipeRequest) =>
    holds(plan, value)
      ? undefined
      : ofWhiteRice.test(value) && (conditions.includes('diabetes') || conditions.includes('pcos'))
        ? {
            english: `${value.charAt(0).toUpperCase()}${value.slice(1)} is mostly white rice, which raises the sugar fast, so it is left out. Make it of millet (samai, thinai or ragi) with as much moong dal as grain, one katori, with vegetables beside it; or choose from the dishes below.`,
            hindi: `${foodInHindi(value)} ज़्यादातर सफ़ेद चावल है, जो शुगर जल्दी बढ़ाता है, इसलिए नहीं है। मोटे अनाज (सामा, कंगनी या रागी) से, अनाज जितनी ही मूँग दाल डालकर, एक कटोरी बनाएँ, साथ में सब्ज़ी; या नीचे से चुनें।`,
          }
        : {
            english: `This dish does without ${value}. Another of the dishes below may use it.`,
            hindi: `इस पकवान में ${foodInHindi(value)} नहीं है। नीचे के किसी और पकवान में हो सकता है।`,
          },
};

/** How a recipe reads wishes in words, and what it says about each. */
export const recipeWishes: WishRules<RecipeRequest, RecipePlan> = {
  read: readRecipeWishes,
  answers: {
    allergen: {
      says: (value) => ({
        english: `Nothing with ${nameOf('allergen', value, 'english').toLowerCase()}.`,
        hindi: `${nameOf('allergen', value, 'hindi')} वाली कोई चीज़ नहीं।`,
      }),
      whyNot: (value, { id }) =>
        eatableOf(id)?.allergens.includes(value)
          ? { english: 'The dish still has it. Please choose another.', hindi: 'पकवान में यह अब भी है। कृपया दूसरा चुनें।' }
          : undefined,
    },
    pattern: {
      says: (value) => ({
        english: `The dish is ${nameOf('pattern', value, 'english').toLowerCase()}.`,
        hindi: `पकवान ${nameOf('pattern', value, 'hindi')} है।`,
      }),
      whyNot: (value, _plan, { patterns }) =>
        patterns.includes(value)
          ? undefined
          : { english: 'What is chosen above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई बात मानी गई।' },
    },
    avoid: {
      says: (value) => ({ english: `No ${value}.`, hindi: `${foodInHindi(value)} नहीं।` }),
      whyNot: (value, plan) =>
        holds(plan, value)
          ? {
              english: `The dish still has ${value}. Please choose another.`,
              hindi: `पकवान में ${foodInHindi(value)} अब भी है। कृपया दूसरा चुनें।`,
            }
          : undefined,
    },
    minutes,
    mealMinutes: minutes,
    servings: {
      says: (value) => ({ english: `Amounts for ${value}.`, hindi: `मात्रा ${value} लोगों के लिए।` }),
      whyNot: (value, { servings }) =>
        servings === value ? undefined : { english: `The amounts are for ${servings}.`, hindi: `मात्रा ${servings} लोगों के लिए है।` },
    },
    meal: {
      says: (value) => ({
        english: `A dish for: ${labelOfMeals({ type: 'meal', value }, 'english').toLowerCase()}.`,
        hindi: `पकवान: ${labelOfMeals({ type: 'meal', value }, 'hindi')}।`,
      }),
      whyNot: (value, _plan, { meal }) =>
        meal === value ? undefined : { english: 'What is chosen above counts instead.', hindi: 'इसकी जगह ऊपर चुनी हुई बात मानी गई।' },
    },
    ...answersOnPeople,
    have: used,
    like: used,
    lack: {
      says: (value) => ({ english: `It does without ${value}.`, hindi: `${foodInHindi(value)} के बिना।` }),
      whyNot: (value, plan) =>
        holds(plan, value)
          ? {
              english: `It needs ${value}, which is on the list of what to buy.`,
              hindi: `इसमें ${foodInHindi(value)} चाहिए, जो ख़रीदने की सूची में है।`,
            }
          : undefined,
    },
  },
  examples: { english: "'no mushrooms', 'in 20 minutes' or 'for 4 people'", hindi: '‘मशरूम नहीं’, ‘20 मिनट में’ या ‘4 लोगों के लिए’' },
};
