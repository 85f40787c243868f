import { locateConstraints, statedIn, traceStatement } from '../chips/index.ts';
import type { Reading } from '../wishes/index.ts';
import { cannotRules } from './cannot.ts';
import { cuisineRules } from './cuisines.ts';
import { readDayWishes } from './day-wishes.ts';
import { figureRules } from './figures.ts';
import { hourRules } from './hours.ts';
import { lifeRules } from './life.ts';
import { applyRules } from './rule.ts';
import { unknownFoodRules } from './unknown-foods.ts';

type Place = { readonly from: number; readonly to: number };
const isIn = (one: Place, all: readonly Place[]) => all.some((other) => one.from < other.to && other.from < one.to);
/** The readings that overlap no earlier one of the list. */
const firstOfEach = (readings: readonly Reading[]): Reading[] =>
  readings.reduce<Reading[]>((kept, one) => (isIn(one, kept) ? kept : [...kept, one]), []);

/** What a free text asks of a week of meals, beside what `locateConstraints` reads in it. */
export function readMealWishes(text: string): Reading[] {
  const traced = traceStatement(text);
  const days = readDayWishes(traced);
  const rules = firstOfEach([
    ...days,
    ...applyRules(traced, [...hourRules, ...figureRules, ...lifeRules, ...cannotRules, ...cuisineRules]),
  ]);
  const known = [...locateConstraints(text), ...statedIn(traced).map(({ index, length }) => traced.spanOf(index, length))];
  const unknown = applyRules(traced, unknownFoodRules).filter((one) => !isIn(one, rules) && !isIn(one, known));
  return [...rules, ...unknown];
}
