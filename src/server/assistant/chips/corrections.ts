import { findDays, type TracedText } from '../messages/index.ts';
import { findMentions } from './find-mentions.ts';

/** How somebody takes back what was just typed. */
const marker =
  '(?:(?:oh |oops |arre |are |ohh |hmm |uh )*(?:no wait|wait no|wait|sorry no|(?:sorry|oops) (?:i meant|i mean|its)|sorry|oops|i mean|i meant|correction|scratch that|make that|actually no|no actually|nahin nahin|nahin sorry|galti se likha|galat likha|galat likh diya|ulta likh diya|matlab))(?: (?:sorry|no|nahin|yaar|bhai|ki))*';
const pause = '(?: [;,])*';
/** A correction that names the new thing and perhaps the old one: 'no wait, Friday not Thursday', 'sorry 100 g'. */
const correction = new RegExp(
  `(?<= )${marker}${pause} (?:(?:on|for|at|its|it is|make it|only|the) )*((?:[^;, ]+ ){1,4}?)(?:(?:not|instead of|nahin|rather than) (?:on |for |at )?((?:[^;, ]+ ){1,3}?))?(?=[;,] |$|for |ko |ka |ke )`,
  'gu',
);
const amount = /^(\d+(?:\.\d+)?) ?(kcals?|cals?|calories|g|gm|gms|grams?|kg|kgs|kilos?|minutes?|mins?|min|rs|rupees|am|pm|baje|meals?)? $/;
/** 'No wait, Friday not Thursday', where no Thursday was said before. */
const alone = new RegExp(`(?<= )${marker}${pause} ([^;, ]+ )(?:not|nahin) [^;, ]+ (?=$|[;,] |for |ko |ka )`, 'gu');
/** What is corrected stands at most so many letters before. */
const farthest = 90;

/** A word of a text by its place. */
type Word = { readonly index: number; readonly text: string };
const wordsBefore = (plain: string, end: number): Word[] => {
  const from = Math.max(0, end - farthest);
  return [...plain.slice(from, end).matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, index: from + index }));
};

/** Where the thing stands that a correction replaces: a day for a day, a food for a food, an amount for an amount of the same unit. */
function correctedBy(now: string, old: string | undefined, plain: string, end: number): Word | undefined {
  const words = wordsBefore(plain, end);
  const said = words.map(({ text }) => text);
  const last = (at: number, length = 1): Word | undefined => {
    const [first, final] = [words[at], words[at + length - 1]];
    return first && final && { index: first.index, text: plain.slice(first.index, final.index + final.text.length) };
  };
  const named = now.trim().split(' ');
  const oldWords = old?.trim().split(' ') ?? [];
  // 'Roti nahin khani' takes nothing back.
  if (
    oldWords.length > 0 &&
    findDays(['on', ...oldWords]).length === 0 &&
    findMentions(oldWords).length === 0 &&
    !/^\d/.test(oldWords[0] ?? '')
  )
    return undefined;
  if (findDays([...named, 'and']).some(({ at }) => at === 0) && named.length <= 2) {
    const days = findDays(said);
    const meant = oldWords.length > 0 ? days.find(({ at }) => said[at]?.slice(0, 3) === oldWords[0]?.slice(0, 3)) : days.at(-1);
    return meant && last(meant.at);
  }
  const [food] = findMentions(named);
  if (food?.from === 0 && food.to === named.length && /^(?:food|allergen)$/.test(food.meaning.kind)) {
    const meant = findMentions(said).findLast(({ meaning }) => meaning.kind === 'food' || meaning.kind === 'allergen');
    return meant && last(meant.from, meant.to - meant.from);
  }
  const unit = amount.exec(now);
  if (!unit) return undefined;
  const at = said.findLastIndex((word) => /^\d+(?:\.\d+)?$/.test(word));
  return at < 0 ? undefined : last(at, unit[2] !== undefined && said[at + 1]?.startsWith(unit[2].slice(0, 1)) === true ? 2 : 1);
}

/** A text in which what was taken back is replaced by what is meant: 'no eggs on Saturday, wait no, on Tuesday' is about Tuesday alone. */
export function withCorrections(traced: TracedText): TracedText {
  const [found] = [...traced.plain.matchAll(correction)].flatMap((one) => {
    const meant = correctedBy(one[1] ?? '', one[2], traced.plain, one.index);
    return meant ? [{ one, meant }] : [];
  });
  if (!found) return traced.replace(alone, ([whole, now = '']) => (findDays(['on', now.trim()]).length > 0 ? `${now.trim()} ` : whole));
  const { one, meant } = found;
  const between = traced.plain.slice(meant.index + meant.text.length, one.index).replace(/[;, ]+$/, '');
  const length = one.index + one[0].length - meant.index;
  const next = `${(one[1] ?? '').trim()}${between} `;
  const whole = new RegExp(`(?<=^[^]{${meant.index}})[^]{${length}}`, 'gu');
  return withCorrections(traced.replace(whole, next));
}
