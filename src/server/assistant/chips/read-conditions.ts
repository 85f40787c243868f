import type { HealthCondition } from '../../../contract/assistant/constraints.ts';
import distance from 'damerau-levenshtein';
import { compilePhrases, numberWord, phraseLines, romanOf, type PhraseMatch, type PhraseSearch } from '../messages/index.ts';
import { conditionPhrases, longConditionWords } from './condition-words.ts';
import { withoutPregnancyOfOthers } from '../safety/index.ts';
import type { Said } from './said.ts';

const searches = Object.entries(conditionPhrases).map(([condition, { plain, roman }]) => ({
  condition: condition as HealthCondition,
  plain: compilePhrases(phraseLines(plain)),
  roman: compilePhrases(phraseLines(roman), true),
}));

const known = new Set(longConditionWords);
const mayDiffer = (word: string) => (word.length >= 9 ? 2 : 1);

/** A word, or the long word of a condition that was meant: 'osteoporsis', 'impingment'. */
export function rightSpelling(word: string): string {
  if (known.has(word) || word === 'rotation' || word === 'pressures') return word;
  // The lengths first: a distance takes the time of both lengths multiplied, and somebody may type a word of 4,000 letters.
  const isNear = (meant: string) =>
    Math.abs(meant.length - word.length) <= mayDiffer(meant) && distance(word, meant).steps <= mayDiffer(meant);
  return longConditionWords.find((meant) => meant[0] === word[0] && isNear(meant)) ?? word;
}

const denied = / (?:no|not|never|without|neither|nor|dont|doesnt|isnt|havent|hasnt|bina|except) (?:[^ ;,]+ ){0,3}$/;
const deniedBehind = /^(?:[^ ;,]+ ){0,3}(?:nahin|nahi|nhi|नहीं|नही) /;
/** Somebody else, another time, or only a wish. */
const elsewhere =
  / (?:my|his|her|meri|mera|mere) (?:wife|husband|son|daughter|brother|sister|friend|mother|father|partner|biwi|pati|patni|dost|bhai|behan|maa|papa) (?:[^ ;]+ ){0,2}$|(?:^| [;,] | and | but |^ )(?:father|mother|dad|mom|husband|wife|grandfather|grandmother|papa|maa) (?:has|had|is|was|have|ko) (?:an? )?$|(?:used to|was|were|trying to|want to|hope to|plan to|planning to|planning|planning a|before|avoid|prevent|against|reduce the risk of|risk of) (?:(?:have|get|be|become|getting|my|a|any|another) )*$/;

function isSaid(text: string, { index, found }: PhraseMatch): boolean {
  const before = text.slice(Math.max(0, index - 60), index).replace(/^.*;/, ' ');
  return (
    !/ (?:not|never|no) /.test(found) &&
    !denied.test(before) &&
    !deniedBehind.test(text.slice(index + found.length)) &&
    !/^(?:\S+ )?(?:runs? in|in) (?:my |the |our )?(?:family|parents|parivar) /.test(text.slice(index + found.length)) &&
    !elsewhere.test(before)
  );
}

/** Whether a birth is longer ago than the half year that the form asks about. */
function isLongAgo(text: string, at: number): boolean {
  const clause = text.slice(at).split(';')[0] ?? '';
  if (/ (?:years?|yrs|saal|sal) /.test(clause)) return true;
  const months = / (\d+|[a-z]+) (?:months?|mahine) /.exec(clause)?.[1];
  return months !== undefined && (numberWord(months) ?? Number(months)) > 6;
}

/** The conditions of the form that a normalised text tells, directly or not. */
export function readConditions(asTyped: string): Said[] {
  const plain = withoutPregnancyOfOthers(asTyped);
  const roman = ` ${plain.trim().split(' ').map(romanOf).join(' ')} `;
  const find = (text: string, search: PhraseSearch, condition: HealthCondition) =>
    [...search(text)].filter((match) => isSaid(text, match) && !(condition === 'postpartum' && isLongAgo(text, match.index - 1)));
  const told = searches.flatMap((one): Said[] => {
    const constraint = { type: 'condition', value: one.condition } as const;
    return [
      ...find(plain, one.plain, one.condition).map(({ index, found }) => ({ constraint, index, length: found.length })),
      ...find(roman, one.roman, one.condition).map((found) => ({ constraint, ...sameWords(plain, roman, found) })),
    ];
  });
  // 'After my pregnancy' and a herniated disc are no pregnancy and no hernia.
  const isAfter = told.some(({ constraint }) => constraint.value === 'postpartum') && !/ (?:pregnant|trimester|due) /.test(plain);
  return told.filter(({ constraint }) => !(constraint.value === 'pregnancy' && isAfter));
}

/** The words of `plain` at the place of a match in `roman`, which has the same number of words. */
function sameWords(plain: string, roman: string, { index, found }: PhraseMatch): Pick<Said, 'index' | 'length'> {
  const before = roman.slice(0, index).trim().split(' ').filter(Boolean).length;
  const count = found.trim().split(' ').length;
  const words = plain.trim().split(' ');
  const lengthOf = (list: readonly string[]) => list.join(' ').length;
  const start = before === 0 ? 1 : lengthOf(words.slice(0, before)) + 2;
  return { index: start, length: lengthOf(words.slice(before, before + count)) };
}
