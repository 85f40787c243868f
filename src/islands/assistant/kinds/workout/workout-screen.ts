import { trainingConditions } from '../../../../contract/assistant/training-conditions.ts';
import { type Injury, makeWorkoutPlan, workoutGoals } from '../../../../contract/assistant/workout.ts';
import type { AssistantProfile } from '../../../../contract/assistant/profile.ts';
import { bodyParts, equipment, levels } from '../../../../contract/assistant/words.ts';
import type { DataFormField, DataValues } from '../../../shared/data-form/data-field.ts';
import { choicesOf, weekdayChoices, weekdayColumns } from '../../parts/choices.ts';
import type { KindScreen } from '../../plan/kind-screen.ts';
import { loadLater } from '../../../shared/load-later.ts';

const fields: DataFormField[] = [
  {
    kind: 'group',
    legend: 'What you want',
    fields: [
      { kind: 'cards', name: 'goal', label: 'Goal', choices: choicesOf(workoutGoals), columns: 'at-most-2 sm:grid-cols-4' },
      { kind: 'cards', name: 'level', label: 'Level', choices: choicesOf(levels), columns: 'at-most-3 tight-choices' },
      { kind: 'number', name: 'days', label: 'Days a week', hint: '1 to 6', most: 6 },
      { kind: 'number', name: 'minutes', label: 'Minutes a session', hint: '15 to 120', most: 120, step: 5 },
      { kind: 'number', name: 'age', label: 'Age', most: 100 },
      { kind: 'sport', name: 'sport', label: 'Your sport (optional)', columns: 'at-most-3 lg:grid-cols-4' },
    ],
  },
  {
    kind: 'group',
    legend: 'What you have',
    fields: [
      {
        kind: 'several',
        name: 'equipment',
        label: 'Equipment',
        hint: 'A floor, a wall and a chair are there anyway.',
        choices: choicesOf(equipment),
      },
      {
        kind: 'several',
        name: 'matchDays',
        label: 'Match days',
        hint: 'Nothing is planned on them, and the day before is easy.',
        choices: weekdayChoices,
        columns: weekdayColumns,
      },
      { kind: 'several', name: 'trainingDays', label: 'Days of team training', choices: weekdayChoices, columns: weekdayColumns },
    ],
  },
  {
    kind: 'group',
    legend: 'What to mind',
    folded: 'Open it if something hurts or hurt before, or if you live with a condition.',
    fields: [
      { kind: 'several', name: 'hurtsNow', label: 'It hurts now', choices: choicesOf(bodyParts), columns: 'at-most-2 sm:grid-cols-4' },
      {
        kind: 'several',
        name: 'hurtBefore',
        label: 'It hurt before',
        choices: choicesOf(bodyParts),
        columns: 'at-most-2 sm:grid-cols-4',
      },
      {
        kind: 'several',
        name: 'conditions',
        label: 'Anything of these?',
        choices: choicesOf(trainingConditions),
        columns: 'grid-cols-1 sm:grid-cols-2',
      },
    ],
  },
];

/** Each injury once: one that hurts now is not listed as an earlier one too. */
function injuriesOf({ hurtsNow, hurtBefore }: DataValues): Injury[] {
  const now = (hurtsNow ?? []) as Injury['part'][];
  const before = ((hurtBefore ?? []) as Injury['part'][]).filter((part) => !now.includes(part));
  return [...now.map((part) => ({ part, when: 'now' as const })), ...before.map((part) => ({ part, when: 'past' as const }))];
}

function adapt(values: DataValues): DataValues {
  if (!('hurtsNow' in values)) return values;
  const { hurtsNow: _now, hurtBefore: _before, ...others } = values;
  return { ...others, injuries: injuriesOf(values) };
}

export const workoutScreen: KindScreen = {
  kind: 'workout',
  call: makeWorkoutPlan,
  submit: 'Plan my four weeks',
  fields,
  questionsTopics: {
    english: 'Heart or blood pressure, pain in the chest, fainting, short breath, pregnancy, an operation, a heart death in the family.',
    hindi: 'दिल या ब्लड प्रेशर, सीने में दर्द, बेहोशी, जल्दी साँस फूलना, गर्भ, कोई ऑपरेशन, परिवार में दिल से मृत्यु।',
  },
  valuesOf: ({ age, level, equipment: owned, injuries }: AssistantProfile) => ({
    goal: 'general',
    level: level ?? 'beginner',
    days: 3,
    minutes: 45,
    age,
    sport: null,
    equipment: owned,
    matchDays: [],
    trainingDays: [],
    hurtsNow: [],
    hurtBefore: injuries,
    conditions: [],
  }),
  adapt,
  profileOf: ({ age, level, equipment: owned, injuries }) =>
    ({ age, level, equipment: owned, injuries: ((injuries ?? []) as Injury[]).map(({ part }) => part) }) as Partial<AssistantProfile>,
  additionalHint: "As 'bad knee', 'only dumbbells', 'no jumping', 'exam on Friday'.",
  examples: ['Fewer days', 'Shorter sessions', 'No gym today', 'My knee hurts', 'Make it harder'],
  hasTimes: true,
  usePlan: loadLater(() => import('./WorkoutPlan.tsx')),
};
