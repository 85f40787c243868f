import { makeWellnessPlan, wellnessAreas } from '../../../../contract/assistant/wellness.ts';
import type { DataValues } from '../../../shared/data-form/data-field.ts';
import { choicesOf } from '../../parts/choices.ts';
import type { KindScreen } from '../../plan/kind-screen.ts';
import { loadLater } from '../../../shared/load-later.ts';

const weeks = [
  {
    kind: 'several',
    name: 'focus',
    label: 'What would you like help with?',
    hint: 'One to three.',
    choices: choicesOf(wellnessAreas),
    columns: 'at-most-2 sm:grid-cols-3',
  },
  { kind: 'number', name: 'minutesPerDay', label: 'Minutes a day', hint: '5 to 60; a few are enough.', most: 60, step: 5 },
  { kind: 'number', name: 'matchInDays', label: 'Days to the next match (optional)', hint: '0 is today, 13 at most.', most: 13 },
] as const;

const card = [
  {
    kind: 'lines',
    name: 'warningSigns',
    label: 'How do you notice that it gets bad? (optional)',
    hint: 'One a line, in your own words.',
    rows: 3,
  },
  { kind: 'lines', name: 'whatHelps', label: 'What helps you through an hour? (optional)', hint: 'One a line.', rows: 3 },
  { kind: 'lines', name: 'people', label: 'Who can you be with or call? (optional)', hint: 'One a line.', rows: 3 },
] as const;

/** The form's fields of the safety card are one field of the call. */
const adapt = ({ warningSigns, whatHelps, people, ...values }: DataValues): DataValues =>
  'card' in values ? values : { ...values, card: { warningSigns, whatHelps, people } };

export const wellnessScreen: KindScreen = {
  kind: 'wellness',
  call: makeWellnessPlan,
  submit: 'Plan two gentle weeks',
  questionsTitle: { english: 'How have you been?', hindi: 'इन दिनों आप कैसे हैं?' },
  fields: [
    { kind: 'group', legend: 'Two weeks of small steps', fields: weeks },
    { kind: 'group', legend: 'My safety card, for a bad day', fields: card },
  ],
  valuesOf: () => ({ focus: ['sleep', 'step'], minutesPerDay: 15, matchInDays: null, warningSigns: [], whatHelps: [], people: [] }),
  adapt,
  profileOf: () => ({}),
  additionalHint: "As 'I cannot sleep before matches', 'only 10 minutes'. Nobody reads it but the software.",
  examples: ['Make it smaller', '10 minutes a day', 'More on sleep', 'Match in three days'],
  hasTimes: true,
  usePlan: loadLater(() => import('./WellnessPlan.tsx')),
};
