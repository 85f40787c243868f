import type { DraftItem, DraftSession, Muscle, WorkoutDraft } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import { chooseConditioning, hardDays } from './choose-conditioning.ts';
import { chooseDays } from './choose-days.ts';
import { choosePower, choosePrehab } from './choose-prehab.ts';
import { chooseStrength, inOrder } from './choose-strength.ts';
import { repairStrength } from './repair-strength.ts';
import type { StrengthSlot } from './choose-strength.ts';
import type { Exercise } from './exercises.ts';
import { knownExercise } from './exercises.ts';
import { lightRest } from './intensity.ts';
import { allowedExercises, startingLevel, trainableMuscles } from './may-do.ts';
import { setSeconds, strengthBudget } from './session-budget.ts';
import { addSets } from './weekly-volume.ts';

const lower: readonly Muscle[] = ['quads', 'glutes', 'hamstrings', 'calves', 'adductors', 'core'];
const upper: readonly Muscle[] = ['chest', 'back', 'shoulders', 'biceps', 'triceps', 'core'];
const push: readonly Muscle[] = ['chest', 'shoulders', 'triceps', 'core'];
const pull: readonly Muscle[] = ['back', 'biceps', 'forearms', 'rotatorCuff', 'core'];

/** The muscles that each full session focuses on; null for the whole body. */
function emphases(request: WorkoutRequest, full: number, allowed: readonly Exercise[]): (readonly Muscle[] | null)[] {
  const trainable = trainableMuscles(allowed);
  const isLopsided =
    trainable.filter((muscle) => lower.includes(muscle)).length < 4 || trainable.filter((muscle) => upper.includes(muscle)).length < 4;
  if (full <= 3 || isLopsided || request.minutes <= 20) return Array.from({ length: full }, () => null);
  if (full === 4 || startingLevel(request) === 'beginner')
    return Array.from({ length: full }, (_day, at) => (at % 2 === 0 ? upper : lower));
  return [push, lower, pull, lower, upper, lower].slice(0, full);
}

export type DraftWishes = { chance: Chance; keep?: ReadonlySet<string>; avoids?: readonly string[] };

/** The first week of a plan, chosen from the allowed exercises: days, power, strength, prehab and conditioning. */
export function chooseDraft(request: WorkoutRequest, { chance, keep = new Set(), avoids = [] }: DraftWishes): WorkoutDraft {
  const allowed = allowedExercises(request).filter(({ id }) => !avoids.includes(id));
  const days = chooseDays(request, chance);
  const full = days.filter(({ isEasy }) => !isEasy).length;
  const about = emphases(request, full, allowed);
  const counts = new Map<Muscle, number>();
  let at = -1;
  const drafted = days.map(({ weekday, isEasy }) => {
    if (isEasy) return { weekday, isEasy, power: [], prehab: [], slot: null };
    at++;
    const power = choosePower(request, allowed, at, chance);
    const prehab = choosePrehab(request, allowed, at, counts);
    for (const { exercise, sets } of prehab) addSets(counts, exercise, sets);
    const budget = strengthBudget(request, full, secondsOf(power, request, lightRest.power) + secondsOf(prehab, request, lightRest.prehab));
    const taken = new Set(prehab.map(({ exercise }) => exercise));
    const slot: StrengthSlot = {
      emphasis: about[at] ?? null,
      secondsLeft: budget.seconds,
      spareSeconds: budget.spare,
      setsLeft: budget.sets,
      taken,
      items: [],
    };
    return { weekday, isEasy, power, prehab, slot };
  });
  const week = { request, chance, slots: drafted.flatMap(({ slot }) => (slot ? [slot] : [])), counts, keep };
  chooseStrength(week, allowed);
  repairStrength(week, allowed);
  const hard = hardDays(request, days);
  return {
    avoids: [...avoids],
    sessions: drafted.map(({ slot, ...session }): DraftSession => ({
      ...session,
      strength: inOrder(slot?.items ?? []),
      conditioning: slot ? chooseConditioning(request, allowed, hard.has(session.weekday), chance) : [],
    })),
  };
}

const secondsOf = (items: readonly DraftItem[], request: WorkoutRequest, rest: number): number =>
  items.reduce((sum, { exercise, sets }) => sum + sets * setSeconds(knownExercise(exercise), request, rest) + 30, 0);
