import { inLanguage } from '../facts/index.ts';
import { foods } from '../foods/index.ts';
import { asEdit, build, meant, notThere, refuse } from './diet-items.ts';
import { itemsIn, type AskedOfDiet, type PlacedItem, type Scope } from './diet-scope.ts';
import type { PlanEdit } from './plan-edit.ts';
import { factorOf, scaledAmount, stepOf } from './portion-steps.ts';

const lighter =
  / (lighter|less (food|kcal)|(food|portion|portions|plate) (less|smaller)|smaller|too (much|heavier|bigger|many|heavy|big)|(is|are|hai|lagta|lag) (too |very |bahut )(much|heavier|bigger)|bahut (more|heavier)|cant finish|so much food) /;
const heavier =
  / (heavier|bigger|more (food|kcal)|filling|still hungry|hungry|not enough|too (less|smaller|little|small)|(food|portion) more|bhook\S*|भूख) /;
const seasonings: ReadonlySet<string> = new Set(['oils', 'spices']);

/** More or less of one food; undefined for other changes. */
export function readAmount(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message } = asked;
  const factor = factorOf(message.gloss);
  const [food] = message.foods;
  const spoken = message.refersBack && (asked.topic?.items.length ?? 0) > 0;
  if (factor === undefined || (!food && !spoken) || message.nutrients.length > 0) return undefined;
  if (food && seasonings.has(foods().get(food.id)?.aisle ?? ''))
    return refuse(
      inLanguage(
        asked.language,
        `How much ${food.said} a dish takes follows from its recipe. I can swap the dishes that take the most of it, or leave ${food.said} out: which?`,
        `पकवान में ${food.said} कितना हो, यह उसकी विधि से है। जिन पकवानों में ज़्यादा है उन्हें बदल दूँ, या ${food.said} हटा दूँ?`,
      ),
    );
  const about = meant(asked, scope, food);
  if (about.length === 0) return food && scope.isNamed ? notThere(asked, food.said, scope) : undefined;
  return asEdit(build(about, ({ item }) => ({ id: item.id, amount: scaledAmount(item, factor) })));
}

const weightPart = 0.88;

/** Less or more of a day or meal: the largest items change by a step until its energy has moved by an eighth. */
export function readWeight(asked: AskedOfDiet, scope: Scope): PlanEdit | undefined {
  const { message, plan, language } = asked;
  const isLess = lighter.test(message.gloss);
  if (
    (!isLess && !heavier.test(message.gloss)) ||
    !scope.isNamed ||
    message.foods.length > 0 ||
    message.nutrients.some((one) => one !== 'kcal')
  )
    return undefined;
  const edits = new Map<string, { id: string; amount: number }>();
  const about: PlacedItem[] = [];
  for (const day of scope.days) {
    const items = itemsIn(asked, { ...scope, days: [day] }).sort((a, b) => b.item.nutrients.kcal - a.item.nutrients.kcal);
    const total = items.reduce((sum, { item }) => sum + item.nutrients.kcal, 0);
    let left = total * (1 - weightPart);
    const room = isLess ? (plan.days[day]?.total.kcal ?? 0) - plan.energy.floor : left;
    if (room < left * 0.5)
      return refuse(
        inLanguage(
          language,
          `${plan.days[day]?.name ?? 'That day'} is already near the safe floor of ${plan.energy.floor} kcal, so I left it. I can make one meal lighter and another fuller, or swap a dish.`,
          `${plan.days[day]?.name ?? 'वह दिन'} पहले ही सुरक्षित सीमा ${plan.energy.floor} किलो कैलोरी के पास है, इसलिए नहीं घटाया। एक भोजन हल्का और दूसरा भरा कर सकता हूँ, या कोई पकवान बदल सकता हूँ।`,
        ),
      );
    left = Math.min(left, room);
    for (const placed of items) {
      const { item } = placed;
      const amount = isLess ? Math.max(stepOf(item), item.amount - stepOf(item)) : item.amount + stepOf(item);
      const moved = Math.abs((amount - item.amount) / item.amount) * item.nutrients.kcal;
      if (moved === 0 || moved > left * 1.4) continue;
      edits.set(item.key, { id: item.id, amount });
      about.push(placed);
      left -= moved;
      if (left < 15) break;
    }
  }
  return about.length > 0 ? asEdit(build(about, ({ item }) => edits.get(item.key))) : undefined;
}
