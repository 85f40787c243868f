import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Choice } from '../../shared/data-form/data-field.ts';

/** The options of a form field from a list of the contract. */
export const choicesOf = (named: Readonly<Record<string, string | { name: string }>>): Choice[] =>
  Object.entries(named).map(([value, entry]) => ({ value, label: typeof entry === 'string' ? entry : entry.name }));

/** Weekdays, abbreviated so that seven fit in a row. */
export const weekdayChoices: Choice[] = weekdays.map((day) => ({
  value: day,
  label: `${day.slice(0, 1).toUpperCase()}${day.slice(1, 3)}`,
}));
/** Seven in a row, on a narrow phone too. */
export const weekdayColumns = 'weekday-choices';
