import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { DayLoad, DietRequest } from '../../../contract/assistant/diet-request.ts';
import { whyNoDeficit, energyOf, leastTargetOf, leanerWeight, mostKcal, proteinPerKg } from './energy.ts';

/** Fat as a share of energy; fibre in g per 1,000 kcal (US dietary reference intakes 2005; both are in the spec). */
export const fatPart = { least: 0.2, most: 0.35 } as const;
/** A match day needs more carbohydrate, so less fat. */
const mostFatOnMatchDay = 0.3;
export const fibrePer1000 = 14;

/** The share of energy by the day's load; over a week it averages out (ACSM, Academy and DC 2016 on periodised intake). */
const partOfDay: Record<DayLoad, number> = { rest: 0.96, training: 1.02, match: 1.07 };

/** Litres to drink besides the water in food: EFSA 2010 (2.0 and 2.5 in all, of which four fifths are drunk). */
const drinks = { female: 1.6, male: 2 } as const;
const moreToDrink: Record<DayLoad, number> = { rest: 0, training: 0.5, match: 0.9 };

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Fibre is counted as carbohydrate but gives half its energy (FAO 2003); a day may have this many times the minimum of fibre. */
const fibreUnspent = 0.5;
const mostFibre = 2.2;

/** The targets of one day of the week. */
export function dayTarget(request: DietRequest, day: number): DietTarget & { load: DayLoad | null } {
  const load = request.dayLoads[day] ?? null;
  const { target, spent } = energyOf(request);
  const least = Math.max(leastTargetOf(request), whyNoDeficit(request) ? Math.min(target, spent) : 0);
  const moved = load ? target * partOfDay[load] : target;
  const kcal = Math.round(Math.min(mostKcal, Math.max(least, moved)) / 10) * 10;
  const weight = leanerWeight(request);
  const usual = proteinPerKg.least * weight;
  // More protein is planned only as far as ordinary food can supply it within the day's energy.
  const leastProtein = request.protein === 'more' ? Math.max(usual, Math.min(1.6 * weight, (kcal * 0.25) / 4)) : usual;
  const protein = { least: Math.round(leastProtein), most: Math.round(proteinPerKg.most * weight) };
  const fat = {
    least: Math.round((kcal * fatPart.least) / 9),
    most: Math.round((kcal * (load === 'match' ? mostFatOnMatchDay : fatPart.most)) / 9),
  };
  const fibre = Math.round((kcal * fibrePer1000) / 1_000);
  const carbs = {
    least: Math.max(0, Math.round((kcal - 4 * protein.most - 9 * fat.most) / 4)),
    most: Math.round((kcal - 4 * protein.least - 9 * fat.least) / 4 + mostFibre * fibre * fibreUnspent),
  };
  const waterLitres = tenth(drinks[request.sex] + (load ? moreToDrink[load] : 0.2));
  return { load, kcal, protein, fat, carbs, fibre, waterLitres };
}
