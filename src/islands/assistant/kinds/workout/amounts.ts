import type { WorkoutItem } from '../../../../contract/assistant/workout-plan.ts';
import type { PlanWords } from '../../../../contract/assistant/plan-words.ts';

/** The amount of an exercise, such as '3 × 8 each side' or '2 × 30 s'. */
export function amountOf({ sets, reps, seconds, eachSide }: WorkoutItem, words: PlanWords): string {
  const amount =
    seconds === null ? String(reps ?? '') : seconds >= 120 ? `${Math.round(seconds / 60)} ${words.minutes}` : `${seconds} ${words.seconds}`;
  return `${sets > 1 ? `${sets} × ` : ''}${amount}${eachSide ? words.workout.eachSide : ''}`;
}
