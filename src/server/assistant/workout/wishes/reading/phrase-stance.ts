import type { KnownPhrase } from '../kinds/read-kinds.ts';
import { isJoined } from './joined-words.ts';
import type { Placed } from './read-things.ts';
import { saysStance } from './stance-words.ts';
import { mentionsIn } from './thing-words.ts';
import type { Clause } from './wish-text.ts';

/** A mention with what its whole phrase says of it, where the words next to it leave that open or an idiom says more than they do. */
export function withPhrase(one: Placed, clause: Clause, phrases: readonly KnownPhrase[]): Placed {
  if (one.thing.kind !== 'exercise' && one.thing.kind !== 'equipment') return one;
  const isOpen = one.stance === 'open' || (one.stance === 'had' && one.thing.kind === 'exercise');
  const [from, to] = [clause.first + one.from, clause.first + one.to];
  const phrase = phrases.find(({ clause: part }) => part.first <= from && to < part.first + part.words.length);
  if (!phrase) return one;
  const { stance, isLearned, kinds } = phrase;
  // 'Bench press I love, flies I do not get': what is said in another part of the sentence is not said of this one.
  const isCarried =
    isLearned && phrase.clause.words.length > one.to - one.from + 3 && !phrase.clause.words.some((word) => saysStance(word));
  if (stance && (isOpen || isCarried || (!isLearned && isOneList(phrase.clause.words)))) return { ...one, stance };
  // 'My shins burn after every run' asks for no run.
  return isOpen && one.thing.kind === 'exercise' && !isLearned && kinds.length > 0 ? { ...one, stance: 'neutral' } : one;
}

/** Whether all exercises and tools of a phrase are members of one list. */
function isOneList(words: readonly string[]): boolean {
  const things = mentionsIn(words).filter(({ thing }) => thing.kind === 'exercise' || thing.kind === 'equipment');
  return things.every((one, at) => {
    const next = things[at + 1];
    return next === undefined || isJoined(words, one, next);
  });
}
