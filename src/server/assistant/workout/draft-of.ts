import type { DraftItem, WorkoutBlock, WorkoutDraft, WorkoutPlan, WorkoutSession } from '../../../contract/assistant/workout-plan.ts';

const itemsIn = (session: WorkoutSession, name: WorkoutBlock) => session.blocks.find(({ block }) => block === name)?.items ?? [];

/** The draft of an existing plan, read back from its first week, so that a single thing can be changed. */
export function draftOf({ weeks, avoids }: WorkoutPlan): WorkoutDraft {
  const sessions = (weeks[0]?.sessions ?? []).map((session) => {
    const drafted = (name: WorkoutBlock): DraftItem[] =>
      itemsIn(session, name).map(({ exercise, sets, reps, seconds }) => ({ exercise, sets, amount: reps ?? seconds ?? 1 }));
    const ids = (name: WorkoutBlock) => itemsIn(session, name).map(({ exercise }) => exercise);
    return {
      weekday: session.weekday,
      isEasy: session.isEasy,
      power: drafted('power'),
      strength: drafted('strength'),
      prehab: drafted('prehab'),
      conditioning: ids('conditioning'),
      warmUp: ids('warmUp'),
      coolDown: ids('coolDown'),
    };
  });
  return { sessions, avoids: [...avoids] };
}
