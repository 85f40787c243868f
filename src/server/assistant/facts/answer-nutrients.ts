import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Nutrient } from '../foods/index.ts';
import type { Amount, AskedNutrient } from '../understanding/index.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { foodsAsked, type AskedFood } from './foods-asked.ts';
import { hundredGrams, lowerName, nameOf, portionBy, usualPortion, weighed, type PortionOfFood, type Weighed } from './food-portion.ts';
import { foodSource } from './food-source.ts';
import { joined, nutrientAmount } from './nutrient-words.ts';

const overview: readonly Nutrient[] = ['kcal', 'protein', 'carbs', 'fat', 'fibre'];
/** Words of a question that asks for nothing but figures. */
const asksFigures =
  /^(nutrition|nutritional|nutrients?|macros?|info|information|facts?|breakdown|rich|high|good|great|low|source|milega|milegi|milta|milti|mil|jata|hoga|hogi|exactly|approx|approximately|roughly|around|really|actually|much|many|medium|large|small|big|homemade|full|whole|plain|serving|portion|weigh|whats|know|want|many|enough|lot|kitna|check|percent|percentage|eat|eating|ate|if|made|normal|single|today)$/;

const asksOverview = / (nutrition|nutritional|nutrient|nutrients|macro|macros) /;

/** What a portion has: 'Paneer, 100 g: 18.1 g of protein and 299 kcal.' */
function sentence({ of, shown, nutrients }: PortionOfFood, wanted: readonly Nutrient[], language: PlanLanguage): string {
  const list = joined(
    wanted.map((one) => nutrientAmount(one, nutrients[one], language)),
    language,
  );
  return inLanguage(language, `${nameOf(of, language)}, ${shown}: ${list}.`, `${shown} ${nameOf(of, language)} में ${list}।`);
}

function noteOn(of: Weighed, language: PlanLanguage): string {
  if (of.isDry) return inLanguage(language, ' That is weighed dry, before cooking.', ' यह पकाने से पहले का सूखा वज़न है।');
  if (of.isDish) return inLanguage(language, ' That is by our own recipe for it.', ' यह हमारी अपनी विधि के हिसाब से है।');
  return '';
}

const after = (text: string) => (text === '' ? '' : ` ${text}`);

function linesFor({ id, amount, boughtId }: AskedFood, wanted: readonly Nutrient[], language: PlanLanguage): string[] {
  const of = weighed(id);
  if (!of) return [];
  const portion = amount && portionBy(of, amount, language);
  const usual = usualPortion(of, language);
  const [first, second] = portion
    ? [portion]
    : of.isDish && usual
      ? [usual, hundredGrams(of, language)]
      : [hundredGrams(of, language), usual];
  const isUnknown = amount !== undefined && !portion;
  const unknown = inLanguage(language, 'I have no weight for that measure.', 'उस माप का वज़न मेरे पास नहीं है।');
  const other = second && second.grams !== first.grams ? sentence(second, wanted, language) : '';
  const line = `${isUnknown ? `${unknown} ` : ''}${sentence(first, wanted, language)}${after(other)}${noteOn(of, language)}`;
  const dry = boughtId === undefined || amount?.unit === 'count' ? undefined : weighed(boughtId);
  if (!dry) return [line];
  const ofDry = (amount?.unit === 'gram' && portionBy(dry, amount, language)) || hundredGrams(dry, language);
  return [line, `${sentence(ofDry, wanted, language)}${noteOn(dry, language)}`];
}

const isKnown = (nutrient: AskedNutrient): nutrient is Nutrient => nutrient !== 'other';

function notMeasured(foods: readonly AskedFood[], language: PlanLanguage): FactAnswer {
  const names = joined(
    foods.flatMap(({ id }) => weighed(id) ?? []).map((of) => lowerName(of, language)),
    language,
  );
  const text = inLanguage(
    language,
    `I have no figures for that nutrient in ${names}. I have energy, protein, carbs, fat, fibre, sugar, sodium, calcium, iron and B12: which of them do you want?`,
    `${names} में उस पोषक तत्व का आँकड़ा मेरे पास नहीं है। ऊर्जा, प्रोटीन, कार्ब, वसा, रेशा, चीनी, सोडियम, कैल्शियम, आयरन और B12 हैं: कौन सा बताऊँ?`,
  );
  return { text, topic: { act: 'nutrients', foods: foods.map(({ id }) => id) } };
}

