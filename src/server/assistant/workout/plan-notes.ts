import type { WorkoutPlan, WorkoutWeek } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { allowedExercises, trainableMuscles } from './may-do.ts';
import { isSoreToWalk } from './other-days.ts';
import { askedMinutes, isShort } from './session-time.ts';
import { isWeekFull, needsRestDay } from './rest-day.ts';
import { prehabFor } from './sport-needs.ts';
import { needsSupports } from './supports.ts';
import type { WorkoutTexts } from './texts.ts';
import { wishNotes } from './wishes/wish-notes.ts';

/** The minutes of the full sessions of the first three weeks, if some are much shorter than asked for. */
function shortMinutes(weeks: readonly WorkoutWeek[], request: WorkoutRequest): number[] {
  const all = weeks.slice(0, 3).flatMap(({ sessions }) => sessions.filter(({ isEasy }) => !isEasy));
  const isAnyShort = all.some(({ seconds, weekday }) => isShort(seconds, askedMinutes(request, weekday, false)));
  return isAnyShort ? all.map(({ minutes }) => minutes) : [];
}

/** The minutes that a plan promises: as asked for, or what its sessions take if that is less. */
export function promisedMinutes(weeks: readonly WorkoutWeek[], request: WorkoutRequest): number {
  const short = shortMinutes(weeks, request);
  return short.length === 0 ? request.minutes : Math.round(short.reduce((sum, one) => sum + one, 0) / short.length / 5) * 5;
}

/** What the plan says of sessions that end earlier than asked for; undefined if none does. */
export function shorterNote(weeks: readonly WorkoutWeek[], request: WorkoutRequest, texts: WorkoutTexts): string | undefined {
  const short = shortMinutes(weeks, request);
  return short.length === 0 ? undefined : texts.shorter(request.minutes, Math.min(...short), Math.max(...short));
}

/** What is said of days without sport: to the young always, to adults if there is none. */
function restCautions(request: WorkoutRequest, weeks: readonly WorkoutWeek[], texts: WorkoutTexts): string[] {
  const days = (weeks[0]?.sessions ?? []).map(({ weekday }) => weekday);
  if (!needsRestDay(request)) return isWeekFull(days, request) ? [texts.noRestDay] : [];
  return [isWeekFull(days, request) ? texts.youngWithoutRest : texts.youngRest];
}

/** Cautions for this person, the general warning last. */
export function cautionsFor(request: WorkoutRequest, weeks: readonly WorkoutWeek[], texts: WorkoutTexts): string[] {
  const hurt = (time: 'now' | 'past') => request.injuries.filter(({ when }) => when === time).map(({ part }) => texts.parts[part]);
  const now = hurt('now');
  const past = hurt('past');
  const days = weeks[0]?.sessions.length ?? 0;
  const shorter = shorterNote(weeks, request, texts);
  const done = new Set(
    (weeks[0]?.sessions ?? []).flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.map(({ exercise }) => exercise))),
  );
  const stronger = request.injuries
    .filter(({ part, when }) => when === 'past' && prehabFor[part]?.some((id) => done.has(id)))
    .map(({ part }) => texts.parts[part]);
  return [
    ...(now.length > 0 ? [texts.hurtsNow(now.join(', '))] : []),
    ...(past.length > 0 ? [texts.hurtBefore(past.join(', '))] : []),
    ...(stronger.length > 0 ? [texts.strengthened(stronger.join(', '))] : []),
    ...request.conditions.map((condition) => texts.conditions[condition]),
    ...(request.age < 16 ? [texts.young] : []),
    ...restCautions(request, weeks, texts),
    ...(request.age >= 65 ? [needsSupports(request) ? texts.olderWithSupports : texts.older] : []),
    ...(days < request.days ? [texts.fewerDays(request.days, days)] : []),
    ...(shorter === undefined ? [] : [shorter]),
    ...(trainableMuscles(allowedExercises(request)).length < 3 ? [texts.littleLeft] : []),
    texts.noWarning,
  ];
}

/** WHO's and ACSM's recommendations, compared with an ordinary week of the plan. */
export function notesFor(request: WorkoutRequest, weeks: readonly WorkoutWeek[], texts: WorkoutTexts): WorkoutPlan['notes'] {
  const ordinary = weeks[1];
  const asked = wishNotes(request, weeks);
  if (!ordinary) return asked;
  const teamDays = new Set([...request.matchDays, ...request.trainingDays]).size;
  const lowest = Math.min(...ordinary.sets.filter(({ low }) => low > 0).map(({ sets }) => sets), 99);
  const isSore = isSoreToWalk(request);
  const reached = { aerobicMinutes: ordinary.aerobicMinutes, strengthDays: ordinary.strengthDays, teamDays, isSore };
  return [
    ...asked,
    { title: texts.who.title, says: texts.who.says(reached, request.age < 18) },
    ...(lowest < 99 ? [{ title: texts.acsm.title, says: texts.acsm.says(ordinary.strengthDays, lowest, request.goal) }] : []),
    { title: texts.effort.title, says: texts.effort.says },
  ];
}
