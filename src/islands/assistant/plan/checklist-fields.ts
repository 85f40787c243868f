import type { ChecklistAnswers, Question } from '../../../contract/assistant/safety.ts';
import { fieldsIn, type DataField, type DataFormField, type DataValues } from '../../shared/data-form/data-field.ts';

const ticked = 'isTrue';
const scaleName = (id: string) => `scale-${id}`;

/** The questions about dangers as fields: what is true is ticked, a scale is chosen. A number that the form asks anyway is not asked twice. */
export function checklistFields(
  questions: readonly Question[],
  others: readonly DataFormField[],
  title = 'First, to keep you safe',
): DataFormField[] {
  if (questions.length === 0) return [];
  const known = new Set(fieldsIn(others).map(({ name }) => name));
  const yesNo = questions.filter(({ kind }) => kind === 'yesNo');
  const fields = questions.flatMap((question): DataField[] => {
    if (question.kind === 'scale') {
      const choices = question.options.map(({ value, text }) => ({ value: String(value), label: text }));
      return [{ kind: 'cards', name: scaleName(question.id), label: question.text, choices, columns: 'grid-cols-2 sm:grid-cols-4' }];
    }
    if (question.kind === 'number' && !known.has(question.id)) {
      return [{ kind: 'number', name: scaleName(question.id), label: `${question.text} (${question.unit})`, most: question.most }];
    }
    return [];
  });
  const ticks: DataField = {
    kind: 'several',
    name: ticked,
    label: 'Is any of this true for you? Tick what is.',
    choices: yesNo.map(({ id, text }) => ({ value: id, label: text })),
    columns: 'grid-cols-1',
  };
  return [{ kind: 'group', legend: title, fields: [...fields, ...(yesNo.length > 0 ? [ticks] : [])] }];
}

/** The answers out of these fields, and the form's other values. */
export function withAnswers(questions: readonly Question[], values: DataValues): DataValues {
  if (questions.length === 0 || !(ticked in values || questions.some(({ id }) => scaleName(id) in values))) return values;
  const yes = (values[ticked] ?? []) as string[];
  const answers: ChecklistAnswers = {};
  for (const { kind, id } of questions) {
    const given = values[scaleName(id)];
    if (kind === 'yesNo') answers[id] = yes.includes(id);
    else if (given !== undefined && given !== null && given !== '') answers[id] = Number(given);
  }
  const others = Object.entries(values).filter(([name]) => name !== ticked && !name.startsWith('scale-'));
  return { ...Object.fromEntries(others), answers };
}
