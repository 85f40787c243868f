import type { DraftSession, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';

/** The warm-up and cool-down of a day as they are, so that they are not chosen again. */
export function aroundOf(plan: WorkoutPlan, weekday: Weekday): Pick<DraftSession, 'warmUp' | 'coolDown'> {
  const blocks = plan.weeks[0]?.sessions.find((session) => session.weekday === weekday)?.blocks ?? [];
  const ids = (name: string) => blocks.find(({ block }) => block === name)?.items.map(({ exercise }) => exercise) ?? [];
  return { warmUp: ids('warmUp'), coolDown: ids('coolDown') };
}
