import type { DraftItem, Muscle, WorkoutDraft } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { knownExercise } from './exercises.ts';
import { addSets, setRange } from './weekly-volume.ts';

export type ProgressedSession = { power: DraftItem[]; strength: DraftItem[]; prehab: DraftItem[] };

const grown = (amount: number, id: string) =>
  knownExercise(id).dose.by === 'hold' ? Math.max(amount, Math.floor((amount * 1.17) / 5) * 5) : Math.floor(amount * 1.17);

/**
 * The progression of four weeks: the draft; one or two more repetitions; a few more sets (an eighth at most); then a deload with three
 * fifths of the sets and week 1's repetitions.
 */
export function progressed(draft: WorkoutDraft, request: WorkoutRequest, week: number): ProgressedSession[] {
  const more = week === 2 || week === 3;
  const dosed = (items: readonly DraftItem[]) =>
    items.map((item) => ({
      ...item,
      amount: more ? grown(item.amount, item.exercise) : week === 4 && item.sets === 1 ? lighter(item.amount) : item.amount,
      sets: week === 4 ? fewer(item.sets) : item.sets,
    }));
  const sessions = draft.sessions.map(({ power, strength, prehab }) => ({
    power: power.map((item) => ({ ...item, sets: week === 4 ? fewer(item.sets) : item.sets })),
    strength: dosed(strength),
    prehab: dosed(prehab),
  }));
  return week === 3 ? withMoreSets(sessions, draft, request) : sessions;
}

/** What has a single set unloads by its repetitions. */
const lighter = (amount: number) => Math.max(1, Math.round(amount * 0.7));
const fewer = (sets: number) => Math.max(1, Math.round(sets * 0.6));

function withMoreSets(sessions: ProgressedSession[], draft: WorkoutDraft, request: WorkoutRequest): ProgressedSession[] {
  const all = sessions.flatMap(({ power, strength, prehab }) => [...power, ...strength, ...prehab]);
  const counts = new Map<Muscle, number>();
  for (const { exercise, sets } of sessions.flatMap(({ strength, prehab }) => [...strength, ...prehab])) addSets(counts, exercise, sets);
  const { high } = setRange(request, draft.sessions.filter(({ isEasy }) => !isEasy).length, false);
  const before = all.reduce((sum, item) => sum + secondsOf(item), 0);
  // All of them go to the main lifts, which must not grow by more than a fifth either.
  const setsOf = (items: readonly DraftItem[]) => items.reduce((sum, { sets }) => sum + sets, 0);
  const main = setsOf(sessions.flatMap(({ power, strength }) => [...power, ...strength]));
  let spare = Math.floor(Math.min(setsOf(all) / 8, main * 0.19));
  let spareSeconds = before / 8;
  for (const turn of [0, 1, 2]) {
    for (const [at, { strength }] of sessions.entries()) {
      // In turn, so that not the first lift of every day gains.
      const item = strength[(turn + at) % Math.min(3, strength.length)];
      if (!item || spare < 1 || item.sets > 4) continue;
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

function secondsOf({ exercise, sets, amount }: DraftItem): number {
  const { dose, eachSide } = knownExercise(exercise);
  return sets * amount * (dose.by === 'reps' ? dose.secondsEach : 1) * (eachSide ? 2 : 1);
}
