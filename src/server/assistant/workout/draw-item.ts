import type { WorkoutBlock, WorkoutItem } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Drawing } from './draw-plan.ts';
import { isHardEffort, knownExercise } from './exercises.ts';
import { weekEffort } from './intensity.ts';
import { maxOf, weightFor } from './lift-loads.ts';
import { needsAHand, needsSupports } from './supports.ts';
import type { TimedItem } from './session-time.ts';
import type { WorkoutTexts } from './texts.ts';

const isHard = (item: TimedItem) => isHardEffort(knownExercise(item.exercise));

/** Running and hard intervals: a minute counts twice (WHO 2020). */
export const isVigorous = (item: TimedItem): boolean => {
  const { pattern, loads } = knownExercise(item.exercise);
  return isHard(item) || (pattern === 'conditioning' && loads.knee === 'impact');
};

/** Who should have something to hold on to while balancing. */
const isUnsteady = ({ age, conditions }: WorkoutRequest): boolean =>
  age >= 60 || conditions.some((one) => one === 'osteoporosis' || one === 'vertigo' || one === 'pregnancy');

/** Whether a line says to stand beside something steady: balance of the unsteady, and all that is done on one leg by those who may fall. */
const isHeld = ({ exercise }: TimedItem, request: WorkoutRequest): boolean => {
  const one = knownExercise(exercise);
  return one.pattern === 'balance' ? isUnsteady(request) || needsSupports(request) : needsSupports(request) && needsAHand(one);
};

/** One line of a session with its name, effort, tempo and how to choose the weight. */
export function drawItem(
  item: TimedItem,
  block: WorkoutBlock,
  { key, week, request, texts }: Drawing & { key: string; week: number },
): WorkoutItem {
  const { name, eachSide, needs, dose } = knownExercise(item.exercise);
  const isSet = block === 'strength' || block === 'prehab';
  const most = weekEffort(request, week);
  const isTough = block === 'conditioning' && isHard(item);
  const rpe = isSet
    ? block === 'prehab'
      ? Math.min(most, 6)
      : most
    : block === 'conditioning'
      ? Math.min(most, isTough ? 7 : isVigorous(item) ? 5 : 4)
      : block === 'power'
        ? Math.min(most, 7)
        : null;
  const isWeighted = needs.some((oneOf) =>
    oneOf.some((thing) => ['dumbbells', 'kettlebell', 'barbell', 'machines', 'band', 'medicineBall'].includes(thing)),
  );
  const left = Math.max(1, Math.round(10 - (rpe ?? 6)));
  const max = isSet && isWeighted && item.reps !== null ? maxOf(item.exercise, request) : undefined;
  const kg = max !== undefined && item.reps !== null ? weightFor(week === 4 ? max * 0.9 : max, item.reps, left) : undefined;
  return {
    key: `${key}.${block}.${item.exercise}`,
    ...item,
    name: name[request.language],
    eachSide,
    rpe,
    tempo: isHeld(item, request) ? texts.tempo.support : tempoOf(block, dose, isTough, texts),
    ...(kg !== undefined && { kg }),
    load:
      kg !== undefined
        ? texts.load.kilos(kg, left)
        : isSet && dose.by === 'reps'
          ? isWeighted
            ? texts.load.weight(week, left)
            : texts.load.body(week, left)
          : null,
  };
}

function tempoOf(
  block: WorkoutBlock,
  dose: ReturnType<typeof knownExercise>['dose'],
  isTough: boolean,
  { tempo }: WorkoutTexts,
): string | null {
  if (block === 'power') return tempo.fast;
  if (block === 'conditioning') return isTough ? tempo.hard : tempo.steady;
  if (block !== 'strength' && block !== 'prehab') return null;
  if (dose.by === 'hold') return tempo.hold;
  return dose.by === 'reps' && dose.secondsEach >= 4 ? tempo.slow : tempo.lift;
}
