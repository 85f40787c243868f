import type { DraftSession, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutChange, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { ChangedWorkout } from './changed-workout.ts';
import { completeWorkout } from './complete-workout.ts';
import { draftOf } from './draft-of.ts';
import { otherDays } from './other-days.ts';
import { aroundOf } from './around-of.ts';
import { isWeekFull, needsRestDay } from './rest-day.ts';
import { swapWorkoutItem } from './swap-workout-item.ts';
import { textsIn } from './texts.ts';
import { verifyWorkout } from './verify-workout.ts';
import { withSessionMinutes } from './session-minutes.ts';

const ofSessions = ['moveSession', 'swapItem', 'sessionSets', 'sessionMinutes', 'exerciseSets', 'allSets', 'rest'] as const;
export type SessionChange = Extract<WorkoutChange, { change: (typeof ofSessions)[number] }>;
export const isOfSession = (change: WorkoutChange): change is SessionChange => (ofSessions as readonly string[]).includes(change.change);

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
export function withMoved(plan: WorkoutPlan, request: WorkoutRequest, from: Weekday, to: Weekday): WorkoutPlan {
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

const daysOf = ({ weeks }: WorkoutPlan): Weekday[] => (weeks[0]?.sessions ?? []).map(({ weekday }) => weekday);
/** Whether a move takes the only day without sport and training from somebody young. */
const takesRest = (before: WorkoutPlan, after: WorkoutPlan, request: WorkoutRequest): boolean =>
  needsRestDay(request) && isWeekFull(daysOf(after), request) && !isWeekFull(daysOf(before), request);

/** Changes one session of the week in all weeks: its day, its sets, or one exercise; everything else stays. Breaches say why not. */
export function editSession(plan: WorkoutPlan, request: WorkoutRequest, change: SessionChange, seed: number): ChangedWorkout | Breach[] {
  const { done } = textsIn(request.language);
  if (change.change === 'swapItem') {
    const swapped = swapWorkoutItem(plan, request, change.key, { seed });
    return Array.isArray(swapped) ? swapped : { plan: swapped, request, answer: done };
  }
  if (change.change === 'sessionMinutes') return withSessionMinutes(plan, request, change, seed);
  if (change.change === 'moveSession') {
    const moved = withMoved(plan, request, change.from, change.to);
    const wrong = verifyWorkout(moved, request).filter(
      ({ rule }) => rule === 'matchDay' || rule === 'eve' || rule === 'days' || rule === 'restDay',
    );
    if (takesRest(plan, moved, request))
      wrong.push({ rule: 'restDay', where: change.to, message: 'Under 18 one day a week is free of sport and training.' });
    return wrong.length > 0 ? wrong : { plan: moved, request, answer: done };
  }
  if (change.change === 'rest')
    return { plan: withRest(plan, change), request, answer: textsIn(request.language).changed.rest(change.by > 0) };
  const draft = draftOf(plan);
  const sessions = draft.sessions.map((session) => {
    const kept = { ...session, ...aroundOf(plan, session.weekday) };
    if (change.change === 'allSets') return inSession(kept, change.by);
    if (change.change === 'exerciseSets') return inSession(kept, change.by, change.exercise);
    return session.weekday === change.day ? inSession(kept, change.by) : kept;
  });
  const made = completeWorkout({ ...draft, sessions }, request, plan.version + 1);
  return Array.isArray(made) ? made : { plan: made, request, answer: done };
}

const leastRest = 15;

/** Other rests between sets, of one exercise or all; the session takes as much longer or shorter. */
function withRest(plan: WorkoutPlan, { by, exercise }: Extract<SessionChange, { change: 'rest' }>): WorkoutPlan {
  const weeks = plan.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => {
      let added = 0;
      const blocks = session.blocks.map((block) => {
        if (!(listed as readonly string[]).includes(block.block)) return block;
        const items = block.items.map((item) => {
          if (exercise !== undefined && item.exercise !== exercise) return item;
          const restSeconds = Math.max(leastRest, item.restSeconds + by);
          added += (restSeconds - item.restSeconds) * Math.max(0, item.sets - 1);
          return { ...item, restSeconds };
        });
        return { ...block, items };
      });
      const seconds = session.seconds + added;
      return { ...session, blocks, seconds, minutes: Math.round(seconds / 60) };
    }),
  }));
  return { ...plan, version: plan.version + 1, weeks };
}
