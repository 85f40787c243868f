import { carbsOf, countsNetCarbs, mostCarbsFor } from './carbs-of.ts';
import { isBoughtForProtein, type Eatable } from '../foods/index.ts';
import { kitchenFor } from './choose-items.ts';
import { sportOn } from './around-sport.ts';
import { isFastDay } from './needs-of-weekday.ts';
import type { DietTarget } from '../../../contract/assistant/diet.ts';
import type { DayLoad, DietRequest } from '../../../contract/assistant/diet-request.ts';
import { whyNoDeficit, energyOf, leastTargetOf, leanerWeight, kidneyWeight, mostKcalOf, proteinPerKg } from './energy.ts';

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

/** What a day is judged by beside its targets, as shares of energy and sums. */
export type DayLimits = {
  readonly fat: { readonly least: number; readonly most: number };
  readonly fibre: { readonly least: number; readonly most: number };
  /** g of carbohydrate, if few are wanted; `isNet` if fibre is not counted. */
  readonly carbs?: number;
  readonly isNet?: boolean;
  /** mg of sodium, where blood pressure or kidneys require it (WHO 2012: 2 g). */
  readonly sodium?: number;
  /** mg of calcium that are aimed at. */
  readonly calcium?: number;
  /** Whether more protein than the range does harm, so that a day rather has less energy. */
  readonly isProteinHeld?: boolean;
  /** g of protein that are aimed at, if fewer are accepted. */
  readonly proteinWish?: number;
  /** Whether carbohydrate is spread over the meals as their energy is. */
  readonly isEven?: boolean;
};

/** Nobody is given more than this, in g, unless the energy of the day asks for more. */
const usualFibre = 50;
/** And nobody more than this; a day that would need more by its energy has less, and the plan says so. */
const [mostLeastFibre, mostOfAll, heldFibre] = [58, 59.8, 54];

/** The fibre of a day in g: 14 g for 1,000 kcal, and what people tolerate. */
export function fibreOf(kcal: number): { least: number; most: number } {
  const wanted = (kcal * fibrePer1000) / 1_000;
  return { least: wanted > mostLeastFibre ? heldFibre : wanted, most: Math.max(usualFibre, Math.min(wanted + 1.5, mostOfAll)) };
}

const leanFat = { low: { least: 0.2, most: 0.7 }, keto: { least: 0.4, most: 0.82 } } as const;
/** g of protein a kilogram with kidney disease that is not dialysed (KDOQI 2020: 0.55 to 0.8; KDIGO 2024: about 0.8, never over 1.3). */
const kidneyProtein = { least: 0.6, most: 0.8, mostOfMuch: 1 } as const;
/** The share of energy that is protein in meals of rice, vegetables, fruit and fat alone. */
const leastPart = 0.088;
/** More than this brings nothing (ISSN 2017), in g a kilogram. */
const mostProtein = 2.2;
/** Calcium for brittle bones, in mg a day (National Osteoporosis Foundation 2014). */
const calciumForBones = 1_000;

/**
 * Dishes and foods whose energy is protein by this share are sources of it. With fewer of them than this, less is planned; more of them
 * are needed where protein is more of the day's energy.
 */
const richPart = 0.27;
const fewSources = { usual: 8, low: 14 } as const;
const [usualShare, sourcesPerShare] = [0.24, 200];
const sideRoles: ReadonlySet<string> = new Set(['sabzi', 'salad', 'soup']);
const keptLeast = new WeakMap<DietRequest, number>();

/**
 * g of protein a kilogram that a day aims at: 1.0 for adults who keep their weight (ICMR-NIN 2020: 0.83 is the need of nearly all, more where
 * it comes from cereals and pulses); 1.1 from 65 on (PROT-AGE 2013) and for a child at the breast or on its way (IOM 2005); 1.2 when losing,
 * gaining or training (ACSM, Academy and DC 2016); 1.4 for much sport (ISSN 2017).
 */
export function proteinAim({ goal, activity, age, conditions, dayLoads }: DietRequest): number {
  if (activity === 'high' || activity === 'veryHigh') return proteinPerKg.least;
  const isTrained = activity === 'moderate' || dayLoads.some((load) => load !== 'rest');
  if (goal !== 'keep' || isTrained) return 1.2;
  const feedsAChild = conditions.includes('pregnancy') || conditions.includes('breastfeeding');
  return age >= 65 || feedsAChild ? 1.1 : 1;
}
/** How much less is accepted where nearly every source is left out, because pulses alone would need more energy and fibre than a day has. */
const underAim = 0.2;
/** How much more than the aim a day may have, in g a kilogram and as a share of energy that ordinary Indian meals hold. */
const [overAim, usualPart] = [0.4, 0.17];
/** The same of a ketogenic day, whose fat comes with meat, cheese, eggs and nuts (Feinman and others, Nutrition 2015;31:1-13: 20 to 30 %). */
const ketoPart = 0.24;

/** g of protein a kilogram that a day has at least: the aim, or less where nearly every source is left out. */
function leastProteinPerKg(request: DietRequest): number {
  const known = keptLeast.get(request);
  if (known !== undefined) return known;
  const isSource = (one: Eatable) =>
    !isBoughtForProtein(one) && !sideRoles.has(one.role) && (one.per.protein * 4) / Math.max(20, one.per.kcal) > richPart;
  const sources = kitchenFor(request).all.filter(isSource);
  const aim = proteinAim(request);
  const share = (aim * leanerWeight(request) * 4) / energyOf(request).target;
  const needed = fewSources[request.budget] + Math.max(0, share - usualShare) * sourcesPerShare;
  const least = sources.length < needed ? Math.max(0.83, aim - underAim) : aim;
  keptLeast.set(request, least);
  return least;
}

