import type { DietPattern } from '../../../contract/assistant/words.ts';
import { eatableOf, foods, objectionToEatable, type Eatable, type Nutrient } from '../foods/index.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { foodSource } from './food-source.ts';
import { hundredGrams, nameOf, portionBy, usualPortion, weighed, type PortionOfFood } from './food-portion.ts';
import { nutrientAmount, nutrientWords } from './nutrient-words.ts';

const asksSources =
  / (source|sources|which|highest|rich|high|foods?|options?|best|most|more|where|get|boost|increase|give|gives|good|suggest|ideas?|items?|things?|list|naam|cheez|chij|chiz|chijen|cheezein) /;
const ofPlan =
  / (plan|my|mine|day|target|need|should|total|remove|swap|add|make|shopping|muscle|weight|lose|gain|deficiency|tablets?|supplements?|powder|powders) /;

/** Portions in which foods are eaten: a tablespoon of seeds, not 100 g. */
const portionGrams: Readonly<Record<string, number>> = { pulses: 40, soy: 40, grains: 50, nutsSeeds: 15 };
/** Bought for a use of their own, or eaten a pinch at a time. */
const unusual = /flour|gluten|powder|soy-protein|bran|yeast|lupins|tempeh|parsley|basil|mint|curry-leaves|liver|makhana/;
/** Groups that a question may name, by the aisle of the food. */
const groupsSaid: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ (fruit|fruits|फल) /, ['fruit']],
  [/ (vegetable|vegetables|veggies|sabji|सब्जी) /, ['vegetables']],
  [/ (dals?|lentils?|pulses|legumes?|beans|दाल|दालों) /, ['pulses', 'soy']],
  [/ (nuts?|seeds?|dry fruits?|मेवे) /, ['nutsSeeds']],
  [/ (grains?|cereals?|अनाज|millets?) /, ['grains']],
];
const leftOut = new Set(['spices', 'oils', 'sweet', 'drinks']);
const shownAtOnce = 6;

const patternsSaid: readonly (readonly [RegExp, DietPattern])[] = [
  [/ vegan /, 'vegan'],
  [/ (vegetarian|pure vegetarian|veg|meatless|eggless) /, 'vegetarian'],
  [/ jain /, 'jain'],
];

function servingOf(id: string, language: 'english' | 'hindi'): PortionOfFood | undefined {
  const of = weighed(id);
  if (!of?.food) return undefined;
  const grams = portionGrams[of.food.aisle];
  const isWhole = of.food.aisle === 'nutsSeeds' && of.measures.some(([measure]) => measure === 'handful');
  if (isWhole) return portionBy(of, { value: 1, unit: 'handful' }, language);
  if ((of.isDry || of.food.aisle === 'nutsSeeds') && grams) return portionBy(of, { value: grams, unit: 'gram' }, language);
  const usual = usualPortion(of, language);
  return usual && usual.grams >= 15 && usual.grams <= 260 ? usual : hundredGrams(of, language);
}

