import type { DraftSession, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutChange, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import { aroundOf } from './around-of.ts';
import type { ChangedWorkout } from './changed-workout.ts';
import { completeWorkout } from './complete-workout.ts';
import { draftOf } from './draft-of.ts';
import { planWorkout } from './plan-workout.ts';
import { textsIn } from './texts.ts';
import { verifyWorkout } from './verify-workout.ts';
import { asking } from './wishes/apply-wishes.ts';
import { wishesOf } from './wishes/wishes-of.ts';

type SessionMinutes = Extract<WorkoutChange, { change: 'sessionMinutes' }>;

/** The fewest exercises that are left of a session, and the fewest sets of each. */
const [leastExercises, leastSets] = [2, 2];

/** A session that takes less time, step by step: without accessories, with fewer exercises from its end, then with fewer sets. */
function* shorterThan(session: DraftSession): Generator<DraftSession> {
  let next: DraftSession = { ...session, prehab: [] };
  yield next;
  while (next.strength.length > leastExercises) {
    next = { ...next, strength: next.strength.slice(0, -1) };
    yield next;
  }
  next = { ...next, power: [], conditioning: [] };
  yield next;
  while (next.strength.some(({ sets }) => sets > leastSets)) {
    next = { ...next, strength: next.strength.map((item) => ({ ...item, sets: Math.max(leastSets, item.sets - 1) })) };
    yield next;
  }
}

/** How many weeks are planned to find a longer session that fits the others. */
const triesAgain = 6;

const minutesOf = (plan: WorkoutPlan, day: Weekday): number =>
  Math.max(0, ...plan.weeks.flatMap(({ sessions }) => sessions.filter(({ weekday }) => weekday === day).map(({ minutes }) => minutes)));

/** Few exercises with sets enough train more than many with a single one. */
const hasFullSets = ({ weeks }: WorkoutPlan, day: Weekday): boolean =>
  (weeks[0]?.sessions ?? [])
    .filter(({ weekday }) => weekday === day)
    .flatMap(({ blocks }) => blocks.flatMap(({ block, items }) => (block === 'strength' ? items : [])))
    .every(({ sets }) => sets >= leastSets);

/** The plan with the sessions of one weekday taken from another plan, and with the cards of the exercises that are in it. */
function withDayOf(plan: WorkoutPlan, made: WorkoutPlan, day: Weekday): WorkoutPlan {
  const weeks = plan.weeks.map((week, at) => ({
    ...week,
    sessions: week.sessions.map(
      (session) => (session.weekday === day && made.weeks[at]?.sessions.find(({ weekday }) => weekday === day)) || session,
    ),
  }));
  const used = new Set(
    weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise)))),
  );
  const cards = new Map([...plan.exercises, ...made.exercises].map((card) => [card.id, card]));
  return { ...made, weeks, exercises: [...cards.values()].filter(({ id }) => used.has(id)) };
}

/** The session of one weekday in so many minutes; all others stay as they are. Breaches if no such session keeps the rules. */
export function withSessionMinutes(
  plan: WorkoutPlan,
  request: WorkoutRequest,
  { day, minutes }: SessionMinutes,
  seed: number,
): ChangedWorkout | Breach[] {
  const texts = textsIn(request.language);
  const asked = asking(request, { dayMinutes: [...wishesOf(request).dayMinutes, { days: [day], minutes }], isTimeFixed: true });
  const draft = draftOf(plan);
  const own = draft.sessions.find(({ weekday }) => weekday === day);
  if (!own) return [{ rule: 'unchanged', where: day, message: texts.unchanged }];
  const onSameDays = { ...asked, freeDays: draft.sessions.map(({ weekday }) => weekday) };
  const planned = Array.from({ length: triesAgain }, (_try, at) => draftOf(planWorkout(onSameDays, { seed: seed + at })).sessions);
  const isLonger = minutes > minutesOf(plan, day);
  const candidates = [...(isLonger ? [] : shorterThan(own)), ...planned.flat().filter(({ weekday }) => weekday === day)];
  const answered = (made: WorkoutPlan): ChangedWorkout => {
    return { plan: made, request: asked, answer: texts.changed.sessionMinutes(texts.weekdays[day], String(minutes)) };
  };
  let thin: WorkoutPlan | undefined;
  for (const candidate of candidates) {
    const sessions = draft.sessions.map((session) =>
      session.weekday === day ? candidate : { ...session, ...aroundOf(plan, session.weekday) },
    );
    const completed = completeWorkout({ ...draft, sessions }, asked, plan.version + 1);
    if (Array.isArray(completed) || minutesOf(completed, day) > minutes) continue;
    const made = withDayOf(plan, completed, day);
    if (verifyWorkout(made, asked).length > 0) continue;
    if (hasFullSets(made, day)) return answered(made);
    thin ??= made;
  }
  return thin ? answered(thin) : [{ rule: 'noOther', where: day, message: texts.unchanged }];
}
