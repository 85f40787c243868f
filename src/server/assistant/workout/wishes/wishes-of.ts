import type { Muscle } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type {
  DayPart,
  ExerciseNamed,
  LiftOf,
  MuscleGroup,
  TimedBlockName,
  SessionStyle,
  TimesAWeek,
  WorkoutWishes,
} from '../../../../contract/assistant/workout-wishes.ts';
import type { Weekday } from '../../../../contract/assistant/weekdays.ts';
import { exercises, type Exercise } from '../exercises.ts';
import { exerciseGroups } from './exercise-groups.ts';
import { isLimited } from './movement-limits.ts';

const noWishes: WorkoutWishes = {
  refused: [],
  wanted: [],
  countedOn: [],
  limits: [],
  focus: [],
  leftOut: [],
  styles: [],
  dayMinutes: [],
  dayParts: [],
  blockMinutes: [],
  isSpread: false,
  mostExercises: null,
  mostSets: null,
  restSeconds: null,
  reps: null,
  split: null,
  first: null,
  isTimeFixed: false,
};

/** What was asked for in words; nothing for most requests. */
export const wishesOf = ({ wishes }: Pick<WorkoutRequest, 'wishes'>): WorkoutWishes => wishes ?? noWishes;

const groupsById = new Map(exerciseGroups.map((group) => [group.id, group]));

/** The exercises that a name means: those of a family, or one. */
export function exercisesNamed({ id }: Pick<ExerciseNamed, 'id'>): Exercise[] {
  const group = groupsById.get(id);
  return exercises.filter((one) => (group ? group.has(one) : one.id === id));
}

