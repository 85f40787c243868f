import type { Topic } from '../../../contract/assistant/dialogue.ts';
import type { Amount, Unit } from '../understanding/index.ts';
import type { Asked } from './fact-answer.ts';

export type AskedFood = { readonly id: string; readonly amount: Amount | undefined; readonly boughtId: string | undefined };

/** A larger number without a unit, such as '200?', is of grams. */
const mostPieces = 20;

/** Acts after which 'it' and a bare nutrient mean the foods that were spoken of. */
const ofFoods = new Set(['nutrients', 'compareFoods', 'priceOfFoods', 'sourcesOf', 'amountFor', 'kindOfFood']);

/** A topic that was told of a single food. */
const isOfOneFood = ({ act, foods }: Topic): boolean => act === 'knowledge' && foods.length === 1;

/**
 * The foods a question is about: those it names, otherwise those spoken of before if it refers back to them or names nothing else. The
 * amount of the question before stays where it was in grams: 'and tofu?' after 100 g of paneer is 100 g of tofu.
 */
export function foodsAsked({ message, topic, isFragment: isLearnedFragment = false }: Asked): AskedFood[] {
  const before = topic && (ofFoods.has(topic.act) || isOfOneFood(topic)) ? topic : null;
  const amountBefore: Amount | undefined = before?.amount ? { value: before.amount.value, unit: before.amount.unit as Unit } : undefined;
  if (message.foods.length > 0) {
    const isFollowUp = before !== null && message.nutrients.length === 0;
    return message.foods.map(({ id, amount, boughtId }) => ({
      id,
      boughtId,
      amount: amount ?? (isFollowUp && amountBefore?.unit === 'gram' ? amountBefore : undefined),
    }));
  }
  const isFragment = isLearnedFragment || message.rest.length === 0 || (message.refersBack && message.rest.length < 3);
  if (!before || !isFragment || before.foods.length === 0 || message.days.length > 0 || message.meals.length > 0) return [];
  const { ordinal } = message;
  const chosen = ordinal === undefined ? before.foods.slice(0, 1) : before.foods.slice(ordinal).slice(0, 1);
  // 'And in 3?' counts in the unit of the question before.
  const count = Number(/ (\d+(?:\.\d+)?) /.exec(message.gloss)?.[1]);
  const counted: Amount | undefined =
    count > 0 ? { value: count, unit: amountBefore?.unit ?? (count > mostPieces ? 'gram' : 'count') } : undefined;
  return chosen.map((id) => ({ id, amount: message.amount ?? counted ?? amountBefore, boughtId: undefined }));
}
