import { locateConstraints, statedIn, traceStatement } from '../chips/index.ts';
import type { TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { alwaysRules } from './always.ts';
import { cannotRules } from './cannot.ts';
import { cuisineRules } from './cuisines.ts';
import { readDayWishes } from './day-wishes.ts';
import { figureRules } from './figures.ts';
import { hourRules } from './hours.ts';
import { lifeRules } from './life.ts';
import { dishRules } from './dish-wishes.ts';
import { kitchenRules } from './kitchen-wishes.ts';
import { applyRules, readingOf, type Rule } from './rule.ts';
import { unknownFoodRules } from './unknown-foods.ts';

type Place = { readonly from: number; readonly to: number };
const isIn = (one: Place, all: readonly Place[]) => all.some((other) => one.from < other.to && other.from < one.to);
/** The readings that overlap no earlier one of the list. */
const firstOfEach = (readings: readonly Reading[]): Reading[] =>
  readings.reduce<Reading[]>((kept, one) => (isIn(one, kept) ? kept : [...kept, one]), []);

/** What the rules read in a text, the first of them first, and foods that nobody knows. */
function readWith(text: string, rules: readonly Rule[], first: (traced: TracedText) => readonly Reading[]): Reading[] {
  const traced = traceStatement(text);
  const read = firstOfEach([...first(traced), ...applyRules(traced, rules)]);
  const known = [...locateConstraints(text), ...statedIn(traced).map(({ index, length }) => traced.spanOf(index, length))];
  const unknown = applyRules(traced, unknownFoodRules).filter((one) => !isIn(one, read) && !isIn(one, known));
  return [...read, ...unknown];
}

/** What a free text asks of a week of meals, beside what `locateConstraints` reads in it. */
export const readMealWishes = (text: string): Reading[] =>
  readWith(text, [...hourRules, ...figureRules, ...lifeRules, ...cannotRules, ...cuisineRules, ...alwaysRules], readDayWishes);

/** What a free text asks of one recipe, beside what `locateConstraints` reads in it. */
export function readDishWishes(text: string): Reading[] {
  const read = readWith(text, [...dishRules, ...kitchenRules], () => []);
  return [...read, ...namedAlone(traceStatement(text)).filter((one) => !isIn(one, read))];
}

/** Foods that are named and nothing else: 'paneer, spinach and rice' is what is at home. */
const namedAlone = (traced: TracedText): Reading[] =>
  statedIn(traced)
    .filter(({ index, length, state, food }) => {
      const isFirst = /(?:^ ?|[;,] |and |aur |और )$/.test(traced.plain.slice(0, index));
      const isLast = /^ ?(?:$|[;,]|and |aur |और )/.test(traced.plain.slice(index + length));
      return food !== undefined && state === 'open' && isFirst && isLast;
    })
    .map(({ index, length, food = '' }) => readingOf(traced, index, length, [{ type: 'have', value: food }]));