/** Foods with the most of a nutrient in a portion that people eat; undefined for other questions. */
export function sourcesOfNutrient(asked: Asked): FactAnswer | undefined {
  const { message, topic, language } = asked;
  const goesOn = topic?.act === 'sourcesOf' && / (more|other|others|another|else|aur) /.test(message.gloss) && message.rest.length < 2;
  const nutrient = (goesOn ? topic.nutrients[0] : message.nutrients[0]) as Nutrient | 'other' | undefined;
  const isAsked = goesOn || (message.foods.length === 0 && asksSources.test(message.gloss) && !ofPlan.test(message.gloss));
  const isMisleading = nutrient === 'kcal' || nutrient === 'sugar' || nutrient === 'sodium' || nutrient === 'saturated';
  // How a vegan comes by B12 is more than a list.
  const isOfPills = nutrient === 'b12' && !/ (source|sources|which|highest|rich|foods?|high) /.test(message.gloss);
  if (!isAsked || isOfPills || nutrient === undefined || nutrient === 'other' || isMisleading) return undefined;
  const said = patternsSaid.filter(([words]) => words.test(message.gloss)).map(([, pattern]) => pattern);
  const patterns = said.length > 0 ? said : goesOn && topic.about ? [topic.about as DietPattern] : asked.patterns;
  const group = groupsSaid.find(([words]) => words.test(message.gloss))?.[1];
  const cheapOnly = / cheaper /.test(message.gloss);
  const list = [...foods().values()]
    .filter(({ aisle, cost }) => (group?.includes(aisle) ?? !leftOut.has(aisle)) && (!cheapOnly || cost === 1))
    .filter(({ id }) => !unusual.test(id) && isAllowed(id, patterns))
    .flatMap(({ id }) => servingOf(id, language) ?? [])
    .filter(({ of }) => !of.food?.isStandIn || of.id === 'paneer')
    .sort((a, b) => b.nutrients[nutrient] - a.nutrients[nutrient]);
  const varied = list.filter(({ of }, at) => list.findIndex((other) => familyOf(other.of.id) === familyOf(of.id)) === at);
  const from = goesOn ? topic.shown : 0;
  const shown = varied.slice(from, from + shownAtOnce).filter(({ nutrients }) => nutrients[nutrient] > 0);
  if (shown.length === 0) return undefined;
  const { english, hindi } = nutrientWords[nutrient];
  const kind = patterns.includes('vegan') ? 'vegan ' : patterns.includes('vegetarian') || patterns.includes('jain') ? 'vegetarian ' : '';
  const lines = shown.map(
    (one) => `• ${nameOf(one.of, language)}, ${one.shown}: ${nutrientAmount(nutrient, one.nutrients[nutrient], language)}`,
  );
  const head = inLanguage(language, `Good ${kind}sources of ${english}, in a usual portion:`, `${hindi} के अच्छे स्रोत, आम मात्रा में:`);
  const iron =
    nutrient === 'iron'
      ? [
          inLanguage(
            language,
            'Lemon, amla or tomato beside them helps the body take iron up; tea with the meal hinders it.',
            'साथ में नींबू, आँवला या टमाटर हो तो शरीर आयरन बेहतर लेता है; खाने के साथ चाय उसे रोकती है।',
          ),
        ]
      : [];
  return {
    text: [head, ...lines, ...iron].join('\n'),
    topic: {
      act: 'sourcesOf',
      foods: shown.map(({ of }) => of.id),
      nutrients: [nutrient],
      about: patterns[0] ?? null,
      shown: from + shownAtOnce,
    },
    sources: [foodSource(language)],
  };
}

const familyOf = (id: string) =>
  id
    .replace(/^(low-fat|skim|hung|silken|buffalo|dried|red|lamb|chicken|turkey|soy)-/, '')
    .replace(/-(mince|dal|sprouts|powder|chunks|curd|milk)$/, '');

function isAllowed(id: string, patterns: readonly DietPattern[]): boolean {
  if (patterns.length === 0) return true;
  const food = foods().get(id);
  if (!food) return false;
  const alone: Eatable | undefined = eatableOf(id);
  const needs = { allergens: [], patterns: [...patterns], dislikes: [] };
  if (alone) return !objectionToEatable(alone, needs);
  return !food.flags.some((flag) => flagsOut(patterns).has(flag));
}

const flagsOut = (patterns: readonly DietPattern[]): ReadonlySet<string> =>
  new Set([
    'meat',
    'pork',
    'fish',
    'shellfish',
    'gelatine',
    ...(patterns.includes('eggetarian') ? [] : ['egg']),
    ...(patterns.includes('vegan') ? ['egg', 'dairy', 'honey'] : []),
    ...(patterns.includes('jain') ? ['root', 'allium', 'mushroom', 'manySeeded'] : []),
  ]);
