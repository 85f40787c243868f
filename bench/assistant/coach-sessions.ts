import type { WorkoutItem, WorkoutSession } from '../../src/contract/assistant/workout-plan.ts';
import { needs, notForBeginners, notFrom65, notWhileHurt, notWith } from './coach-bans.ts';
import { isAccessory, isCompound, isHeavyLift, isLoaded, kindOf } from './coach-moves.ts';
import { allItems, foundIn, itemsOf, lifted, placeOf, setsBy, splitOf, sumOf } from './coach-plans.ts';
import type { Made, Placed } from './coach-plans.ts';
import type { Finding } from './findings.ts';

const said = ({ made, week, session }: Placed, says: string, badness = 1) => foundIn(made, placeOf(week, session), says, badness);

/** Five to eight whole minutes (ACSM 2021, five to ten; NSCA 2016: general, then specific). */
export function oddWarmUp(placed: Placed): Finding[] {
  const seconds = sumOf(
    placed.session.blocks.filter(({ block }) => block === 'warmUp'),
    (one) => one.seconds,
  );
  const minutes = Math.round(seconds / 60);
  if (minutes < 5) return [said(placed, `only ${(seconds / 60).toFixed(1)} minutes of warm-up`, 300 / Math.max(1, seconds))];
  return minutes > 8 ? [said(placed, `${(seconds / 60).toFixed(1)} minutes of warm-up`, seconds / 480)] : [];
}

export const stretchesIn = (session: WorkoutSession): WorkoutItem[] => allItems(session).filter(({ name }) => kindOf(name) === 'stretch');
/** More than eight stretches, wherever they stand. */
export function tooManyStretches(placed: Placed): Finding[] {
  const stretches = stretchesIn(placed.session);
  return stretches.length > 8 ? [said(placed, `${stretches.length} stretches`, stretches.length)] : [];
}

/** Compound lifts come first, and the heaviest of them before lighter ones for the same part (NSCA 2016, order of exercises). */
export function wrongOrder(placed: Placed): { readonly accessoryFirst: Finding[]; readonly lightFirst: Finding[] } {
  const names = itemsOf(placed.session, ['strength']).map(({ name }) => name);
  const lastCompound = names.findLastIndex((name) => isCompound(name) && !/nordic/i.test(name));
  const early = names.filter((name, at) => at < lastCompound && isAccessory(name));
  const lightFirst = names.filter(
    (name, at) => isHeavyLift(name) && names.slice(0, at).some((other) => isSamePart(other, name) && !isHeavyLift(other)),
  );
  return {
    accessoryFirst: early.slice(0, 1).map((name) => said(placed, `${name} before ${names[lastCompound]}`)),
    lightFirst: lightFirst.slice(0, 1).map((name) => said(placed, `${name} after ${names.slice(0, names.indexOf(name)).join(', ')}`)),
  };
}
const partOf = (name: string) => {
  const kind = kindOf(name);
  if (kind === 'squat' || kind === 'lunge' || kind === 'hinge') return 'legs';
  return kind === 'push' || kind === 'overhead' ? 'push' : kind === 'row' || kind === 'pullDown' ? 'pull' : undefined;
};
const isSamePart = (one: string, other: string) => partOf(one) !== undefined && partOf(one) === partOf(other);

const isLegAccessory = (name: string) => kindOf(name) === 'legAccessory';
const isArmAccessory = (name: string) => kindOf(name) === 'armAccessory';
const family = (name: string) => /calf|triceps|side raise|\bcurl$|turn-out|toe raise|copenhagen/i.exec(name)?.[0].toLowerCase();

/** Arms on leg days, legs on arm days, the same small exercise twice, more small work than big. */
export function oddAccessories(placed: Placed): Finding[] {
  const { session } = placed;
  const items = lifted(session);
  const split = splitOf(session);
  const misplaced = items.filter(({ name }) => (split === 'lower' && isArmAccessory(name)) || (split === 'upper' && isLegAccessory(name)));
  const families = items.map(({ name }) => family(name)).filter((one) => one !== undefined);
  const twice = families.find((one, at) => families.indexOf(one) !== at);
  const small = setsBy(items, ['legAccessory', 'armAccessory', 'care']);
  const big = sumOf(
    items.filter(({ name }) => isCompound(name)),
    ({ sets }) => sets,
  );
  return [
    ...misplaced.slice(0, 1).map(({ name }) => said(placed, `${name} on a day for the ${split} body`)),
    ...(twice ? [said(placed, `two exercises of the kind ${twice}`)] : []),
    ...(small > big && big > 0 ? [said(placed, `${small} sets of small exercises, ${big} of big ones`, 1 + small / big)] : []),
  ];
}

