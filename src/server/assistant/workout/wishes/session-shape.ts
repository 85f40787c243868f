import type { DraftItem, DraftSession } from '../../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../../contract/assistant/workout.ts';
import { knownExercise } from '../exercises.ts';
import { isWanted, musclesIn, wishesOf } from './wishes-of.ts';

/** The exercises of a session with those first that train what was asked to come first. */
export function withFirst(items: readonly DraftItem[], request: WorkoutRequest): DraftItem[] {
  const { first } = wishesOf(request);
  if (first === null) return [...items];
  const muscles = musclesIn([first]);
  const isFirst = ({ exercise }: DraftItem) => muscles.has(knownExercise(exercise).primary[0] ?? 'core');
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

const countOf = ({ power, strength, prehab, conditioning }: DraftSession) =>
  power.length + strength.length + prehab.length + conditioning.length;

/** The session without what is beyond the number of exercises that was asked for: the least important goes first, what was asked for last. */
export function withFewer(session: DraftSession, request: WorkoutRequest): DraftSession {
  const { mostExercises } = wishesOf(request);
  if (mostExercises === null) return session;
  const next = {
    ...session,
    power: [...session.power],
    strength: [...session.strength],
    prehab: [...session.prehab],
    conditioning: [...session.conditioning],
  };
  const isSpare = ({ exercise }: DraftItem) => !isWanted(knownExercise(exercise), request);
  const isForEngine = request.goal === 'endurance' || request.goal === 'fatLoss';
  while (countOf(next) > mostExercises) {
    const spare = next.strength.findLastIndex(isSpare);
    if (next.power.length > 0) next.power.pop();
    else if (next.prehab.length > 1) next.prehab.pop();
    else if (spare > 2) next.strength.splice(spare, 1);
    else if (next.prehab.length > 0) next.prehab.pop();
    else if (next.conditioning.length > (isForEngine ? 1 : 0)) next.conditioning.pop();
    else if (next.strength.length > 1) next.strength.splice(Math.max(0, spare), 1);
    else break;
  }
  return next;
}
