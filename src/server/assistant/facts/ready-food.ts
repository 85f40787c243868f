import { readFileSync } from 'node:fs';
import { classFinder } from '../learned/index.ts';
import { foldMessage } from '../messages/index.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { joined, nutrientAmount } from './nutrient-words.ts';

/** Food that people buy ready or eat out, with its usual portion (English, Hindi, grams); `words` are its names by sound, `a+b` in a row. */
type ReadyFood = {
  readonly english: string;
  readonly hindi: string;
  readonly portion: readonly [english: string, hindi: string, grams: number];
  readonly kcal: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly words: string;
};
const readyFoods = JSON.parse(
  readFileSync(new URL('../../../data/facts/ready-foods.json', import.meta.url), 'utf8'),
) as readonly ReadyFood[];

const find = classFinder(Object.fromEntries(readyFoods.map(({ words }, at) => [String(at), words])), true);
const figures = ['kcal', 'protein', 'carbs', 'fat'] as const;
type Figure = (typeof figures)[number];
const isFigure = (nutrient: string): nutrient is Figure => figures.some((one) => one === nutrient);

/** The ready food that a text names, how many of it, and whether by more than one word. */
function readyFoodIn(text: string): { readonly food: ReadyFood; readonly count: number; readonly isPhrase: boolean } | undefined {
  const words = foldMessage(text).plain.trim().split(/\s+/);
  const [found] = [...find(words)].sort((a, b) => b.length - a.length);
  const food = found && readyFoods[Number(found.name)];
  if (!food) return undefined;
  const before = [words[found.from - 1], words[found.from - 2]].map(Number).find((value) => value > 0 && value < 21);
  return { food, count: before ?? 1, isPhrase: found.length > 1 };
}

/** What ready or restaurant food has in its usual portion; undefined if none is named, or something else is asked. */
export function readyFoodFacts({ message, topic, language, isForFigures = false }: Asked): FactAnswer | undefined {
  const ready = readyFoodIn(message.text);
  if (!ready || (message.foods.length > 0 && !ready.isPhrase)) return undefined;
  const before = topic?.act === 'nutrients' ? topic.nutrients.filter(isFigure) : [];
  const named = message.nutrients.filter(isFigure);
  const isBare = message.rest.length < 2 && message.nutrients.length === 0 && before.length > 0;
  const asksAll = isForFigures || / (nutrition|macro|macros) /.test(message.gloss);
  if (named.length === 0 && !isBare && !asksAll) return undefined;
  const wanted = named.length > 0 ? named : isBare ? before : figures;
  const shown = wanted.length === 1 && wanted[0] !== 'kcal' ? [...wanted, 'kcal' as const] : wanted;
  const { food, count } = ready;
  const grams = message.amount?.unit === 'gram' ? message.amount.value : food.portion[2] * count;
  const list = joined(
    shown.map((one) => nutrientAmount(one, (food[one] * grams) / food.portion[2], language)),
    language,
  );
  const [english, hindi] = food.portion;
  const text = inLanguage(
    language,
    `${food.english}, about ${grams} g${count === 1 && grams === food.portion[2] ? ` (${english})` : ''}: ${list}. Recipes and brands differ by a third.`,
    `${food.hindi}, करीब ${grams} ग्राम${count === 1 && grams === food.portion[2] ? ` (${hindi})` : ''}: ${list}। विधि और ब्रांड से एक तिहाई तक फ़र्क़।`,
  );
  const source = {
    title: 'Usual values of ready food',
    summary: 'From the labels of common brands and from standard recipes with USDA SR 24 for the ingredients.',
  };
  return { text, topic: { act: 'nutrients', nutrients: [...wanted] }, sources: [source] };
}
