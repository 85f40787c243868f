import { activities } from '../../../contract/assistant/words.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';

type Body = Pick<DietRequest, 'sex' | 'age' | 'heightCm' | 'weightKg'>;

/** Resting energy in kcal a day (Mifflin and St Jeor, Am J Clin Nutr 1990;51:241-7). Weight in kg, height in cm. */
export const restingEnergy = ({ sex, age, heightCm, weightKg }: Body): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);

const bodyMassIndex = ({ heightCm, weightKg }: Body): number => weightKg / (heightCm / 100) ** 2;

/** The weight in kg that protein is based on: the own weight, but at most that of a BMI of 25, because body fat needs no protein. */
export const leanerWeight = (body: Body): number => Math.min(body.weightKg, 25 * (body.heightCm / 100) ** 2);

/** The activity levels of the formula for children and teenagers. */
const levelOf = { sedentary: 0, light: 1, moderate: 2, high: 3, veryHigh: 3 } as const;
const factors = { male: [1, 1.13, 1.26, 1.42], female: [1, 1.16, 1.31, 1.56] } as const;

/**
 * The energy need of somebody aged 9 to 18 including growth, in kcal a day: estimated energy requirement, Dietary reference intakes 2005.
 */
function growingEnergy({ sex, age, heightCm, weightKg, activity }: Body & Pick<DietRequest, 'activity'>): number {
  const factor = factors[sex][levelOf[activity]];
  const metres = heightCm / 100;
  return sex === 'male'
    ? 88.5 - 61.9 * age + factor * (26.7 * weightKg + 903 * metres) + 25
    : 135.3 - 30.8 * age + factor * (10 * weightKg + 934 * metres) + 25;
}

/** The minimum of kcal a day that is ever planned (spec: 1,200 for women, 1,500 for men). */
export const floorOf = ({ sex }: Body): number => (sex === 'female' ? 1_200 : 1_500);

/** The lowest target of a day: slightly above the minimum, so that whole portions do not fall below it. */
export const leastTargetOf = (body: Body): number => Math.ceil((floorOf(body) * 1.035) / 10) * 10;

/** The highest target of a day that is planned from a formula. */
export const mostKcal = 4_800;

/** The share of a day's energy that a goal removes or adds; NIH's guide on obesity names 500 to 1,000 kcal as the largest deficit. */
const parts = { gentle: 0.1, steady: 0.15, quick: 0.2 } as const;
const gains = { gentle: 0.07, steady: 0.1, quick: 0.15 } as const;

export const proteinPerKg = { least: 1.4, most: 2 } as const;

/** The share of energy that protein from ordinary food can supply in every way of eating. */
const proteinPartThatFits = 0.265;

const feedsAChild = ({ conditions }: DietRequest) => conditions.includes('pregnancy') || conditions.includes('breastfeeding');
/** What breastfeeding takes, in kcal a day (ICMR-NIN 2020: 600 in the first six months, 520 after). */
const breastfeedingKcal = 520;

/** Why no deficit may be planned for this person; undefined if it may. */
export function whyNoDeficit(request: DietRequest): 'asked' | 'young' | 'light' | undefined {
  if (request.noDeficit || feedsAChild(request)) return 'asked';
  if (request.age < 18) return 'young';
  return bodyMassIndex(request) < 18.5 ? 'light' : undefined;
}

/** kcal for each kilogram that are advised at most with kidney disease (KDOQI 2020: 25 to 35), so that protein can stay at 0.8 g. */
const kidneyKcalPerKg = 35;
/** The BMI whose weight counts at most where needs are reckoned for each kilogram with kidney disease. */
const mostKidneyIndex = 30;
/** The weight in kg that needs with kidney disease are reckoned from. */
export const kidneyWeight = (body: Body): number => Math.min(body.weightKg, mostKidneyIndex * (body.heightCm / 100) ** 2);

/** The highest target of a day: less with kidney disease, but for somebody who may not lose weight. */
export const mostKcalOf = (request: DietRequest): number =>
  request.conditions.includes('kidneyDisease') && !whyNoDeficit(request)
    ? Math.min(mostKcal, Math.floor((kidneyKcalPerKg * kidneyWeight(request)) / 10) * 10)
    : mostKcal;

export type Energy = { readonly resting: number; readonly spent: number; readonly target: number; readonly floor: number };

/** kcal a day to plan for: never below the minimum, and never below the expenditure if no deficit is allowed. */
export function energyOf(request: DietRequest): Energy {
  const resting = restingEnergy(request);
  const moved = resting * activities[request.activity].factor;
  // Mifflin and St Jeor measured adults: their formula alone would be too low for a fifteen-year-old.
  const spent = request.age < 18 ? Math.max(moved, growingEnergy(request)) : moved;
  const floor = floorOf(request);
  const goal = { lose: -parts[request.pace], keep: 0, gain: gains[request.pace] }[request.goal];
  const fed = request.conditions.includes('breastfeeding') ? breastfeedingKcal : 0;
  const wished = request.kcalWanted ?? spent * (1 + goal) + fed + request.kcalChange;
  // The deficit is limited so that the protein that preserves muscle still fits.
  const fitsProtein = (proteinPerKg.least * leanerWeight(request) * 4) / proteinPartThatFits;
  const isOwn = request.kcalWanted !== null;
  const leastSafe = whyNoDeficit(request) ? spent : isOwn ? floor : Math.min(Math.max(spent * 0.75, fitsProtein), spent);
  const target = Math.min(mostKcalOf(request), Math.max(leastSafe, wished));
  const whole = (kcal: number) => Math.round(kcal / 10) * 10;
  return { resting: Math.round(resting), spent: whole(spent), target: Math.max(leastTargetOf(request), whole(target)), floor };
}
