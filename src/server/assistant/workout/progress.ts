import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { DraftItem, Muscle, WorkoutDraft } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { knownExercise } from './exercises.ts';
import { regionOf } from './split.ts';
import type { Region } from './split.ts';
import { addSets, leastOf, setRange } from './weekly-volume.ts';

export type ProgressedSession = { power: DraftItem[]; strength: DraftItem[]; prehab: DraftItem[] };

const grown = (amount: number, id: string) =>
  knownExercise(id).dose.by === 'hold' ? Math.max(amount, Math.floor((amount * 1.17) / 5) * 5) : Math.floor(amount * 1.17);

/**
 * The progression of four weeks: the draft; one or two more repetitions; a few more sets (an eighth at most); then a deload with three
 * fifths of the sets and week 1's repetitions.
 */
export function progressed(draft: WorkoutDraft, request: WorkoutRequest, week: number): ProgressedSession[] {
  if (week === 4) return unloaded(draft, request);
  // Strength beside endurance stays small: it is the runs and rides that grow.
  const isForEndurance = request.goal === 'endurance';
  const dosed = (items: readonly DraftItem[]) =>
    items.map((item) => ({
      ...item,
      amount: week === 1 ? item.amount : isForEndurance ? plus(item, week - 1) : grown(item.amount, item.exercise),
    }));
  const sessions = draft.sessions.map(({ power, strength, prehab }) => ({
    power: power.map((item) => ({ ...item })),
    strength: dosed(strength),
    prehab: dosed(prehab),
  }));
  if (week !== 3 || isForEndurance) return sessions;
  const before = setsOf(sessions);
  const more = withMoreSets(sessions, draft, request);
  // A week so short that no set can be added goes on with repetitions.
  return setsOf(more) > before ? more : more.map((session) => ({ ...session, strength: session.strength.map(oneMore) }));
}

const setsOf = (sessions: readonly Pick<ProgressedSession, 'strength'>[]) =>
  sessions.reduce((sum, { strength }) => sum + strength.reduce((all, { sets }) => all + sets, 0), 0);
const plus = ({ amount, exercise }: DraftItem, steps: number) => amount + steps * (knownExercise(exercise).dose.by === 'hold' ? 5 : 1);
const oneMore = (item: DraftItem): DraftItem => ({ ...item, amount: plus(item, 1) });

/** What has a single set unloads by its repetitions. */
const lighter = (amount: number) => Math.max(1, Math.round(amount * 0.7));

const mostUnloaded = 0.64;

/** Three fifths of the sets: each exercise keeps one, what has most gives first. */
function fewerSets(items: readonly DraftItem[]): DraftItem[] {
  const all = items.map((item) => ({
    ...item,
    sets: Math.max(1, Math.round(item.sets * 0.6)),
    amount: item.sets === 1 ? lighter(item.amount) : item.amount,
  }));
  const most = mostUnloaded * items.reduce((sum, { sets }) => sum + sets, 0);
  while (all.reduce((sum, { sets }) => sum + sets, 0) > most) {
    const largest = all.findLast(({ sets }) => sets > 1);
    if (!largest) break;
    largest.sets -= 1;
  }
  return all;
}

/** The fourth week. Where exercises have single sets only, the last of them rest, if another one trains the same muscles. */
function unloaded({ sessions }: WorkoutDraft, request: WorkoutRequest): ProgressedSession[] {
  const all = sessions.map(({ power, strength, prehab }) => ({
    power: fewerSets(power),
    strength: fewerSets(strength),
    prehab: fewerSets(prehab),
  }));
  const before = setsOf(sessions);
  const { low } = setRange(request, sessions.filter(({ isEasy }) => !isEasy).length, true);
  for (const session of all) {
    const counts = countsOf(all);
    const isSpare = ({ exercise, sets }: DraftItem) =>
      knownExercise(exercise).primary.every((muscle) => (counts.get(muscle) ?? 0) - sets >= low);
    const spare = session.strength.findLast(isSpare);
    if (setsOf(all) > before * mostUnloaded && spare && session.strength.length > 2)
      session.strength = session.strength.filter((one) => one !== spare);
  }
  keepLeast(all, sessions, request);
  return all;
}

function countsOf(sessions: readonly ProgressedSession[]): Map<Muscle, number> {
  const counts = new Map<Muscle, number>();
  for (const { exercise, sets } of sessions.flatMap(({ strength, prehab }) => [...strength, ...prehab])) addSets(counts, exercise, sets);
  return counts;
}

/** Gives sets back to the muscles that would fall below half of their least. */
function keepLeast(all: readonly ProgressedSession[], before: WorkoutDraft['sessions'], request: WorkoutRequest): void {
  const { low } = setRange(request, before.filter(({ isEasy }) => !isEasy).length, true);
  const counts = countsOf(all);
  for (const muscle of majorMuscles) {
    for (const [at, { strength }] of all.entries()) {
      for (const item of strength.filter(({ exercise }) => knownExercise(exercise).primary.includes(muscle))) {
        const had = before[at]?.strength.find(({ exercise }) => exercise === item.exercise)?.sets ?? 0;
        if ((counts.get(muscle) ?? 0) >= leastOf(muscle, low) || item.sets >= had) continue;
        item.sets += 1;
        addSets(counts, item.exercise, 1);
      }
    }
  }
}

function withMoreSets(sessions: ProgressedSession[], draft: WorkoutDraft, request: WorkoutRequest): ProgressedSession[] {
  const all = sessions.flatMap(({ power, strength, prehab }) => [...power, ...strength, ...prehab]);
  const counts = countsOf(sessions);
  const { high } = setRange(request, draft.sessions.filter(({ isEasy }) => !isEasy).length, false);
  const before = all.reduce((sum, item) => sum + secondsOf(item), 0);
  // All of them go to the main lifts, which must not grow by more than a fifth either.
  const count = (items: readonly DraftItem[]) => items.reduce((sum, { sets }) => sum + sets, 0);
  const main = count(sessions.flatMap(({ power, strength }) => [...power, ...strength]));
  let spare = Math.floor(Math.min(count(all) / 8, main * 0.19));
  let spareSeconds = before / 8;
  for (const turn of [0, 1, 2]) {
    for (const [at, { strength }] of sessions.entries()) {
      // In turn, so that not the first lift of every day gains.
      const item = strength[(turn + at) % Math.min(3, strength.length)];
      if (!item || spare < 1 || item.sets > 4 || isPlenty(item, sessions)) continue;
      const one = secondsOf({ ...item, sets: 1 });
      const { primary, secondary } = knownExercise(item.exercise);
      if (one > spareSeconds || [...primary, ...secondary].some((muscle) => (counts.get(muscle) ?? 0) + 1 > high)) continue;
      item.sets += 1;
      spare -= 1;
      spareSeconds -= one;
      addSets(counts, item.exercise, 1);
    }
  }
  return sessions;
}

/** Pulling that is ahead of pushing anyway. */
function isPlenty({ exercise }: DraftItem, sessions: readonly ProgressedSession[]): boolean {
  const sets = (region: Region) =>
    sessions
      .flatMap(({ strength, prehab }) => [...strength, ...prehab])
      .reduce((sum, item) => sum + (regionOf(knownExercise(item.exercise)) === region ? item.sets : 0), 0);
  return regionOf(knownExercise(exercise)) === 'pull' && sets('pull') > sets('push') + 1;
}

function secondsOf({ exercise, sets, amount }: DraftItem): number {
  const { dose, eachSide } = knownExercise(exercise);
  return sets * amount * (dose.by === 'reps' ? dose.secondsEach : 1) * (eachSide ? 2 : 1);
}
