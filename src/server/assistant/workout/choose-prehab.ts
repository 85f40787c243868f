import type { DraftItem, Muscle } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import type { Exercise } from './exercises.ts';
import { firstAmount } from './intensity.ts';
import { setRange } from './weekly-volume.ts';
import { familyOf } from './split.ts';
import { needsSupports } from './supports.ts';
import { prehabFor, sportNeeds } from './sport-needs.ts';
import { exercisesNamed, hasStyle, isWanted, wishesOf } from './wishes/wishes-of.ts';

/**
 * Exercises against the sport's usual injuries and for earlier injuries: one in a short session, up to three in a long one, taking turns.
 */
export function choosePrehab(
  request: WorkoutRequest,
  allowed: readonly Exercise[],
  turn: number,
  counts: ReadonlyMap<Muscle, number>,
): DraftItem[] {
  const sport = sportNeeds(request.sport)?.prehab ?? [];
  const old = request.injuries.filter(({ when }) => when === 'past').flatMap(({ part }) => (prehabFor[part] ?? []).slice(0, 2));
  // Leaves room for strength: prehab may take at most two fifths of a muscle's weekly sets.
  const most = setRange(request, 1, false).high * 0.4;
  const hasRoom = ({ primary, secondary }: Exercise) => [...primary, ...secondary].every((muscle) => (counts.get(muscle) ?? 0) + 2 <= most);
  const wanted = allowed.filter((one) => isWanted(one, request) && !one.roles.includes('strength')).map(({ id }) => id);
  // A short session has its balance in the warm-up.
  const balances =
    needsSupports(request) && request.minutes > 20
      ? allowed.filter(({ pattern, roles }) => pattern === 'balance' && roles.includes('prehab'))
      : [];
  const balance = balances[turn % Math.max(1, balances.length)];
  const list = [...new Set([...wanted, ...(balance ? [balance.id] : []), ...interleave(old, sport)])].flatMap((id) =>
    allowed.filter((one) => one.id === id && one.roles.includes('prehab') && hasRoom(one)),
  );
  const count = Math.min(list.length, request.minutes <= 30 ? 1 : request.minutes <= 45 ? 2 : 3);
  if (count === 0) return [];
  // The first one is for an earlier injury, or has the best evidence for the sport: it is in every session, the others take turns.
  const others = list.slice(1);
  const chosen = [
    list[0],
    ...Array.from({ length: count - 1 }, (_one, at) => others[(turn * (count - 1) + at) % Math.max(1, others.length)]),
  ];
  const families = new Set<string>();
  return [...new Set(chosen)].flatMap((one) => {
    const family = one ? familyOf(one) : null;
    if (!one || (family && families.has(family))) return [];
    if (family) families.add(family);
    return [{ exercise: one.id, sets: request.minutes <= 20 ? 1 : 2, amount: gentler(one, request) }];
  });
}

// Eccentric exercises cause sore legs in beginners.
const gentler = (exercise: Exercise, request: WorkoutRequest) =>
  exercise.id === 'nordic-curl' ? (request.level === 'advanced' ? 5 : 4) : firstAmount(exercise, request);

function interleave(one: readonly string[], other: readonly string[]): string[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_at, index) => [one[index], other[index]])
    .flat()
    .filter((id) => id !== undefined);
}

/** Whoever wants to run wants no sprints and shuttles by it; whoever wants sprints does. */
const isWantedForSpeed = ({ id }: Exercise, request: WorkoutRequest): boolean =>
  wishesOf(request).wanted.some((named) => {
    const family = exercisesNamed(named);
    return family.some((one) => one.id === id) && !family.some(({ dose }) => dose.by === 'steady');
  });

/** Jumps, sprints, turns and throws: only for a sport, on at most three days; a fast chair rise for those over 65. */
export function choosePower(request: WorkoutRequest, allowed: readonly Exercise[], turn: number, chance: Chance): DraftItem[] {
  const wanted = [
    ...(sportNeeds(request.sport)?.power ?? []),
    ...(request.age >= 65 && !hasStyle(request, 'steady') ? ['fast-chair-rise'] : []),
  ];
  const may = wanted.flatMap((id) => allowed.filter((one) => one.id === id && one.roles.includes('power')));
  const asked = allowed.filter((one) => one.roles.includes('power') && isWantedForSpeed(one, request));
  const first = asked[turn % Math.max(1, asked.length)];
  if (first && turn <= 2 && request.minutes >= 20) return [powerItem(first)];
  if (may.length === 0 || turn > 2 || request.minutes < 40 || request.goal === 'comeback') return [];
  const usual = may[turn % may.length];
  const second =
    request.minutes >= 50 ? chance.pick(may.filter(({ pattern, id }) => id !== usual?.id && pattern !== usual?.pattern)) : undefined;
  return [usual, second].flatMap((one) => (one ? [powerItem(one)] : []));
}

const powerItem = ({ id, pattern, eachSide }: Exercise): DraftItem => ({
  exercise: id,
  sets: 3,
  amount: pattern === 'sprint' || eachSide ? 3 : 4,
});
