import type { DietMeal, DietPlan } from '../../../contract/assistant/diet.ts';
import type { ChangedLine, PlanDifference } from '../../../contract/assistant/plan-difference.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { RecipePlan } from '../../../contract/assistant/recipe.ts';
import { weekdayNames } from '../../../contract/assistant/weekdays.ts';
import type { WorkoutPlan, WorkoutSession } from '../../../contract/assistant/workout-plan.ts';
import { weekdayOf } from '../part/index.ts';

const mostLines = 12;

/** `more` is said only where nothing else differs. */
type Named = { readonly name: string; readonly shown: string; readonly more?: string };
const asText = ({ name, shown }: Named) => (shown === '' ? name : `${name}, ${shown}`);

/** Whatever stands in a list twice is told apart by its number. */
const counted = (list: readonly Named[]): (Named & { readonly id: string })[] =>
  list.map((one, at) => ({ ...one, id: `${one.name} ${list.slice(0, at).filter(({ name }) => name === one.name).length}` }));

/** Two lists at the same place: changed amounts by name, then what went beside what came. */
function linesOf(where: string, before: readonly Named[], after: readonly Named[]): ChangedLine[] {
  const [were, are] = [counted(before), counted(after)];
  const changed = were.flatMap((old) => {
    const now = are.find(({ id }) => id === old.id);
    if (now && now.shown !== old.shown) return [{ where, before: asText(old), after: asText(now) }];
    return now && now.more !== old.more ? [{ where, before: `${old.name}, ${old.more}`, after: `${now.name}, ${now.more}` }] : [];
  });
  const gone = were.filter(({ id }) => !are.some((one) => one.id === id));
  const come = are.filter(({ id }) => !were.some((one) => one.id === id));
  const exchanged = Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [old, now] = [gone[at], come[at]];
    return { where, before: old ? asText(old) : null, after: now ? asText(now) : null };
  });
  return [...exchanged, ...changed];
}

const byKey = <T>(list: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T> => new Map(list.map((one) => [keyOf(one), one]));

function ofMeals(before: readonly DietMeal[], after: readonly DietMeal[], day: string): ChangedLine[] {
  const [old, now] = [byKey(before, ({ key }) => key), byKey(after, ({ key }) => key)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const where = `${day}, ${(is ?? was)?.name ?? key}`;
    return linesOf(where, was?.items ?? [], is?.items ?? []);
  });
}

/** 'Tuesday (Day 2)': how the person and the plan name a day. */
const dayNamed = ({ name }: { readonly name: string }, at: number, { language }: DietPlan, startsOn: string | undefined): string => {
  if (startsOn === undefined) return name;
  return `${weekdayNames([weekdayOf(startsOn, at)], language === 'hindi' ? 'hindi' : 'english')} (${name})`;
};

function ofDiet(before: DietPlan, after: DietPlan, startsOn: string | undefined): ChangedLine[] {
  const every = after.language === 'hindi' ? 'हर दिन' : 'Every day';
  const names = new Map((after.days[0] ?? before.days[0])?.meals.map(({ key, name }) => [key, name]));
  // A meal that moves does so on every day, which is one line and not seven.
  const moved = [...names].flatMap(([key, name]) => {
    const [was, is] = [timeOf(before, key), timeOf(after, key)];
    return was !== undefined && is !== undefined && was !== is ? [{ where: `${every}, ${name}`, before: was, after: is }] : [];
  });
  return [
    ...moved,
    ...after.days.flatMap((day, at) => ofMeals(before.days[at]?.meals ?? [], day.meals, dayNamed(day, at, after, startsOn))),
  ];
}

const timeOf = ({ days }: DietPlan, key: string): string | undefined => days[0]?.meals.find((meal) => meal.key === key)?.at;

