import { weekdays } from '../../src/contract/assistant/weekdays.ts';
import type { Weekday } from '../../src/contract/assistant/weekdays.ts';
import type { WorkoutSession, WorkoutWeek } from '../../src/contract/assistant/workout-plan.ts';
import { bigMuscles, isHardCardio, kindOf } from './coach-moves.ts';
import type { BigMuscle } from './coach-moves.ts';
import { allItems, foundIn, isWhole, itemsOf, lifted, placeOf, setsOfMuscles, setsOfRegion, splitOf, sumOf } from './coach-plans.ts';
import type { Made, Region } from './coach-plans.ts';
import type { Finding } from './findings.ts';

const weekOf = ({ plan }: Made, number: number) => plan.weeks.find((week) => week.number === number);
const trainings = (week: WorkoutWeek): WorkoutSession[] => week.sessions.filter(({ isEasy }) => !isEasy);
const dayOf = ({ weekday }: WorkoutSession) => weekdays.indexOf(weekday);

/** Legs, push and pull twice a week, knee and hip once, all once if there is one session (WHO 2020; ACSM 2009 and 2026). */
export function seldomTrained(made: Made): Finding[] {
  const week = weekOf(made, 1);
  if (!week || !isWhole(made)) return [];
  const sessions = trainings(week);
  const least = Math.min(2, sessions.length);
  const daysOf = (...parts: readonly Region[]) =>
    sessions.filter((session) => parts.some((part) => setsOfRegion(session, part) > 0)).length;
  const days = { legs: daysOf('knee', 'hip'), push: daysOf('push'), pull: daysOf('pull'), knee: daysOf('knee'), hip: daysOf('hip') };
  const seldom = Object.entries(days).filter(([part, count]) => count < (part === 'knee' || part === 'hip' ? 1 : least));
  if (seldom.length === 0) return [];
  const written = seldom.map(([part, count]) => `${part} on ${count}`).join(', ');
  return [foundIn(made, placeOf(week), `${written} of ${sessions.length} days`, seldom.length)];
}

/** Whole-body days up to three a week; from four on also halves, if each half comes twice (NSCA 2016, frequency and split routines). */
export function oddSplit(made: Made): Finding[] {
  const week = weekOf(made, 1);
  if (!week || !isWhole(made) || made.form.asked.goal === 'endurance') return [];
  const splits = trainings(week).map(splitOf);
  const written = foundIn(
    made,
    placeOf(week),
    `${splits.length} days: ${splits.join(', ')}`,
    splits.filter((one) => one === 'mixed' || one === 'nothing').length,
  );
  if (splits.length <= 3) return splits.every((one) => one === 'full') ? [] : [written];
  const twice = (parts: readonly string[]) => splits.filter((one) => parts.includes(one)).length >= 2;
  const isSensible =
    !splits.includes('mixed') &&
    !splits.includes('nothing') &&
    twice(['full', 'lower']) &&
    twice(['full', 'upper', 'push']) &&
    twice(['full', 'upper', 'pull']);
  return isSensible ? [] : [written];
}

/**
 * Hard sets a week for each large muscle: beginners 4 to 12, then 6 to 18, then 8 to 24 (ACSM 2009; Ralston 2017; Schoenfeld 2017: ten and more
 * grow best; Baz-Valle 2022: hardly more above 20). Fewer fit into little time: a set takes three minutes of two thirds of the session, and
 * goals other than strength and muscle need half.
 */
export function setsOff(made: Made): { readonly findings: Finding[]; readonly of: number } {
  if (!isWhole(made)) return { findings: [], of: 0 };
  const { level, goal, minutes } = made.form.asked;
  const [low, high] = { beginner: [4, 12], intermediate: [6, 18], advanced: [8, 24] }[
    goal === 'comeback' && level !== 'beginner' ? stepDown[level] : level
  ] as [number, number];
  const weeks = made.plan.weeks.filter(({ number }) => number < 4);
  const isForMuscle = goal === 'strength' || goal === 'muscle';
  const findings = weeks.flatMap((week) => {
    const sessions = trainings(week);
    const fits = (sessions.length * minutes * 0.66) / 3;
    const least = Math.min(isForMuscle ? low : low / 2, (fits * 1.5) / bigMuscles.length / (isForMuscle ? 1.5 : 2.5));
    const counts = setsOfMuscles(sessions.flatMap(lifted));
    const most = goal === 'muscle' ? high + 2 : high;
    return bigMuscles.flatMap((muscle) => {
      const sets = counts[muscle];
      const enough = Math.floor(muscle === 'core' ? Math.min(2, least) : least);
      if (sets >= enough && sets <= most) return [];
      return [
        foundIn(
          made,
          placeOf(week),
          `${sets} sets of ${muscle}, ${enough} to ${most}`,
          sets > most ? sets / most : least / Math.max(0.5, sets),
        ),
      ];
    });
  });
  return { findings, of: weeks.length * bigMuscles.length };
}
const stepDown = { intermediate: 'beginner', advanced: 'intermediate' } as const;

