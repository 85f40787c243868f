import type { DietItem } from '../../../contract/assistant/diet.ts';
import { inLanguage, joinedList, type FactAnswer } from '../facts/index.ts';
import { eatableOf, foods, isCalled, nameWords } from '../foods/index.ts';
import { dietDayAt, dietDayAsked, type AskedOfDiet } from './diet-day.ts';

const asksToBuy = / (shopping|buy|bazaar|bazar|market|order|stock) /;
const asksWhen = / (when|which day|which days|what day|what days|where|kis din|how often|howmuch times) /;
const asksInstead = / (instead|substitute|alternative|alternatives|swaps|replacement|replace) /;

/** Whether an item is, or has in it, what a word for food means. */
export const holdsFood = ({ id, name, ingredients }: DietItem, food: { readonly id: string; readonly said: string }): boolean => {
  const base = id.split('~')[0];
  const said = nameWords(food.said).join(' ');
  // 'Dahi' is curd, and so is low-fat curd.
  const called = nameWords(foods().get(food.id)?.name[0] ?? food.said).join(' ');
  // 'Paneer' is that food alone; 'dal' is every food that is called so.
  const isOneFood = foods().has(food.id);
  return (
    base === food.id ||
    ` ${nameWords(name).join(' ')} `.includes(` ${said} `) ||
    ` ${nameWords(name).join(' ')} `.includes(` ${called} `) ||
    (eatableOf(id)?.ingredients.some((part) => part.food.id === food.id || (!isOneFood && isCalled(part.food, food.said))) ?? false) ||
    ingredients.some((one) => nameWords(one).join(' ') === said)
  );
};

function shopping(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, plan, language, topic } = asked;
  const isList = asksToBuy.test(message.gloss) && message.foods.length === 0 && message.rest.length < 4;
  const [food] = message.foods;
  const isOfFood =
    food && (asksToBuy.test(message.gloss) || / howmuch food0 .*(need|week|total) /.test(message.gloss) || topic?.act === 'planShopping');
  if (isList) {
    const lines = plan.shopping.map(({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.shown}`).join(', ')}`);
    return {
      text: [inLanguage(language, 'For the week you need:', 'हफ़्ते के लिए चाहिए:'), ...lines].join('\n'),
      topic: { act: 'planShopping' },
    };
  }
  if (!isOfFood) return undefined;
  const found = plan.shopping
    .flatMap(({ items }) => items)
    .filter(({ id, name }) => id === food.id || id === food.boughtId || nameWords(name).join(' ').includes(nameWords(food.said).join(' ')));
  const text =
    found.length > 0
      ? inLanguage(
          language,
          `On the shopping list: ${joinedList(
            found.map(({ name, shown }) => `${name}, ${shown}`),
            language,
          )} for the week.`,
          `ख़रीद की सूची में: ${joinedList(
            found.map(({ name, shown }) => `${name} ${shown}`),
            language,
          )}, पूरे हफ़्ते के लिए।`,
        )
      : inLanguage(language, `There is no ${food.said} on this week's shopping list.`, `इस हफ़्ते की ख़रीद की सूची में ${food.said} नहीं है।`);
  return { text, topic: { act: 'planShopping', foods: [food.id] } };
}

function whenEaten(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const [food] = message.foods;
  if (!food || !asksWhen.test(message.gloss) || message.nutrients.length > 0 || message.rest.length > 3) return undefined;
  const found = plan.days.flatMap((day, at) =>
    day.meals.flatMap(({ name, items }) =>
      items
        .filter((item) => holdsFood(item, food))
        .map((item) => ({ at, where: `${dietDayAt(asked, at)?.name ?? day.name}, ${name}`, item })),
    ),
  );
  const lines = found.slice(0, 8).map(({ where, item }) => `• ${where}: ${item.name}, ${item.shown}`);
  const text =
    found.length > 0 ? lines.join('\n') : inLanguage(language, `There is no ${food.said} in this week.`, `इस हफ़्ते में ${food.said} नहीं है।`);
  return { text, topic: { act: 'planDay', foods: [food.id], day: found[0]?.at ?? null, items: found.map(({ item }) => item.key) } };
}

/** What could stand in for a food of the plan: a question, not yet a change. */
function whatInstead(asked: AskedOfDiet): FactAnswer | undefined {
  const { message, plan, language } = asked;
  const [food] = message.foods;
  if (!food || !asksInstead.test(message.gloss) || !message.isQuestion) return undefined;
  const day = dietDayAsked(asked);
  const days = day ? [day.day] : plan.days;
  const item = days.flatMap(({ meals }) => meals.flatMap(({ items }) => items)).find((one) => holdsFood(one, food) && one.swaps.length > 0);
  if (!item) return undefined;
  const list = joinedList(
    item.swaps.map(({ name, shown }) => `${name} (${shown})`),
    language,
  );
  return {
    text: inLanguage(
      language,
      `Instead of ${item.name} you can take ${list}, at about the same energy. Shall I swap it? Say which one.`,
      `${item.name} की जगह ${list} ले सकते हैं, लगभग उतनी ही ऊर्जा में। बदल दूँ? बताइए कौन सा।`,
    ),
    topic: { act: 'planDay', day: day?.index ?? null, items: [item.key], foods: item.swaps.map(({ id }) => id) },
  };
}

/** Answers about one food of the plan: what to buy, when it is eaten, what may stand in for it. */
export const dietFoodFacts = (asked: AskedOfDiet): FactAnswer | undefined => shopping(asked) ?? whatInstead(asked) ?? whenEaten(asked);
