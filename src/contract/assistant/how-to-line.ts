import type { PlanWords } from './plan-words.ts';
import type { ExerciseCard } from './workout-plan.ts';
import type { PlanLanguage } from './words.ts';

/** How to do an exercise, its commonest mistake and its other versions, as one line of sentences. */
export function howToLine({ how, mistake, easier, harder }: ExerciseCard, { workout }: PlanWords, language: PlanLanguage): string {
  const stop = language === 'hindi' ? '।' : '.';
  const said = [
    ...how,
    workout.oftenWrong(mistake),
    ...(easier ? [workout.easierOne(easier.name)] : []),
    ...(harder ? [workout.harderOne(harder.name)] : []),
  ];
  return said.map((one) => (/[।.!?]$/.test(one) ? one : one + stop)).join(' ');
}
