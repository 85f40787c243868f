import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { amountWords, dishes, eatableOf, foods, gramWords, times, type Food, type Measure, type Nutrients } from '../foods/index.ts';
import type { Amount } from '../understanding/index.ts';

/** A food or dish with its nutrients per 100 g as it is weighed: a dish as eaten, a food as bought. */
export type Weighed = {
  readonly id: string;
  readonly name: readonly [string, string];
  readonly per100g: Nutrients;
  /** Grams of its household measures; the first one is the usual one. */
  readonly measures: readonly (readonly [Measure, number])[];
  readonly isDish: boolean;
  /** Weighed dry or raw, while people eat it cooked. */
  readonly isDry: boolean;
  readonly food: Food | undefined;
  /** 1 low to 3 high, per the energy. */
  readonly cost: number;
};

const driedAisles = new Set(['grains', 'pulses']);
const driedSoy = new Set(['soybeans', 'soy-chunks']);
const notDry = new Set(['poha', 'moong-sprouts', 'lentil-sprouts', 'popcorn', 'corn-flakes', 'muesli', 'puffed-rice', 'roasted-chana']);

function ofDish(id: string): Weighed | undefined {
  const eatable = dishes().has(id) ? eatableOf(id) : undefined;
  if (!eatable) return undefined;
  const kcal = Math.max(1, eatable.per.kcal);
  const cost = eatable.ingredients.reduce((sum, { food, grams }) => sum + (food.cost * food.per100g.kcal * grams) / 100, 0) / kcal;
  return {
    id,
    name: eatable.name,
    per100g: times(eatable.per, 100 / eatable.grams),
    measures: [[eatable.measure, eatable.grams]],
    isDish: true,
    isDry: false,
    food: undefined,
    cost,
  };
}

function ofFood(food: Food): Weighed {
  const measures = Object.entries(food.measures) as [Measure, number][];
  const isDry = !food.eaten && (driedAisles.has(food.aisle) || driedSoy.has(food.id)) && !notDry.has(food.id);
  return { id: food.id, name: food.name, per100g: food.per100g, measures, isDish: false, isDry, food, cost: food.cost };
}

/** The food or dish with an id; undefined for an unknown one. */
export function weighed(id: string): Weighed | undefined {
  const food = foods().get(id);
  return ofDish(id) ?? (food && ofFood(food));
}

export type PortionOfFood = { readonly of: Weighed; readonly grams: number; readonly shown: string; readonly nutrients: Nutrients };

const atGrams = (of: Weighed, grams: number, shown: string): PortionOfFood => ({
  of,
  grams,
  shown,
  nutrients: times(of.per100g, grams / 100),
});
const quarters = (value: number) => Math.max(0.25, Math.round(value * 4) / 4);
const drinkDensity = 1.03;

/** Grams of household measures for food that is eaten soft or liquid, where the table has none of its own. */
const usualGrams: Partial<Record<Measure, number>> = { bowl: 250, cup: 200, glass: 240, katori: 150, tbsp: 15, tsp: 5 };
const usualMeasure = ({ isDish, isDry }: Weighed, unit: string): readonly [Measure, number] | undefined => {
  const grams = isDish && !isDry ? usualGrams[unit as Measure] : undefined;
  return grams === undefined ? undefined : [unit as Measure, grams];
};

/** A portion by an amount; undefined if the measure's weight is unknown. Millilitres are of milk-like density. */
export function portionBy(of: Weighed, amount: Amount, language: PlanLanguage): PortionOfFood | undefined {
  const { value, unit } = amount;
  if (unit === 'gram') return atGrams(of, value, gramWords(value, language));
  if (unit === 'millilitre') return atGrams(of, value * drinkDensity, language === 'hindi' ? `${value} मिली` : `${value} ml`);
  const measure = unit === 'count' ? of.measures[0] : (of.measures.find(([one]) => one === unit) ?? usualMeasure(of, unit));
  const [name, grams] = measure ?? [];
  if (name === undefined || grams === undefined) return undefined;
  return atGrams(of, grams * value, `${amountWords(quarters(value), name, language)} (${gramWords(Math.round(grams * value), language)})`);
}

export const hundredGrams = (of: Weighed, language: PlanLanguage): PortionOfFood => atGrams(of, 100, gramWords(100, language));

/** One of its usual measure, such as a piece or a katori; undefined where there is none. */
export function usualPortion(of: Weighed, language: PlanLanguage): PortionOfFood | undefined {
  const [measure] = of.measures;
  return measure && portionBy(of, { value: 1, unit: measure[0] }, language);
}

export const nameOf = ({ name }: Weighed, language: PlanLanguage): string => (language === 'hindi' ? name[1] : name[0]);
/** Within a sentence. */
export const lowerName = (of: Weighed, language: PlanLanguage): string => {
  const name = nameOf(of, language);
  return language === 'hindi' ? name : name.charAt(0).toLowerCase() + name.slice(1);
};
