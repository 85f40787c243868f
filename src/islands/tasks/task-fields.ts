import { limits } from '../../contract/limits.ts';
import type { TaskChoices } from '../../contract/tasks.ts';
import type { DataFormField } from '../shared/data-form/data-field.ts';

const day = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));

/** The fields that new and existing tasks share. */
const written = ({ events, time_zone }: TaskChoices): DataFormField[] => [
  {
    kind: 'text',
    name: 'title',
    label: 'What is to be done?',
    longest: limits.taskTitleLength,
    placeholder: 'Oranges for the break',
    isWide: true,
  },
  { kind: 'longText', name: 'detail', label: 'Details (optional)', longest: limits.taskDetailLength, rows: 2 },
  {
    kind: 'cards',
    name: 'due',
    label: 'Due',
    choices: [
      { value: 'none', label: 'At any time' },
      { value: 'event', label: 'With its event' },
      { value: 'at', label: 'At a time' },
    ],
    columns: 'grid-cols-1 sm:grid-cols-3',
  },
  {
    kind: 'select',
    name: 'event_id',
    label: 'Event (optional)',
    isOptional: true,
    onlyWith: { name: 'due', values: ['event', 'at'] },
    none: 'No event',
    choices: events.map((event) => ({
      value: event.id,
      label: `${event.title}, ${day(event.starts_at, event.time_zone)}${event.is_repeated ? ' (comes again)' : ''}`,
    })),
  },
  {
    kind: 'datetime',
    name: 'due_local',
    label: 'Time',
    hint: `On the clock of ${time_zone}.`,
    onlyWith: { name: 'due', values: ['at'] },
  },
  { kind: 'number', name: 'slots', label: 'How many people?', most: limits.taskSlots },
];

/** The fields of a new task, including who does it and whether it repeats. */
export const newTaskFields = (choices: TaskChoices): DataFormField[] => [
  ...written(choices),
  {
    kind: 'longText',
    name: 'checklist',
    label: 'Checklist (optional)',
    hint: 'One line each.',
    rows: 3,
    longest: limits.checklistItems * (limits.checklistItemLength + 1),
  },
  {
    kind: 'select',
    name: 'member_id',
    label: 'Who does it?',
    isOptional: true,
    none: 'Open for everybody',
    choices: choices.members.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    kind: 'select',
    name: 'repeat',
    label: 'Comes again?',
    choices: [
      { value: 'no', label: 'No' },
      { value: 'series', label: 'With each event of its series' },
      { value: 'day', label: 'Every day' },
      { value: 'week', label: 'Every week' },
      { value: 'fortnight', label: 'Every two weeks' },
      { value: 'month', label: 'Every month' },
    ],
  },
  {
    kind: 'number',
    name: 'times',
    label: 'How often?',
    hint: 'Where it comes every so many days, weeks or months.',
    most: limits.taskRepeats,
  },
];

/** The fields of an existing task; for a repeated one, also how far the change applies. */
export const changedTaskFields = (choices: TaskChoices, isRepeated: boolean): DataFormField[] => [
  ...written(choices),
  {
    kind: 'checklist',
    name: 'checklist',
    label: 'Checklist (optional)',
    hint: 'A line that you change keeps its tick.',
    most: limits.checklistItems,
    longest: limits.checklistItemLength,
  },
  ...(isRepeated
    ? [
        {
          kind: 'cards',
          name: 'scope',
          label: 'Change',
          choices: [
            { value: 'one', label: 'This one' },
            { value: 'following', label: 'This and all later', detail: 'Each keeps its own time.' },
          ],
          columns: 'grid-cols-1 sm:grid-cols-2',
        } as const,
      ]
    : []),
];
