import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import { weekdays } from '../../../../../contract/assistant/weekdays.ts';
import type { Reading } from '../../../wishes/index.ts';
import { knownPhrases, readKinds, type KnownPhrase } from '../kinds/read-kinds.ts';
import { readDays } from './read-days.ts';
import { readHealth } from './read-health.ts';
import { readManner } from './read-manner.ts';
import { readMinutes, readSessions } from './read-minutes.ts';
import { readThings } from './read-things.ts';
import type { Read } from './read.ts';
import { WishText, type Clause } from './wish-text.ts';

const isWithin = (one: Read, other: Read) => one !== other && other.first <= one.first && one.last <= other.last;
const isSame = (one: Read, other: Read) => one.first === other.first && one.last === other.last;

function readClause(clause: Clause, phrases: readonly KnownPhrase[]): Read[] {
  const days = readDays(clause, phrases);
  const isOfDays = (place: number) => days.some(({ first, last }) => first <= place && place <= last);
  const sessions = readSessions(clause);
  const health = readHealth(clause);
  const first = [...days, ...sessions, ...health];
  const isTold = ({ first: from, last: to }: Read) => health.some((one) => one.first <= to && from <= one.last);
  return [...first, ...readMinutes(clause, isOfDays), ...readManner(clause), ...readThings(clause, phrases).filter((one) => !isTold(one))];
}

/** A wish that is part of a longer one was meant as that: 'single-leg squats' are no wish about one leg. */
function longest(reads: readonly Read[]): Read[] {
  return reads.filter(
    (one) => !reads.some((other) => isWithin(one, other) && !isSame(one, other) && 'constraints' in one === 'constraints' in other),
  );
}

/** A guess counts if nothing surer says the same kind of thing. */
function withoutGuesses(reads: readonly Read[]): Read[] {
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

/** What words ask of a workout, in English, Hindi and Hindi in Roman letters: constraints, impossible wishes with the reason, and mere facts. */
export function readWorkoutWishes(text: string): Reading[] {
  const wish = new WishText(text);
  const phrases = knownPhrases(wish);
  const ofWords = longest(wish.clauses().flatMap((clause) => readClause(clause, phrases)));
  const reads = withAllTools(withoutRefused(withAllDays(withoutGuesses([...ofWords, ...phrases.flatMap(readKinds)]))));
  return reads
    .map((read): Reading => {
      const span = { ...wish.spanOf(read.first, read.last), ...(read.reach && { reach: read.reach }) };
      if ('cannot' in read) return { ...span, cannot: read.cannot };
      if ('always' in read) return { ...span, always: read.always };
      if (!('constraints' in read)) return { ...span, aside: true };
      return { ...span, constraints: read.constraints };
    })
    .filter(({ from, to }) => Number.isFinite(from) && to > from)
    .sort((one, other) => one.from - other.from);
}
