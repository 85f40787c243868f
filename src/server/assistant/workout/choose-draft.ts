import type { DraftItem, DraftSession, Muscle, WorkoutDraft } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Chance } from '../part/index.ts';
import { chooseConditioning, hardDays } from './choose-conditioning.ts';
import { chooseDays } from './choose-days.ts';
import type { PlannedDay } from './choose-days.ts';
import { isRunner, runDays, withLongRun } from './choose-running.ts';
import { choosePower, choosePrehab } from './choose-prehab.ts';
import { chooseStrength, inOrder } from './choose-strength.ts';
import { keepToFewDays, withFewLegDays } from './few-days.ts';
import { fillStrength } from './fill-strength.ts';
import { repairStrength } from './repair-strength.ts';
import type { StrengthSlot } from './choose-strength.ts';
import { knownExercise } from './exercises.ts';
import { lightRest } from './intensity.ts';
import { allowedExercises } from './may-do.ts';
import { setSeconds, strengthBudget } from './session-budget.ts';
import { fitsDay, splitOf } from './split.ts';
import { varyTrunk } from './vary-trunk.ts';
import { addSets } from './weekly-volume.ts';
import { withFewer, withFirst } from './wishes/session-shape.ts';
import { isLongRunDay, requestOn } from './wishes/wishes-of.ts';

export type DraftWishes = { chance: Chance; keep?: ReadonlySet<string>; avoids?: readonly string[] };

/** The first week of a plan, chosen from the allowed exercises: days, power, strength, prehab and conditioning. */
export function chooseDraft(request: WorkoutRequest, { chance, keep = new Set(), avoids = [] }: DraftWishes): WorkoutDraft {
  const allowed = allowedExercises(request).filter(({ id }) => !avoids.includes(id));
  const days = chooseDays(request, chance);
  const fullDays = days.filter(({ isEasy }) => !isEasy).map(({ weekday }) => weekday);
  const full = fullDays.length;
  const kinds = withLongRun(withFewLegDays(splitOf(request, fullDays, allowed), request), fullDays, request, allowed);
  const counts = new Map<Muscle, number>();
  let at = -1;
  const drafted = days.map(({ weekday, isEasy }) => {
    if (isEasy) return { weekday, isEasy, power: [], prehab: [], slot: null };
    at++;
    const kind = kinds[at] ?? 'full';
    if (kind === 'endurance') return { weekday, isEasy, power: [], prehab: [], slot: null };
    const turn = kinds.slice(0, at).filter((one) => one === kind).length;
    const onDay = requestOn(request, weekday);
    const power = choosePower(onDay, allowed, at, chance);
    const prehab = choosePrehab(
      onDay,
      allowed.filter((one) => fitsDay(one, kind)),
      turn,
      counts,
    );
    for (const { exercise, sets } of prehab) addSets(counts, exercise, sets);
    const budget = strengthBudget(onDay, full, secondsOf(power, onDay, lightRest.power) + secondsOf(prehab, onDay, lightRest.prehab));
    const taken = new Set(prehab.map(({ exercise }) => exercise));
    const slot: StrengthSlot = {
      kind,
      turn,
      prehab,
      secondsLeft: budget.seconds,
      spareSeconds: budget.spare,
      setsLeft: budget.sets,
      taken,
      items: [],
    };
    return { weekday, isEasy, power, prehab, slot };
  });
  const week = { request, chance, slots: drafted.flatMap(({ slot }) => (slot ? [slot] : [])), counts, keep };
  keepToFewDays(week.slots, request, allowed);
  chooseStrength(week, allowed);
  repairStrength(week, allowed);
  fillStrength(week, allowed);
  varyTrunk(week, allowed);
  const forEngine = new Set(
    days.filter(({ isEasy }) => !isEasy).flatMap(({ weekday }, index) => (kinds[index] === 'endurance' ? weekday : [])),
  );
  const hard = hardDays(request, days, forEngine);
  const runs = isRunner(request, allowed) ? runDays(request, days, forEngine) : new Set();
  const enduranceOf = ({ weekday }: PlannedDay) => ({
    hardTurn: hard.has(weekday) ? [...hard].indexOf(weekday) : null,
    isRun: runs.has(weekday),
    isLong: isLongRunDay(request, weekday),
  });
  const sessions = drafted.map(({ slot, ...session }): DraftSession => ({
    ...session,
    strength: withFirst(inOrder(slot?.items ?? []), request),
    conditioning: session.isEasy ? [] : chooseConditioning(request, allowed, enduranceOf(session), chance),
  }));
  return { avoids: [...avoids], sessions: sessions.map((session) => withFewer(session, request)) };
}

const secondsOf = (items: readonly DraftItem[], request: WorkoutRequest, rest: number): number =>
  items.reduce((sum, { exercise, sets }) => sum + sets * setSeconds(knownExercise(exercise), request, rest) + 30, 0);
