import { numberOf, type Message } from '../understanding/index.ts';

const units = {
  minutes: /^(minute|मिनट|मिनिट)$/,
  hours: /^(hour|घंटा|घंटे)$/,
  days: /^(days?|times|दिन|बार)$/,
  meals: /^(meal|meals|भोजन)$/,
  people: /^(people|person|serving|servings|of|portions?|लोग|लोगों|लोगो|जन|मेहमान|जने|jan|jane)$/,
  kcal: /^kcal$/,
  grams: /^gram$/,
  sets: /^(set|सेट)$/,
  seconds: /^(second|seconds|sec|secs|सेकंड)$/,
} as const;
export type NumberUnit = keyof typeof units;
/** A number of a message with its unit; `bare` where none follows. */
export type SaidNumber = { readonly value: number; readonly unit: NumberUnit | 'bare' };

/** 'Kar do' is 'do it', and no two. */
const asksToDo =
  /^(kar|kr|de|rakh|bana|laga|make|swap|remove|add|move|undo|less|more|को|कर|बना|रख|दे|please|i|we|you|what|how|can|just|and)$/;
const unitNames = Object.keys(units) as NumberUnit[];
const between = /^(ka|ke|ki|more|less|extra|minutes?|only|bas|sirf|के|का|बस)$/;

/** The numbers of a message in digits or words of either language, each with the unit that follows it ('30 min', 'teen din'). */
export function numbersIn({ gloss }: Pick<Message, 'gloss'>): SaidNumber[] {
  const words = gloss.trim().split(' ');
  return words.flatMap((word, at): SaidNumber[] => {
    const value = numberOf(word);
    const next = words[at + 1] ?? '';
    const unitOf = (one: string | undefined) => unitNames.find((name) => units[name].test(one ?? ''));
    const unit = unitOf(next) ?? (between.test(next) ? unitOf(words[at + 2]) : undefined);
    const isVerb = (word === 'do' || word === 'दो') && (unit === undefined || asksToDo.test(words[at - 1] ?? ''));
    // 'Day 2' is a place, 'one of them' no amount.
    const isPlace = /^(day|week|version|दिन)$/.test(words[at - 1] ?? '') && unit === undefined;
    const isArticle = /^(a|an|one|ek|एक|half|quarter|आधा)$/.test(word) && unit === undefined;
    return value === undefined || isVerb || isPlace || isArticle ? [] : [{ value, unit: unit ?? 'bare' }];
  });
}

/** The wanted number of a unit: of several the last, as in '4 days are too many, make it 3'; a bare one counts where `mayBeBare`. */
export function wantedNumber(message: Pick<Message, 'gloss'>, unit: NumberUnit, mayBeBare = false): number | undefined {
  const all = numbersIn(message);
  const hours = unit === 'minutes' ? all.find((one) => one.unit === 'hours') : undefined;
  if (hours) return hours.value * 60;
  const ofUnit = all.filter((one) => one.unit === unit);
  const isNamed = ofUnit.length > 0;
  const rejects = / (not|instead|from|much|many|too|longer|cant|बहुत|ज्यादा|nahin) /.test(message.gloss);
  const meant = all.filter((one) => one.unit === unit || (one.unit === 'bare' && (isNamed || mayBeBare)));
  // '2 and not 4' wants the first, '4 is too much, make it 3' the last.
  const [first] = meant;
  if (meant.length > 1 && / not (for )?\d+ *(minute|day|people|kcal|;)* $/.test(message.gloss)) return first?.value;
  return meant.length === 1 && rejects && / (too (long|much|many)|बहुत (है|ज्यादा)|bahut hai|cant do|can not do) /.test(message.gloss)
    ? undefined
    : meant.at(-1)?.value;
}
