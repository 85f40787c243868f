import { trainingConditions } from '../../src/contract/assistant/training-conditions.ts';
import { sports } from '../../src/contract/sports.ts';
import { weekdays } from '../../src/contract/assistant/weekdays.ts';
import { workoutGoals } from '../../src/contract/assistant/workout.ts';
import type { WorkoutRequest } from '../../src/contract/assistant/workout.ts';
import { bodyParts, equipment, levels } from '../../src/contract/assistant/words.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];

/** Made-up people from a fixed seed: every tenth with little time, every tenth with six days, many with pain, many without equipment. */
export function workoutRequests(count: number): WorkoutRequest[] {
  const chance = seededChance(20_260_401);
  const below = (most: number) => Math.floor(chance.part() * most);
  const some = <T>(list: readonly T[], most: number): T[] => chance.shuffled(list).slice(0, below(most + 1));
  const pick = <T>(list: readonly T[]): T => chance.pick(list) as T;
  return Array.from({ length: count }, (_one, at): WorkoutRequest => {
    const matchDays = chance.part() < 0.35 ? some(weekdays, 2) : [];
    const isOneOf = (part: number) => at % 10 === part;
    return {
      language: at % 3 === 0 ? 'hindi' : 'english',
      level: pick(keysOf(levels)),
      goal: pick(keysOf(workoutGoals)),
      days: isOneOf(1) ? 6 : 1 + below(6),
      minutes: isOneOf(2) ? 15 : isOneOf(3) ? 120 : 15 + 5 * below(22),
      age: pick([12, 15, 17, 19, 24, 30, 38, 45, 55, 66, 78]),
      equipment: isOneOf(4) || isOneOf(2) ? [] : isOneOf(5) ? keysOf(equipment) : some(keysOf(equipment), 7),
      injuries: (isOneOf(6) ? chance.shuffled(keysOf(bodyParts)).slice(0, 4 + below(4)) : some(keysOf(bodyParts), 2)).map((part) => ({
        part,
        when: chance.part() < 0.6 ? ('now' as const) : ('past' as const),
      })),
      conditions: chance.part() < 0.3 ? some(keysOf(trainingConditions), 2) : [],
      sport: chance.part() < 0.6 ? pick(sports).id : null,
      matchDays,
      trainingDays:
        chance.part() < 0.3
          ? some(
              weekdays.filter((day) => !matchDays.includes(day)),
              2,
            )
          : [],
      freeDays: chance.part() < 0.15 ? chance.shuffled(weekdays).slice(0, 4) : [],
    };
  });
}
