import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import { weekdays } from '../../../../../contract/assistant/weekdays.ts';
import { foldMessage } from '../../../messages/index.ts';
import { isPregnancyOfOthers } from '../../../safety/index.ts';
import type { Reading } from '../../../wishes/index.ts';
import { knownPhrases, readKinds, type KnownPhrase } from '../kinds/read-kinds.ts';
import { readBlockMinutes } from './read-block-minutes.ts';
import { readDailySport } from './read-daily-sport.ts';
import { readDayParts } from './read-day-parts.ts';
import { readDays } from './read-days.ts';
import { readDoses } from './read-doses.ts';
import { readFalls } from './read-falls.ts';
import { readFrequencies } from './read-frequencies.ts';
import { readHealth } from './read-health.ts';
import { readLifts } from './read-lifts.ts';
import { readLongRun } from './read-long-run.ts';
import { readManner } from './read-manner.ts';
import { readMinutes, readSessions } from './read-minutes.ts';
import { withOtherDays } from './other-days.ts';
import { readThings } from './read-things.ts';
import type { Read } from './read.ts';
import { WishText, type Clause } from './wish-text.ts';

const isWithin = (one: Read, other: Read) => one !== other && other.first <= one.first && one.last <= other.last;
const isSame = (one: Read, other: Read) => one.first === other.first && one.last === other.last;

const meets = (one: Read, others: readonly Read[]) => others.some((other) => other.first <= one.last && one.first <= other.last);

function readClause(clause: Clause, phrases: readonly KnownPhrase[]): Read[] {
  const lifts = readLifts(clause);
  const amounts = [
    ...lifts,
    ...readFrequencies(clause).filter((one) => !meets(one, lifts)),
    ...readDailySport(clause),
    ...readLongRun(clause),
  ];
  const isOfAmounts = (one: Read) => meets(one, amounts);
  const parts = readDayParts(clause).filter((one) => !isOfAmounts(one));
  const isOfParts = (one: Read) => meets(one, parts) || isOfAmounts(one);
  const days = [...parts, ...readDays(clause, phrases).filter((one) => !isOfParts(one))];
  const isOfDays = (place: number) => [...days, ...amounts].some(({ first, last }) => first <= place && place <= last);
  const sessions = readSessions(clause).filter((one) => !isOfAmounts(one));
  const health = readHealth(clause);
  const lengths = readBlockMinutes(clause);
  const doses = [...readDoses(clause).filter((one) => !meets(one, lengths) && !isOfAmounts(one)), ...lengths];
  const first = [...amounts, ...readFalls(clause), ...days, ...sessions, ...health, ...doses];
  const isOfDoses = (place: number) => doses.some((one) => one.first <= place && place <= one.last);
  const isOfLengths = (one: Read) => meets(one, lengths);
  const isTold = ({ first: from, last: to }: Read) => health.some((one) => one.first <= to && from <= one.last);
  return [
    ...first,
    ...readMinutes(clause, (place) => isOfDays(place) || isOfDoses(place)),
    ...readManner(clause).filter((one) => !isOfParts(one) && !isOfLengths(one)),
    ...readThings(clause, phrases).filter((one) => !isTold(one) && !isOfParts(one) && !isOfLengths(one)),
  ];
}

/** A wish that is part of a longer one was meant as that: 'single-leg squats' are no wish about one leg. */
function longest(reads: readonly Read[]): Read[] {
  return reads.filter(
    (one) => !reads.some((other) => isWithin(one, other) && !isSame(one, other) && 'constraints' in one === 'constraints' in other),
  );
}

/** 'Rest on Sunday and Monday, yes just Sunday and Monday' repeats the days of rest. */
function withoutRested(reads: readonly Read[]): Read[] {
  const rests = reads.flatMap((one) =>
    'constraints' in one
      ? one.constraints.flatMap((each) => (each.type === 'restOn' ? each.value.map((day) => ({ day, at: one.first })) : []))
      : [],
  );
  return reads.filter(
    (one) =>
      !('constraints' in one) ||
      !one.constraints.some(({ type }) => type === 'trainOn' || type === 'days') ||
      !reads.some(
        (other) =>
          'constraints' in other &&
          other.first === one.first &&
          other.constraints.some(
            (each) => each.type === 'trainOn' && each.value.every((day) => rests.some((rest) => rest.day === day && rest.at < one.first)),
          ),
      ),
  );
}