function proteinOf(request: DietRequest, kcal: number, isFast: boolean): { least: number; most: number } {
  const weight = leanerWeight(request);
  if (request.conditions.includes('kidneyDisease')) {
    const kilograms = kidneyWeight(request);
    // Ordinary food brings some protein with the energy of somebody who may not lose weight.
    const most = Math.min(kidneyProtein.mostOfMuch, Math.max(kidneyProtein.most, (kcal * leastPart) / 4 / kilograms));
    return { least: Math.round(kidneyProtein.least * kilograms), most: Math.floor(most * kilograms) };
  }
  const highest = proteinPerKg.most * weight;
  // Milk, nuts and fruit alone bring little protein; a day of it does no harm.
  if (isFast) return { least: Math.round(0.45 * weight), most: Math.round(highest) };
  if (request.proteinWanted !== null) {
    const wanted = Math.min(request.proteinWanted, mostProtein * request.weightKg, (kcal * 0.35) / 4);
    return { least: Math.round(wanted * 0.97), most: Math.round(wanted * 1.08 + 2) };
  }
  const aim = leastProteinPerKg(request);
  const usual = aim * weight;
  // More protein is planned only as far as ordinary food can supply it within the day's energy.
  const isMore = request.protein === 'more';
  const least = isMore && aim === proteinAim(request) ? Math.max(usual, Math.min(1.6 * weight, (kcal * 0.25) / 4)) : usual;
  const most =
    isMore || aim >= proteinPerKg.least
      ? highest
      : Math.max((aim + overAim) * weight, (kcal * (carbsOf(request) === 'keto' ? ketoPart : usualPart)) / 4);
  return { least: Math.round(least), most: Math.round(Math.min(highest, most)) };
}

function limitsOf(request: DietRequest, kcal: number, isFast: boolean): DayLimits {
  const carbs = carbsOf(request);
  const has = (...conditions: readonly DietRequest['conditions'][number][]) => conditions.some((one) => request.conditions.includes(one));
  const fibre = fibreOf(kcal);
  const most = mostCarbsFor(request, kcal);
  const isLean = carbs !== 'usual';
  return {
    fat: isLean ? leanFat[carbs] : isFast ? { least: 0.15, most: 0.42 } : fatPart,
    fibre: { ...fibre, least: isLean || isFast || has('irritableBowel') ? fibre.least * (carbs === 'keto' ? 0.35 : 0.6) : fibre.least },
    ...(leastProteinPerKg(request) < proteinAim(request) && { proteinWish: proteinAim(request) * leanerWeight(request) }),
    ...(most !== undefined && { carbs: most, isNet: countsNetCarbs(request) }),
    ...(has('highBloodPressure', 'kidneyDisease') && { sodium: 2_000 }),
    ...(has('kidneyDisease') && { isProteinHeld: true }),
    ...(has('osteoporosis') && { calcium: calciumForBones }),
    ...(has('diabetes', 'pcos') && { isEven: true }),
  };
}

export type DayTarget = DietTarget & {
  readonly load: DayLoad | null;
  readonly limits?: DayLimits;
  /** Whether sport begins in the afternoon or evening, at an hour that was named. */
  readonly isLateSport?: boolean;
};

/** The targets of one day of the week. */
export function dayTarget(request: DietRequest, day: number): DayTarget & { limits: DayLimits } {
  const load = request.dayLoads[day] ?? null;
  const isFast = isFastDay(request, day);
  const { target, spent } = energyOf(request);
  const least = Math.max(leastTargetOf(request), whyNoDeficit(request) ? Math.min(target, spent) : 0);
  // Somebody at the minimum has nothing to take from the other days.
  const isMoved = load && request.kcalWanted === null && target > leastTargetOf(request);
  const moved = isMoved ? target * partOfDay[load] : target;
  const kcal = Math.round(Math.max(leastTargetOf(request), Math.min(mostKcalOf(request), Math.max(least, moved))) / 10) * 10;
  const protein = proteinOf(request, kcal, isFast);
  const limits = limitsOf(request, kcal, isFast);
  const mostFat = load === 'match' && limits.carbs === undefined ? mostFatOnMatchDay : limits.fat.most;
  const fat = { least: Math.round((kcal * limits.fat.least) / 9), most: Math.round((kcal * mostFat) / 9) };
  const fibre = Math.round(limits.fibre.least);
  const most = Math.round((kcal - 4 * protein.least - 9 * fat.least) / 4 + mostFibre * fibre * fibreUnspent);
  const carbs = {
    least: Math.max(0, Math.round((kcal - 4 * protein.most - 9 * fat.most) / 4)),
    most: Math.min(most, limits.carbs ?? most),
  };
  const waterLitres = tenth(drinks[request.sex] + (load ? moreToDrink[load] : 0.2));
  return {
    load,
    kcal,
    protein,
    fat,
    carbs: { ...carbs, least: Math.min(carbs.least, carbs.most) },
    fibre,
    waterLitres,
    limits,
    isLateSport: (sportOn(request, day) ?? 0) >= 13 * 60,
  };
}
