import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { DraftItem, DraftSession, Muscle, WorkoutDraft } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { seededChance } from '../part/index.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { runningPieces } from './choose-running.ts';
import { fitSession } from './fit-session.ts';
import type { TimedBlock } from './fit-session.ts';
import { leastHeavyRest, leastRestFactor, lightRest, mostRestFactor, restSeconds } from './intensity.ts';
import { chooseWarmUp } from './choose-warm-up.ts';
import { chooseCoolDown, looseningOf } from './loosening.ts';
import { allowedExercises } from './may-do.ts';
import { progressed } from './progress.ts';
import { coolDownSeconds, mostFirstConditioning, warmUpSeconds } from './session-budget.ts';
import { askedMinutes, workSeconds } from './session-time.ts';
import type { TimedItem } from './session-time.ts';
import { askedSeconds, hasStyle, isLongRunDay, isWanted, requestOn, wishesOf } from './wishes/wishes-of.ts';

export type TimedSession = { weekday: DraftSession['weekday']; isEasy: boolean; blocks: TimedBlock[] };

/** Conditioning leaves some room in week 1, so that weeks 2 and 3 can increase. */
const shares = [0.86, 0.94, 1, 0.8] as const;

/** The four weeks of a draft with all rests and seconds, each session fitted to its time. The same draft gives the same weeks. */
export function scheduleWeeks(draft: WorkoutDraft, request: WorkoutRequest): TimedSession[][] {
  const allowed = allowedExercises(request).filter(({ id }) => !draft.avoids?.includes(id));
  const sessions = [...draft.sessions].sort((one, other) => weekdays.indexOf(one.weekday) - weekdays.indexOf(other.weekday));
  const sorted = { ...draft, sessions };
  const mostBefore = sessions.map(({ weekday }) =>
    isLongRunDay(request, weekday) ? Number.POSITIVE_INFINITY : mostFirstConditioning(request) / 1.12,
  );
  return [1, 2, 3, 4].map((week) =>
    progressed(sorted, request, week).map((hard, at) => {
      const session = sessions[at] as DraftSession;
      const mostConditioning = (mostBefore[at] ?? 0) * (week === 4 ? 0.85 : 1.12);
      const timed = timedSession({ session, hard, week, at, mostConditioning }, request, allowed);
      const conditioning = timed.blocks.find(({ block }) => block === 'conditioning')?.items ?? [];
      mostBefore[at] = conditioning.reduce((sum, item) => sum + workSeconds(item), 0);
      return timed;
    }),
  );
}

type Given = { session: DraftSession; hard: ReturnType<typeof progressed>[number]; week: number; at: number; mostConditioning: number };

function timedSession(
  { session, hard, week, at, mostConditioning }: Given,
  asked: WorkoutRequest,
  allowed: readonly Exercise[],
): TimedSession {
  const { weekday, isEasy } = session;
  const request = requestOn(asked, weekday);
  const minutes = askedMinutes(request, weekday, isEasy);
  const target = minutes * 60;
  const chance = seededChance(1_000 * at + 7);
  const muscles = new Set<Muscle>([...hard.strength, ...hard.power].flatMap(({ exercise }) => knownExercise(exercise).primary));
  const liftIds = [...hard.power, ...hard.strength].map(({ exercise }) => exercise);
  const wish = { request, allowed, muscles, chance };
  const isLong = (style: 'longWarmUp' | 'longCoolDown') => hasStyle(request, style) && minutes >= 25;
  const warmSeconds = isEasy
    ? target * 0.3
    : (askedSeconds(request, 'warmUp') ?? warmUpSeconds(minutes) * (isLong('longWarmUp') ? 1.5 : 1));
  const coolSeconds = askedSeconds(request, 'coolDown') ?? coolDownSeconds(minutes) * (isLong('longCoolDown') ? 2 : 1);
  const parts = {
    warmUp: session.warmUp ?? chooseWarmUp({ request, allowed, hard: liftIds, conditioning: session.conditioning }, warmSeconds, chance),
    coolDown: session.coolDown ?? chooseCoolDown({ ...wish, seconds: isEasy ? target * 0.3 : coolSeconds }),
    power: hard.power.map((item) => ({ ...timedItem(item, request), restSeconds: lightRest.power })),
    strength: hard.strength.map((item) => timedItem(item, request)),
    prehab: hard.prehab.map((item) => ({ ...timedItem(item, request), restSeconds: lightRest.prehab })),
    conditioning: isEasy ? [] : session.conditioning,
    mostConditioning,
    pieces: runningPieces(request, week, weekday),
    conditioningShare: shares[week - 1] ?? 1,
    mostRest: mostRestFactor(request),
    leastRest: leastRestFactor(request),
    leastRestOf: (id: string) => leastHeavyRest(knownExercise(id), request),
  };
  return {
    weekday,
    isEasy,
    blocks: fitSession(parts, {
      target,
      warmSeconds,
      allowed: looseningOf(allowed, request),
      chance: seededChance(31 * at + week),
      isNeverLonger: wishesOf(request).isTimeFixed,
      isOnlyLoosening: hasStyle(request, 'mobility'),
      isCoolDownAsked: askedSeconds(request, 'coolDown') !== undefined,
      keeps: (id) => isWanted(knownExercise(id), request),
    }),
  };
}

function timedItem({ exercise, sets, amount }: DraftItem, request: WorkoutRequest): TimedItem {
  const one = knownExercise(exercise);
  const isReps = one.dose.by === 'reps';
  const { mostSets } = wishesOf(request);
  return {
    exercise,
    sets: Math.min(sets, mostSets ?? sets),
    reps: isReps ? amount : null,
    seconds: isReps ? null : amount,
    restSeconds: restSeconds(one, request),
  };
}