/** A name that promises another session. */
export function wrongName(placed: Placed): Finding[] {
  const { session } = placed;
  const split = splitOf(session);
  const promised = /whole|full/i.test(session.name)
    ? 'full'
    : /legs and/i.test(session.name)
      ? 'mixed'
      : /upper/i.test(session.name)
        ? 'upper'
        : /lower|legs/i.test(session.name)
          ? 'lower'
          : undefined;
  if (!promised || promised === split || split === 'nothing') return [];
  const names = itemsOf(session, ['strength']).map(({ name }) => name);
  return [said(placed, `is ${split}: ${names.join(', ')}`, 6 - names.length / 10)];
}

/** Setting up a bar or a machine takes longer than lying down; a repetition takes three and a half seconds. */
function secondsOf(session: WorkoutSession): number {
  let seconds = 0;
  for (const { block, items } of session.blocks) {
    const isWork = block === 'strength' || block === 'power' || block === 'prehab';
    for (const { name, sets, reps, seconds: held, eachSide, restSeconds } of items) {
      const one = (held ?? (reps ?? 0) * 3.5) * (eachSide ? 2 : 1);
      seconds += sets * one + (sets - 1) * restSeconds + (isWork ? (isLoaded(name) ? 50 : 25) : 8);
    }
  }
  return seconds;
}
export const isSaidShorter = ({ made, session }: Placed): boolean =>
  session.seconds < 54 * made.form.asked.minutes &&
  made.plan.cautions.some((says) => says.startsWith(`You asked for ${made.form.asked.minutes} minutes`));

export function offTime(placed: Placed): { readonly stated: Finding[]; readonly real: Finding[] } {
  // A plan may end sessions earlier if it says so; then its own minutes have to be true.
  const asked = isSaidShorter(placed) ? placed.session.minutes : placed.made.form.asked.minutes;
  const off = (minutes: number) => Math.abs(minutes / asked - 1);
  const real = secondsOf(placed.session) / 60;
  return {
    stated:
      off(placed.session.minutes) > 0.1 ? [said(placed, `${placed.session.minutes} of ${asked} minutes`, off(placed.session.minutes))] : [],
    real: off(real) > 0.1 ? [said(placed, `takes ${Math.round(real)} minutes of ${asked} by our watch`, off(real))] : [],
  };
}

/** The share of a session that is training: its sets with their rests, and endurance work; the warm-up is not. */
export const trainingShare = ({ session }: Placed): number =>
  sumOf(
    session.blocks.filter(({ block }) => ['power', 'strength', 'prehab', 'conditioning'].includes(block)),
    (one) => one.seconds,
  ) / session.seconds;

const secondsOfItem = ({ sets, reps, seconds, eachSide }: WorkoutItem) => sets * (seconds ?? (reps ?? 0) * 3.5) * (eachSide ? 2 : 1);
/** Minutes of breathing, stretching and strolling after the work. */
export const easingMinutes = ({ session }: Placed): number => sumOf(itemsOf(session, ['mobility', 'coolDown']), secondsOfItem) / 60;
const breathingMinutes = ({ session }: Placed): number =>
  sumOf(
    allItems(session).filter(({ name }) => kindOf(name) === 'breath'),
    secondsOfItem,
  ) / 60;

/** Time that is only filled: more than eight minutes of easing after the work, or more than three of breathing. */
export function filledTime(placed: Placed): Finding[] {
  const [easy, breath] = [easingMinutes(placed), breathingMinutes(placed)];
  return easy > 8.5 || breath > 3.5 ? [said(placed, `${easy.toFixed(0)} minutes of easing, ${breath.toFixed(0)} of breathing`, easy)] : [];
}