/** A guess counts if nothing surer says the same kind of thing. */
function withoutGuesses(all: readonly Read[]): Read[] {
  const reads = withoutRested(all);
  const sure = new Set(reads.flatMap((one) => ('constraints' in one && !one.isGuess ? one.constraints.map(({ type }) => type) : [])));
  const resting = new Set(
    reads
      .flatMap((one) => ('constraints' in one && !one.isGuess ? one.constraints : []))
      .flatMap((one) => (one.type === 'restOn' ? one.value : [])),
  );
  // 'No weekends: on weekends I fly home.'
  const isKept = (one: Constraint) => !sure.has(one.type) && !(one.type === 'trainOn' && one.value.some((day) => resting.has(day)));
  return reads.filter((one) => !one.isGuess || !('constraints' in one) || one.constraints.every(isKept));
}

/** Days to train on that are said apart belong together: 'two sessions on weekdays and one on Saturday'. */
function withAllDays(reads: readonly Read[]): Read[] {
  const all = reads.flatMap((one) => ('constraints' in one ? one.constraints : []));
  const days = all.flatMap((one) => (one.type === 'trainOn' ? one.value : []));
  const timed = all.flatMap((one) => (one.type === 'minutesOn' ? one.value.days : []));
  // Minutes for some days say nothing of others, unless others are named to train on.
  const value = weekdays.filter((day) => days.includes(day) || timed.includes(day));
  return reads.map((one) =>
    'constraints' in one
      ? { ...one, constraints: one.constraints.map((each) => (each.type === 'trainOn' ? { ...each, value } : each)) }
      : one,
  );
}

/** What was refused in words is not wanted by them too, whatever stands first: 'no running', 'running shoes'. */
function withoutRefused(reads: readonly Read[]): Read[] {
  const all = reads.flatMap((one) => ('constraints' in one ? one.constraints : []));
  const refused = new Set(all.flatMap((one) => (one.type === 'noExercise' ? [one.value.id] : [])));
  const without = new Set(all.flatMap((one) => (one.type === 'without' ? [one.value] : [])));
  return reads.map((one) =>
    'constraints' in one
      ? {
          ...one,
          constraints: one.constraints.filter(
            (each) =>
              !(each.type === 'wantExercise' && refused.has(each.value.id)) &&
              !(each.type === 'equipment' && without.has(each.value as never)),
          ),
        }
      : one,
  );
}

/** 'A bar in the park', 'nothing else': what is there is said in several places, and all of it counts. */
function withAllTools(reads: readonly Read[]): Read[] {
  const all = reads.flatMap((one) => ('constraints' in one ? one.constraints : []));
  const only = all.flatMap((one) => (one.type === 'onlyEquipment' ? [one.value] : []));
  if (only.length === 0) return [...reads];
  const had = all.flatMap((one) => (one.type === 'equipment' && one.value !== 'none' ? [one.value] : []));
  const without = new Set(all.flatMap((one) => (one.type === 'without' ? [one.value] : [])));
  // 'I live in a hostel' takes away nothing that is named beside it; 'only machines' does.
  const named = only.flat();
  const value = [...new Set(named.length > 0 ? named : had)].filter((one) => !without.has(one));
  return reads.map((one) =>
    'constraints' in one
      ? { ...one, constraints: one.constraints.map((each) => (each.type === 'onlyEquipment' ? { ...each, value } : each)) }
      : one,
  );
}

const ofAPerson: ReadonlySet<Constraint['type']> = new Set([
  'lift',
  'noExercise',
  'wantExercise',
  'movement',
  'focus',
  'leaveOut',
  'onlyEquipment',
  'equipment',
  'without',
  'injury',
  'pastInjury',
  'condition',
  'trainFor',
  'level',
  'sport',
  'style',
]);
/** What others hear, from whom or for whom it has to be quiet. */
const forOthers =
  / (?:sleep\w*|asleep|naps?|napping|wakes?|noise|shor|awaaz|awaz|loud|thuds?|bangs?|complain\w*|below|downstairs|under\w*|beneath|neeche|niche|upstairs|stud(?:y|ies|ying)|exams?|soti|sota|sote|so|padhti|padhta|night|floor|ceiling|सोता|सोती|सोते|शोर|आवाज|नीचे) /;
/** What is told of another's body, tastes and things asks nothing; their sleep, and the days and minutes that they take, do. */
function ofOneself(read: Read, wish: WishText): Read {
  const said = ` ${wish.words.slice(read.first, read.last + 1).join(' ')} `;
  const isQuiet =
    forOthers.test(said) && 'constraints' in read && read.constraints.every((one) => one.type === 'movement' && one.value === 'impact');
  const isOfOthers = Array.from({ length: read.last - read.first + 1 }, (_, at) => read.first + at).every((place) =>
    wish.isOfOthers(place),
  );
  if (isOfOthers && 'always' in read && !forOthers.test(said)) return { first: read.first, last: read.last, aside: true };
  if (!isOfOthers || isQuiet || !('constraints' in read)) return read;
  const constraints = read.constraints.filter(({ type }) => !ofAPerson.has(type));
  return constraints.length === read.constraints.length
    ? read
    : constraints.length > 0
      ? { ...read, constraints }
      : { first: read.first, last: read.last, aside: true };
}

