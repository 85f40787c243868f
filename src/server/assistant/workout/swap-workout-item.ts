import type { DraftItem, DraftSession, WorkoutBlock, WorkoutDraft, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { seededChance } from '../part/index.ts';
import { completeWorkout } from './complete-workout.ts';
import { draftOf } from './draft-of.ts';
import { exerciseOf } from './exercises.ts';
import type { ExerciseRole } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { replacementsOf } from './replacements.ts';
import { verifyWorkout } from './verify-workout.ts';

const roleOf = (block: WorkoutBlock): ExerciseRole => (block === 'mobility' ? 'coolDown' : block);
const mostTried = 12;

/**
 * Swaps one exercise in all four weeks of that day; the result is verified. `itemKey` is an item's key. A breach if no other exercise
 * fits.
 */
export function swapWorkoutItem(
  plan: WorkoutPlan,
  request: WorkoutRequest,
  itemKey: string,
  { seed }: { seed: number },
): WorkoutPlan | Breach[] {
  const [sessionKey = '', block, id = ''] = itemKey.split('.');
  const session = plan.weeks.flatMap(({ sessions }) => sessions).find(({ key }) => key === sessionKey);
  const items = session?.blocks.find((one) => one.block === block)?.items ?? [];
  const exercise = items.some(({ key }) => key === itemKey) ? exerciseOf(id) : undefined;
  if (!session || !exercise) return [{ rule: 'unknownItem', where: itemKey, message: 'There is no such line in this plan.' }];
  const name = block as WorkoutBlock;
  if (name === 'mobility') return withoutExercise(plan, request, id);
  const taken = new Set([...plan.avoids, ...session.blocks.flatMap((one) => one.items.map((item) => item.exercise))]);
  for (const other of replacementsOf(exercise, request, { role: roleOf(name), taken, chance: seededChance(seed) }).slice(0, mostTried)) {
    const draft = draftOf(plan);
    const sessions = draft.sessions.map((one) =>
      one.weekday === session.weekday ? swapped(one, name, id, { exercise: other.id, amount: firstAmount(other, request) }) : one,
    );
    const found = verifiedPlan({ ...draft, sessions }, request, plan.version + 1);
    if (found) return found;
  }
  return [{ rule: 'noOther', where: itemKey, message: `Nothing else fits in the place of ${exercise.name.english}.` }];
}

/** Loosening exercises are chosen again for every week, without the unwanted one. */
function withoutExercise(plan: WorkoutPlan, request: WorkoutRequest, id: string): WorkoutPlan | Breach[] {
  const draft = draftOf(plan);
  const found = verifiedPlan({ ...draft, avoids: [...plan.avoids, id] }, request, plan.version + 1);
  return found ?? [{ rule: 'noOther', where: id, message: `Nothing else fits in the place of ${id}.` }];
}

/** The whole plan of a draft if it passes every check. */
export function verifiedPlan(draft: WorkoutDraft, request: WorkoutRequest, version: number): WorkoutPlan | undefined {
  const plan = completeWorkout(draft, request, version);
  return Array.isArray(plan) || verifyWorkout(plan, request).length > 0 ? undefined : plan;
}

function swapped(
  session: DraftSession,
  block: Exclude<WorkoutBlock, 'mobility'>,
  id: string,
  other: Omit<DraftItem, 'sets'>,
): DraftSession {
  const inItems = (items: readonly DraftItem[]) => items.map((item) => (item.exercise === id ? { ...item, ...other } : item));
  const inIds = (ids: readonly string[] | undefined) => (ids ?? []).map((one) => (one === id ? other.exercise : one));
  switch (block) {
    case 'power':
    case 'strength':
    case 'prehab':
      return { ...session, [block]: inItems(session[block]) };
    case 'conditioning':
    case 'warmUp':
    case 'coolDown':
      return { ...session, [block]: inIds(session[block]) };
  }
}
