import type { WorkoutBlock, WorkoutItem, WorkoutPlan, WorkoutSession, WorkoutWeek } from '../../src/contract/assistant/workout-plan.ts';
import { workoutPart } from '../../src/server/assistant/workout/index.ts';
import type { Form } from './coach-forms.ts';
import { bigMuscles, kindOf, shareOf } from './coach-moves.ts';
import type { BigMuscle, Kind } from './coach-moves.ts';
import type { Finding } from './findings.ts';

export type Made = { readonly form: Form; readonly plan: WorkoutPlan };

export function planOf(form: Form, seed: number): Made | string {
  const plan = workoutPart.plan(form.request, { seed });
  return Array.isArray(plan) ? `${form.name}: ${JSON.stringify(plan).slice(0, 200)}` : { form, plan };
}

export const foundIn = ({ form }: Made, place: string, says: string, badness = 1): Finding => ({
  says: `${place}: ${says} (${form.name})`,
  badness,
});
export const placeOf = (week: WorkoutWeek, session?: WorkoutSession) =>
  session ? `week ${week.number} ${session.weekday} '${session.name}'` : `week ${week.number}`;
export const sumOf = <One>(all: readonly One[], amountOf: (one: One) => number) => all.reduce((sum, one) => sum + amountOf(one), 0);

/** A session with its week and plan. */
export type Placed = { readonly made: Made; readonly week: WorkoutWeek; readonly session: WorkoutSession };
/** The sessions that are trained for something; the loosening on the day before a match is not. */
export const trainedIn = (made: Made, weeks: readonly number[]): Placed[] =>
  made.plan.weeks
    .filter(({ number }) => weeks.includes(number))
    .flatMap((week) => week.sessions.filter(({ isEasy }) => !isEasy).map((session) => ({ made, week, session })));

export const itemsOf = (session: WorkoutSession, blocks: readonly WorkoutBlock[]): WorkoutItem[] =>
  session.blocks.filter(({ block }) => blocks.includes(block)).flatMap(({ items }) => items);
export const allItems = (session: WorkoutSession): WorkoutItem[] => session.blocks.flatMap(({ items }) => items);
/** What counts as a working set. */
export const lifted = (session: WorkoutSession): WorkoutItem[] => itemsOf(session, ['power', 'strength', 'prehab']);

export const setsBy = (items: readonly WorkoutItem[], is: readonly Kind[]): number =>
  sumOf(
    items.filter(({ name }) => is.includes(kindOf(name) ?? 'stretch')),
    ({ sets }) => sets,
  );

export function setsOfMuscles(items: readonly WorkoutItem[]): Record<BigMuscle, number> {
  const counts = Object.fromEntries(bigMuscles.map((muscle) => [muscle, 0])) as Record<BigMuscle, number>;
  for (const { name, sets } of items)
    for (const [muscle, share] of Object.entries(shareOf(name)) as [BigMuscle, number][]) counts[muscle] += share * sets;
  return counts;
}

/** What a session trains by its compound lifts. */
export type Region = 'knee' | 'hip' | 'push' | 'pull';
const byRegion: Readonly<Record<Region, readonly Kind[]>> = {
  knee: ['squat', 'lunge'],
  hip: ['hinge'],
  push: ['push', 'overhead'],
  pull: ['row', 'pullDown', 'lightPull'],
};
/** Without a bar, band or weight, pulling is work of the shoulder blades, which counts as pulling. */
export const setsOfRegion = (session: WorkoutSession, region: Region): number => setsBy(lifted(session), byRegion[region]);

export type Split = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'nothing' | 'mixed';
/** The kind of day by its content. */
export function splitOf(session: WorkoutSession): Split {
  const has = {
    lower: setsOfRegion(session, 'knee') + setsOfRegion(session, 'hip') > 0,
    push: setsOfRegion(session, 'push') > 0,
    pull: setsOfRegion(session, 'pull') > 0,
  };
  if (has.lower) return has.push && has.pull ? 'full' : has.push || has.pull ? 'mixed' : 'lower';
  if (has.push) return has.pull ? 'upper' : 'push';
  return has.pull ? 'pull' : 'nothing';
}

/** Somebody whose complaints take no movement away. */
export const isWhole = ({ form }: Made): boolean => {
  const { injuries, conditions } = form.asked;
  return injuries.every(({ when }) => when === 'past') && !conditions.some((one) => one !== 'asthma' && one !== 'diabetes');
};
