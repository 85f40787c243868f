import { flagFacts, type Flag } from '../../../../contract/assistant/safety.ts';
import { operationConcepts } from '../../../../data/safety/body/operations.ts';
import { classFinder, wordsIn, type FoundClass } from '../../learned/index.ts';

const find = classFinder(operationConcepts);
/** Names that end like those of operations: appendicectomy, hernioplasty, osteotomy. */
const suffix = /^\p{L}{3,}(?:ectomy|ectomies|oplasty|osteotomy|laparotomy|rrhaphy)$/u;
const denial = /^(?:no|not|never|without|dont|didnt|havent|hasnt|avoid|nahin|nahi|nhi|नहीं|नही|bina|बिना)$/;
const denialBehind = /^(?:nahin|nahi|nhi|नहीं|नही)$/;

/** How far a denial may stand before or behind the name that it denies. */
const reach = 3;
function isDenied(words: readonly string[], { from, length }: FoundClass): boolean {
  const behind = words.slice(from + length, from + length + 2);
  return words.slice(Math.max(0, from - reach), from).some((word) => denial.test(word)) || behind.some((word) => denialBehind.test(word));
}

/** What is healed long ago: 'six years ago', 'in 2015', as a child. The last two calendar years are not long ago. */
function isLongAgo(plain: string): boolean {
  const year = Number(/ in ((?:19|20)\d\d) /.exec(plain)?.[1] ?? Number.NaN);
  if (year < new Date().getFullYear() - 1) return true;
  return / (?:years?|yrs?|decades?|saal|sal|baras) (?:ago|back|pehle|pahle|hue|hua|ho gaye) | (?:साल|बरस) (?:पहले|हुए|हो गए) | (?:as a (?:child|kid)|bachpan|बचपन) /.test(
    plain,
  );
}

/**
 * The flag of a recent operation that is named and not called one: 'LSCS 6 weeks back', 'plate and screws since last month'. A bare name counts
 * in the free text of a plan (`isOfPlan`); in a conversation only with words of a past time, because people ask about operations too.
 */
export function operationIn(plain: string, isOfPlan: boolean): Flag[] {
  if (isLongAgo(plain)) return [];
  const words = wordsIn(plain);
  const found = find(words);
  const has = (...names: readonly string[]) => found.some(({ name }) => names.includes(name));
  const isPast = has('past') && (has('span') || /\d/.test(plain) || has('operation'));
  const isTold = isPast && has('span') && has('past');
  if (has('planned') && !isTold) return [];
  if (has('trade') && !isTold) return [];
  const suffixed = words.flatMap((word, from): FoundClass[] => (suffix.test(word) ? [{ name: 'operation', from, length: 1 }] : []));
  const named = [...found, ...suffixed].find(
    (one) =>
      !isDenied(words, one) &&
      (one.name === 'operation' ? isOfPlan || isPast : (one.name === 'short' || one.name === 'fixed') && has('past') && has('span')),
  );
  if (!named) return [];
  return [
    { code: 'recentSurgery', level: flagFacts.recentSurgery.level, found: words.slice(named.from, named.from + named.length).join(' ') },
  ];
}
