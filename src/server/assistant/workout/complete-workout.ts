import type { DraftItem, DraftSession, WorkoutDraft, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { isEasyDay } from './choose-days.ts';
import { drawPlan } from './draw-plan.ts';
import { exerciseOf } from './exercises.ts';
import type { ExerciseRole } from './exercises.ts';
import { whyNot } from './may-do.ts';
import { isWeekFull, leftOutDay, needsRestDay } from './rest-day.ts';
import { scheduleWeeks } from './schedule.ts';

/**
 * Makes four whole weeks from a draft of week 1. Unknown, forbidden or misplaced exercises and days are breaches, and no plan is made
 * then.
 */
export function completeWorkout(draft: WorkoutDraft, request: WorkoutRequest, version = 1): WorkoutPlan | Breach[] {
  const breaches = [...dayBreaches(draft, request), ...draft.sessions.flatMap((session) => sessionBreaches(session, request))];
  if (breaches.length > 0) return breaches;
  const sessions = draft.sessions
    .map((session) => ({ ...session, isEasy: isEasyDay(session.weekday, request) }))
    .map(withoutHardWorkIfEasy);
  // What a model names there is only kept if it is an exercise: the plan has no words of the model.
  const avoids = (draft.avoids ?? []).filter((id) => exerciseOf(id) !== undefined);
  return drawPlan(scheduleWeeks({ ...draft, avoids, sessions }, request), request, avoids, version);
}

const withoutHardWorkIfEasy = (session: DraftSession): DraftSession =>
  session.isEasy ? { ...session, power: [], strength: [], prehab: [], conditioning: [] } : session;

function dayBreaches({ sessions }: WorkoutDraft, request: WorkoutRequest): Breach[] {
  const days = sessions.map(({ weekday }) => weekday);
  const breaches: Breach[] = [];
  if (days.length > request.days)
    breaches.push({ rule: 'days', where: 'plan', message: `${days.length} sessions, but ${request.days} days were asked for.` });
  for (const [at, day] of days.entries()) {
    if (days.indexOf(day) !== at) breaches.push({ rule: 'days', where: day, message: `Two sessions on ${day}.` });
    if (request.matchDays.includes(day)) breaches.push({ rule: 'matchDay', where: day, message: `A session on the match day ${day}.` });
    if (request.freeDays.length > 0 && !request.freeDays.includes(day))
      breaches.push({ rule: 'days', where: day, message: `${day} is not a free day.` });
  }
  const isWithoutRest = needsRestDay(request) && isWeekFull(days, request) && leftOutDay(days, request) === undefined;
  if (isWithoutRest) breaches.push({ rule: 'restDay', where: 'plan', message: 'Under 18 one day a week is free of sport and training.' });
  return breaches;
}

function sessionBreaches(session: DraftSession, request: WorkoutRequest): Breach[] {
  const { weekday } = session;
  const check = (ids: readonly string[], role: ExerciseRole) => ids.flatMap((id) => idBreaches(id, role, weekday, request));
  const ids = (items: readonly DraftItem[]) => items.map(({ exercise }) => exercise);
  const twice = (list: readonly string[]) => list.filter((id, at) => list.indexOf(id) !== at);
  const hard = [...ids(session.power), ...ids(session.strength), ...ids(session.prehab)];
  return [
    ...check(ids(session.power), 'power'),
    ...check(ids(session.strength), 'strength'),
    ...check(ids(session.prehab), 'prehab'),
    ...check(session.conditioning, 'conditioning'),
    ...check(session.warmUp ?? [], 'warmUp'),
    ...check(session.coolDown ?? [], 'coolDown'),
    ...[...session.power, ...session.strength, ...session.prehab].flatMap((item) => amountBreaches(item, weekday)),
    ...twice(hard).map((id): Breach => ({ rule: 'twice', where: `${weekday} ${id}`, message: `${id} stands twice on ${weekday}.` })),
  ];
}

function idBreaches(id: string, role: ExerciseRole, day: string, request: WorkoutRequest): Breach[] {
  const where = `${day} ${id}`;
  const exercise = exerciseOf(id);
  if (!exercise) return [{ rule: 'unknownExercise', where, message: `There is no exercise ${id}.` }];
  const why = whyNot(exercise, request);
  if (why) return [{ rule: why, where, message: `${id} is not for this person: ${why}.` }];
  return exercise.roles.includes(role) ? [] : [{ rule: 'role', where, message: `${id} is no ${role} exercise.` }];
}

const mostReps = 30;
const mostHold = 90;

function amountBreaches({ exercise: id, amount }: DraftItem, day: string): Breach[] {
  const exercise = exerciseOf(id);
  const most =
    exercise?.roles.includes('power') && !exercise.roles.includes('strength') ? 10 : exercise?.dose.by === 'hold' ? mostHold : mostReps;
  return amount > most ? [{ rule: 'dose', where: `${day} ${id}`, message: `${amount} of ${id} at a time, at most ${most}.` }] : [];
}
