import type { MajorMuscle, Muscle, WorkoutBlock } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { openDays } from './choose-days.ts';
import { knownExercise } from './exercises.ts';
import { startingLevel } from './may-do.ts';
import { strengthSessions } from './split.ts';
import { workSeconds } from './session-time.ts';
import type { TimedItem } from './session-time.ts';
import { minutesOn } from './wishes/wishes-of.ts';

type Blocks = readonly { block: WorkoutBlock; items: readonly TimedItem[] }[];
type Sessions = readonly { isEasy: boolean; blocks: Blocks }[];

const leastSets = { beginner: 4, intermediate: 6, advanced: 8 } as const;
const mostSets = { beginner: 12, intermediate: 18, advanced: 24 } as const;

/** The weekly sets of a large muscle group: the level's range, less if the week has little time, half of it in a deload week. */
export function setRange(request: WorkoutRequest, fullSessions: number, isDeload: boolean): { low: number; high: number } {
  const level = startingLevel(request);
  const hours = (strengthSessions(request, fullSessions) * usualMinutes(request)) / 60;
  const share = request.goal === 'endurance' || request.goal === 'fatLoss' ? 1.5 : 2;
  const low = fullSessions === 0 ? 0 : Math.min(leastSets[level], Math.max(1, Math.floor(share * hours)));
  return { low: isDeload ? low / 2 : low, high: mostSets[level] };
}

/** The minutes of a session on an average weekday that is open. */
function usualMinutes(request: WorkoutRequest): number {
  const open = openDays(request);
  return open.length === 0 ? request.minutes : open.reduce((sum, day) => sum + minutesOn(request, day), 0) / open.length;
}

/** The least sets of a muscle: half as many for the trunk, which steadies every lift. */
export const leastOf = (muscle: MajorMuscle, low: number): number => (muscle === 'core' ? (low < 2 ? 0 : Math.ceil(low / 2)) : low);

const countsForMuscles = (block: WorkoutBlock) => block === 'strength' || block === 'prehab';

/** Sets per muscle in one week: a set counts 1 for main muscles and 0.5 for assisting ones. */
export function setsByMuscle(sessions: Sessions): Map<Muscle, number> {
  const sets = new Map<Muscle, number>();
  for (const { blocks } of sessions) {
    for (const { items } of blocks.filter(({ block }) => countsForMuscles(block))) {
      for (const item of items) addSets(sets, item.exercise, item.sets);
    }
  }
  return sets;
}

/** Adds the sets of one exercise to a count of muscles. */
export function addSets(counts: Map<Muscle, number>, id: string, sets: number): void {
  const { primary, secondary } = knownExercise(id);
  for (const muscle of primary) counts.set(muscle, (counts.get(muscle) ?? 0) + sets);
  for (const muscle of secondary) counts.set(muscle, (counts.get(muscle) ?? 0) + sets / 2);
}

export type WeekVolume = { work: number; conditioning: number; contacts: number; sets: number };

/** The quantities that must not increase too fast: seconds of work, seconds of conditioning, landings, and hard sets. */
export function weekVolume(sessions: Sessions): WeekVolume {
  const volume: WeekVolume = { work: 0, conditioning: 0, contacts: 0, sets: 0 };
  for (const { block, items } of sessions.flatMap(({ blocks }) => blocks)) {
    for (const item of items) {
      if (block === 'conditioning') volume.conditioning += workSeconds(item);
      if (block === 'power' || countsForMuscles(block)) {
        volume.work += workSeconds(item);
        volume.sets += item.sets;
      }
      if (block === 'power') volume.contacts += item.sets * (item.reps ?? 0);
    }
  }
  return volume;
}

/** No quantity increases by more than a fifth per week. */
const mostGrowth = 1.2;

export const grewTooMuch = (before: WeekVolume, after: WeekVolume): (keyof WeekVolume)[] =>
  (['work', 'conditioning', 'contacts', 'sets'] as const).filter((part) => after[part] > before[part] * mostGrowth + 0.001);
