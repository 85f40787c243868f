import type { WorkoutPlan, WorkoutSession, WorkoutWeek } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { dayAfter } from '../part/index.ts';
import { isEasyDay } from './choose-days.ts';
import { exerciseOf } from './exercises.ts';
import { weekEffort } from './intensity.ts';
import { allowedExercises, trainableMuscles, whyNot } from './may-do.ts';
import { shorterNote } from './plan-notes.ts';
import { askedMinutes, isShort, sessionSeconds } from './session-time.ts';
import { textsIn } from './texts.ts';
import { nameBreaches } from './verify-by-name.ts';
import { volumeBreaches } from './verify-volume.ts';
import { wishesOf } from './wishes/wishes-of.ts';

/** Every breach of a workout plan, recomputed from its exercises' ids. An empty list is good. */
export function verifyWorkout(plan: WorkoutPlan, request: WorkoutRequest): Breach[] {
  const unknown = unknownExercises(plan);
  // Unknown exercises cannot be measured.
  if (unknown.length > 0) return unknown;
  const note = shorterNote(plan.weeks, request, textsIn(request.language));
  const isSaid = note !== undefined && plan.cautions.includes(note);
  return [
    ...shapeBreaches(plan, request),
    ...restBreaches(plan, request),
    ...nameBreaches(plan, request),
    ...plan.weeks.flatMap((week) => week.sessions.flatMap((session) => sessionBreaches(session, week, request, isSaid))),
    ...volumeBreaches(plan, request, trainableMuscles(allowedExercises(request).filter(({ id }) => !plan.avoids.includes(id)))),
  ];
}

/** Whoever is under 18 has a day in every week without a session, a match or team training, or is told which team training to leave out. */
function restBreaches({ weeks, otherDays }: WorkoutPlan, { age, matchDays, trainingDays }: WorkoutRequest): Breach[] {
  if (age >= 18) return [];
  return weeks.flatMap(({ number, sessions }): Breach[] => {
    const free = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).filter(
      (day) =>
        !sessions.some(({ weekday }) => weekday === day) &&
        ((!matchDays.includes(day) && !trainingDays.includes(day)) ||
          otherDays.some(({ weekday, isRest }) => weekday === day && isRest === true)),
    );
    return free.length > 0 ? [] : [{ rule: 'restDay', where: `week ${number}`, message: 'No day of rest for somebody under 18.' }];
  });
}

const itemsOf = (session: WorkoutSession) => session.blocks.flatMap(({ items }) => items);

function unknownExercises({ weeks, exercises }: WorkoutPlan): Breach[] {
  const ids = [
    ...weeks.flatMap(({ sessions }) => sessions.flatMap(itemsOf)).map(({ exercise }) => exercise),
    ...exercises.map(({ id }) => id),
  ];
  return [...new Set(ids)]
    .filter((id) => !exerciseOf(id))
    .map((id) => ({ rule: 'unknownExercise', where: id, message: `There is no exercise ${id}.` }));
}

function shapeBreaches({ weeks, exercises }: WorkoutPlan, request: WorkoutRequest): Breach[] {
  const breaches: Breach[] = [];
  if (weeks.length !== 4 || weeks.some(({ number }, at) => number !== at + 1))
    breaches.push({ rule: 'weeks', where: 'plan', message: 'A plan has four weeks.' });
  const cards = new Set(exercises.map(({ id }) => id));
  for (const { sessions, number } of weeks) {
    const days = sessions.map(({ weekday }) => weekday);
    const where = `week ${number}`;
    if (days.length > request.days || new Set(days).size < days.length)
      breaches.push({ rule: 'days', where, message: `${days.length} sessions for ${request.days} days.` });
    if (wishesOf(request).isSpread && days.some((day) => days.includes(dayAfter(day))))
      breaches.push({ rule: 'wish', where, message: 'Sessions on two days in a row.' });
    for (const day of days) {
      if (request.matchDays.includes(day))
        breaches.push({ rule: 'matchDay', where: `${where} ${day}`, message: `A session on the match day ${day}.` });
      if (request.freeDays.length > 0 && !request.freeDays.includes(day))
        breaches.push({ rule: 'days', where: `${where} ${day}`, message: `${day} is not a free day.` });
    }
    for (const { exercise } of sessions.flatMap(itemsOf)) {
      if (!cards.has(exercise)) breaches.push({ rule: 'card', where: `${where} ${exercise}`, message: `${exercise} is not explained.` });
    }
  }
  return breaches;
}

function sessionBreaches(session: WorkoutSession, { number }: WorkoutWeek, request: WorkoutRequest, isSaid: boolean): Breach[] {
  const where = `week ${number} ${session.weekday}`;
  const breaches: Breach[] = [];
  const isEasy = isEasyDay(session.weekday, request);
  const seconds = sessionSeconds(session.blocks);
  const asked = askedMinutes(request, session.weekday, isEasy) * 60;
  const most = wishesOf(request).isTimeFixed ? asked + 29 : asked * 1.1;
  // The fourth week unloads; in others the plan says so if what the person can use takes less time.
  if (seconds > most || (number < 4 && isShort(session.seconds, asked / 60) && !isSaid))
    breaches.push({ rule: 'time', where, message: `${Math.round(seconds / 60)} minutes, ${asked / 60} were asked for.` });
  if (Math.abs(seconds - session.seconds) > 1)
    breaches.push({ rule: 'statedTime', where, message: `It says ${session.seconds} seconds and takes ${seconds}.` });
  if (isEasy && session.blocks.some(({ block }) => block !== 'warmUp' && block !== 'mobility' && block !== 'coolDown')) {
    breaches.push({ rule: 'eve', where, message: 'Hard work on the day before a match.' });
  }
  for (const item of itemsOf(session)) {
    const exercise = exerciseOf(item.exercise);
    const why = exercise ? whyNot(exercise, request) : null;
    const at = `${where} ${item.exercise}`;
    if (why) breaches.push({ rule: why, where: at, message: `${item.exercise} is not for this person: ${why}.` });
    if (exercise && item.name !== exercise.name[request.language])
      breaches.push({ rule: 'name', where: at, message: `${item.exercise} is called ${exercise.name[request.language]}.` });
    if (item.rpe !== null && item.rpe > weekEffort(request, number) + 0.01)
      breaches.push({ rule: 'effort', where: at, message: `Effort ${item.rpe}, at most ${weekEffort(request, number)}.` });
    if ((item.reps === null) === (item.seconds === null) || item.sets < 1 || item.restSeconds < 0)
      breaches.push({ rule: 'dose', where: at, message: 'Repetitions or seconds, and at least one set.' });
  }
  return breaches;
}
