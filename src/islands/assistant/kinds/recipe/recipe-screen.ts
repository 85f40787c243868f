import { recipeMeals } from '../../../../contract/assistant/recipe-meals.ts';
import { makeHealthyRecipe } from '../../../../contract/assistant/recipe.ts';
import type { AssistantProfile } from '../../../../contract/assistant/profile.ts';
import { allergens, dietPatterns } from '../../../../contract/assistant/words.ts';
import { choicesOf } from '../../parts/choices.ts';
import type { KindScreen } from '../../plan/kind-screen.ts';
import { loadLater } from '../../../shared/load-later.ts';

const kitchen = [
  {
    kind: 'lines',
    name: 'kitchen',
    label: 'What is in the kitchen?',
    hint: 'One a line, in English or Hindi: palak, 2 onions, चना. Leave it empty for an idea.',
    rows: 5,
  },
  { kind: 'cards', name: 'meal', label: 'For', choices: choicesOf(recipeMeals), columns: 'at-most-2 sm:grid-cols-5' },
  { kind: 'number', name: 'servings', label: 'Servings', hint: '1 to 12', most: 12 },
  { kind: 'number', name: 'minutes', label: 'Minutes at most', hint: '5 to 180', most: 180, step: 5 },
  {
    kind: 'lines',
    name: 'lacks',
    label: 'Is salt, oil or a spice out? (optional)',
    hint: 'They are taken to be there. One a line.',
    rows: 2,
  },
] as const;

const food = [
  { kind: 'several', name: 'patterns', label: 'How do you eat?', choices: choicesOf(dietPatterns) },
  { kind: 'several', name: 'allergens', label: 'Allergies', choices: choicesOf(allergens), columns: 'at-most-2 sm:grid-cols-4' },
  { kind: 'lines', name: 'dislikes', label: 'Foods to leave out (optional)', hint: 'One a line.', rows: 2 },
] as const;

export const recipeScreen: KindScreen = {
  kind: 'recipe',
  call: makeHealthyRecipe,
  submit: 'Find me a recipe',
  fields: [
    { kind: 'group', legend: 'Your kitchen', fields: kitchen },
    { kind: 'group', legend: 'What you eat', fields: food },
  ],
  valuesOf: ({ patterns, allergens: known }: AssistantProfile) => ({
    kitchen: [],
    meal: 'any',
    servings: 2,
    minutes: 45,
    lacks: [],
    patterns,
    allergens: known,
    dislikes: [],
  }),
  profileOf: ({ patterns, allergens: known }) => ({ patterns, allergens: known }) as Partial<AssistantProfile>,
  additionalHint: "As 'no peanuts', '20 minutes', 'without onion'.",
  examples: ['Another dish', 'In 20 minutes', 'Without onion', "I don't have tomato", 'For 4 people'],
  hasTimes: false,
  usePlan: loadLater(() => import('./RecipePlan.tsx')),
};