const exercisesOf = (session: WorkoutSession | undefined): Named[] =>
  (session?.blocks ?? []).flatMap(({ items }) =>
    items.map(({ name, sets, reps, seconds, restSeconds }) => ({
      name,
      shown: `${sets} × ${reps ?? `${seconds ?? 0} s`}`,
      more: restSeconds > 0 ? `rest ${restSeconds} s` : '',
    })),
  );

function ofWorkout(before: WorkoutPlan, after: WorkoutPlan): ChangedLine[] {
  const [old, now] = [before.weeks[0]?.sessions ?? [], after.weeks[0]?.sessions ?? []];
  const isNamed = new Set(old.map(({ name }) => name)).size === old.length && old.every(({ name }) => now.some((one) => one.name === name));
  const moved =
    isNamed && old.length === now.length ? now.filter((one) => old.find(({ name }) => name === one.name)?.weekday !== one.weekday) : [];
  if (moved.length > 0)
    return now.flatMap((is) => {
      const was = old.find(({ name }) => name === is.name);
      const day = was && was.weekday !== is.weekday ? [{ where: is.name, before: was.day, after: is.day }] : [];
      return [...day, ...linesOf(is.day, exercisesOf(was), exercisesOf(is))];
    });
  const days = [...new Set([...old, ...now].map(({ weekday }) => weekday))];
  return days.flatMap((weekday) => {
    const [was, is] = [old.find((one) => one.weekday === weekday), now.find((one) => one.weekday === weekday)];
    if (!was || !is) return [{ where: (is ?? was)?.day ?? weekday, before: was?.name ?? null, after: is?.name ?? null }];
    const length = was.minutes !== is.minutes ? [{ where: is.day, before: `${was.minutes} min`, after: `${is.minutes} min` }] : [];
    return [...length, ...linesOf(is.day, exercisesOf(was), exercisesOf(is))];
  });
}

function ofRecipe(before: RecipePlan, after: RecipePlan): ChangedLine[] {
  const title = before.title === after.title ? [] : [{ where: after.title, before: before.title, after: after.title }];
  const servings =
    before.servings === after.servings ? [] : [{ where: after.title, before: `× ${before.servings}`, after: `× ${after.servings}` }];
  return [...title, ...servings, ...linesOf(after.title, before.ingredients, after.ingredients)];
}

/** What the other kinds show, day by day. */
function partsOf(plan: Plan): readonly { readonly key: string; readonly where: string; readonly items: readonly Named[] }[] {
  switch (plan.kind) {
    case 'meditation':
      return (plan.weeks[0]?.sessions ?? []).map(({ key, day, name, minutes }) => ({
        key,
        where: day,
        items: [{ name, shown: `${minutes} min` }],
      }));
    case 'wellness':
      return plan.days.map(({ day, title, items }) => ({
        key: String(day),
        where: title,
        items: items.map(({ name, minutes }) => ({ name, shown: `${minutes} min` })),
      }));
    case 'rehab':
      return plan.phases.map(({ name, title, items }) => ({ key: name, where: title, items }));
    case 'diet':
    case 'workout':
    case 'recipe':
      return [];
  }
}

function ofOthers(before: Plan, after: Plan): ChangedLine[] {
  const [old, now] = [byKey(partsOf(before), ({ key }) => key), byKey(partsOf(after), ({ key }) => key)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    return linesOf((is ?? was)?.where ?? key, was?.items ?? [], is?.items ?? []);
  });
}

function allLines(before: Plan, after: Plan, startsOn: string | undefined): ChangedLine[] {
  if (before.kind === 'diet' && after.kind === 'diet') return ofDiet(before, after, startsOn);
  if (before.kind === 'workout' && after.kind === 'workout') return ofWorkout(before, after);
  if (before.kind === 'recipe' && after.kind === 'recipe') return ofRecipe(before, after);
  return ofOthers(before, after);
}

/** What differs between two versions of a plan, as its screen names it; days of a diet with their weekday, if its first day is known. */
export function differenceOf(before: Plan, after: Plan, startsOn?: string): PlanDifference {
  const lines = allLines(before, after, startsOn);
  return { lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) };
}
