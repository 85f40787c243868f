import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { TimesAWeek } from '../../../../../contract/assistant/workout-wishes.ts';
import { exercisesNamed } from '../wishes-of.ts';
import type { Read } from './read.ts';
import { trouble } from './read-muscles.ts';
import { refusedBehind, refusing } from './stance-words.ts';
import { mentionsIn } from './thing-words.ts';
import type { Clause } from './wish-text.ts';

/** Something with a frequency, and the places of its words in the clause. */
type Counted = { readonly from: number; readonly to: number; readonly of: TimesAWeek['of'] };
type Count = { readonly from: number; readonly to: number; readonly times: number; readonly isMost: boolean };

const times: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
const inAWeek = '(?:(?:a|per|every|each|in|in a|the|mein|me|main|में) )*(?:week )?(?:only |hi |max |maximum |at most |tops |please )*';
const limit = '(?:only|just|hi|max|maximum|at most|not more than|no more than|upto|up to|sirf) ';
/** 'Once', 'only twice a week', '3 days', '2 x', 'week mein 1 times', 'every days'. */
const count = new RegExp(
  `(?<= )((?:${limit})*)(?:(?:for|on|at least|atleast|minimum|exactly) )*(?:week (?:mein |me |main |में |ke |में )?((?:${limit})*)([1-7]) (?:times|days)|(once|twice|thrice)|([1-7]) (?:x|times|days?|sessions?)|(every days|everyday|daily|roz|rozana|har days|har roz|रोज)) (?!\\d|after|before|ago|off|rest|later|apart|between|old|in a row|straight|x\\d|daily|a days|per days)${inAWeek}`,
  'g',
);

/** What may stand between a thing and its frequency. */
const filler =
  /^(?:only|just|hi|is|are|be|should|must|on|in|at|day|days|workouts|exercises|session|sessions|work|please|press|presses|training|trained|train|hit|hits|done|do|i|want|to|for|ko|ka|ke|ki|karo|karna|karni|karunga|karungi|kar|twice|it|them|both|the|a|per|,|:|least|most|more|than|max|को|का|के|की|करना|करनी)$/;
const joiner = /^(?:and|or|,|&|plus|aur)$/;

/** A bench is furniture until it is done so often. */
const benchPress = { id: 'bench-press', english: 'the bench press', hindi: 'बेंच प्रेस' } as const;

function thingsIn(words: readonly string[]): Counted[] {
  return mentionsIn(words).flatMap(({ thing, from, to }): Counted[] => {
    if (thing.kind === 'muscle') return [{ from, to, of: thing.group }];
    if (thing.kind === 'equipment' && /^(?:bench|बेंच)$/.test(words.slice(from, to + 1).join(' '))) return [{ from, to, of: benchPress }];
    // 'One leg day' has no exercise on one leg.
    if (thing.kind === 'movement' && thing.limit === 'balancing' && words[to] === 'leg' && /^(?:days|sessions?)$/.test(words[to + 1] ?? ''))
      return [{ from: to, to, of: 'legs' }];
    if (thing.kind !== 'exercise' || !thing.isOurs) return [];
    // Days of running, walking or stretching are days of training.
    return exercisesNamed(thing.named).some(({ roles }) => roles.includes('strength')) ? [{ from, to, of: thing.named }] : [];
  });
}

const countsIn = (clause: Clause, isLimit: boolean): Count[] =>
  clause.find(count).map(({ first, last, groups: [before = '', within = '', ofWeek, word, number, daily] }) => {
    const end = clause.words.slice(0, last - clause.first + 1);
    return {
      from: first - clause.first,
      to: last - clause.first,
      times: daily ? 7 : word ? (times[word] ?? 1) : Number(ofWeek ?? number),
      isMost: isLimit || before !== '' || within !== '' || /^(?:only|max|maximum|tops|most|hi)$/.test(end.at(-1) ?? ''),
    };
  });

const isBetween = (words: readonly string[], from: number, to: number, is: (word: string) => boolean) => words.slice(from, to).every(is);

