import { labelOf } from '../../../../contract/assistant/constraint-labels.ts';
import { weekdayNames, type Weekday } from '../../../../contract/assistant/weekdays.ts';
import type { WorkoutPlan, WorkoutSession } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { Sentence, WishAnswers } from '../../wishes/index.ts';
import { isRun } from '../choose-running.ts';
import { exerciseOf } from '../exercises.ts';
import { whyNot } from '../may-do.ts';
import { reasonFor } from './wish-notes.ts';

/** The seconds of running in a session. */
const runningIn = ({ blocks }: WorkoutSession): number =>
  blocks
    .filter(({ block }) => block === 'conditioning')
    .flatMap(({ items }) => items)
    .reduce((sum, { exercise, sets, seconds }) => sum + (isRun({ id: exercise }) ? sets * (seconds ?? 0) : 0), 0);

const isLongest = ({ weeks }: WorkoutPlan, day: Weekday): boolean =>
  weeks.every(({ sessions }) => {
    const long = sessions.find(({ weekday }) => weekday === day);
    const seconds = long ? runningIn(long) : 0;
    return seconds > 0 && sessions.every((one) => one === long || runningIn(one) < seconds);
  });

const running = { id: 'running', english: 'running', hindi: 'दौड़ना' } as const;

function whyNoLongRun(day: Weekday, plan: WorkoutPlan, request: WorkoutRequest): Sentence | undefined {
  if (isLongest(plan, day)) return undefined;
  const on = { english: weekdayNames([day], 'english'), hindi: weekdayNames([day], 'hindi') };
  if (request.matchDays.includes(day))
    return { english: `No long run on ${on.english}: it is the day of your match.`, hindi: `${on.hindi} को लंबी दौड़ नहीं: उस दिन मैच है।` };
  if (request.freeDays.length > 0 && !request.freeDays.includes(day))
    return {
      english: `No long run on ${on.english}: it is not one of your days.`,
      hindi: `${on.hindi} को लंबी दौड़ नहीं: वह आपके दिनों में नहीं है।`,
    };
  const runs = ['easy-jog', 'run-walk'].flatMap((id) => exerciseOf(id) ?? []);
  if (runs.every((one) => whyNot(one, request) !== null))
    return { english: reasonFor(running, request, 'english'), hindi: reasonFor(running, request, 'hindi') };
  return {
    english: `No long run on ${on.english}: with these days and minutes there is no room for one that is longer than the others.`,
    hindi: `${on.hindi} को लंबी दौड़ नहीं: इन दिनों और मिनटों में बाकी से लंबी दौड़ की जगह नहीं है।`,
  };
}

type Answers = Pick<Required<WishAnswers<WorkoutRequest, WorkoutPlan>>, 'longRunOn'>;

/** What a workout plan says about the weekday of the long run. */
export const answersOnRuns: Answers = {
  longRunOn: {
    says: (value) => {
      const one = { type: 'longRunOn', value } as const;
      return {
        english: `${labelOf(one, 'english')}: the longest run of each week.`,
        hindi: `${labelOf(one, 'hindi')}: हर हफ़्ते की सबसे लंबी दौड़।`,
      };
    },
    whyNot: whyNoLongRun,
  },
};
