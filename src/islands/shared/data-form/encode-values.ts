import { sports } from '../../../contract/sports.ts';
import { filledLines, type ChecklistLine } from './checklist-text.ts';
import type { DataField, DataValues } from './data-field.ts';

const encode = (field: DataField, typed: FormData): unknown => {
  const entry = typed.get(field.name);
  const text = typeof entry === 'string' ? entry : '';
  switch (field.kind) {
    case 'checkbox':
      return typed.has(field.name);
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'sports':
      return typed.getAll(field.name).map(Number);
    case 'several':
      return typed.getAll(field.name);
    case 'number':
    case 'sport':
      return text === '' ? null : Number(text);
    case 'date':
    case 'time':
    case 'datetime':
      return text === '' ? null : text;
    case 'select':
    case 'text':
    case 'email':
    case 'url':
    case 'phone':
      return text === '' && field.isOptional ? null : text;
    case 'checklist':
      return filledLines(text);
    case 'longText':
    case 'cards':
    case 'city':
    case 'timeZone':
      return text;
  }
};

/** Converts what the controls of a form hold to the call's fields. */
export const encodeValues = (fields: readonly DataField[], form: HTMLFormElement): DataValues => {
  const typed = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field.name, encode(field, typed)]));
};

/** The initial text of a value's control. */
export function shownText(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The lines of a checklist in a form's values. */
export const linesOf = (value: unknown): ChecklistLine[] => (Array.isArray(value) ? (value as ChecklistLine[]) : []);

/** A value in words, to compare two of them. */
export function spokenValue(field: DataField, value: unknown): string {
  if (field.kind === 'checkbox') return value === true ? 'yes' : 'no';
  if (field.kind === 'select' || field.kind === 'cards') {
    const choice = field.choices.find((one) => one.value === value);
    if (typeof choice?.label === 'string') return choice.label;
  }
  if (field.kind === 'sport' || field.kind === 'sports') {
    const names = sports.filter(({ id }) => [value].flat().includes(id)).map(({ name }) => name);
    return names.join(', ') || 'nothing';
  }
  if (Array.isArray(value) && value.length === 0) return 'nothing';
  if (field.kind === 'checklist')
    return linesOf(value)
      .map(({ label }) => label)
      .join(', ');
  if (Array.isArray(value)) return value.join(', ');
  return shownText(value) || 'nothing';
}

/** Whether two values of a field are equal; all kinds of empty values are. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one || null) === JSON.stringify(other || null);
