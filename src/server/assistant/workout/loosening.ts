import type { Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import type { Exercise } from './exercises.ts';
import { knownExercise } from './exercises.ts';
import type { TimedItem } from './session-time.ts';
import { itemSeconds } from './session-time.ts';
import { startingLevel } from './may-do.ts';
import { isCareful } from './suits.ts';
import { askedSeconds, isWanted } from './wishes/wishes-of.ts';

/** One easy round of an exercise, for warming up or loosening. */
export function gentleItem(id: string, seconds?: number): TimedItem {
  const { dose, eachSide } = knownExercise(id);
  const base = { exercise: id, sets: 1, restSeconds: 0 };
  if (dose.by === 'reps') return { ...base, reps: dose.secondsEach >= 5 ? (eachSide ? 4 : 6) : eachSide ? 6 : 10, seconds: null };
  if (dose.by === 'hold')
    return { ...base, reps: null, seconds: Math.min(dose.most, Math.max(dose.least, seconds ?? Math.min(dose.most, 30))) };
  return { ...base, reps: null, seconds: Math.max(45, Math.round((seconds ?? 90) / 15) * 15) };
}

const overlap = (exercise: Exercise, muscles: ReadonlySet<Muscle>) =>
  [...exercise.primary, ...exercise.secondary].filter((muscle) => muscles.has(muscle)).length;

type Wish = { request: WorkoutRequest; allowed: readonly Exercise[]; muscles: ReadonlySet<Muscle>; seconds: number; chance: Chance };

const wishOf = (exercise: Exercise, request: WorkoutRequest) => (isWanted(exercise, request) ? 4 : 0);

/** The exercises that somebody may loosen with: sitting low with the knees fully bent is for the supple. */
export function looseningOf(allowed: readonly Exercise[], request: WorkoutRequest): readonly Exercise[] {
  const isSupple = !isCareful(request) && startingLevel(request) !== 'beginner' && request.age < 50 && request.injuries.length === 0;
  return isSupple ? allowed : allowed.filter(({ id }) => id !== 'deep-squat-hold');
}

/** Two or three stretches for what was used, and slow breathing at the end. */
export function chooseCoolDown({ request, allowed, muscles, seconds, chance }: Wish): string[] {
  const may = looseningOf(allowed, request).filter(({ roles }) => roles.includes('coolDown'));
  const breath = chance.pick(may.filter(({ pattern }) => pattern === 'breathing'));
  const ranked = may
    .filter(({ pattern }) => pattern === 'mobility')
    .map((exercise) => ({
      exercise,
      score:
        Math.min(2, overlap(exercise, muscles)) * 0.8 + (exercise.dose.by === 'hold' ? 0.6 : 0) + wishOf(exercise, request) + chance.part(),
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ exercise }) => exercise.id);
  return [
    ...fill(
      ranked,
      seconds - (breath ? 50 : 0),
      askedSeconds(request, 'coolDown') === undefined ? 3 : Math.max(2, Math.round(seconds / 45)),
    ),
    ...(breath ? [breath.id] : []),
  ];
}

function fill(from: readonly string[], seconds: number, most: number): string[] {
  const chosen: string[] = [];
  let left = seconds;
  for (const id of from) {
    const cost = itemSeconds(gentleItem(id), 'coolDown');
    if (chosen.length >= most) break;
    if (cost > left + 25) continue;
    chosen.push(id);
    left -= cost;
  }
  return chosen;
}

/** At most so many stretches and loosening moves in a session, warm-up and cool-down included. */
export const mostStretches = 8;
const mostRounds = 3;
/** Something to loosen with, as it also ends a session; swings and circles only warm up. */
const isStretch = ({ pattern, roles }: Exercise) => pattern === 'mobility' && roles.includes('coolDown');

/** Rounds of a few stretches, then slow breathing, then an easy stroll, until the seconds are filled. */
export function loosenFor(
  seconds: number,
  { allowed, taken, chance, most }: { allowed: readonly Exercise[]; taken: readonly string[]; chance: Chance; most: number },
): TimedItem[] {
  const may = allowed.filter(({ roles, pattern }) => roles.includes('coolDown') && (pattern === 'mobility' || pattern === 'breathing'));
  const free = most - taken.filter((id) => isStretch(knownExercise(id))).length;
  const pool = chance
    .shuffled(may.filter((one) => isStretch(one) && !taken.includes(one.id)))
    .slice(0, Math.max(0, Math.min(free, Math.ceil(seconds / 60))));
  const items: TimedItem[] = [];
  let left = seconds;
  // Other exercises before a second round of the same.
  for (let round = 1; round <= mostRounds; round++) {
    for (const { id } of pool) {
      const cost = itemSeconds(gentleItem(id), 'mobility') - (round > 1 ? 5 : 0);
      if (cost > left + 10) continue;
      const item = items.find(({ exercise }) => exercise === id);
      if (item) item.sets += 1;
      else items.push(gentleItem(id));
      left -= cost;
    }
  }
  return [...items, ...restFor(left, allowed, chance)];
}

const longestBreath = 120;

/** Two minutes of slow breathing, and a stroll for what is then left. */
function restFor(seconds: number, allowed: readonly Exercise[], chance: Chance): TimedItem[] {
  const items: TimedItem[] = [];
  let left = seconds;
  const breath = chance.pick(allowed.filter(({ roles, pattern }) => roles.includes('coolDown') && pattern === 'breathing'));
  if (breath && left >= 50) {
    const item = gentleItem(breath.id, Math.min(longestBreath, Math.floor((left - 5) / 5) * 5));
    items.push(item);
    left -= itemSeconds(item, 'mobility');
  }
  const stroll = allowed.find(({ id }) => id === 'easy-walk') ?? allowed.find(({ id }) => id === 'seated-arm-sweep');
  if (stroll && left >= 90) items.push(gentleItem(stroll.id, left - 10));
  return items;
}
