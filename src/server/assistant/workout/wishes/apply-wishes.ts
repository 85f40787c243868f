import { weekdays, type Weekday } from '../../../../contract/assistant/weekdays.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { WorkoutConstraint, WorkoutWishes } from '../../../../contract/assistant/workout-wishes.ts';
import { liftsOf, timesAWeekOf, wishesOf } from './wishes-of.ts';

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
/** The request with more wishes of the form's words. */
export const asking = (request: WorkoutRequest, more: Partial<WorkoutWishes>): WorkoutRequest => ({
  ...request,
  wishes: { ...wishesOf(request), ...more },
});
const withNamed = <Named extends { readonly id: string }>(list: readonly Named[], one: Named): Named[] => [
  ...list.filter(({ id }) => id !== one.id),
  one,
];

/** The request with only these days to train on; unchanged if none would be left. */
const onlyOn = (request: WorkoutRequest, days: readonly Weekday[]): WorkoutRequest => {
  const free = request.freeDays.length > 0 ? request.freeDays : weekdays;
  const both = weekdays.filter((day) => days.includes(day) && free.includes(day));
  // What is said in words later replaces what the form has, if the two exclude one another.
  const left = both.length > 0 ? both : weekdays.filter((day) => days.includes(day));
  return left.length === 0 ? request : { ...request, freeDays: left };
};

type Values = { readonly [C in WorkoutConstraint as C['type']]: C['value'] };
type Effects = { readonly [Type in keyof Values]: (request: WorkoutRequest, value: Values[Type]) => WorkoutRequest };

/** What each chip about training does to a request. */
export const wishEffects: Effects = {
  noExercise: (request, value) => {
    const { refused, wanted } = wishesOf(request);
    return asking(request, { refused: withNamed(refused, value), wanted: wanted.filter(({ id }) => id !== value.id) });
  },
  wantExercise: (request, value) => {
    const { refused, wanted } = wishesOf(request);
    return asking(request, { wanted: withNamed(wanted, value), refused: refused.filter(({ id }) => id !== value.id) });
  },
  movement: (request, value) => asking(request, { limits: unique([...wishesOf(request).limits, value]) }),
  focus: (request, value) => {
    const { focus, leftOut } = wishesOf(request);
    return asking(request, { focus: unique([...focus, value]), leftOut: leftOut.filter((one) => one !== value) });
  },
  leaveOut: (request, value) => {
    const { focus, leftOut } = wishesOf(request);
    return asking(request, { leftOut: unique([...leftOut, value]), focus: focus.filter((one) => one !== value) });
  },
  style: (request, value) => asking(request, { styles: unique([...wishesOf(request).styles, value]) }),
  trainOn: onlyOn,
  restOn: (request, value) =>
    onlyOn(
      request,
      weekdays.filter((day) => !value.includes(day) && (request.freeDays.length === 0 || request.freeDays.includes(day))),
    ),
  matchOn: (request, value) => ({
    ...request,
    matchDays: unique([...request.matchDays, ...value]),
    trainingDays: request.trainingDays.filter((day) => !value.includes(day)),
  }),
  practiceOn: (request, value) => ({
    ...request,
    trainingDays: unique([...request.trainingDays, ...value]).filter((day) => !request.matchDays.includes(day)),
  }),
  mostDays: (request, value) => ({ ...request, days: Math.min(request.days, value) }),
  mostExercises: (request, value) => asking(request, { mostExercises: value }),
  mostSets: (request, value) => asking(request, { mostSets: value }),
  restFor: (request, value) => asking(request, { restSeconds: value }),
  repsOf: (request, value) => asking(request, { reps: value }),
  split: (request, value) => asking(request, { split: value }),
  trainFirst: (request, value) => asking(request, { first: value }),
  spread: (request) => asking(request, { isSpread: true }),
  minutesOn: (request, value) => asking(request, { dayMinutes: [...wishesOf(request).dayMinutes, value], isTimeFixed: true }),
  dayPart: (request, value) => {
    const asked = asking(request, { dayParts: [...wishesOf(request).dayParts, value] });
    const named = new Set(wishesOf(asked).dayParts.flatMap(({ days, part }) => (part === 'noLegs' ? [] : days)));
    return { ...asked, days: Math.min(6, Math.max(request.days, named.size)) };
  },
  blockMinutes: (request, value) =>
    asking(request, { blockMinutes: [...wishesOf(request).blockMinutes.filter(({ block }) => block !== value.block), value] }),
  lift: (request, value) => {
    const asked = wishEffects.wantExercise(request, value.exercise);
    return asking(asked, { lifts: [...liftsOf(asked).filter(({ exercise }) => exercise.id !== value.exercise.id), value] });
  },
  timesAWeek: (request, value) => {
    const asked = typeof value.of === 'string' ? request : wishEffects.wantExercise(request, value.of);
    return asking(asked, { timesAWeek: [...timesAWeekOf(asked), value] });
  },
  longRunOn: (request, value) =>
    asking(wishEffects.wantExercise(request, { id: 'running', english: 'running', hindi: 'दौड़ना' }), { longRun: value }),
  onlyEquipment: (request, value) => ({ ...request, equipment: unique(value) }),
  pastInjury: (request, value) =>
    request.injuries.some(({ part }) => part === value)
      ? request
      : { ...request, injuries: [...request.injuries, { part: value, when: 'past' }] },
  trainFor: (request, value) => ({ ...request, goal: value }),
};

/** The request with a session's minutes as said in words: they are a limit then. */
export const withMinutes = (request: WorkoutRequest, minutes: number): WorkoutRequest => ({
  ...asking(request, { isTimeFixed: true }),
  minutes: Math.min(120, Math.max(10, minutes)),
});
