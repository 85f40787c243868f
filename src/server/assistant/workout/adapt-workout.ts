import type { DraftItem, DraftSession, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { seededChance } from '../part/index.ts';
import { dayAfter } from '../part/index.ts';
import { isDayBeforeMatch, openDays } from './choose-days.ts';
import { draftOf } from './draft-of.ts';
import { withMoved } from './edit-session.ts';
import { exerciseOf, type ExerciseRole } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { allowedExercises } from './may-do.ts';
import { planWorkout } from './plan-workout.ts';
import { replacementsOf } from './replacements.ts';
import { verifiedPlan } from './swap-workout-item.ts';
import { verifyWorkout } from './verify-workout.ts';
import { exercisesNamed, wishesOf } from './wishes/wishes-of.ts';

const tries = 4;

/** What decides only which exercises may be in a plan, and neither its days, its length nor its effort. */
const ofExercises = ({ equipment: _e, injuries: _i, conditions: _c, wishes: _w, ...rest }: WorkoutRequest): string => JSON.stringify(rest);
const otherWishes = (request: WorkoutRequest): string => {
  const { refused: _r, wanted: _w, limits: _l, ...rest } = wishesOf(request);
  return JSON.stringify(rest);
};

/** The session with other exercises in the places of those that are not allowed any more. */
function withAllowed(session: DraftSession, request: WorkoutRequest, seed: number, avoids: readonly string[]): DraftSession {
  const chance = seededChance(seed);
  const allowed = new Set(allowedExercises(request).map(({ id }) => id));
  const taken = new Set(
    [...avoids, ...session.power, ...session.strength, ...session.prehab].map((one) => (typeof one === 'string' ? one : one.exercise)),
  );
  const other = (id: string, role: ExerciseRole) => {
    const old = exerciseOf(id);
    const next = old && replacementsOf(old, request, { role, taken, chance })[0];
    if (next) taken.add(next.id);
    return next;
  };
  const inItems = (items: readonly DraftItem[], role: ExerciseRole) =>
    items.flatMap((item) => {
      if (allowed.has(item.exercise)) return [item];
      const next = other(item.exercise, role);
      return next ? [{ ...item, exercise: next.id, amount: firstAmount(next, request) }] : [];
    });
  const inIds = (ids: readonly string[] | undefined, role: ExerciseRole) =>
    (ids ?? []).flatMap((id) => (allowed.has(id) ? [id] : (other(id, role)?.id ?? [])));
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

/** The sessions with what is wanted and not there yet, in the place of the exercise that trains most alike. */
function withWanted(sessions: readonly DraftSession[], request: WorkoutRequest): DraftSession[] {
  const next = sessions.map((session) => ({ ...session, strength: [...session.strength] }));
  const allowed = allowedExercises(request);
  const wantedIds = new Set(wishesOf(request).wanted.flatMap((named) => exercisesNamed(named).map(({ id }) => id)));
  for (const named of wishesOf(request).wanted) {
    const ids = new Set(exercisesNamed(named).map(({ id }) => id));
    const has = next.some(({ power, strength, prehab }) => [...power, ...strength, ...prehab].some(({ exercise }) => ids.has(exercise)));
    const best = allowed
      .filter(({ id, roles }) => ids.has(id) && roles.includes('strength'))
      .sort((a, b) => b.needs.length - a.needs.length)[0];
    if (has || !best) continue;
    const places = next.flatMap((session) =>
      session.strength.map((item, at) => {
        const old = exerciseOf(item.exercise);
        const shared = old?.primary.filter((muscle) => best.primary.includes(muscle)).length ?? 0;
        const isFree = !wantedIds.has(item.exercise) && !session.strength.some(({ exercise }) => exercise === best.id);
        return { session, at, item, score: isFree ? shared + (old?.pattern === best.pattern ? 0.5 : 0) : -1 };
      }),
    );
    const place = places.sort((a, b) => b.score - a.score)[0];
    if (place && place.score >= 0)
      place.session.strength[place.at] = { ...place.item, exercise: best.id, amount: firstAmount(best, request) };
  }
  return next;
}

const only = (before: WorkoutRequest, asked: WorkoutRequest, keys: readonly (keyof WorkoutRequest)[]): boolean => {
  const rest = (request: WorkoutRequest) =>
    JSON.stringify({
      ...request,
      ...Object.fromEntries(keys.map((key) => [key, null])),
      wishes: { ...wishesOf(request), isTimeFixed: false },
    });
  return rest(before) === rest(asked);
};

/** The same sessions in another length, or without the last of them. */
function inOtherSize(plan: WorkoutPlan, before: WorkoutRequest, asked: WorkoutRequest): WorkoutPlan | undefined {
  if (!only(before, asked, ['minutes', 'days']) || asked.days > before.days) return undefined;
  const draft = draftOf(plan);
  return verifiedPlan({ ...draft, sessions: draft.sessions.slice(0, asked.days) }, asked, plan.version + 1);
}

/** The same sessions, those of days that are not free any more on others. */
function onOtherDays(plan: WorkoutPlan, before: WorkoutRequest, asked: WorkoutRequest): WorkoutPlan | undefined {
  if (!only(before, asked, ['freeDays', 'matchDays', 'trainingDays'])) return undefined;
  const open = openDays(asked);
  const taken = new Set((plan.weeks[0]?.sessions ?? []).map(({ weekday }) => weekday));
  let moved = plan;
  for (const from of taken) {
    if (open.includes(from)) continue;
    const free = open.filter((day) => !taken.has(day) && !isDayBeforeMatch(day, asked));
    // A day with nothing beside it leaves most time to recover.
    const to = free.find((day) => !taken.has(dayAfter(day)) && !open.some((one) => dayAfter(one) === day && taken.has(one))) ?? free[0];
    if (!to) return undefined;
    moved = withMoved(moved, asked, from, to);
    taken.add(to);
  }
  return verifyWorkout(moved, asked).length > 0 ? undefined : moved;
}

/** The same exercises where they are still allowed, and what is wanted among them. */
function withOtherExercises(plan: WorkoutPlan, before: WorkoutRequest, asked: WorkoutRequest, seed: number): WorkoutPlan | undefined {
  if (ofExercises(before) !== ofExercises(asked) || otherWishes(before) !== otherWishes(asked)) return undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const draft = draftOf(plan);
    const sessions = withWanted(
      draft.sessions.map((session) => withAllowed(session, asked, seed + attempt, plan.avoids)),
      asked,
    );
    const found = verifiedPlan({ ...draft, sessions }, asked, plan.version + 1);
    if (found) return found;
  }
  return undefined;
}

/** Another plan with as many of the exercises as possible, on the same days if they can stay. */
function planKeeping(plan: WorkoutPlan, before: WorkoutRequest, asked: WorkoutRequest, seed: number): WorkoutPlan | undefined {
  const keep = new Set(
    plan.weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise))),
    ),
  );
  const days = (plan.weeks[0]?.sessions ?? []).map(({ weekday }) => weekday);
  const open = openDays(asked);
  const mayStay = asked.days <= before.days && days.every((day) => open.includes(day)) && days.length >= asked.days;
  const tried = [...(mayStay ? [{ ...asked, freeDays: days }] : []), asked];
  return tried
    .map((request) => planWorkout(request, { seed, version: plan.version + 1, keep, avoids: plan.avoids }))
    .find((made) => verifyWorkout(made, asked).length === 0);
}

/** A plan with the same days and exercises as far as the changed request allows; undefined if none passes every check. */
export const adaptWorkout = (
  plan: WorkoutPlan,
  before: WorkoutRequest,
  asked: WorkoutRequest,
  { seed }: { seed: number },
): WorkoutPlan | undefined =>
  inOtherSize(plan, before, asked) ??
  onOtherDays(plan, before, asked) ??
  withOtherExercises(plan, before, asked, seed) ??
  planKeeping(plan, before, asked, seed);
