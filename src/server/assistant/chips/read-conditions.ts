import type { TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import distance from 'damerau-levenshtein';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { compilePhrases, phraseLines, romanOf } from '../messages/index.ts';
import { conditionPhrases, longConditionWords } from './condition-words.ts';

const searches = Object.entries(conditionPhrases).map(([condition, { plain, roman }]) => ({
  condition: condition as TrainingCondition,
  plain: compilePhrases(phraseLines(plain)),
  roman: compilePhrases(phraseLines(roman), true),
}));

const known = new Set(longConditionWords);
const mayDiffer = (word: string) => (word.length >= 9 ? 2 : 1);

/** A text in which long words of conditions are spelt right: 'osteoporsis', 'impingment'. */
export const withRightSpelling = (plain: string): string =>
  plain.replace(/[a-z]{6,}/g, (word) => {
    if (known.has(word) || word === 'rotation' || word === 'pressures') return word;
    return longConditionWords.find((meant) => meant[0] === word[0] && distance(word, meant).steps <= mayDiffer(meant)) ?? word;
  });

const denied = / (?:no|not|never|without|neither|nor|dont|doesnt|isnt|havent|hasnt|bina|except) (?:[^ ;,]+ ){0,3}$/;
const deniedBehind = /^(?:[^ ;,]+ ){0,3}(?:nahin|nahi|nhi|नहीं|नही) /;
/** Somebody else, another time, or only a wish. */
const elsewhere =
  / (?:my|his|her|meri|mera|mere) (?:wife|husband|son|daughter|brother|sister|friend|mother|father|partner|biwi|pati|patni|dost|bhai|behan|maa|papa) (?:[^ ;]+ ){0,2}$|(?:used to|was|were|trying to|want to|hope to|plan to|planning to|planning|planning a|before|avoid|prevent|against|reduce the risk of|risk of) (?:(?:have|get|be|become|getting|my|a|any|another) )*$/;

function isSaid(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 60), index).replace(/^.*;/, ' ');
  return (
    !/ (?:not|never|no) /.test(found) &&
    !denied.test(before) &&
    !deniedBehind.test(text.slice(index + found.length)) &&
    !elsewhere.test(before)
  );
}

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
/** Whether a birth is longer ago than the half year that the form asks about. */
function isLongAgo(text: string, at: number): boolean {
  const clause = text.slice(at).split(';')[0] ?? '';
  if (/ (?:years?|yrs|saal|sal) /.test(clause)) return true;
  const months = / (\d+|[a-z]+) (?:months?|mahine) /.exec(clause)?.[1];
  return months !== undefined && (numbers[months] ?? Number(months)) > 6;
}

/** The conditions of the form that a normalised text tells, directly or not. */
export function readConditions(plain: string): Constraint[] {
  const roman = ` ${plain.trim().split(' ').map(romanOf).join(' ')} `;
  const tells = (text: string, search: RegExp, condition: TrainingCondition) =>
    [...text.matchAll(search)].some((match) => isSaid(text, match) && !(condition === 'postpartum' && isLongAgo(text, match.index - 1)));
  const told = searches
    .filter((one) => tells(plain, one.plain, one.condition) || tells(roman, one.roman, one.condition))
    .map(({ condition }) => condition);
  // 'After my pregnancy' and a herniated disc are no pregnancy and no hernia.
  const isAfter = told.includes('postpartum') && !/ (?:pregnant|trimester|due) /.test(plain);
  return told.filter((one) => !(one === 'pregnancy' && isAfter)).map((value) => ({ type: 'condition', value }));
}