const legs: readonly Muscle[] = ['quads', 'glutes', 'hamstrings', 'calves', 'adductors', 'hipFlexors'];
const musclesOf: Readonly<Record<MuscleGroup, readonly Muscle[]>> = {
  legs,
  glutes: ['glutes'],
  quads: ['quads'],
  hamstrings: ['hamstrings'],
  calves: ['calves'],
  chest: ['chest'],
  back: ['back'],
  shoulders: ['shoulders'],
  arms: ['biceps', 'triceps', 'forearms'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  forearms: ['forearms'],
  core: ['core'],
  upperBody: ['chest', 'back', 'shoulders', 'biceps', 'triceps', 'forearms'],
};

/** The muscles of some groups. */
export const musclesIn = (groups: readonly MuscleGroup[]): ReadonlySet<Muscle> => new Set(groups.flatMap((group) => musclesOf[group]));

export const hasStyle = (request: Pick<WorkoutRequest, 'wishes'>, style: SessionStyle): boolean => wishesOf(request).styles.includes(style);

const isCalm = ({ pattern, id }: Exercise) => pattern === 'mobility' || pattern === 'breathing' || id === 'easy-walk' || id === 'marching';

function refusedBy(wishes: WorkoutWishes): ReadonlySet<string> {
  const refused = new Set(wishes.refused.flatMap((named) => exercisesNamed(named).map(({ id }) => id)));
  const leftOut = musclesIn(wishes.leftOut);
  const isMobility = wishes.styles.includes('mobility');
  for (const exercise of exercises) {
    if (
      wishes.limits.some((limit) => isLimited(exercise, limit)) ||
      exercise.primary.some((muscle) => leftOut.has(muscle)) ||
      (leftOut.has('quads') && /squat|lunge/i.test(exercise.name.english)) ||
      (isMobility && !isCalm(exercise))
    )
      refused.add(exercise.id);
  }
  return refused;
}

/** 'No pull-ups yet, chin-ups yes': what is named apart is kept when a larger family of it is refused. */
function withoutNamed(refused: ReadonlySet<string>, wishes: WorkoutWishes): ReadonlySet<string> {
  const families = wishes.refused.map(exercisesNamed);
  const kept = wishes.wanted.flatMap((named) => {
    const own = exercisesNamed(named).map(({ id }) => id);
    return families.filter((family) => family.length > own.length && own.every((id) => family.some((one) => one.id === id))).length > 0
      ? own
      : [];
  });
  const others = refusedBy({ ...wishes, refused: [] });
  return new Set([...refused].filter((id) => !kept.includes(id) || others.has(id)));
}

type Resolved = { readonly refused: ReadonlySet<string>; readonly wanted: ReadonlySet<string>; readonly focus: ReadonlySet<Muscle> };
// One request is asked about hundreds of exercises, thousands of times.
const resolved = new WeakMap<WorkoutWishes, Resolved>();

function resolve(wishes: WorkoutWishes): Resolved {
  const known = resolved.get(wishes);
  if (known) return known;
  const found = {
    refused: withoutNamed(refusedBy(wishes), wishes),
    wanted: new Set(wishes.wanted.flatMap((named) => exercisesNamed(named).map(({ id }) => id))),
    focus: musclesIn(wishes.focus),
  };
  resolved.set(wishes, found);
  return found;
}

/** Whether an exercise was left out by a wish. */
export const isRefused = ({ id }: Pick<Exercise, 'id'>, request: Pick<WorkoutRequest, 'wishes'>): boolean =>
  resolve(wishesOf(request)).refused.has(id);

/** Whether an exercise was asked for. */
export const isWanted = ({ id }: Pick<Exercise, 'id'>, request: Pick<WorkoutRequest, 'wishes'>): boolean =>
  resolve(wishesOf(request)).wanted.has(id);

/** The muscles that are to be trained more. */
export const focusOf = (request: Pick<WorkoutRequest, 'wishes'>): ReadonlySet<Muscle> => resolve(wishesOf(request)).focus;

/** What is lifted today, as it was said in words. */
export const liftsOf = (request: Pick<WorkoutRequest, 'wishes'>): readonly LiftOf[] => wishesOf(request).lifts ?? [];

/** On how many days a week something is to be trained. */
export const timesAWeekOf = (request: Pick<WorkoutRequest, 'wishes'>): readonly TimesAWeek[] => wishesOf(request).timesAWeek ?? [];

/** Whether the longest run of the week was asked for on this weekday. */
export const isLongRunDay = (request: Pick<WorkoutRequest, 'wishes'>, day: Weekday): boolean => wishesOf(request).longRun === day;

/** Whether an exercise is one of those that a frequency was said of: of a family, or for some muscles. */
export function isCounted(exercise: Exercise, { of }: Pick<TimesAWeek, 'of'>): boolean {
  if (typeof of !== 'string') return exercisesNamed(of).some(({ id }) => id === exercise.id);
  const muscles = musclesIn([of]);
  return exercise.primary.some((muscle) => muscles.has(muscle));
}

/** The minutes of a session on a weekday. */
export const minutesOn = (request: Pick<WorkoutRequest, 'wishes' | 'minutes'>, weekday: Weekday): number =>
  wishesOf(request).dayMinutes.findLast(({ days }) => days.includes(weekday))?.minutes ?? request.minutes;

/** What the session of a weekday was asked to train; undefined if nothing was said of it. */
export const partOn = (request: Pick<WorkoutRequest, 'wishes'>, weekday: Weekday): DayPart | undefined =>
  wishesOf(request).dayParts.findLast(({ days }) => days.includes(weekday))?.part;

/** The seconds that a warm-up or cool-down was asked to take, at most a third of the session; undefined if nothing was said. */
export function askedSeconds(request: Pick<WorkoutRequest, 'wishes' | 'minutes'>, block: TimedBlockName): number | undefined {
  const minutes = wishesOf(request).blockMinutes.findLast((one) => one.block === block)?.minutes;
  return minutes === undefined ? undefined : Math.min(minutes, request.minutes / 3) * 60;
}

/** The request as it is on a weekday. */
export const requestOn = (request: WorkoutRequest, weekday: Weekday): WorkoutRequest => ({
  ...request,
  minutes: minutesOn(request, weekday),
});