/** At least as much pulling as pushing, give or take a quarter, and no more than twice; thigh and hip within a half of each other. */
export function unbalanced(made: Made): { readonly pushPull: Finding[]; readonly kneeHip: Finding[] } {
  const week = weekOf(made, 1);
  if (!week || !isWhole(made)) return { pushPull: [], kneeHip: [] };
  const sets = (region: Region) => sumOf(trainings(week), (session) => setsOfRegion(session, region));
  const pull = sets('pull');
  const ratio = pull / Math.max(0.5, sets('push'));
  const legs = sets('hip') / Math.max(0.5, sets('knee'));
  const said = (says: string, badness: number) => [foundIn(made, placeOf(week), says, badness)];
  return {
    pushPull:
      ratio >= 0.75 && ratio <= 2
        ? []
        : said(`${pull} sets of pulling for ${sets('push')} of pushing`, Math.max(ratio, 1 / Math.max(0.1, ratio))),
    kneeHip:
      legs >= 0.5 && legs <= 2
        ? []
        : said(`${sets('hip')} sets for the hip, ${sets('knee')} for the knee`, Math.max(legs, 1 / Math.max(0.1, legs))),
  };
}

/** Four hard sets or more of a large muscle on two days in a row; 48 hours between them (ACSM 2009). */
export function heavyInARow(made: Made): { readonly findings: Finding[]; readonly of: number } {
  let of = 0;
  const findings = made.plan.weeks.flatMap((week) => {
    const sessions = trainings(week);
    return sessions.flatMap((session) => {
      const next = sessions.find((other) => dayOf(other) === (dayOf(session) + 1) % 7);
      if (!next) return [];
      of++;
      const both = heavyMuscles(session).filter((muscle) => heavyMuscles(next).includes(muscle));
      return both.length === 0 ? [] : [foundIn(made, placeOf(week, session), `${both.join(', ')} again on ${next.weekday}`, both.length)];
    });
  });
  return { findings, of };
}
function heavyMuscles(session: WorkoutSession): BigMuscle[] {
  const hard = itemsOf(session, ['power', 'strength']).filter(
    ({ rpe, name }) => (rpe ?? 7) >= 7 && kindOf(name) !== 'care' && kindOf(name) !== 'lightPull',
  );
  const counts = setsOfMuscles(hard);
  return bigMuscles.filter((muscle) => muscle !== 'core' && counts[muscle] >= 4);
}

const isNear = (one: number, other: number) => (one + 1) % 7 === other || (other + 1) % 7 === one;
function hasRoom(days: readonly number[], count: number): boolean {
  const choose = (from: number, chosen: readonly number[]): boolean =>
    chosen.length === count ||
    days.some((day, at) => at >= from && chosen.every((one) => !isNear(one, day)) && choose(at + 1, [...chosen, day]));
  return choose(0, []);
}

/** Days: no neighbours up to three a week if there is room, no four in a row at four or five, no match day, only free days, one to rest. */
export function wrongDays(made: Made): Finding[] {
  const { matchDays, freeDays, days } = made.form.asked;
  const week = weekOf(made, 1);
  if (!week) return [];
  const on = week.sessions.map(dayOf).sort((one, other) => one - other);
  const free = weekdays.filter((day: Weekday) => !matchDays.includes(day) && (freeDays.length === 0 || freeDays.includes(day)));
  const said = (says: string, badness = 1) => [foundIn(made, placeOf(week), says, badness)];
  const written = on.map((day) => weekdays[day]).join(', ');
  const neighbours = on.some((day) => on.some((other) => isNear(day, other)));
  const run = Math.max(0, ...on.map((day) => [1, 2, 3, 4, 5, 6, 7].findIndex((step) => !on.includes((day + step) % 7)) + 1));
  const beforeMatch = week.sessions.filter(
    (session) => matchDays.includes(weekdays[(dayOf(session) + 1) % 7] ?? 'monday') && !session.isEasy,
  );
  return [
    ...(on.length <= 3 &&
    neighbours &&
    matchDays.length === 0 &&
    hasRoom(
      free.map((day) => weekdays.indexOf(day)),
      on.length,
    )
      ? said(`${written} side by side`)
      : []),
    ...(on.length >= 4 && on.length <= 5 && run > 3 && freeDays.length === 0 && matchDays.length === 0
      ? said(`${run} days in a row: ${written}`)
      : []),
    ...(on.length > 6 ? said('no day of rest', 3) : []),
    ...week.sessions
      .filter(({ weekday }) => !free.includes(weekday))
      .flatMap(({ weekday }) => said(`a session on ${weekday}, which is taken`, 3)),
    ...beforeMatch.flatMap(({ weekday }) => said(`a full session on ${weekday}, the day before a match`, 2)),
    ...(on.length < Math.min(days, free.length) && matchDays.length === 0 ? said(`${on.length} sessions of ${days} asked for`, 2) : []),
  ];
}

