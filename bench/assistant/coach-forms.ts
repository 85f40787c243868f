import { trainingConditions } from '../../src/contract/assistant/training-conditions.ts';
import type { TrainingCondition } from '../../src/contract/assistant/training-conditions.ts';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type * as z from 'zod/mini';
import { limitsOf } from '../../src/contract/assistant/safety.ts';
import { sports } from '../../src/contract/sports.ts';
import { weekdays } from '../../src/contract/assistant/weekdays.ts';
import { makeWorkoutPlan, workoutGoals, workoutRequest } from '../../src/contract/assistant/workout.ts';
import type { Injury, WorkoutRequest } from '../../src/contract/assistant/workout.ts';
import { bodyParts, equipment, levels } from '../../src/contract/assistant/words.ts';
import type { Equipment } from '../../src/contract/assistant/words.ts';
import { workoutPart } from '../../src/server/assistant/workout/index.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** What people have at hand: nothing, a band, a corner at home, a home gym, a club. */
const kits: readonly (readonly Equipment[])[] = [
  [],
  [],
  ['band'],
  ['dumbbells'],
  ['dumbbells', 'band', 'bench'],
  ['kettlebell', 'pullUpBar'],
  ['rings', 'band'],
  ['dumbbells', 'barbell', 'bench', 'pullUpBar'],
  ['dumbbells', 'barbell', 'bench', 'machines', 'pullUpBar', 'cardio'],
  keysOf(equipment),
];

/** What somebody filled in, and the request that the server made of it. */
export type Form = { readonly name: string; readonly asked: WorkoutRequest; readonly request: WorkoutRequest };

type Fields = z.input<typeof workoutRequest>;

/** The request as the server makes it: some conditions set limits. */
function formOf(at: number, fields: Fields): Form {
  const checked = { ...makeWorkoutPlan.fields.parse(fields), country: 'IN' };
  const asked = workoutRequest.parse(fields);
  const request = workoutPart.withLimits(workoutPart.requestOf(checked), limitsOf(workoutPart.flagsOf(checked)));
  const { level, goal, days, minutes, age } = asked;
  const name = [
    `form ${at}: ${level}, ${goal}, ${days} x ${minutes} min, age ${age}`,
    asked.equipment.length === 0 ? 'no equipment' : asked.equipment.length > 10 ? 'everything' : asked.equipment.join('+'),
    ...asked.injuries.map(({ part, when }) => `${part} ${when}`),
    ...asked.conditions,
    ...sports.filter(({ id }) => id === asked.sport).map((sport) => sport.name),
    ...(asked.matchDays.length > 0 ? [`match ${asked.matchDays.join('+')}`] : []),
    ...(asked.freeDays.length > 0 ? [`free ${asked.freeDays.join('+')}`] : []),
  ].join(', ');
  return { name, asked, request };
}

/** Nobody is pregnant at 13, and brittle bones and hearts come late. */
function agesWith(conditions: readonly TrainingCondition[]): readonly number[] {
  if (conditions.some((one) => one === 'pregnancy' || one === 'postpartum')) return [22, 28, 34, 41];
  if (conditions.some((one) => one === 'osteoporosis' || one === 'heart' || one === 'highBloodPressure')) return [49, 58, 67, 76];
  return [13, 16, 19, 23, 28, 34, 41, 49, 58, 67, 76];
}

/** Forms from a fixed seed: every goal, level and number of days comes up alike, every fifth form has a condition, every third an injury. */
export function coachForms(count: number): Form[] {
  const generator = xoroshiro128plus(90_210_477);
  const chance = () => uniformFloat64(generator);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(chance() * from.length)] as One;
  const several = <One>(from: readonly One[], most: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(chance() * most) }, () => pick(from))),
  ];
  const goals = keysOf(workoutGoals);
  return Array.from({ length: count }, (_, at) => {
    const goal = goals[at % goals.length] ?? 'general';
    const hurt: Injury[] =
      chance() < 0.35 ? several(keysOf(bodyParts), 2).map((part) => ({ part, when: pick(['now', 'now', 'past']) })) : [];
    const conditions = at % 5 === 4 ? keysOf(trainingConditions).filter((_one, place) => place === Math.floor(at / 5) % 8) : [];
    const hasSport = goal === 'sport' || chance() < 0.25;
    return formOf(at, {
      level: keysOf(levels)[at % 3] ?? 'beginner',
      goal,
      days: 1 + (Math.floor(at / 3) % 6),
      minutes: pick([20, 30, 30, 45, 45, 60, 60, 75, 90]),
      age: pick(agesWith(conditions)),
      equipment: [...pick(kits)],
      injuries: hurt,
      conditions,
      sport: hasSport ? pick(sports).id : null,
      matchDays: hasSport && chance() < 0.4 ? [pick(['saturday', 'sunday'] as const)] : [],
      trainingDays: hasSport && chance() < 0.4 ? [pick(['tuesday', 'wednesday', 'thursday'] as const)] : [],
      freeDays: chance() < 0.1 ? weekdays.slice(0, 5) : [],
    });
  });
}