/** What is told of somebody else, which is no wish where nothing else was read in it. */
function stretchesOfOthers(wish: WishText): Read[] {
  const places = wish.words.flatMap((word, at) => (wish.isOfOthers(at) && /[\p{L}\p{N}]/u.test(word) ? [at] : []));
  const starts = places.filter((at) => !wish.isOfOthers(at - 1));
  return starts.map((first) => {
    const end = wish.words.findIndex((_word, at) => at > first && !wish.isOfOthers(at));
    return { first, last: end < 0 ? wish.words.length - 1 : end - 1, aside: true, reach: 'guess' };
  });
}

/** Of several lengths of a session, or numbers of them, the last one counts: 'an hour is what I ticked, but parking takes 15, so forty-five'. */
const withLast = (reads: readonly Read[]): Read[] => (['minutes', 'days'] as const).reduce<Read[]>(withLastOf, [...reads]);

function withLastOf(reads: Read[], kind: Constraint['type']): Read[] {
  const last = Math.max(
    ...reads.flatMap((one) => ('constraints' in one && one.constraints.some(({ type }) => type === kind) ? [one.first] : [])),
    -1,
  );
  return reads.map((one): Read => {
    if (!('constraints' in one) || one.first === last) return one;
    const constraints = one.constraints.filter(({ type }) => type !== kind);
    if (constraints.length === one.constraints.length) return one;
    return constraints.length > 0 ? { ...one, constraints } : { first: one.first, last: one.last, aside: true };
  });
}

const ofAmounts: ReadonlySet<Constraint['type']> = new Set(['lift', 'timesAWeek', 'longRunOn', 'weightKg', 'heightCm']);
/** What a phrase seems to ask of days, muscles or maxima where it tells how much or how often something is lifted. */
const isOfAmount = (one: Read): boolean =>
  one.reach === 'guess' ||
  'cannot' in one ||
  'aside' in one ||
  ('constraints' in one &&
    one.constraints.every(({ type }) =>
      ['days', 'mostDays', 'minutes', 'focus', 'leaveOut', 'wantExercise', 'noExercise', 'trainFor'].includes(type),
    ));

/** 'Bodyweight 70 kg' is a figure and no exercise without tools. */
const isBodyweight = (one: Read, amounts: readonly Read[]): boolean =>
  'constraints' in one &&
  one.constraints.every(({ type }) => type === 'onlyEquipment') &&
  meets(
    one,
    amounts.filter((other) => 'constraints' in other && other.constraints.some(({ type }) => type === 'weightKg')),
  );

/** What words ask of a workout, in English, Hindi and Hindi in Roman letters: constraints, impossible wishes with the reason, and mere facts. */
export function readWorkoutWishes(text: string): Reading[] {
  const wish = new WishText(text);
  const isOfOthers = isPregnancyOfOthers(foldMessage(text).plain);
  const phrases = knownPhrases(wish);
  const ofWords = longest(wish.clauses().flatMap((clause) => readClause(clause, phrases)));
  const parts = ofWords.filter(
    (one) => 'constraints' in one && one.constraints.some(({ type }) => type === 'dayPart' || type === 'blockMinutes'),
  );
  const amounts = ofWords.filter((one) => 'constraints' in one && one.constraints.some(({ type }) => ofAmounts.has(type)));
  const kinds = phrases
    .flatMap(readKinds)
    .filter((one) => !meets(one, parts) && !(meets(one, amounts) && (isOfAmount(one) || isBodyweight(one, amounts))));
  const own = [...ofWords, ...kinds].map((one) => ofOneself(one, wish));
  const corrected = wish.corrections.map(({ first, last }): Read => ({ first, last, aside: true }));
  const theirs = stretchesOfOthers(wish);
  const days = withOtherDays(withAllDays(withoutGuesses(own)), wish, phrases);
  const reads = [...theirs, ...withAllTools(withoutRefused(withLast(days))), ...corrected];
  return reads
    .map((read): Reading => {
      const span = { ...wish.spanOf(read.first, read.last), ...(read.reach && { reach: read.reach }) };
      if ('cannot' in read) return { ...span, cannot: read.cannot };
      if ('always' in read) return { ...span, always: read.always };
      if (!('constraints' in read)) return { ...span, aside: true };
      const constraints = read.constraints.filter((one) => !(isOfOthers && one.type === 'condition' && one.value === 'pregnancy'));
      return constraints.length < read.constraints.length && constraints.length === 0 ? { ...span, aside: true } : { ...span, constraints };
    })
    .filter(({ from, to }) => Number.isFinite(from) && to > from)
    .sort((one, other) => one.from - other.from);
}
