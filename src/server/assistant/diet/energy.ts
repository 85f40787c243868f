import { activities } from '../../../contract/assistant/words.ts';
import type { DietRequest } from '../../../contract/assistant/diet-request.ts';

type Body = Pick<DietRequest, 'sex' | 'age' | 'heightCm' | 'weightKg'>;

/** Resting energy in kcal a day: Mifflin and St Jeor, Am J Clin Nutr 1990;51:241-7. */
export const restingEnergy = ({ sex, age, heightCm, weightKg }: Body): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161);

const bodyMassIndex = ({ heightCm, weightKg }: Body): number => weightKg / (heightCm / 100) ** 2;

/** The weight that protein goes by: one's own, and above a BMI of 25 the weight at 25, since fat needs none. */
export const leanerWeight = (body: Body): number => Math.min(body.weightKg, 25 * (body.heightCm / 100) ** 2);

/** How much they move, as the formula for children and teenagers counts it. */
const levelOf = { sedentary: 0, light: 1, moderate: 2, high: 3, veryHigh: 3 } as const;
const factors = { male: [1, 1.13, 1.26, 1.42], female: [1, 1.16, 1.31, 1.56] } as const;

/** What somebody of 9 to 18 years spends and grows by, in kcal a day: estimated energy requirement, Dietary reference intakes 2005. */
function growingEnergy({ sex, age, heightCm, weightKg, activity }: Body & Pick<DietRequest, 'activity'>): number {
  const factor = factors[sex][levelOf[activity]];
  const metres = heightCm / 100;
  return sex === 'male'
    ? 88.5 - 61.9 * age + factor * (26.7 * weightKg + 903 * metres) + 25
    : 135.3 - 30.8 * age + factor * (10 * weightKg + 934 * metres) + 25;
}

/** kcal a day that nobody is planned below (spec: 1,200 for women, 1,500 for men). */
export const floorOf = ({ sex }: Body): number => (sex === 'female' ? 1_200 : 1_500);

/** The least that a day is planned for: a little above the floor, so that whole portions cannot fall under it. */
export const leastTargetOf = (body: Body): number => Math.ceil((floorOf(body) * 1.035) / 10) * 10;

/** More than this in a day is not planned from a formula. */
export const mostKcal = 4_800;

/** The part of a day's energy that a goal takes or gives; NIH's guide on obesity has 500 to 1,000 kcal as the widest deficit. */
const parts = { gentle: 0.1, steady: 0.15, quick: 0.2 } as const;
const gains = { gentle: 0.07, steady: 0.1, quick: 0.15 } as const;

export const proteinPerKg = { least: 1.4, most: 2 } as const;

/** As a part of energy, protein that ordinary food can bring in every way of eating. */
const proteinPartThatFits = 0.265;

/** Why nobody may plan a deficit for this person. */
export function barToDeficit(request: DietRequest): 'asked' | 'young' | 'light' | undefined {
  if (request.noDeficit) return 'asked';
  if (request.age < 18) return 'young';
  return bodyMassIndex(request) < 18.5 ? 'light' : undefined;
}

export type Energy = { readonly resting: number; readonly spent: number; readonly target: number; readonly floor: number };

/** kcal a day to plan for, never under the floor, nor under what is spent where no deficit may be. */
export function energyOf(request: DietRequest): Energy {
  const resting = restingEnergy(request);
  const moved = resting * activities[request.activity].factor;
  // Mifflin and St Jeor measured grown-ups: by their equation alone somebody of fifteen would go short.
  const spent = request.age < 18 ? Math.max(moved, growingEnergy(request)) : moved;
  const floor = floorOf(request);
  const goal = { lose: -parts[request.pace], keep: 0, gain: gains[request.pace] }[request.goal];
  const wished = spent * (1 + goal) + request.kcalChange;
  // A deficit is held where the protein that keeps muscle would no longer fit into it.
  const fitsProtein = (proteinPerKg.least * leanerWeight(request) * 4) / proteinPartThatFits;
  const leastSafe = barToDeficit(request) ? spent : Math.min(Math.max(spent * 0.75, fitsProtein), spent);
  const target = Math.min(mostKcal, Math.max(leastSafe, wished));
  const whole = (kcal: number) => Math.round(kcal / 10) * 10;
  return { resting: Math.round(resting), spent: whole(spent), target: Math.max(leastTargetOf(request), whole(target)), floor };
}
