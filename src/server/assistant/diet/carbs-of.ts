import type { DietRequest } from '../../../contract/assistant/diet-request.ts';
import { energyOf } from './energy.ts';

/** Grams of carbohydrate a day (Feinman and others, Nutrition 2015;31:1-13: low under 130 g, ketogenic 20 to 50 g). */
export const mostCarbs = { low: 130, keto: 50 } as const;
/** The share of energy that is still low for somebody who eats much (Feinman and others: under 26 %). */
const lowShare = 0.2;
/** From here on a limit in g changes no dish. */
const usualCarbs = 200;
/** Ordinary portions hold no more fat than a ketogenic week of this energy needs. */
const mostKetoKcal = 2_600;

/** Fewer g than this are not planned: vegetables, curd and nuts alone bring them. */
const leastCarbs = { low: 70, keto: 40 } as const;

export type WhyNoKeto = 'plants' | 'kidneys' | 'pregnant' | 'young' | 'much';

const is = ({ patterns }: DietRequest, ...ways: readonly DietRequest['patterns'][number][]) => ways.some((way) => patterns.includes(way));
const eatsNoFlesh = (request: DietRequest) => is(request, 'vegetarian', 'eggetarian', 'vegan', 'jain');
const eatsPlantsAlone = (request: DietRequest) => is(request, 'vegan') || (eatsNoFlesh(request) && request.allergens.includes('milk'));

/** Why a ketogenic week is not planned for somebody; undefined if it can be. */
export function whyNoKeto(request: DietRequest): WhyNoKeto | undefined {
  const { conditions, age } = request;
  if (conditions.includes('pregnancy') || conditions.includes('breastfeeding')) return 'pregnant';
  if (conditions.includes('kidneyDisease')) return 'kidneys';
  if (age < 18) return 'young';
  if (eatsPlantsAlone(request)) return 'plants';
  return energyOf(request).target > mostKetoKcal ? 'much' : undefined;
}

/** What somebody asked for: a way of eating, or grams that stand for one. */
function carbsAsked({ carbs, carbsWanted }: DietRequest): DietRequest['carbs'] {
  if (carbsWanted === null) return carbs;
  return carbsWanted <= mostCarbs.keto ? 'keto' : carbsWanted < usualCarbs ? 'low' : carbs;
}

/** How much carbohydrate the week really keeps to: a ketogenic wish that cannot be planned becomes a low one. */
export function carbsOf(request: DietRequest): DietRequest['carbs'] {
  const asked = carbsAsked(request);
  return asked === 'keto' && whyNoKeto(request) ? 'low' : asked;
}

/** Whether fibre is not counted as carbohydrate, because the foods of the person bring one with the other. */
export const countsNetCarbs = (request: DietRequest): boolean =>
  carbsOf(request) === 'keto' ? eatsNoFlesh(request) : eatsPlantsAlone(request);

/** g of carbohydrate a day at most; undefined for as many as usual. */
export function mostCarbsFor(request: DietRequest, kcal: number): number | undefined {
  const carbs = carbsOf(request);
  if (carbs === 'usual') return request.carbsWanted ?? undefined;
  const { carbsWanted } = request;
  if (carbsWanted !== null && (carbs === 'low' || carbsWanted < mostCarbs.keto)) return Math.max(leastCarbs[carbs], carbsWanted);
  return carbs === 'keto' ? mostCarbs.keto : Math.max(mostCarbs.low, Math.round((kcal * lowShare) / 4));
}
