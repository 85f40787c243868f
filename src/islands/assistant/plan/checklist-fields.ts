import { CallRefused } from '../../../api-client/ask.ts';
import type { ChecklistAnswers, Question } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { fieldsIn, type DataField, type DataFormField, type DataValues } from '../../shared/data-form/data-field.ts';
import { langOf } from '../parts/lang-of.ts';
import { checklistTexts } from './checklist-texts.ts';

const ticked = 'isTrue';
const noneOfThese = 'none';
const answerName = (id: string) => `answer-${id}`;
/** Up to this many yes-or-no questions are asked one by one; more are one list with a 'none of these'. */
const mostOneByOne = 2;

const inList = (questions: readonly Question[]): readonly Question[] => {
  const yesNo = questions.filter(({ kind }) => kind === 'yesNo');
  return yesNo.length > mostOneByOne ? yesNo : [];
};

/** The red-flag questions as form fields. None has a default answer. A number that the form asks for anyway is not asked twice. */
export function checklistFields(
  questions: readonly Question[],
  others: readonly DataFormField[],
  language: PlanLanguage,
  title?: string,
): DataFormField[] {
  if (questions.length === 0) return [];
  const texts = checklistTexts[language];
  const known = new Set(fieldsIn(others).map(({ name }) => name));
  const listed = inList(questions);
  const fields = questions.flatMap((question): DataField[] => {
    const named = { name: answerName(question.id), label: question.text };
    if (question.kind === 'scale') {
      const choices = question.options.map(({ value, text }) => ({ value: String(value), label: text }));
      return [{ kind: 'cards', ...named, choices, columns: 'at-most-2 sm:grid-cols-4' }];
    }
    if (question.kind === 'number')
      return known.has(question.id)
        ? []
        : [{ kind: 'number', ...named, label: `${question.text} (${question.unit})`, most: question.most }];
    if (listed.length > 0) return [];
    const choices = [
      { value: 'no', label: texts.no },
      { value: 'yes', label: texts.yes },
    ];
    return [{ kind: 'cards', ...named, choices, columns: 'at-most-2 sm:grid-cols-4' }];
  });
  const ticks: DataField = {
    kind: 'several',
    name: ticked,
    label: texts.isAnyTrue,
    choices: [...listed.map(({ id, text }) => ({ value: id, label: text })), { value: noneOfThese, label: texts.none }],
    columns: 'grid-cols-1',
  };
  const lang = langOf(language);
  return [
    { kind: 'group', legend: title ?? texts.title, fields: [...fields, ...(listed.length > 0 ? [ticks] : [])], ...(lang && { lang }) },
  ];
}

/**
 * Splits the form's values into the answers to these questions and the rest. Unanswered questions are left out, so that the server asks
 * for them.
 */
export function withAnswers(questions: readonly Question[], values: DataValues): DataValues {
  if (questions.length === 0 || !(ticked in values || questions.some(({ id }) => answerName(id) in values))) return values;
  const chosen = (values[ticked] ?? []) as string[];
  const listed = new Set(inList(questions).map(({ id }) => id));
  const answers: ChecklistAnswers = {};
  for (const { kind, id } of questions) {
    const given = values[answerName(id)];
    if (listed.has(id)) {
      if (chosen.length > 0) answers[id] = chosen.includes(id);
    } else if (given === undefined || given === null || given === '') continue;
    else answers[id] = kind === 'yesNo' ? given === 'yes' : Number(given);
  }
  const others = Object.entries(values).filter(([name]) => name !== ticked && !name.startsWith(answerName('')));
  return { ...Object.fromEntries(others), answers };
}

/** Attaches a refusal of answers to the fields where they were given. */
export function attachToFields(questions: readonly Question[], refused: CallRefused): CallRefused {
  const listed = new Set(inList(questions).map(({ id }) => id));
  const fields = Object.entries(refused.fields).map(([field, text]) => {
    const id = field.replace(/^answers\./, '');
    return [field === id ? field : listed.has(id) ? ticked : answerName(id), text];
  });
  return new CallRefused(refused.code, refused.message, Object.fromEntries(fields) as Record<string, string>);
}

/** 'None of these' excludes the other boxes: the box that was ticked last wins. */
export function keepNoneExclusive(changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement) || changed.name !== ticked || !changed.checked) return;
  const others = changed.form?.querySelectorAll<HTMLInputElement>(`input[name=${ticked}]:checked`) ?? [];
  for (const other of others) if ((other.value === noneOfThese) !== (changed.value === noneOfThese)) other.click();
}
