import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import type { PlannedDay } from './choose-days.ts';
import type { Exercise } from './exercises.ts';
import { exercises, isHardEffort } from './exercises.ts';
import { isRun, isRunner, runFor } from './choose-running.ts';
import { mostEffort } from './intensity.ts';
import { startingLevel } from './may-do.ts';
import { sportNeeds } from './sport-needs.ts';
import { hasStyle, isLongRunDay, isWanted } from './wishes/wishes-of.ts';

const ranks = { beginner: 0, intermediate: 1, advanced: 2 } as const;

/** Whether the sessions have endurance work: not for strength and muscle, unless a sport or a condition asks for it. */
export const wantsEndurance = (request: WorkoutRequest): boolean =>
  (request.goal !== 'strength' && request.goal !== 'muscle') ||
  wantsConditioning(request) ||
  request.sport !== null ||
  request.conditions.some((one) => one === 'heart' || one === 'highBloodPressure' || one === 'diabetes');

const wantsConditioning = (request: WorkoutRequest) =>
  exercises.some((one) => one.roles.includes('conditioning') && isWanted(one, request));

const wantsHard = (request: WorkoutRequest) => exercises.some((one) => isHardEffort(one) && isWanted(one, request));

/**
 * The days for hard intervals: two a week for beginners, three for others, never next to one another or to a match. A week with days for
 * endurance alone has them there, and one less: most of its minutes are easy.
 */
export function hardDays(request: WorkoutRequest, days: readonly PlannedDay[], forEndurance: ReadonlySet<Weekday>): ReadonlySet<Weekday> {
  const wantsIntervals =
    request.goal === 'fatLoss' || request.goal === 'endurance' || sportNeeds(request.sport)?.isStopAndGo === true || wantsHard(request);
  const hard = new Set<Weekday>();
  if (!wantsIntervals || mostEffort(request) < 7) return hard;
  // Beside a long run one hard day is enough, and it may be one with lifts.
  const hasLong = days.some(({ weekday }) => isLongRunDay(request, weekday));
  const forEngine = new Set([...forEndurance].filter((day) => !isLongRunDay(request, day)));
  const most = hasLong ? 1 : (startingLevel(request) === 'beginner' ? 2 : 3) - (forEndurance.size > 0 ? 1 : 0);
  for (const { weekday, isEasy } of days) {
    const at = weekdays.indexOf(weekday);
    const near = [weekdays[(at + 6) % 7], weekdays[(at + 1) % 7]];
    const isFree = near.every(
      (day) => day === undefined || (!hard.has(day) && !request.matchDays.includes(day) && !isLongRunDay(request, day)),
    );
    const isOfKind = forEngine.size === 0 || forEngine.has(weekday);
    if (!isEasy && isFree && isOfKind && hard.size < most && !isLongRunDay(request, weekday)) hard.add(weekday);
  }
  return hard;
}

/** What a day asks of its conditioning: its place among the week's hard days, null if it is none. */
export type EnduranceDay = { hardTurn: number | null; isRun: boolean; isLong: boolean };

/** The conditioning of a session, first choice first; at most the first of them is hard. */
export function chooseConditioning(
  request: WorkoutRequest,
  allowed: readonly Exercise[],
  { hardTurn, isRun: hasRun, isLong }: EnduranceDay,
  chance: Chance,
): string[] {
  if (!wantsEndurance(request) || hasStyle(request, 'mobility')) return [];
  const isHard = hardTurn !== null;
  const run = hasRun ? runFor(request, allowed, hardTurn) : undefined;
  const isRunWeek = isRunner(request, allowed);
  // In a week with runs the other days spare the legs.
  const may = allowed.filter((one) => one.roles.includes('conditioning') && !(isRunWeek && isRun(one)));
  const hasBrisk = may.some(({ id }) => id === 'brisk-walk');
  const scored = may
    .filter((exercise) => !(exercise.id === 'easy-walk' && hasBrisk) && (isHard || !isHardEffort(exercise)))
    .map((exercise) => ({
      exercise,
      score: scoreOf(exercise, isHard) + movesOn(exercise, request) + (isWanted(exercise, request) ? 4 : 0) + chance.part() * 0.8,
    }))
    .sort((one, other) => other.score - one.score)
    .map(({ exercise }) => exercise);
  const first = run ?? scored[0];
  if (run && isLong) return [run.id, ...(hasBrisk ? ['brisk-walk'] : [])];
  const calm = scored.filter((exercise) => exercise.id !== first?.id && !isHardEffort(exercise));
  // A second, steady exercise fills the rest of a long session; after a run it is an easy run or a walk.
  const afterRun = run && isHardEffort(run) ? allowed.find(({ id }) => id === 'easy-jog') : undefined;
  const second =
    afterRun ?? (run ? calm.find(({ id }) => id === 'brisk-walk') : undefined) ?? calm.find(({ dose }) => dose.by === 'steady');
  const third = calm.find(({ id, dose }) => id !== second?.id && (dose.by === 'steady' || dose.by === 'interval'));
  return [first, second, run ? undefined : third].flatMap((one) => (one ? [one.id] : []));
}

/** Endurance is trained by what one goes on with for an hour: walking, running, cycling and rowing. */
const movesOn = ({ id }: Exercise, { goal }: WorkoutRequest): number =>
  goal === 'endurance' && /walk|jog|run|bike|row/.test(id) ? 1.6 : 0;

function scoreOf(exercise: Exercise, isHard: boolean): number {
  const fits = (exercise.dose.by === 'interval') === isHard ? 1.2 : 0;
  const isSeated = exercise.id.startsWith('seated') ? -0.6 : exercise.id === 'marching' ? -0.5 : 0;
  return fits + (exercise.needs.length > 0 ? 0.4 : 0) + ranks[exercise.level] * 0.25 + isSeated;
}
