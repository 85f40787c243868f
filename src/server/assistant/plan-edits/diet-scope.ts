import type { DietItem, DietPlan } from '../../../contract/assistant/diet.ts';
import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import { dayOfPlan, type AskedOfPlan } from '../plan-answers/index.ts';

export type AskedOfDiet = AskedOfPlan<DietPlan>;
export type PlacedItem = { readonly day: number; readonly meal: MealKey; readonly item: DietItem };
/** The days and meals that a message is about; `isNamed` if it, or what was spoken of, says so. */
export type Scope = {
  readonly days: readonly number[];
  readonly meals: readonly MealKey[] | undefined;
  readonly isNamed: boolean;
  readonly isWeek: boolean;
};

const everyDay = / (week|all days|every day|everyday|daily|always|roz|each day|whole plan|entire plan) /;

function daysNamed({ message, plan, startsOn, today }: AskedOfDiet): number[] {
  if (message.isMatchDay) return plan.days.flatMap(({ load }, at) => (load === 'match' ? at : []));
  return message.days
    .map((said) => dayOfPlan(said, { startsOn, today }))
    .map((day) => ((day % plan.days.length) + plan.days.length) % plan.days.length);
}

/** Where a change applies: the named days and meals, or else those spoken of last, or else the week. */
export function scopeOf(asked: AskedOfDiet): Scope {
  const { message, topic, plan } = asked;
  const named = daysNamed(asked);
  const isWeek = everyDay.test(message.gloss);
  const goesOn = topic !== null && (topic.act.startsWith('plan') || topic.act === 'change') && !isWeek;
  const ofTopic = goesOn && named.length === 0 && topic.day !== null ? [topic.day] : [];
  const days = named.length > 0 ? named : ofTopic;
  const mealOfTopic = goesOn && named.length === 0 && topic.meal !== null ? [topic.meal as MealKey] : undefined;
  const meals = message.meals.length > 0 ? message.meals : message.foods.length > 0 && named.length > 0 ? undefined : mealOfTopic;
  const all = plan.days.map((_day, at) => at);
  return { days: days.length > 0 ? days : all, meals, isNamed: days.length > 0 || meals !== undefined, isWeek: days.length === 0 };
}

/** The items within a scope. */
export const itemsIn = ({ plan }: Pick<AskedOfDiet, 'plan'>, { days, meals }: Scope): PlacedItem[] =>
  days.flatMap((day) =>
    (plan.days[day]?.meals ?? [])
      .filter(({ key }) => meals === undefined || meals.includes(key))
      .flatMap(({ key, items }) => items.map((item) => ({ day, meal: key, item }))),
  );
