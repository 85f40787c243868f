import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { workoutBounds } from '../../../contract/assistant/workout.ts';
import type { WorkoutChange, WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import type { Level } from '../../../contract/assistant/words.ts';
import { adaptWorkout } from './adapt-workout.ts';
import type { ChangedWorkout } from './changed-workout.ts';
import { editSession, isOfSession, type SessionChange } from './edit-session.ts';
import { swapEverywhere } from './swap-everywhere.ts';
import { textsIn } from './texts.ts';

const lengths = [15, 20, 30, 45, 60, 75, 90, 105, 120] as const;

/**
 * Applies a change that a chat asked for: the new plan, its changed request, and one sentence about the change. A breach if it is not
 * possible.
 */
export function changeWorkout(
  plan: WorkoutPlan,
  request: WorkoutRequest,
  change: WorkoutChange,
  { seed }: { seed: number },
): ChangedWorkout | Breach[] {
  const texts = textsIn(request.language);
  if (isOfSession(change)) return editSession(plan, request, change, seed);
  if (change.change === 'swapExercise') return swapEverywhere(plan, request, change.exercise, seed);
  const asked = requestAfter(request, change);
  if (!asked) return [{ rule: 'unchanged', where: change.change, message: texts.unchanged }];
  const made = adaptWorkout(plan, request, asked, { seed });
  if (!made) return [{ rule: 'noOther', where: change.change, message: texts.unchanged }];
  return { plan: made, request: asked, answer: texts.changed[change.change](whatOf(change, asked)) };
}

type Plain = Exclude<WorkoutChange, SessionChange | { change: 'swapExercise' }>;

function requestAfter(request: WorkoutRequest, change: Plain): WorkoutRequest | undefined {
  const { days, minutes, freeDays, injuries, equipment } = request;
  switch (change.change) {
    case 'fewerDays':
      return days > workoutBounds.days.least ? { ...request, days: days - 1 } : undefined;
    case 'moreDays':
      return days < workoutBounds.days.most ? { ...request, days: days + 1 } : undefined;
    case 'days': {
      const wanted = Math.min(workoutBounds.days.most, Math.max(workoutBounds.days.least, change.days));
      return wanted === days ? undefined : { ...request, days: wanted };
    }
    case 'minutes': {
      const wanted = Math.min(workoutBounds.minutes.most, Math.max(workoutBounds.minutes.least, change.minutes));
      return wanted === minutes ? undefined : withMinutes(request, wanted);
    }
    case 'shorter':
      return withMinutes(
        request,
        lengths.findLast((length) => length < minutes),
      );
    case 'longer':
      return withMinutes(
        request,
        lengths.find((length) => length > minutes),
      );
    case 'noEquipment':
      return equipment.length > 0 ? { ...request, equipment: [] } : undefined;
    case 'injuryNow':
      return { ...request, injuries: [...injuries.filter(({ part }) => part !== change.part), { part: change.part, when: 'now' }] };
    case 'easier':
      return easier(request);
    case 'harder':
      return harder(request);
    case 'notOn': {
      const left = (freeDays.length > 0 ? freeDays : weekdays).filter((day) => day !== change.day);
      return left.some((day) => !request.matchDays.includes(day)) ? { ...request, freeDays: left } : undefined;
    }
  }
}

const withMinutes = (request: WorkoutRequest, minutes: number | undefined) => (minutes === undefined ? undefined : { ...request, minutes });

const steps: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
const stepFrom = (level: Level, by: number) => steps[steps.indexOf(level) + by];

function easier(request: WorkoutRequest): WorkoutRequest | undefined {
  const level = stepFrom(request.level, -1);
  if (level) return { ...request, level };
  return request.goal === 'comeback' ? undefined : { ...request, goal: 'comeback' };
}

function harder(request: WorkoutRequest): WorkoutRequest | undefined {
  if (request.goal === 'comeback') return { ...request, goal: 'general' };
  const level = stepFrom(request.level, 1);
  return level ? { ...request, level } : undefined;
}

function whatOf(change: Plain, { days, minutes, language }: WorkoutRequest): string {
  const texts = textsIn(language);
  if (change.change === 'fewerDays' || change.change === 'moreDays' || change.change === 'days') return String(days);
  if (change.change === 'shorter' || change.change === 'longer' || change.change === 'minutes') return String(minutes);
  if (change.change === 'injuryNow') return texts.parts[change.part];
  return change.change === 'notOn' ? texts.weekdays[change.day] : '';
}
