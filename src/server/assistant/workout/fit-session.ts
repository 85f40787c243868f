import type { WorkoutBlock } from '../../../contract/assistant/workout-plan.ts';
import type { Chance } from '../part/index.ts';
import { fitConditioning } from './fit-conditioning.ts';
import type { RunningPieces } from './fit-conditioning.ts';
import type { Exercise } from './exercises.ts';
import { knownExercise } from './exercises.ts';
import { gentleItem, loosenFor, mostStretches } from './loosening.ts';
import { itemSeconds, sessionSeconds } from './session-time.ts';
import type { TimedItem } from './session-time.ts';

export type TimedBlock = { block: WorkoutBlock; items: TimedItem[] };
export type SessionParts = {
  warmUp: readonly string[];
  coolDown: readonly string[];
  power: TimedItem[];
  strength: TimedItem[];
  prehab: TimedItem[];
  conditioning: readonly string[];
  /** The maximum seconds of conditioning work, so that no week increases too much. */
  mostConditioning: number;
  pieces: RunningPieces;
  /** The share of the free time for conditioning; the rest is for loosening. */
  conditioningShare: number;
  /** By how much rests may grow, and shrink. */
  mostRest: number;
  leastRest: number;
  /** The least seconds between sets of an exercise: heavy sets are left out rather than hurried. */
  leastRestOf: (id: string) => number;
};
type Room = {
  target: number;
  warmSeconds: number;
  allowed: readonly Exercise[];
  chance: Chance;
  /** The time is a limit, not an aim. */
  isNeverLonger: boolean;
  isOnlyLoosening: boolean;
  /** Its length was asked for. */
  isCoolDownAsked: boolean;
  /** Exercises that are removed only with all others. */
  keeps: (id: string) => boolean;
};

const near = 0.03;
const mostMissing = 0.09;
/** Loosening and cooling down together; a session that only loosens may do so for longer. */
const mostEasing = 480;
const mostLoosening = 1_200;
const mostLooseningAlone = 3_000;
/** Rests beyond four minutes are waiting. */
const longestRest = 240;

/**
 * Fits a session to its time: conditioning takes what is free, rests are stretched or shortened within limits, easy movement follows for up to
 * eight minutes, and sets are removed last. What is then still free is not filled: the session ends earlier.
 */
export function fitSession(parts: SessionParts, room: Room): TimedBlock[] {
  const { target, warmSeconds, allowed, chance, isNeverLonger, isOnlyLoosening, isCoolDownAsked, keeps } = room;
  const warmUp = warmUpOf(parts.warmUp, warmSeconds);
  const coolDown = parts.coolDown.map((id) => gentleItem(id));
  const hard: TimedBlock[] = [
    { block: 'power', items: parts.power },
    { block: 'strength', items: parts.strength },
    { block: 'prehab', items: parts.prehab },
  ];
  let conditioning: TimedItem[] = [];
  let mobility: TimedItem[] = [];
  const all = (): TimedBlock[] => [
    { block: 'warmUp', items: warmUp },
    ...hard,
    { block: 'conditioning', items: conditioning },
    { block: 'mobility', items: mobility },
    { block: 'coolDown', items: coolDown },
  ];
  const gap = () => target - sessionSeconds(all());

  conditioning = fitConditioning(parts.conditioning, gap() * parts.conditioningShare, parts.mostConditioning, parts.pieces);
  stretchRests(hard, gap(), parts);
  const isTraining = conditioning.length > 0 || hard.some(({ items }) => items.length > 0);
  // Easy movement is no way to fill a session that trains: it only closes a gap that it can close, and otherwise the session ends earlier.
  const isFiller = isTraining && !isOnlyLoosening;
  if (gap() > target * (isFiller ? mostMissing : near) && !(isFiller && gap() > target * mostMissing + mostEasing)) {
    const taken = [...parts.warmUp, ...parts.coolDown];
    const cooling = coolDown.reduce((sum, item) => sum + itemSeconds(item, 'coolDown'), 0);
    const most = isOnlyLoosening ? mostLooseningAlone : isTraining ? mostEasing : mostLoosening;
    mobility = loosenFor(Math.min(gap(), most - cooling), { allowed, taken, chance, most: isOnlyLoosening ? 16 : mostStretches });
  }
  const over = isNeverLonger ? 0 : -target * near;
  while (gap() < over && coolDown.length > 2 && !isCoolDownAsked) coolDown.splice(0, 1);
  while (gap() < over * 1.6 && dropOneSet(hard, keeps));
  while (
    gap() < over &&
    isNeverLonger &&
    (mobility.pop() ?? (coolDown.length > 1 ? coolDown.shift() : undefined) ?? (warmUp.length > 2 ? warmUp.pop() : undefined))
  );
  return all().filter(({ items }) => items.length > 0);
}

/** The pulse takes what the other moves leave of the time to warm up, at least a minute. */
function warmUpOf(ids: readonly string[], seconds: number): TimedItem[] {
  const [pulse, ...others] = ids.map((id) => gentleItem(id));
  if (!pulse) return [];
  if (knownExercise(pulse.exercise).pattern !== 'conditioning') return [pulse, ...others];
  const left = () => seconds - others.reduce((sum, item) => sum + itemSeconds(item, 'warmUp'), 0) - 5;
  while (left() < 60 && others.length > 2) others.pop();
  return [gentleItem(pulse.exercise, Math.min(Math.max(300, seconds - 120), Math.max(60, left()))), ...others];
}

/** Rests may grow up to a factor or shrink by two fifths, but not below what heavy sets need; in steps of five seconds. */
function stretchRests(
  hard: readonly TimedBlock[],
  gap: number,
  { mostRest, leastRest, leastRestOf }: Pick<SessionParts, 'mostRest' | 'leastRest' | 'leastRestOf'>,
): void {
  const items = hard.flatMap((block) => block.items);
  const resting = items.reduce((sum, { sets, restSeconds }) => sum + (sets - 1) * restSeconds, 0);
  if (resting === 0) return;
  const factor = Math.min(mostRest, Math.max(leastRest, 1 + gap / resting));
  for (const item of items) {
    const least = Math.min(item.restSeconds, leastRestOf(item.exercise));
    item.restSeconds = Math.max(15, least, Math.min(longestRest, Math.round((item.restSeconds * factor) / 5) * 5));
  }
}

function dropOneSet(hard: TimedBlock[], keeps: (id: string) => boolean): boolean {
  const strength = hard.find(({ block }) => block === 'strength')?.items ?? [];
  const most = Math.max(0, ...strength.map(({ sets }) => sets));
  const from = strength.findLast(({ sets }) => sets === most);
  if (from && most > 1) {
    from.sets -= 1;
    return true;
  }
  for (const block of [...hard].reverse()) {
    if (block.items.length <= (block.block === 'strength' ? 3 : 0)) continue;
    const last = block.items.findLastIndex(({ exercise }) => !keeps(exercise));
    return block.items.splice(last, 1).length > 0;
  }
  return false;
}
