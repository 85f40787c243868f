import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { BodyPart } from '../../../contract/assistant/words.ts';
import { isDayBeforeMatch } from './choose-days.ts';
import { leftOutDay, needsRestDay } from './rest-day.ts';
import type { WorkoutTexts } from './texts.ts';

/** What walking loads. */
const legs: ReadonlySet<BodyPart> = new Set(['hip', 'hamstring', 'quadriceps', 'knee', 'shin', 'calf', 'achilles', 'ankle', 'foot']);
const trunk: ReadonlySet<BodyPart> = new Set(['lowerBack', 'upperBack', 'neck']);

const soreIn = ({ injuries }: WorkoutRequest): BodyPart[] => injuries.filter(({ when }) => when === 'now').map(({ part }) => part);

/** Whether something hurts now that walking or standing loads. */
export const isSoreToWalk = (request: WorkoutRequest): boolean => soreIn(request).some((part) => legs.has(part) || part === 'lowerBack');

/** The advice for a day of rest, most serious first, so that nobody is sent for a walk with a sore ankle. */
function restFor(sore: readonly BodyPart[], names: string, { rest, sore: says }: WorkoutTexts): string {
  if (sore.length === 0) return rest;
  if (sore.includes('head')) return says.restOfHead;
  if (sore.some((part) => legs.has(part))) return says.restOfLegs(names);
  return sore.some((part) => trunk.has(part)) ? says.restOfBack(names) : says.restOfArms(names);
}

/** The days of the week without a session of the plan, and their purpose; what hurts now is spared on them too. */
export function otherDays(busy: ReadonlySet<Weekday>, request: WorkoutRequest, texts: WorkoutTexts): WorkoutPlan['otherDays'] {
  const sore = soreIn(request);
  const names = sore.map((part) => texts.parts[part]).join(', ');
  const isSore = sore.length > 0;
  const leftOut = leftOutDay([...busy], request);
  const isOfSport = (day: Weekday) => request.matchDays.includes(day) || request.trainingDays.includes(day);
  const saysOn = (day: Weekday): string => {
    if (day === leftOut) return texts.restOfTeam;
    if (request.matchDays.includes(day)) return isSore ? texts.sore.match(names) : texts.match;
    if (isDayBeforeMatch(day, request) && (!needsRestDay(request) || isOfSport(day))) return texts.eve;
    if (request.trainingDays.includes(day)) return isSore ? texts.sore.teamTraining(names) : texts.teamTraining;
    return needsRestDay(request) && !isSore ? texts.restOfYoung : restFor(sore, names, texts);
  };
  return weekdays
    .filter((day) => !busy.has(day))
    .map((day) => ({
      weekday: day,
      day: texts.weekdays[day],
      says: saysOn(day),
      ...((day === leftOut || !isOfSport(day)) && { isRest: true }),
    }));
}
