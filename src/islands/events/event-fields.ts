import { eventKinds, repeatsOnce } from '../../contract/event-shapes.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { kindWords, ruleInWords } from '../../contract/event-words.ts';
import { limits } from '../../contract/limits.ts';
import type { Choice, DataFormField, DataValues } from '../shared/data-form/data-field.ts';
import { writtenFields } from './written-fields.ts';

const reminders: Choice[] = [
  { value: '1440', label: 'A day before' },
  { value: '2880', label: 'Two days before' },
  { value: '1440,120', label: 'A day and two hours before' },
  { value: '10080,1440', label: 'A week and a day before' },
];
const rules = [
  { value: 'FREQ=DAILY', label: 'Every day' },
  { value: 'FREQ=WEEKLY', label: 'Every week' },
  { value: 'FREQ=WEEKLY;INTERVAL=2', label: 'Every second week' },
  { value: 'FREQ=MONTHLY', label: 'Every month' },
];
/** Moving a part of a series makes a new series, so each option names the dates it applies to. */
const scopesOf = (event: TeamEvent) => [
  { value: 'one', label: 'This one' },
  { value: 'following', label: 'This and those after it' },
  { value: 'all', label: 'All still to come', ...(event.rule && { detail: ruleInWords(event.rule, event.time_zone) }) },
];

const when: DataFormField = {
  kind: 'group',
  legend: 'When and where',
  fields: [
    { kind: 'datetime', name: 'starts_local', label: 'Starts' },
    { kind: 'datetime', name: 'ends_local', label: 'Ends', follows: 'starts_local' },
    { kind: 'datetime', name: 'meet_local', label: 'Meet (optional)', follows: 'starts_local' },
    { kind: 'timeZone', name: 'time_zone', label: 'Time zone', of: 'starts_local', hint: 'These times are by its clock.' },
    { kind: 'text', name: 'place', label: 'Place (optional)', longest: limits.eventPlaceLength },
    { kind: 'url', name: 'map_link', label: 'Map link (optional)', hint: 'Without one, the map looks for the place.' },
  ],
};
/** The repetition of a new or existing event; for a series, leaving it empty keeps the current rule. */
const again = (event?: TeamEvent): DataFormField => ({
  kind: 'group',
  legend: 'How often',
  fields: [
    {
      kind: 'select',
      name: 'rule',
      label: 'Repeats',
      choices: event?.rule ? [...rules, { value: repeatsOnce, label: 'Never: this one stays, the others go' }] : rules,
      none: event?.rule ? `As now: ${ruleInWords(event.rule, event.time_zone)}` : 'Once',
    },
    {
      kind: 'date',
      name: 'until',
      label: 'Until',
      hint: event?.rule ? 'Left empty, it ends as it does now.' : 'The last day it may be on.',
      // In a series, a new end alone changes it too.
      ...(!event?.rule && { onlyWith: { name: 'rule' } }),
    },
  ],
});
const minutesInWords = (minutes: number): string =>
  minutes % 1_440 === 0 ? `${minutes / 1_440} days` : minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;

/** The usual reminders, and the event's own where they differ. */
function remindersOf(before: readonly number[]): Choice[] {
  const value = before.join(',');
  if (before.length === 0 || reminders.some((one) => one.value === value)) return reminders;
  return [...reminders, { value, label: `${before.map(minutesInWords).join(' and ')} before` }];
}

const who = (remindBefore: readonly number[] = []): DataFormField => ({
  kind: 'group',
  legend: 'Who comes',
  fields: [
    {
      kind: 'number',
      name: 'capacity',
      label: 'Places (optional)',
      most: limits.eventCapacity,
      hint: 'When they are taken, people wait in line.',
    },
    { kind: 'datetime', name: 'answer_by_local', label: 'Answers until (optional)', follows: 'starts_local' },
    { kind: 'select', name: 'remind_before', label: 'Remind who has not answered', choices: remindersOf(remindBefore), none: 'Nobody' },
  ],
});
const what: readonly DataFormField[] = [
  {
    kind: 'cards',
    name: 'kind',
    label: 'What is it?',
    choices: eventKinds.map((value) => ({ value, label: kindWords[value] })),
    columns: 'at-most-3',
  },
  {
    kind: 'text',
    name: 'title',
    label: 'Name',
    hint: 'Left empty, it is named after the opponent or its kind.',
    longest: limits.eventTitleLength,
  },
  { kind: 'text', name: 'opponent', label: 'Opponent', longest: limits.eventTitleLength, onlyWith: { name: 'kind', values: ['game'] } },
];
const rest: readonly DataFormField[] = [
  { kind: 'longText', name: 'note', label: 'What people should know (optional)', longest: limits.eventNoteLength },
  { kind: 'checkbox', name: 'tell', label: 'Tell the squad by mail', hint: 'Of a change, only other times, dates or places are mailed.' },
];

/** The form fields of a new event. */
export const newEventFields: readonly DataFormField[] = [...what, when, again(), who(), ...rest];

/** The form fields of an existing event; for a series, also how far the change applies. */
export const editEventFields = (event: TeamEvent): readonly DataFormField[] => [
  ...(event.series_id
    ? [{ kind: 'cards' as const, name: 'scope', label: 'What is changed?', choices: scopesOf(event), columns: 'sm:grid-cols-3' }]
    : []),
  ...what,
  when,
  again(event),
  who(event.remind_before),
  ...rest,
];

/** The form values of an event, to change it. */
export const valuesOf = (event: TeamEvent): DataValues => ({
  ...writtenFields(event),
  starts_local: event.starts_local,
  ends_local: event.ends_local,
  meet_local: event.meet_local,
  answer_by_local: event.answer_by_local,
  remind_before: event.remind_before.join(','),
  scope: 'one',
  tell: true,
});

const isEnded = (rule: string) => /;(UNTIL|COUNT)=/.test(rule);
/** Converts form values to the call's fields: reminders as a list, and one rule from the repetition and its end. */
export function adaptEvent(values: DataValues): DataValues {
  const { remind_before: remind, rule, until, ...others } = values;
  const minutes = typeof remind === 'string' ? remind.split(',').filter(Boolean).map(Number) : (remind ?? []);
  const last = typeof until === 'string' ? `;UNTIL=${until.replaceAll('-', '')}` : '';
  return {
    ...others,
    remind_before: minutes,
    ...(typeof rule === 'string' && rule !== '' && { rule: rule === repeatsOnce || isEnded(rule) ? rule : `${rule}${last}` }),
  };
}

/** Like `adaptEvent`, for a series: where only the end is changed, the current rule gets that end. */
export function adaptEditOf({ rule: now }: TeamEvent): (values: DataValues) => DataValues {
  const own = now?.replace(/;?(UNTIL|COUNT)=[^;]*/, '') ?? '';
  return (values) => adaptEvent(now !== null && values['until'] ? { ...values, rule: values['rule'] || own } : values);
}
