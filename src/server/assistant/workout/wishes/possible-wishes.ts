import type { Constraint } from '../../../../contract/assistant/constraints.ts';
import type { Equipment } from '../../../../contract/assistant/words.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import type { ExerciseNamed } from '../../../../contract/assistant/workout-wishes.ts';
import { exerciseOf, exercises, type Exercise } from '../exercises.ts';
import { whyNot } from '../may-do.ts';
import { exercisesNamed, wishesOf } from './wishes-of.ts';

const may = (one: Exercise, request: WorkoutRequest) => whyNot(one, request) === null;

/** The easier versions of exercises, the nearest first. */
function easierThan(all: readonly Exercise[]): Exercise[] {
  const found = new Set<Exercise>();
  let level = all;
  while (level.length > 0) {
    level = level.flatMap(({ easier }) => (easier === null ? [] : (exerciseOf(easier) ?? []))).filter((one) => !found.has(one));
    for (const one of level) found.add(one);
  }
  return [...found];
}

/** What is nearest to something that was asked for and may not be done: an easier version, or else what trains the same in the same way. */
export function nearestTo(named: ExerciseNamed, request: WorkoutRequest): Exercise | undefined {
  const all = exercisesNamed(named);
  const easier = easierThan(all).filter((one) => may(one, request));
  // Whoever may not run walks; a drill for sprinters is nearer to nothing.
  const isForBreath = all.some(({ pattern }) => pattern === 'conditioning');
  const nearest = (isForBreath ? easier.find(({ pattern }) => pattern === 'conditioning') : undefined) ?? easier[0];
  if (nearest) return nearest;
  const isAlike = (one: Exercise) =>
    one.roles.includes('strength') && all.some(({ pattern, primary }) => one.pattern === pattern && one.primary[0] === primary[0]);
  return exercises.find((one) => isAlike(one) && may(one, request));
}

/** The tools that an exercise still lacks: of several that would do, the first that was not denied. Undefined if there is none. */
function lackingFor({ needs }: Exercise, { equipment }: WorkoutRequest, denied: ReadonlySet<Equipment>): Equipment[] | undefined {
  const lacking = needs
    .filter((oneOf) => !oneOf.some((thing) => equipment.includes(thing)))
    .map((oneOf) => oneOf.find((thing) => !denied.has(thing)));
  return lacking.every((thing) => thing !== undefined) ? lacking : undefined;
}

/** The fewest tools with which one of these exercises may be done. */
function toolsFor(all: readonly Exercise[], request: WorkoutRequest, denied: ReadonlySet<Equipment>): Equipment[] | undefined {
  return all
    .flatMap((one): Equipment[][] => {
      const tools = lackingFor(one, request, denied);
      return tools && may(one, { ...request, equipment: [...request.equipment, ...tools] }) ? [tools] : [];
    })
    .sort((one, other) => one.length - other.length)[0];
}

/**
 * The request with the tools of exercises that were asked for: who loves kettlebell swings has a kettlebell. Not if the words (`chips`) name
 * what is missing, or all that there is.
 */
export function withToolsOfWishes(request: WorkoutRequest, chips: readonly Constraint[]): WorkoutRequest {
  const isAllNamed = chips.some((one) => one.type === 'onlyEquipment' || (one.type === 'equipment' && one.value === 'none'));
  if (isAllNamed) return request;
  const denied = new Set(chips.flatMap((one) => (one.type === 'without' ? [one.value] : [])));
  return wishesOf(request).wanted.reduce((asked, named) => {
    const all = exercisesNamed(named);
    const tools = toolsFor(all, asked, denied) ?? toolsFor(easierThan(all), asked, denied) ?? [];
    if (tools.length === 0) return asked;
    const wishes = wishesOf(asked);
    return {
      ...asked,
      equipment: [...asked.equipment, ...tools],
      wishes: { ...wishes, countedOn: [...new Set([...wishes.countedOn, ...tools])] },
    };
  }, request);
}
