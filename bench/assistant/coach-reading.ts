import type { WorkoutItem, WorkoutSession } from '../../src/contract/assistant/workout-plan.ts';
import { kindOf } from './coach-moves.ts';
import type { Kind } from './coach-moves.ts';
import { allItems, foundIn, isWhole, itemsOf, lifted, placeOf, trainedIn } from './coach-plans.ts';
import type { Made, Placed } from './coach-plans.ts';
import type { Finding } from './findings.ts';

// What a coach sees who reads whole weeks aloud. It reads names and knows nothing of the planner's catalogue.

const weekOne = (made: Made) => made.plan.weeks[0];
const namesIn = (items: readonly WorkoutItem[]) => items.map(({ name }) => name);
const isYoungAndSound = (made: Made) =>
  isWhole(made) && made.form.asked.age < 50 && made.form.asked.age >= 16 && made.form.asked.conditions.length === 0;
const said = (placed: Placed, says: string, badness = 1) => foundIn(placed.made, placeOf(placed.week, placed.session), says, badness);

/** Endurance without running, of people who may run; a road is all that it needs (ACSM 2021; a return by runs with walks between). */
export function withoutRunning(made: Made): Finding[] {
  const { goal, age, conditions, injuries } = made.form.request;
  const week = weekOne(made);
  const mayRun = conditions.length === 0 && age < 65 && injuries.every(({ when }) => when === 'past') && made.form.asked.sport === null;
  if (goal !== 'endurance' || !mayRun || !week) return [];
  const names = week.sessions.flatMap(({ blocks }) =>
    blocks.filter(({ block }) => block === 'conditioning').flatMap(({ items }) => namesIn(items)),
  );
  return names.some((name) => /\bjog\b|\brun\b|running/i.test(name)) || names.length === 0
    ? []
    : [foundIn(made, placeOf(week), `no run, but ${names.join(', ')}`)];
}

const competition = [
  /barbell back squat|paused barbell squat|front squat/i,
  /bench press/i,
  /barbell deadlift/i,
  /overhead press|shoulder press/i,
];
/** Strength with bar, bench and experience, without each of squat, bench, deadlift and press in the week, on two days and more. */
export function missingBigLifts(made: Made): Finding[] {
  const { goal, level, equipment, days, minutes, age } = made.form.request;
  const week = weekOne(made);
  const hasBar = equipment.includes('barbell') && equipment.includes('bench');
  if (!week || goal !== 'strength' || level === 'beginner' || !hasBar || days < 2 || minutes < 45 || !isYoungAndSound(made) || age < 16)
    return [];
  if (week.sessions.filter(({ isEasy }) => !isEasy).length < 2) return [];
  const names = week.sessions.flatMap((session) => namesIn(itemsOf(session, ['strength'])));
  const lacking = competition.filter((lift) => !names.some((name) => lift.test(name)));
  return lacking.length === 0 ? [] : [foundIn(made, placeOf(week), `no ${lacking.map(({ source }) => source).join(', ')}`, lacking.length)];
}

const drill =
  /wall (push-up|plank|side brace|side press|angel)|seated (march|belly|blade|knee|heel|calf)|standing march|toe raise|clamshell|knee squeeze|leg drive|straight-leg raise|chair squat|chin tuck|hip hinge to the wall|palm press|elbow press into the wall|walk-hands press/i;
/** Moves of a warm-up counted as strength of somebody experienced, sound and under 50 who has weights. */
export function drillsAsStrength(placed: Placed): Finding[] {
  const { level, goal, equipment } = placed.made.form.request;
  const hasWeights = ['dumbbells', 'barbell', 'machines', 'kettlebell'].some((one) => equipment.some((owned) => owned === one));
  if (!isYoungAndSound(placed.made) || level === 'beginner' || goal === 'comeback' || !hasWeights) return [];
  return namesIn(itemsOf(placed.session, ['strength']))
    .filter((name) => drill.test(name))
    .slice(0, 1)
    .map((name) => said(placed, `${name} as strength of somebody ${level}`));
}