/** Endurance work that neither goal nor sport nor a condition that asks for it explains; some conditions make the goal a general one. */
export function unaskedEndurance(placed: Placed): Finding[] {
  const { goal, sport, conditions } = placed.made.form.request;
  const isAsked =
    !['strength', 'muscle'].includes(goal) ||
    sport !== null ||
    conditions.some((one) => ['heart', 'highBloodPressure', 'diabetes'].includes(one));
  const seconds = sumOf(
    placed.session.blocks.filter(({ block }) => block === 'conditioning'),
    (one) => one.seconds,
  );
  return isAsked || seconds === 0 ? [] : [said(placed, `${Math.round(seconds / 60)} minutes of conditioning for ${goal}`, seconds)];
}

/**
 * Repetitions of the loaded main lifts by goal (ACSM 2009, NSCA 2016): strength 1 to 6, for beginners 5 to 12; muscle 6 to 12; endurance 12
 * and more; otherwise 3 to 15, for beginners 5 to 15. Under 16 (NSCA 2009) and from 65 (ACSM 2021) 6 to 15, whatever the goal.
 */
export function repsOff(placed: Placed): { readonly off: Finding[]; readonly rests: Finding[]; readonly of: number } {
  const { goal, level, age } = placed.made.form.request;
  const [least, most] = rangeOf(goal, level, age);
  const lifts = itemsOf(placed.session, ['strength']).filter(({ name, reps }) => isCompound(name) && isLoaded(name) && reps !== null);
  const leastRest = goal === 'strength' && level !== 'beginner' ? 120 : goal === 'endurance' || goal === 'fatLoss' ? 30 : 60;
  return {
    of: lifts.length,
    off: lifts
      .filter(({ reps }) => (reps ?? 0) < least || (reps ?? 0) > most)
      .map(({ name, sets, reps }) =>
        said(placed, `${sets} x ${reps} ${name} for ${goal}, ${least} to ${most}`, Math.abs((reps ?? 0) - (least + most) / 2)),
      ),
    rests: lifts
      .filter(({ restSeconds, sets, eachSide }) => sets > 1 && !eachSide && restSeconds < leastRest)
      .map(({ name, restSeconds }) => said(placed, `${restSeconds} s of rest at ${name} for ${goal}`, leastRest - restSeconds)),
  };
}
function rangeOf(goal: string, level: string, age: number): readonly [number, number] {
  if (age < 16 || age >= 65) return goal === 'endurance' ? [10, 30] : [6, 15];
  if (goal === 'strength') return level === 'beginner' ? [5, 12] : [1, 6];
  if (goal === 'muscle') return [6, 12];
  if (goal === 'endurance') return [12, 30];
  return level === 'beginner' ? [5, 15] : [3, 15];
}

/** What must not be in a plan: for an injury, a condition, the level, the age, or want of equipment. */
export function forbiddenIn(made: Made): { readonly harmful: Finding[]; readonly tooHard: Finding[]; readonly noTools: Finding[] } {
  const { injuries, conditions, level, age, goal, equipment } = made.form.asked;
  const names = [...new Set(made.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(allItems)).map(({ name }) => name))];
  const harmful = names.flatMap((name) => [
    ...injuries
      .filter(({ part, when }) => when === 'now' && notWhileHurt[part].some((word) => word.test(name)))
      .map(({ part }) => foundIn(made, 'plan', `${name} while the ${part} hurts`, 2)),
    ...conditions
      .filter((one) => notWith[one].some((word) => word.test(name)))
      .map((one) => foundIn(made, 'plan', `${name} with ${one}`, 2)),
  ]);
  const isNew = level === 'beginner' || (level === 'intermediate' && goal === 'comeback');
  const tooHard = names.flatMap((name) => [
    ...(isNew && notForBeginners.test(name) ? [foundIn(made, 'plan', `${name} for a ${level}`)] : []),
    ...(age >= 65 && level !== 'advanced' && notFrom65.test(name) ? [foundIn(made, 'plan', `${name} at ${age}`, 2)] : []),
  ]);
  const lacks = (name: string) => needs.filter(([word, things]) => word.test(name) && !things.some((one) => equipment.includes(one)));
  const noTools = names.flatMap((name) => lacks(name).map(([, things]) => foundIn(made, 'plan', `${name} without ${things.join(' or ')}`)));
  return { harmful, tooHard, noTools };
}

/** Exercises that we know no kind for. */
export const unknownNames = (made: Made): string[] =>
  made.plan.weeks
    .flatMap(({ sessions }) => sessions.flatMap(allItems))
    .map(({ name }) => name)
    .filter((name) => kindOf(name) === undefined);
