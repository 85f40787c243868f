import { CallRefused } from '../../../api-client/ask.ts';
import type { ChecklistAnswers, Question } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { fieldsIn, type DataField, type DataFormField, type DataValues } from '../../shared/data-form/data-field.ts';
import { langOf } from '../parts/lang-of.ts';
import { checklistTexts } from './checklist-texts.ts';

/** Whether any of a list is true, and what. */
const anyTrue = 'isAnyTrue';
const ticked = 'isTrue';
const [none, some] = ['none', 'some'];
const answerName = (id: string) => `answer-${id}`;
/** Up to this many yes-or-no questions are asked one by one; more are a list that opens for those who need it. */
const mostOneByOne = 2;

const inList = (questions: readonly Question[]): readonly Question[] => {
  const yesNo = questions.filter(({ kind }) => kind === 'yesNo');
  return yesNo.length > mostOneByOne ? yesNo : [];
};

type Around = { readonly title?: string | undefined; readonly topics?: string | undefined };

/**
 * The red-flag questions as form fields. None has a default answer. A number that the form asks for anyway is not asked twice. Where `topics`
 * names what a list of questions is about, the list itself is shown only to those who do not answer 'none of these'.
 */
export function checklistFields(
  questions: readonly Question[],
  others: readonly DataFormField[],
  language: PlanLanguage,
  { title, topics }: Around = {},
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
  const group = [...fields, ...(listed.length > 0 ? listOf(listed, language, topics) : [])];
  const lang = langOf(language);
  return [{ kind: 'group', legend: title ?? texts.title, fields: group, ...(lang && { lang }) }];
}

function listOf(listed: readonly Question[], language: PlanLanguage, topics: string | undefined): DataField[] {
  const texts = checklistTexts[language];
  const choices = listed.map(({ id, text }) => ({ value: id, label: text }));
  if (topics === undefined) {
    const label = `${texts.isAnyTrue} ${texts.which}`;
    return [{ kind: 'several', name: ticked, label, choices: [...choices, { value: none, label: texts.none }], columns: 'grid-cols-1' }];
  }
  const yesOrNo = [
    { value: none, label: texts.none },
    { value: some, label: texts.some },
  ];
  return [
    { kind: 'cards', name: anyTrue, label: texts.isAnyTrue, hint: topics, choices: yesOrNo, columns: 'grid-cols-1 sm:grid-cols-2' },
    {
      ...{ kind: 'several', name: ticked, label: texts.which, choices, columns: 'grid-cols-1' },
      onlyWith: { name: anyTrue, values: [some] },
    },
  ];
}

/**
 * Splits the form's values into the answers to these questions and the rest. Unanswered questions are left out, so that the server asks
 * for them.
 */
export function withAnswers(questions: readonly Question[], values: DataValues): DataValues {
  const isAsked = ticked in values || anyTrue in values || questions.some(({ id }) => answerName(id) in values);
  if (questions.length === 0 || !isAsked) return values;
  const chosen = values[anyTrue] === none ? [none] : ((values[ticked] ?? []) as string[]);
  const listed = new Set(inList(questions).map(({ id }) => id));
  const answers: ChecklistAnswers = {};
  for (const { kind, id } of questions) {
    const given = values[answerName(id)];
    if (listed.has(id)) {
      if (chosen.length > 0) answers[id] = chosen.includes(id);
    } else if (given === undefined || given === null || given === '') continue;
    else answers[id] = kind === 'yesNo' ? given === 'yes' : Number(given);
  }
  const others = Object.entries(values).filter(([name]) => name !== ticked && name !== anyTrue && !name.startsWith(answerName('')));
  return { ...Object.fromEntries(others), answers };
}

/** Attaches a refusal of answers to the fields where they were given. */
export function attachToFields(questions: readonly Question[], refused: CallRefused, hasTopics: boolean): CallRefused {
  const list = hasTopics ? anyTrue : ticked;
  const listed = new Set(inList(questions).map(({ id }) => id));
  const fields = Object.entries(refused.fields).map(([field, text]) => {
    const id = field.replace(/^answers\./, '');
    return [field === id ? field : listed.has(id) ? list : answerName(id), text];
  });
  return new CallRefused(refused.code, refused.message, Object.fromEntries(fields) as Record<string, string>);
}

/** 'None of these' excludes the other boxes: the box that was ticked last wins. */
export function keepNoneExclusive(changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement) || changed.name !== ticked || !changed.checked) return;
  const others = changed.form?.querySelectorAll<HTMLInputElement>(`input[name=${ticked}]:checked`) ?? [];
  for (const other of others) if ((other.value === none) !== (changed.value === none)) other.click();
}
