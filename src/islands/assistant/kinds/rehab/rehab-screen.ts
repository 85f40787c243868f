import { makeRehabPlan } from '../../../../contract/assistant/rehab.ts';
import type { AssistantProfile } from '../../../../contract/assistant/profile.ts';
import { equipment } from '../../../../contract/assistant/words.ts';
import type { DataValues } from '../../../shared/data-form/data-field.ts';
import { choicesOf } from '../../parts/choices.ts';
import type { KindScreen } from '../../plan/kind-screen.ts';
import { loadLater } from '../../../shared/load-later.ts';
import { ProblemPicker } from './ProblemPicker.tsx';

const degrees = Array.from({ length: 11 }, (_, degree) => ({ value: String(degree), label: String(degree) }));

const now = [
  { kind: 'number', name: 'daysSince', label: 'Since how many days?', hint: '0 is today.', most: 3650 },
  { kind: 'number', name: 'daysPerWeek', label: 'Days a week for exercise', hint: '2 to 7', most: 7 },
  {
    kind: 'cards',
    name: 'painNow',
    label: 'Pain now',
    hint: '0 is none, 10 the worst you can think of.',
    choices: degrees,
    columns: 'at-most-4 sm:grid-cols-6',
  },
] as const;

const back = [
  { kind: 'several', name: 'equipment', label: 'What you have (optional)', choices: choicesOf(equipment) },
  { kind: 'sport', name: 'sportId', label: 'The sport you want back to (optional)' },
] as const;

/**
 * Converts the form's values to the call's fields: the degree of pain is a choice in the form and a number in the call, and an answer
 * named 'ankle.step' belongs to the checklist 'ankle'.
 */
function adapt({ painNow, answers, ...values }: DataValues): DataValues {
  const sorted: Record<string, Record<string, unknown>> = {};
  for (const [key, answer] of Object.entries(answers ?? {})) {
    const [checklist = '', id] = key.split('.', 2);
    sorted[checklist] = id === undefined ? (answer as Record<string, unknown>) : { ...sorted[checklist], [id]: answer as unknown };
  }
  return { ...values, painNow: painNow === '' || painNow === undefined ? painNow : Number(painNow), answers: sorted };
}

export const rehabScreen: KindScreen = {
  kind: 'rehab',
  call: makeRehabPlan,
  submit: 'Plan my way back',
  Before: ProblemPicker,
  fields: [
    { kind: 'group', legend: 'How it is now', fields: now },
    { kind: 'group', legend: 'The way back', fields: back },
  ],
  valuesOf: ({ equipment: owned }: AssistantProfile) => ({ painNow: '', daysSince: null, daysPerWeek: 4, equipment: owned, sportId: null }),
  adapt,
  profileOf: ({ equipment: owned }) => ({ equipment: owned }) as Partial<AssistantProfile>,
  additionalHint: "As 'it swells in the evening', 'only 3 days a week', 'I have a band'.",
  examples: ['Pain is 2 now', 'Fewer days', 'Shorter', 'I have a band'],
  hasTimes: true,
  usePlan: loadLater(() => import('./RehabPlan.tsx')),
};
