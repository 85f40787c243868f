import type { DraftSession, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutChange, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { ChangedWorkout } from './change-workout.ts';
import { completeWorkout } from './complete-workout.ts';
import { draftOf } from './draft-of.ts';
import { otherDays } from './other-days.ts';
import { swapWorkoutItem } from './swap-workout-item.ts';
import { textsIn } from './texts.ts';
import { verifyWorkout } from './verify-workout.ts';

type SessionChange = Extract<WorkoutChange, { change: 'moveSession' | 'swapItem' | 'sessionSets' | 'exerciseSets' }>;
export const isOfSession = (change: WorkoutChange): change is SessionChange =>
  change.change === 'moveSession' || change.change === 'swapItem' || change.change === 'sessionSets' || change.change === 'exerciseSets';

const mostSets = 6;
const withSets = (sets: number, by: number) => Math.min(mostSets, Math.max(1, sets + by));
const listed = ['power', 'strength', 'prehab'] as const;

const inSession = (session: DraftSession, by: number, only?: string): DraftSession => ({
  ...session,
  ...Object.fromEntries(
    listed.map((block) => [
      block,
      session[block].map((item) => (only === undefined || item.exercise === only ? { ...item, sets: withSets(item.sets, by) } : item)),
    ]),
  ),
});

/** The same sessions on other days: two sessions trade days where both have one. */
function withMoved(plan: WorkoutPlan, request: WorkoutRequest, from: Weekday, to: Weekday): WorkoutPlan {
  const texts = textsIn(request.language);
  const target = (weekday: Weekday): Weekday => (weekday === from ? to : weekday === to ? from : weekday);
  const weeks = plan.weeks.map((week) => ({
    ...week,
    sessions: week.sessions
      .map((session) => {
        const weekday = target(session.weekday);
        const key = session.key.replace(session.weekday, weekday);
        const blocks = session.blocks.map((block) => ({
          ...block,
          items: block.items.map((item) => ({ ...item, key: item.key.replace(session.key, key) })),
        }));
        return { ...session, key, weekday, day: texts.weekdays[weekday], blocks };
      })
      .sort((one, other) => weekdays.indexOf(one.weekday) - weekdays.indexOf(other.weekday)),
  }));
  const busy = new Set(weeks[0]?.sessions.map(({ weekday }) => weekday) ?? []);
  return { ...plan, version: plan.version + 1, weeks, otherDays: otherDays(busy, request, texts) };
}

/** Changes one session of the week in all weeks: its day, its sets, or one exercise; everything else stays. Breaches say why not. */
export function editSession(plan: WorkoutPlan, request: WorkoutRequest, change: SessionChange, seed: number): ChangedWorkout | Breach[] {
  const { done } = textsIn(request.language);
  if (change.change === 'swapItem') {
    const swapped = swapWorkoutItem(plan, request, change.key, { seed });
    return Array.isArray(swapped) ? swapped : { plan: swapped, request, answer: done };
  }
  if (change.change === 'moveSession') {
    const moved = withMoved(plan, request, change.from, change.to);
    const wrong = verifyWorkout(moved, request).filter(({ rule }) => rule === 'matchDay' || rule === 'eve' || rule === 'days');
    return wrong.length > 0 ? wrong : { plan: moved, request, answer: done };
  }
  const draft = draftOf(plan);
  const sessions = draft.sessions.map((session) => {
    const kept = { ...session, ...aroundOf(plan, session.weekday) };
    if (change.change === 'exerciseSets') return inSession(kept, change.by, change.exercise);
    return session.weekday === change.day ? inSession(kept, change.by) : kept;
  });
  const made = completeWorkout({ ...draft, sessions }, request, plan.version + 1);
  return Array.isArray(made) ? made : { plan: made, request, answer: done };
}

/** The warm-up and cool-down of a day as they are, so that they are not chosen again. */
function aroundOf(plan: WorkoutPlan, weekday: Weekday): Pick<DraftSession, 'warmUp' | 'coolDown'> {
  const blocks = plan.weeks[0]?.sessions.find((session) => session.weekday === weekday)?.blocks ?? [];
  const ids = (name: string) => blocks.find(({ block }) => block === name)?.items.map(({ exercise }) => exercise) ?? [];
  return { warmUp: ids('warmUp'), coolDown: ids('coolDown') };
}
