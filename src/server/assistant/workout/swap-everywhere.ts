import type { DraftItem, DraftSession, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { seededChance } from '../part/index.ts';
import type { ChangedWorkout } from './changed-workout.ts';
import { draftOf } from './draft-of.ts';
import { exerciseOf } from './exercises.ts';
import type { Exercise, ExerciseRole } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { planWorkout } from './plan-workout.ts';
import { replacementsOf } from './replacements.ts';
import { verifiedPlan } from './swap-workout-item.ts';
import { textsIn } from './texts.ts';
import { verifyWorkout } from './verify-workout.ts';

/** The exercise of a plan that an id or words of its name (in either language) mean. */
function exerciseMeant(plan: WorkoutPlan, words: string): Exercise | undefined {
  const asked = words.trim().toLowerCase();
  if (asked.length < 3) return undefined;
  const inPlan = plan.exercises.flatMap(({ id }) => exerciseOf(id) ?? []);
  const names = ({ id, name }: Exercise) => [id, id.replaceAll('-', ' '), name.english.toLowerCase(), name.hindi];
  return (
    inPlan.find((one) => names(one).includes(asked)) ??
    inPlan.find((one) => names(one).some((name) => name.includes(asked) || asked.includes(name)))
  );
}

/** Replaces an exercise in the whole plan by the most similar one. A breach if the plan does not contain it. */
export function swapEverywhere(plan: WorkoutPlan, request: WorkoutRequest, words: string, seed: number): ChangedWorkout | Breach[] {
  const old = exerciseMeant(plan, words);
  if (!old) return [{ rule: 'unknownItem', where: words, message: 'This plan has no such exercise.' }];
  const { language } = request;
  const avoids = [...new Set([...plan.avoids, old.id])];
  for (let attempt = 0; attempt < 4; attempt++) {
    const draft = draftOf(plan);
    const chance = seededChance(seed + attempt);
    const sessions = draft.sessions.map((session) =>
      without(
        session,
        old,
        request,
        (role, taken) => replacementsOf(old, request, { role, taken: new Set([...taken, ...avoids]), chance })[attempt],
      ),
    );
    const found = verifiedPlan({ sessions, avoids }, request, plan.version + 1);
    if (!found) continue;
    const before = new Set(plan.exercises.map(({ id }) => id));
    const now = found.exercises.filter(({ id }) => !before.has(id)).map(({ name }) => name);
    return { plan: found, request, answer: textsIn(language).changed.swapExercise([old.name[language], ...now.slice(0, 2)].join(' → ')) };
  }
  const made = planWorkout(request, { seed, version: plan.version + 1, keep: new Set(plan.exercises.map(({ id }) => id)), avoids });
  const breaches = verifyWorkout(made, request);
  return breaches.length > 0 ? breaches : { plan: made, request, answer: textsIn(language).changed.swapExercise(old.name[language]) };
}

type Find = (role: ExerciseRole, taken: readonly string[]) => Exercise | undefined;

function without(session: DraftSession, { id }: Exercise, request: WorkoutRequest, find: Find): DraftSession {
  const hard = [...session.power, ...session.strength, ...session.prehab].map(({ exercise }) => exercise);
  const inItems = (items: readonly DraftItem[], role: ExerciseRole) =>
    items.flatMap((item) => {
      if (item.exercise !== id) return [item];
      const other = find(role, hard);
      return other ? [{ ...item, exercise: other.id, amount: firstAmount(other, request) }] : [];
    });
  const inIds = (ids: readonly string[] | undefined, role: ExerciseRole) =>
    (ids ?? []).flatMap((one) => (one === id ? (find(role, ids ?? [])?.id ?? []) : [one]));
  return {
    ...session,
    power: inItems(session.power, 'power'),
    strength: inItems(session.strength, 'strength'),
    prehab: inItems(session.prehab, 'prehab'),
    conditioning: inIds(session.conditioning, 'conditioning'),
    warmUp: inIds(session.warmUp, 'warmUp'),
    coolDown: inIds(session.coolDown, 'coolDown'),
  };
}
