import {
  breathChoices,
  experiences,
  makeMeditationPlan,
  meditationConditions,
  meditationGoals,
  postures,
} from '../../../../contract/assistant/meditation.ts';
import { choicesOf, weekdayChoices, weekdayColumns } from '../../parts/choices.ts';
import type { KindScreen } from '../../plan/kind-screen.ts';
import { loadLater } from '../../../shared/load-later.ts';

const wishes = [
  { kind: 'cards', name: 'goal', label: 'What is it for?', choices: choicesOf(meditationGoals), columns: 'at-most-2 sm:grid-cols-4' },
  { kind: 'number', name: 'minutes', label: 'Minutes a time', hint: '3 to 45', most: 45 },
  { kind: 'number', name: 'days', label: 'Days a week', hint: '1 to 7', most: 7 },
  { kind: 'number', name: 'weeks', label: 'Weeks', hint: '1 to 4', most: 4 },
  { kind: 'select', name: 'experience', label: 'How new is it to you?', choices: choicesOf(experiences) },
] as const;

const ways = [
  { kind: 'cards', name: 'posture', label: 'How would you be?', choices: choicesOf(postures), columns: 'at-most-2 sm:grid-cols-4' },
  { kind: 'select', name: 'breath', label: 'Breathing', choices: choicesOf(breathChoices) },
  { kind: 'checkbox', name: 'noBreathHolding', label: 'Never ask me to hold my breath' },
  { kind: 'checkbox', name: 'sound', label: 'A soft bell at each word', hint: 'The player has a switch for it too.' },
  {
    kind: 'several',
    name: 'freeDays',
    label: 'Days that suit (optional)',
    hint: 'All days, where none is chosen.',
    choices: weekdayChoices,
    columns: weekdayColumns,
  },
  {
    kind: 'several',
    name: 'matchDays',
    label: 'Match days (optional)',
    hint: 'The evening before sees the game.',
    choices: weekdayChoices,
    columns: weekdayColumns,
  },
] as const;

const mind = [
  {
    kind: 'several',
    name: 'conditions',
    label: 'Is any of these true for you?',
    hint: 'Then held breath, long stillness or closed eyes are left out.',
    choices: choicesOf(meditationConditions),
    columns: 'grid-cols-1 sm:grid-cols-2',
  },
] as const;

export const meditationScreen: KindScreen = {
  kind: 'meditation',
  call: makeMeditationPlan,
  submit: 'Plan my quiet minutes',
  fields: [
    { kind: 'group', legend: 'What you want', fields: wishes },
    { kind: 'group', legend: 'How', fields: ways },
    { kind: 'group', legend: 'What to mind', fields: mind },
  ],
  valuesOf: () => ({
    goal: 'calm',
    minutes: 10,
    days: 5,
    weeks: 2,
    experience: 'new',
    posture: 'any',
    breath: 'auto',
    noBreathHolding: false,
    sound: true,
    freeDays: [],
    matchDays: [],
    conditions: [],
  }),
  profileOf: () => ({}),
  additionalHint: "As 'only 10 minutes', 'match on Sunday', 'I can't sit on the floor'.",
  examples: ['Shorter', 'Longer', 'Fewer days', 'Without holding the breath', 'Not on Sunday'],
  hasTimes: true,
  usePlan: loadLater(() => import('./MeditationPlan.tsx')),
};
