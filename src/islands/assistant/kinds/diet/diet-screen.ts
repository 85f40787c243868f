import { dietGoals, dietPaces, makeDietPlan, trainingTimes } from '../../../../contract/assistant/diet-request.ts';
import { activities, allergens, dietPatterns, sexes } from '../../../../contract/assistant/words.ts';
import type { AssistantProfile } from '../../../../contract/assistant/profile.ts';
import type { DataValues } from '../../../shared/data-form/data-field.ts';
import { choicesOf } from '../../parts/choices.ts';
import type { KindScreen } from '../../plan/kind-screen.ts';
import { loadLater } from '../../../shared/load-later.ts';

const body = [
  { kind: 'number', name: 'age', label: 'Age', most: 100 },
  {
    kind: 'cards',
    name: 'sex',
    label: 'Formula for energy',
    hint: 'The equation needs one of the two.',
    choices: choicesOf(sexes),
    columns: 'at-most-2',
  },
  { kind: 'number', name: 'heightCm', label: 'Height in cm', most: 230 },
  { kind: 'number', name: 'weightKg', label: 'Weight in kg', most: 250, step: 0.1 },
  { kind: 'select', name: 'activity', label: 'How active are you?', choices: choicesOf(activities), isWide: true },
] as const;

const wishes = [
  { kind: 'cards', name: 'goal', label: 'Goal', choices: choicesOf(dietGoals), columns: 'at-most-3' },
  {
    kind: 'select',
    name: 'pace',
    onlyWith: { name: 'goal', values: ['lose', 'gain'], hidesValue: true },
    label: 'How fast?',
    choices: choicesOf(dietPaces),
  },
  { kind: 'number', name: 'meals', label: 'Meals a day', hint: '3 to 6', most: 6 },
  { kind: 'select', name: 'trainingAt', label: 'When do you train?', choices: choicesOf(trainingTimes) },
  {
    kind: 'select',
    name: 'budget',
    label: 'Budget',
    choices: [
      { value: 'usual', label: 'Usual' },
      { value: 'low', label: 'Low' },
    ],
  },
] as const;

const food = [
  { kind: 'several', name: 'patterns', label: 'How do you eat?', choices: choicesOf(dietPatterns) },
  { kind: 'several', name: 'allergens', label: 'Allergies', choices: choicesOf(allergens), columns: 'at-most-2 sm:grid-cols-4' },
  { kind: 'lines', name: 'dislikes', label: 'Foods to leave out (optional)', hint: 'One a line.' },
] as const;

function valuesOf({ age, sex, heightCm, weightKg, activity, patterns, allergens: known }: AssistantProfile): DataValues {
  return {
    age,
    sex,
    heightCm,
    weightKg,
    activity: activity ?? 'light',
    goal: 'keep',
    pace: 'gentle',
    meals: 5,
    trainingAt: 'evening',
    budget: 'usual',
    patterns,
    allergens: known,
    dislikes: [],
  };
}

export const dietScreen: KindScreen = {
  kind: 'diet',
  call: makeDietPlan,
  submit: 'Plan my week',
  fields: [
    { kind: 'group', legend: 'What you want', fields: wishes },
    { kind: 'group', legend: 'What you eat', fields: food },
    { kind: 'group', legend: 'You', fields: body },
  ],
  questionsTopics: {
    english: 'Pregnancy or breastfeeding, trouble with eating or quick loss of weight, insulin, a kidney disease, an operation.',
    hindi: 'गर्भ या स्तनपान, खाने से जुड़ी परेशानी या तेजी से घटता वजन, इंसुलिन, गुर्दे की बीमारी, कोई ऑपरेशन।',
  },
  valuesOf,
  // A pace is asked only for losing or gaining.
  adapt: (values) => (values['pace'] === '' ? { ...values, pace: 'gentle' } : values),
  profileOf: ({ age, sex, heightCm, weightKg, activity, patterns, allergens: known }) =>
    ({ age, sex, heightCm, weightKg, activity, patterns, allergens: known }) as Partial<AssistantProfile>,
  additionalHint: "As 'no peanuts', 'hate karela', 'pregnant', 'exam week'.",
  examples: ['Swap paneer', 'More protein', 'No mushrooms', 'Three meals a day', 'Make it cheaper'],
  hasTimes: true,
  usePlan: loadLater(() => import('./DietPlan.tsx')),
};