const hasKind = (session: WorkoutSession, kinds: readonly Kind[]) =>
  lifted(session).some(({ name }) => kinds.includes(kindOf(name) ?? 'stretch'));
/** Whole-body days of 30 minutes and more without one of squat or lunge, hinge, push and pull. */
export function unwholeDays(placed: Placed): Finding[] {
  const { minutes, goal } = placed.made.form.request;
  if (!isWhole(placed.made) || !/whole body/i.test(placed.session.name) || minutes < 30 || goal === 'endurance') return [];
  const parts: readonly (readonly [string, readonly Kind[]])[] = [
    ['squat', ['squat', 'lunge']],
    ['hinge', ['hinge']],
    ['push', ['push', 'overhead']],
    ['pull', ['row', 'pullDown', 'lightPull']],
  ];
  const lacking = parts.filter(([, kinds]) => !hasKind(placed.session, kinds)).map(([name]) => name);
  return lacking.length === 0 ? [] : [said(placed, `no ${lacking.join(', ')}`, lacking.length)];
}

/** Days that only pull or push, of 45 minutes and more, that leave out a direction. */
export function oneSidedDays(placed: Placed): Finding[] {
  const { session, made } = placed;
  if (made.form.request.minutes < 45 || !isYoungAndSound(made)) return [];
  if (/^push/i.test(session.name) && !hasKind(session, ['overhead'])) return [said(placed, 'no press overhead')];
  const hasBarOrCable = made.form.request.equipment.some((one) => ['pullUpBar', 'machines', 'band'].includes(one));
  if (!/^pull/i.test(session.name) || !hasBarOrCable) return [];
  return hasKind(session, ['row']) && hasKind(session, ['pullDown']) ? [] : [said(placed, 'pulls in one direction only')];
}

/** Warm-ups of more than five moves or fewer than three, and moves that lead nowhere. */
export function scatteredWarmUp(placed: Placed): Finding[] {
  const names = namesIn(itemsOf(placed.session, ['warmUp']));
  const isOdd = (name: string) => /wrist circle|neck turn/i.test(name);
  const odd = names.find(isOdd);
  if (names.length > 5 || names.length < 3) return [said(placed, `${names.length} moves of warm-up`, names.length)];
  return odd ? [said(placed, `${odd} in the warm-up`)] : [];
}

/** More than four items after the work. */
export const longCoolDown = (placed: Placed): Finding[] => {
  const { length } = itemsOf(placed.session, ['coolDown']);
  return length > 4 ? [said(placed, `${length} items of cool-down`, length)] : [];
};

/** Giangregorio, Too Fit To Fracture (2014): no end of bending or twisting of the spine, nothing that risks a fall. */
const brittle =
  /(?<!neck )turn(?!-out)|thread the needle|open book|forward hang|child's pose|cat and cow|groin rock|inchworm|seated hamstring|chop|crunch|curl-up|hollow|swing(?<!leg swing)|rowing machine|climber|squat thrust|side lunge|cossack|shuffle|star reach|single-leg (hip|deadlift|squat)|boxing|deep squat/i;
export const againstBrittleBones = (made: Made): Finding[] =>
  made.form.asked.conditions.includes('osteoporosis')
    ? [...new Set(made.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(allItems)).map(({ name }) => name))]
        .filter((name) => brittle.test(name))
        .map((name) => foundIn(made, 'plan', `${name} with brittle bones`))
    : [];

/** A squat to the bottom for somebody who is sore, new or fifty. */
export function deepForTheStiff(placed: Placed): Finding[] {
  const { level, age, injuries } = placed.made.form.request;
  const isStiff = level === 'beginner' || age >= 50 || injuries.length > 0;
  return isStiff && allItems(placed.session).some(({ name }) => /deep squat/i.test(name)) ? [said(placed, 'a deep squat')] : [];
}

/** All that is read in whole weeks, for all plans. */
export const sessionsOf = (plans: readonly Made[]): Placed[] => plans.flatMap((made) => trainedIn(made, [1]));
