import type { WorkoutItem } from '../../../../contract/assistant/workout-plan.ts';

/** How much of an exercise, as '3 × 8 each side' or '2 × 30 s'. */
export function amountOf({ sets, reps, seconds, eachSide }: WorkoutItem): string {
  const amount = seconds === null ? String(reps ?? '') : seconds >= 120 ? `${Math.round(seconds / 60)} min` : `${seconds} s`;
  return `${sets > 1 ? `${sets} × ` : ''}${amount}${eachSide ? ' each side' : ''}`;
}