/** Several foods of one meal together, such as '2 rotis with ghee': a food without its amount in its usual measure. */
function totalOf({ message: { gloss }, language }: Asked, foods: readonly AskedFood[], wanted: readonly Nutrient[]): string[] {
  const isMeal = foods.length > 1 && foods.some(({ amount }) => amount) && / (with|and|plus|aur|saath|sath|ke saath) /.test(gloss);
  if (!isMeal) return [];
  const portions = foods.flatMap(({ id, amount }) => {
    const of = weighed(id);
    const portion = of && ((amount && portionBy(of, amount, language)) ?? usualPortion(of, language));
    return portion ?? [];
  });
  if (portions.length !== foods.length) return [];
  const sum = (nutrient: Nutrient) => portions.reduce((total, { nutrients }) => total + nutrients[nutrient], 0);
  const list = joined(
    wanted.map((one) => nutrientAmount(one, sum(one), language)),
    language,
  );
  const names = joined(
    portions.map(({ of, shown }) => `${lowerName(of, language)} (${shown})`),
    language,
  );
  return [inLanguage(language, `Together ${names}: ${list}.`, `${names} मिलाकर: ${list}।`)];
}

/** What a named food or dish has of a nutrient, in the amount asked; undefined for other questions. */
export function answerNutrients(asked: Asked): FactAnswer | undefined {
  const { message, topic, language } = asked;
  const foods = foodsAsked(asked);
  if (foods.length === 0) return undefined;
  const rest = message.rest.filter((word) => !asksFigures.test(word));
  const isNamed = message.nutrients.length > 0 || asksOverview.test(message.gloss);
  const named = isNamed ? message.nutrients : (nutrientsBefore(asked) ?? (asked.isForFigures ? [] : undefined));
  if (named === undefined || (rest.length > 1 && !asked.isForFigures && !asked.isFragment)) return undefined;
  if (named.length > 0 && !named.some(isKnown)) return notMeasured(foods, language);
  const nutrients = named.filter(isKnown);
  const wanted = nutrients.length > 0 ? nutrients : overview;
  const withEnergy = wanted.length === 1 && wanted[0] !== 'kcal' ? [...wanted, 'kcal' as const] : wanted;
  const lines = foods.flatMap((food) => linesFor(food, foods.length === 1 ? withEnergy : wanted, language));
  const total = totalOf(asked, foods, withEnergy);
  const amount: Amount | undefined = foods[0]?.amount ?? (foods.length === 1 ? message.amount : undefined);
  const kept = [...foods.map(({ id }) => id), ...(topic?.foods ?? [])];
  return {
    text: [...total, ...lines].join('\n'),
    topic: { act: 'nutrients', foods: [...new Set(kept)].slice(0, 6), nutrients: [...wanted], amount: amount ?? null },
    sources: [
      foodSource(
        language,
        foods.flatMap(({ id }) => weighed(id)?.food ?? []),
      ),
    ],
  };
}

/** Nothing but a food and its amount. */
const foodAlone =
  /^( (food\d+|and|a|an|the|of|in|what about|how about|about|\d+(\.\d+)?|gram|katori|piece|cup|glass|slice|tbsp|tsp|bowl|,|;))+ $/;

/** The nutrients that the question before asked, for 'and tofu?'; all of the overview for a food and an amount alone. */
function nutrientsBefore({ message, topic }: Asked): readonly AskedNutrient[] | undefined {
  if (topic?.act === 'nutrients' || topic?.act === 'compareFoods' || topic?.act === 'sourcesOf') return topic.nutrients as AskedNutrient[];
  const isFoodAlone = message.foods.length > 0 && foodAlone.test(message.gloss);
  return isFoodAlone && topic === null ? [] : undefined;
}
