import type { DietDay, DietMeal, DietPlan } from '../../../contract/assistant/diet.ts';
import type { MealKey } from '../../../contract/assistant/diet-request.ts';
import { dateOfDay, dayOfPlan, daysPassed, type AskedOfPlan } from './asked-of-plan.ts';

export type AskedOfDiet = AskedOfPlan<DietPlan>;

/** A day of a diet plan as it was asked for: undefined where none was named; 'outside' if the plan does not reach it. */
export type DayAsked = { readonly index: number; readonly day: DietDay; readonly name: string; readonly isOtherWeek: boolean };

/** A week repeats: a later Tuesday is the plan's Tuesday. */
export function dietDayAt(asked: AskedOfDiet, index: number): DayAsked | undefined {
  const { plan, startsOn, language } = asked;
  const inWeek = index % plan.days.length;
  const day = index < 0 ? undefined : plan.days[inWeek];
  if (!day) return undefined;
  const isOtherWeek = index >= plan.days.length;
  const name = `${day.name}, ${dateOfDay(startsOn, index, language)}`;
  return { index: inWeek, day, name, isOtherWeek };
}

const topicIsOfDay = (asked: AskedOfDiet) => asked.topic !== null && asked.topic.act.startsWith('plan') && asked.topic.day !== null;

/** The day that the message names, or else the one that was spoken of. */
export function dietDayAsked(asked: AskedOfDiet): DayAsked | undefined {
  const { message, plan, topic } = asked;
  if (message.isMatchDay) {
    const match = plan.days.findIndex(({ load }) => load === 'match');
    return match < 0 ? undefined : dietDayAt(asked, match);
  }
  const [said] = message.days;
  if (said) return dietDayAt(asked, dayOfPlan(said, asked));
  return topicIsOfDay(asked) && topic?.day !== null && topic?.day !== undefined ? dietDayAt(asked, topic.day) : undefined;
}

/** Today in the plan; its first day before it begins. */
export const dietToday = (asked: AskedOfDiet): DayAsked | undefined => dietDayAt(asked, Math.max(0, daysPassed(asked)));

export const mealOf = ({ day }: DayAsked, key: MealKey): DietMeal | undefined => day.meals.find((meal) => meal.key === key);

/** The meal that the message names, or else the one that was spoken of. */
export const mealAsked = ({ message, topic }: AskedOfDiet): MealKey | undefined =>
  message.meals[0] ??
  (topic?.act.startsWith('plan') || topic?.act === 'change' ? ((topic.meal ?? undefined) as MealKey | undefined) : undefined);

export const itemsLine = ({ items }: DietMeal): string => items.map(({ name, shown }) => `${name}, ${shown}`).join('; ');