/** The things that a count is about: those just before it with an 'and' between them, or else those just after it. */
function about(words: readonly string[], { from, to }: Count, things: readonly Counted[]): Counted[] {
  const chain: Counted[] = [];
  for (const thing of [...things].reverse()) {
    const next = chain[0];
    const isNear = next
      ? isBetween(words, thing.to + 1, next.from, (word) => joiner.test(word))
      : isBetween(words, thing.to + 1, from, (word) => filler.test(word));
    if (thing.to < from && isNear) chain.unshift(thing);
  }
  if (chain.length > 0) return chain;
  for (const thing of things) {
    const before = chain.at(-1);
    const isNear = before
      ? isBetween(words, before.to + 1, thing.from, (word) => joiner.test(word))
      : isBetween(words, to + 1, thing.from, (word) => /^(?:for|of|on|the|my|a|train|do|i|only|ke|ka|ki|liye|just|:)$/.test(word));
    if (thing.from > to && isNear) chain.push(thing);
  }
  return chain;
}

/** 'I train three days a week, legs and back' counts the days; 'twice a week, legs' and 'one day for legs' count what is trained. */
const isOfDays = (words: readonly string[], { from, to, times: so }: Count): boolean =>
  so > 2 ||
  /^(?:train|training|gym|workouts|exercises|sessions?|lift|come|go|free|available|plan)$/.test(words[from - 1] ?? '') ||
  /^(?:train|training|gym|workouts|exercises)$/.test(words[to] ?? '');

const limiting = / (?:not|no|never|dont) (?:[^ ]+ ){0,4}(?:more than|over) | (?:zyada|jyada|ज्यादा) (?:nahin|na|mat) /;
const refuses = (word: string) => refusing.has(word) || refusedBehind.has(word);
const told =
  / (?:play|plays|playing|football|cricket|tennis|badminton|basketball|volleyball|hockey|match|matches|practice|nets|already|last|used to|tha|thi) /;

/** 'One leg day a week', 'two chest days'. */
const daysNamed = (words: readonly string[], things: readonly Counted[], isLimit: boolean): Read[] =>
  things.flatMap(({ from, to, of }): Read[] => {
    const number = Number(words[from - 1]);
    if (!(number >= 1 && number <= 6) || !/^(?:days|sessions?)$/.test(words[to + 1] ?? '')) return [];
    const isMost = isLimit || /^(?:only|just|max|most)$/.test(words[from - 2] ?? '');
    return [{ first: from - 1, last: to + 1, constraints: [{ type: 'timesAWeek', value: { of, times: number, isMost } }] }];
  });

function readPart(part: Clause): Read[] {
  const { words, plain } = part;
  if (trouble.test(plain) || told.test(plain)) return [];
  const things = thingsIn(words);
  // 'No squats, twice they hurt' refuses them; 'not more than once' limits them.
  const isLimit = limiting.test(plain);
  if (!isLimit && words.some((word) => refuses(word))) return [];
  const named = daysNamed(words, things, isLimit).map((one) => ({ ...one, first: part.first + one.first, last: part.first + one.last }));
  if (named.length > 0) return named;
  const counts = things.length === 0 ? [] : countsIn(part, isLimit);
  return counts.flatMap((one): Read[] => {
    const them = about(words, one, things);
    const [head, tail] = [them[0], them.at(-1)];
    if (!head || !tail || (head.from > one.to && isOfDays(words, one))) return [];
    const constraints = them.map(({ of }): Constraint => ({ type: 'timesAWeek', value: { of, times: one.times, isMost: one.isMost } }));
    return [{ first: part.first + Math.min(head.from, one.from), last: part.first + Math.max(tail.to, one.to), constraints }];
  });
}

/** On how many days a week a lift or a part of the body is to be trained: 'bench twice', 'legs only once a week', 'squat hafte mein do baar'. */
export const readFrequencies = (clause: Clause): Read[] => clause.parts().flatMap(readPart);
