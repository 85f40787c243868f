import type { DietItem, DietPlan } from '../../../contract/assistant/diet.ts';
import { inLanguage } from '../facts/index.ts';
import { dayOfPlan, holdsFood } from '../plan-answers/index.ts';
import { todayIn } from '../plans/index.ts';
import { stepsOfDish } from '../recipe/index.ts';
import { readMessage } from '../understanding/index.ts';
import type { Question, Said } from './reply.ts';

const mostDishes = 3;

/** The items that a question means: those with the food that it names, or of the meal and day that it names, or that the last answer showed. */
function itemsMeant({ days }: DietPlan, { version, text, dialogue: { topic }, timeZone }: Question, now: Date): readonly DietItem[] {
  const { foods, meals, days: said } = readMessage(text);
  const startsOn = version?.request.startsOn ?? '';
  const asked = { startsOn, today: todayIn(timeZone, now) };
  const [named] = said;
  const at = named ? dayOfPlan(named, asked) : (topic?.day ?? dayOfPlan({ by: 'today', days: 0 }, asked));
  const day = days[Math.max(0, at) % days.length];
  const key = meals[0] ?? topic?.meal;
  const ofDay = day?.meals.filter((meal) => !key || meal.key === key).flatMap(({ items }) => items) ?? [];
  const [food] = foods;
  const all = days.flatMap((one) => one.meals.flatMap(({ items }) => items));
  if (food) return [...ofDay, ...all].filter((item) => holdsFood(item, food)).slice(0, 1);
  return key ? ofDay : [];
}

/** How the dishes of the open diet plan that a question means are cooked, step by step; undefined if it means none. */
export function cookDish(question: Question, now = new Date()): Said | undefined {
  const { version, language } = question;
  if (version?.plan.kind !== 'diet') return undefined;
  const lines = itemsMeant(version.plan, question, now)
    .map((item) => ({ item, steps: stepsOfDish(item.id, language) }))
    .filter(({ steps }) => steps.length > 0)
    .slice(0, mostDishes)
    .map(({ item, steps }) => {
      const needs = item.ingredients.length > 0 ? ` (${item.ingredients.join(', ')})` : '';
      return [`${item.name}, ${item.shown}${needs}:`, ...steps.map((step, at) => `${at + 1}. ${step}`)].join('\n');
    });
  const text =
    lines.length > 0
      ? lines.join('\n\n')
      : inLanguage(
          language,
          'Which dish of the plan shall I show? Name it or its meal, such as "how do I make Tuesday’s lunch".',
          'योजना का कौन सा पकवान? उसका या भोजन का नाम लिखिए, जैसे "मंगलवार का लंच कैसे बनाऊँ"।',
        );
  return { text, engine: 'embedded', isFree: true };
}
