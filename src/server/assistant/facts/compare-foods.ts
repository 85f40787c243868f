import type { Nutrient } from '../foods/index.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { hundredGrams, lowerName, nameOf, portionBy, weighed, type Weighed } from './food-portion.ts';
import { foodSource } from './food-source.ts';
import { joined, nutrientAmount, nutrientWords } from './nutrient-words.ts';

const compares = / (which|more|less|most|least|better|vs|versus|compare|compared|difference|between|than|or|healthier|richer|zyada) /;
const ofPrice = / (cheaper|costlier|price|money|afford|affordable) /;

/** The foods to compare: those named, with the ones spoken of before if only one or none is named. */
function compared({ message, topic }: Asked): Weighed[] {
  const named = message.foods.map(({ id }) => id);
  const before = named.length < 2 ? (topic?.foods ?? []) : [];
  const ids = [...new Set([...named, ...before])].slice(0, named.length === 1 ? 2 : 4);
  return ids.flatMap((id) => weighed(id) ?? []);
}

/** Whether the question is about foods and not about a plan, a team or the like. */
const isOfFoods = ({ message, topic }: Asked): boolean =>
  message.foods.length > 1 || (message.foods.length === 1 && topic !== null) || (topic?.foods.length ?? 0) > 1;

/** Which of several foods is cheaper in an Indian market; undefined for other questions. */
export function compareByPrice(asked: Asked): FactAnswer | undefined {
  const { message, language } = asked;
  const foods = ofPrice.test(message.gloss) ? compared(asked) : [];
  if (foods.length === 0 || message.rest.length > 4) return undefined;
  if (foods.length === 1) return message.foods.length === 1 && foods[0] ? priceOf(foods[0], asked) : undefined;
  if (!isOfFoods(asked)) return undefined;
  const sorted = [...foods].sort((one, other) => one.cost - other.cost);
  const [first, last] = [sorted[0] as Weighed, sorted.at(-1) as Weighed];
  const topic = { act: 'priceOfFoods', foods: foods.map(({ id }) => id) } as const;
  const names = joined(
    foods.map((of) => lowerName(of, language)),
    language,
  );
  if (last.cost - first.cost < 0.25)
    return {
      text: inLanguage(
        language,
        `${names.charAt(0).toUpperCase()}${names.slice(1)} cost about the same in most Indian markets.`,
        `भारत के ज़्यादातर बाज़ारों में ${names} का दाम लगभग एक सा है।`,
      ),
      topic,
    };
  const text = inLanguage(
    language,
    `${nameOf(first, language)} is cheaper: it is in our ${priceWords[levelOf(first)]} price group in Indian markets, ${lowerName(last, language)} in the ${priceWords[levelOf(last)]} one. I know price groups, not today's price in your shop.`,
    `${nameOf(first, language)} सस्ता पड़ता है: भारतीय बाज़ार में यह ${hindiPrices[levelOf(first)]} दाम वाले समूह में है, और ${lowerName(last, language)} ${hindiPrices[levelOf(last)]} वाले में। आज का दुकान का दाम मैं नहीं जानता।`,
  );
  return { text, topic };
}

const priceWords = { 1: 'low', 2: 'middle', 3: 'high' } as const;
const hindiPrices = { 1: 'कम', 2: 'बीच के', 3: 'ज़्यादा' } as const;
const levelOf = ({ cost }: Weighed) => Math.min(3, Math.max(1, Math.round(cost))) as 1 | 2 | 3;

function priceOf(of: Weighed, { language }: Asked): FactAnswer {
  const text = inLanguage(
    language,
    `${nameOf(of, language)} is in our ${priceWords[levelOf(of)]} price group for Indian markets. I know price groups, not today's price in your shop.`,
    `${nameOf(of, language)} भारतीय बाज़ार में ${hindiPrices[levelOf(of)]} दाम वाले समूह में है। आज का दुकान का दाम मैं नहीं जानता।`,
  );
  return { text, topic: { act: 'priceOfFoods', foods: [of.id] } };
}

/** Which of several foods has more or less of a nutrient, with both figures; undefined for other questions. */
export function compareByNutrient(asked: Asked): FactAnswer | undefined {
  const { message, topic, language } = asked;
  if (!compares.test(message.gloss) || !isOfFoods(asked)) return undefined;
  const foods = compared(asked);
  const ofBefore = topic?.act === 'nutrients' || topic?.act === 'compareFoods' ? topic.nutrients : [];
  const asks = (message.nutrients.length > 0 ? message.nutrients : ofBefore).filter((one): one is Nutrient => one in nutrientWords);
  const isVague = / (better|healthier|difference|compare|vs|versus) /.test(message.gloss);
  const nutrients = asks.length > 0 ? asks.slice(0, 3) : isVague ? (['protein', 'kcal', 'fat'] as const) : [];
  if (foods.length < 2 || nutrients.length === 0 || message.rest.length > 4) return undefined;
  const wantsLess = / (less|least|lighter|low) /.test(message.gloss);
  const portions = foods.map((of) => {
    const amount = message.foods.find(({ id }) => id === of.id)?.amount;
    return (amount && portionBy(of, amount, language)) ?? hundredGrams(of, language);
  });
  const lines = nutrients.map((nutrient) => {
    const sorted = [...portions].sort((a, b) => (b.nutrients[nutrient] - a.nutrients[nutrient]) * (wantsLess ? -1 : 1));
    const best = sorted[0] as (typeof sorted)[number];
    const list = sorted.map(
      ({ of, shown, nutrients: has }) => `${nameOf(of, language)} (${shown}): ${nutrientAmount(nutrient, has[nutrient], language)}`,
    );
    const { english, hindi } = nutrientWords[nutrient];
    const says = inLanguage(
      language,
      `${nameOf(best.of, language)} has ${wantsLess ? 'less' : 'more'} ${nutrient === 'kcal' ? 'energy' : english}.`,
      `${nameOf(best.of, language)} में ${wantsLess ? 'कम' : 'ज़्यादा'} ${hindi} है।`,
    );
    return `${says} ${list.join('; ')}.`;
  });
  return {
    text: lines.join('\n'),
    topic: { act: 'compareFoods', foods: foods.map(({ id }) => id), nutrients: [...nutrients] },
    sources: [foodSource(language)],
  };
}
