import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import { liftsOf, exercisesNamed } from './wishes/wishes-of.ts';

/** Lifts whose weight follows from that of another, and the share of it that most people manage. */
const derived: Readonly<Record<string, { readonly from: string; readonly share: number }>> = {
  'paused-back-squat': { from: 'barbell-back-squat', share: 0.85 },
  'front-squat': { from: 'barbell-back-squat', share: 0.75 },
  'barbell-rdl': { from: 'barbell-deadlift', share: 0.65 },
};

/** The heaviest single repetition that a set of so many makes likely, in kg (Epley 1985). A single one is that weight itself. */
export const oneRepMax = (kg: number, reps: number): number => (reps === 1 ? kg : kg * (1 + reps / 30));

/** The weight in kg with which a set of `reps` leaves `left` more, to the next 2.5 kg (Epley 1985, solved for the weight). */
export const weightFor = (max: number, reps: number, left: number): number =>
  Math.max(2.5, Math.round(max / (1 + (reps + left) / 30) / 2.5) * 2.5);

/** The likely maximum of an exercise in kg, from what was said to be lifted; undefined if nothing tells it. */
export function maxOf(id: string, request: Pick<WorkoutRequest, 'wishes'>): number | undefined {
  const lifts = liftsOf(request);
  const own = lifts.find(({ exercise }) => exercise.id === id) ?? lifts.find(({ exercise }) => isAlone(exercise.id, id));
  if (own) return oneRepMax(own.kg, own.reps);
  const other = derived[id];
  const max = other && maxOf(other.from, request);
  return other && max !== undefined ? max * other.share : undefined;
}

/** Whether a family has this exercise and no other: the weight of 'dumbbell rows' says nothing of a row on a cable. */
function isAlone(family: string, id: string): boolean {
  const all = exercisesNamed({ id: family });
  return all.length === 1 && all[0]?.id === id;
}
