import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import { isRun } from './choose-running.ts';
import { knownExercise } from './exercises.ts';
import type { Exercise } from './exercises.ts';
import { gentleItem } from './loosening.ts';
import { itemSeconds } from './session-time.ts';
import { regionOf } from './split.ts';
import type { Region } from './split.ts';
import { isCareful } from './suits.ts';
import { needsSupports } from './supports.ts';
import { isWanted } from './wishes/wishes-of.ts';

/** What a warm-up leads to: the lifts of a session by region, or a run. */
type Lead = Region | 'run';
type Moves = { readonly loose: readonly string[]; readonly wake: readonly string[] };

/** Joints first, then the move itself without its load; the best lead first. */
const leads: Readonly<Record<Lead, Moves>> = {
  knee: {
    loose: ['ankle-rock', 'adductor-rock', 'leg-swing', 'standing-hip-circle', 'standing-hip-stretch', 'ankle-circle'],
    wake: ['bodyweight-squat', 'reverse-lunge', 'chair-squat', 'banded-lateral-walk', 'seated-knee-extension', 'straight-leg-raise'],
  },
  hip: {
    loose: ['leg-swing', 'standing-hip-circle', 'cat-cow', 'hip-flexor-stretch', 'standing-hip-stretch', 'seated-cat-cow'],
    wake: ['hip-hinge-drill', 'glute-bridge', 'bird-dog', 'band-pull-through', 'standing-hip-extension'],
  },
  push: {
    loose: ['arm-circle', 'thread-needle', 'open-book', 'doorway-chest', 'shoulder-roll'],
    wake: ['scapular-push-up', 'wall-push-up', 'band-external-rotation', 'wall-external-rotation', 'wall-angel'],
  },
  pull: {
    loose: ['arm-circle', 'open-book', 'cat-cow', 'shoulder-roll', 'seated-turn'],
    wake: ['band-pull-apart', 'wall-angel', 'prone-w-pull', 'chair-lean-row'],
  },
  run: {
    loose: ['leg-swing', 'ankle-rock', 'side-leg-swing', 'standing-hip-circle', 'ankle-circle'],
    wake: ['calf-raise', 'a-skip', 'marching', 'bodyweight-squat', 'glute-bridge', 'seated-calf-raise'],
  },
};

/** A session to lead to. */
export type LedSession = {
  request: WorkoutRequest;
  allowed: readonly Exercise[];
  hard: readonly string[];
  conditioning: readonly string[];
};

/** What a session leads to, in its order, each once. */
function leadsOf(hard: readonly string[], conditioning: readonly string[]): Lead[] {
  const regions = hard.flatMap((id) => regionOf(knownExercise(id)) ?? []);
  const found = [...new Set<Lead>(regions)];
  if (found.length === 0) return conditioning.some((id) => isRun({ id })) ? ['run'] : ['knee'];
  // Legs and arms of the first lifts; a fourth part is warm by then.
  return found;
}

/** How hard the moves of a lead are on the careful: rising from a chair instead of a free squat. */
const gentleFirst: ReadonlySet<string> = new Set(['chair-squat', 'standing-hip-circle', 'ankle-circle', 'wall-push-up', 'shoulder-roll']);
const notForCareful: ReadonlySet<string> = new Set(['reverse-lunge', 'a-skip', 'adductor-rock', 'thread-needle', 'scapular-push-up']);

function firstOf(ids: readonly string[], taken: readonly string[], { request, allowed }: LedSession): string | undefined {
  const may = ids.filter((id) => !taken.includes(id) && allowed.some((one) => one.id === id && one.roles.includes('warmUp')));
  const wanted = may.find((id) => isWanted({ id }, request));
  if (wanted) return wanted;
  if (!isCareful(request)) return may[0];
  const suiting = may.filter((id) => !notForCareful.has(id));
  return suiting.find((id) => gentleFirst.has(id)) ?? suiting[0];
}

const mostMoves = 5;

/** The pulse in the way of the session: before a run a brisk walk, on a machine if there is one. */
function pulseOf({ request, allowed, conditioning }: LedSession, chance: Chance): Exercise | undefined {
  const pulses = allowed.filter(
    ({ roles, pattern, id }) => roles.includes('warmUp') && pattern === 'conditioning' && id !== 'easy-walk' && id !== 'easy-jog',
  );
  const wanted = pulses.filter((one) => isWanted(one, request));
  const walk = conditioning.some((id) => isRun({ id })) ? pulses.filter(({ id }) => id === 'brisk-walk') : [];
  const standing = pulses.filter(({ id }) => !id.startsWith('seated'));
  const calm = standing.filter(({ id }) => ['brisk-walk', 'marching', 'bike-steady'].includes(id));
  const from = [wanted, walk, isCareful(request) ? calm : standing, standing, pulses].find((list) => list.length > 0);
  return chance.pick(from ?? []);
}

/**
 * Three to five moves that lead to the session: something for the pulse, the joints of its first lifts, and those lifts without a load;
 * balance for those over 65.
 */
export function chooseWarmUp(session: LedSession, seconds: number, chance: Chance): string[] {
  const { request, allowed, hard, conditioning } = session;
  const pulse = pulseOf(session, chance);
  const balance =
    request.age >= 65 || needsSupports(request)
      ? allowed.find(({ roles, pattern }) => roles.includes('warmUp') && pattern === 'balance')
      : undefined;
  const parts = leadsOf(hard, conditioning);
  const chosen: string[] = [...(pulse ? [pulse.id] : []), ...(balance ? [balance.id] : [])];
  const legs = parts.find((part) => part === 'knee' || part === 'hip' || part === 'run');
  const arms = parts.find((part) => part === 'push' || part === 'pull');
  const wants: readonly (readonly string[])[] = [
    ...[legs, arms].flatMap((part) => (part ? [leads[part].loose] : [])),
    ...[legs, arms, ...parts.filter((part) => part !== legs && part !== arms)].flatMap((part) => (part ? [leads[part].wake] : [])),
    ...parts.map((part) => leads[part].loose),
  ];
  const room = pulse ? seconds - 60 : seconds;
  let left = room - chosen.slice(1).reduce((sum, id) => sum + itemSeconds(gentleItem(id), 'warmUp'), 0);
  for (const ids of wants) {
    const id = firstOf(ids, chosen, session);
    const cost = id ? itemSeconds(gentleItem(id), 'warmUp') : 0;
    if (!id || chosen.length >= mostMoves || (cost > left + 10 && chosen.length >= 3)) continue;
    chosen.push(id);
    left -= cost;
  }
  return chosen;
}