/** Hard intervals on two days in a row. */
export const hardCardioInARow = (made: Made): Finding[] =>
  made.plan.weeks.flatMap((week) => {
    const hard = week.sessions.filter((session) => itemsOf(session, ['conditioning']).some(({ name }) => isHardCardio(name)));
    const pairs = hard.filter((session) => hard.some((other) => dayOf(other) === (dayOf(session) + 1) % 7));
    return pairs.map((session) => foundIn(made, placeOf(week, session), 'hard intervals, and again on the next day'));
  });

/** No endurance work in a week that asks for it. */
export function missingEndurance(made: Made): Finding[] {
  const week = weekOf(made, 1);
  if (!week || !isWhole(made) || !['endurance', 'fatLoss'].includes(made.form.asked.goal)) return [];
  const seconds = sumOf(trainings(week), (session) =>
    sumOf(
      session.blocks.filter(({ block }) => block === 'conditioning'),
      (one) => one.seconds,
    ),
  );
  return trainings(week).length > 0 && seconds < 600
    ? [foundIn(made, placeOf(week), `${Math.round(seconds / 60)} minutes of conditioning for ${made.form.asked.goal}`)]
    : [];
}

/** From 65 on, balance on three days a week or in every session (WHO 2020), unless something that stands on it is sore. */
export function missingBalance(made: Made): Finding[] {
  const week = weekOf(made, 1);
  const isSore = made.form.asked.injuries.some(
    ({ part, when }) => when === 'now' && ['foot', 'ankle', 'achilles', 'knee', 'hip'].includes(part),
  );
  if (!week || made.form.asked.age < 65 || isSore) return [];
  const days = week.sessions.filter((session) => allItems(session).some(({ name }) => kindOf(name) === 'balance')).length;
  const least = Math.min(3, week.sessions.length);
  return days >= least ? [] : [foundIn(made, placeOf(week), `balance on ${days} days of ${week.sessions.length}`)];
}

type Load = { readonly sets: number; readonly volume: number; readonly effort: number };
function loadOf(week: WorkoutWeek): Load {
  const items = week.sessions.flatMap((session) => itemsOf(session, ['power', 'strength']));
  const sets = sumOf(items, (item) => item.sets);
  const efforts = items.flatMap(({ rpe }) => (rpe === null ? [] : [rpe]));
  return {
    sets,
    volume: sumOf(items, (item) => item.sets * (item.reps ?? (item.seconds ?? 0) / 3)),
    effort: efforts.length === 0 ? 0 : sumOf(efforts, (rpe) => rpe) / efforts.length,
  };
}

/** Three weeks that rise by a fifth at most in sets and one that unloads to 40 to 70 % of the third with less effort (NSCA 2016; Bell 2023). */
export function wrongProgress(made: Made): { readonly flat: Finding[]; readonly steep: Finding[]; readonly noRest: Finding[] } {
  const loads = made.plan.weeks.map(loadOf);
  const [one, two, three, four] = loads;
  if (!one || !two || !three || !four || one.sets === 0) return { flat: [], steep: [], noRest: [] };
  const said = (says: string, badness = 1) => [foundIn(made, 'plan', says, badness)];
  const rises = (before: Load, after: Load) => after.volume > before.volume || after.effort > before.effort;
  const isFlat = !rises(one, two) || !rises(two, three) || two.volume < 0.97 * one.volume || three.volume < 0.97 * two.volume;
  const steepest = Math.max(two.sets / one.sets, three.sets / two.sets);
  const part = four.sets / three.sets;
  return {
    flat: isFlat
      ? said(
          `volume ${[one, two, three].map(({ volume }) => Math.round(volume)).join(', ')}, effort ${[one, two, three].map(({ effort }) => effort.toFixed(1)).join(', ')}`,
        )
      : [],
    steep: steepest > 1.2 ? said(`sets ${one.sets}, ${two.sets}, ${three.sets}`, steepest) : [],
    noRest:
      part < 0.4 || part > 0.7 || four.effort > three.effort
        ? said(`${four.sets} sets after ${three.sets}, effort ${four.effort.toFixed(1)} after ${three.effort.toFixed(1)}`, part)
        : [],
  };
}

/** Too hard for the level: beginners stay at 8 of 10, others at 9, under 16 at 7 (NSCA 2009: technique first). */
export function tooHardEfforts(made: Made): Finding[] {
  const { level, age, goal } = made.form.asked;
  const most = age < 16 ? 7 : level === 'beginner' || goal === 'comeback' ? 8 : level === 'intermediate' ? 9 : 9.5;
  const over = made.plan.weeks.flatMap((week) =>
    week.sessions.flatMap((session) => lifted(session).filter(({ rpe }) => (rpe ?? 0) > most)),
  );
  return over.slice(0, 1).map(({ name, rpe }) => foundIn(made, 'plan', `${name} at ${rpe} of 10, at most ${most}`, (rpe ?? 0) - most));
}
