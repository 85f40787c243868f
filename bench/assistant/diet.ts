import { readFileSync } from 'node:fs';
import type { DietItem, DietPlan } from '../../src/contract/assistant/diet.ts';
import type { DietRequest } from '../../src/contract/assistant/diet-request.ts';
import { activities } from '../../src/contract/assistant/words.ts';
import { dayTarget } from '../../src/server/assistant/diet/day-target.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { texts } from '../../src/server/assistant/diet/texts.ts';
import { eatableOf } from '../../src/server/assistant/foods/index.ts';
import { atLeast, atMost, percentile, plain, report } from '../report.ts';
import type { Figure } from '../report.ts';
import { dietProfiles } from './diet-profiles.ts';
import { forbiddenIn } from './food-names.ts';

const usda = JSON.parse(readFileSync(new URL('../../src/data/foods/usda.json', import.meta.url), 'utf8')) as Record<
  string,
  { name: string }
>;

/**
 * What an item contains against its profile, judged by English names only, ours and USDA's. Dislikes are compared with our names only:
 * curd is not milk.
 */
function foundIn(id: string, request: DietRequest): string[] {
  const eatable = eatableOf(id);
  if (!eatable) return [`unknown ${id}`];
  const foods = eatable.ingredients.map(({ food }) => food);
  const ours = foods.map(({ name }) => name[0]);
  const theirs = foods.flatMap(({ isStandIn, sr }) => (isStandIn ? [] : [usda[sr]?.name ?? '']));
  return [...forbiddenIn(ours, request), ...forbiddenIn(theirs, { ...request, dislikes: [] })];
}

const itemsOf = (plan: DietPlan): DietItem[] => plan.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items));

/** `told` also counts a day whose protein or fibre is less by need, if the plan says so. */
type Day = { kcal: boolean; all: boolean; told: boolean };

/** g of protein a kilogram by what is asked of the body: to keep, to change or train, for much sport (ICMR-NIN 2020, ACSM 2016, ISSN 2017). */
function leastProtein({ goal, activity, age, dayLoads, conditions, protein }: DietRequest): number {
  if (activity === 'high' || activity === 'veryHigh') return 1.4;
  if (goal !== 'keep' || activity === 'moderate' || protein === 'more' || dayLoads.some((load) => load !== 'rest')) return 1.2;
  return age >= 65 || conditions.includes('pregnancy') || conditions.includes('breastfeeding') ? 1.1 : 1;
}

/** The four ranges of a day, calculated from ids independently of the server's own check. */
function daysOf(plan: DietPlan, request: DietRequest): Day[] {
  return plan.days.map((day, index) => {
    const sums = { kcal: 0, protein: 0, fat: 0, fibre: 0 };
    for (const { id, amount } of day.meals.flatMap(({ items }) => items)) {
      for (const { food, grams } of eatableOf(id)?.ingredients ?? []) {
        for (const nutrient of ['kcal', 'protein', 'fat', 'fibre'] as const)
          sums[nutrient] += (food.per100g[nutrient] * grams * amount) / 100;
      }
    }
    const target = dayTarget(request, index);
    const kcal = Math.abs(sums.kcal / target.kcal - 1) <= 0.05;
    const weight = Math.min(request.weightKg, 25 * (request.heightCm / 100) ** 2);
    const protein = sums.protein >= leastProtein(request) * weight - 1 && sums.protein <= 2 * weight + 1;
    const fatPart = (sums.fat * 9) / sums.kcal;
    const fat = fatPart >= 0.2 && fatPart <= 0.35;
    const fibre = sums.fibre >= sums.kcal * 0.014;
    const { lessProtein, lessFibre } = texts[plan.language].notes;
    const says = (note: string) => plan.notes.includes(note);
    const isHeldInReason =
      sums.protein >= (leastProtein(request) - 0.22) * weight - 1 && sums.protein <= 2 * weight + 1 && (fibre || sums.fibre >= 53);
    const told = kcal && fat && isHeldInReason && (protein || says(lessProtein)) && (fibre || says(lessFibre));
    return { kcal, all: kcal && protein && fat && fibre, told };
  });
}

/** Whether a week's energy fits Mifflin and St Jeor's formula, the activity and the goal; written independently of the server. */
function fitsGoal(plan: DietPlan, request: DietRequest): boolean {
  const { sex, age, heightCm, weightKg, activity, goal, noDeficit } = request;
  const spent = (10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161)) * activities[activity].factor;
  const floor = sex === 'male' ? 1_500 : 1_200;
  const part = plan.average.kcal / spent;
  const isLight = weightKg / (heightCm / 100) ** 2 < 18.5;
  if (plan.average.kcal <= floor * 1.1 || plan.average.kcal >= 4_500) return true;
  if (goal === 'gain') return part > 1 && part < 1.2;
  if (goal === 'keep' || noDeficit || isLight) return part > 0.95 && part < 1.07;
  return part > 0.74 && part < 1.05;
}

export type DietFigures = { readonly figures: readonly Figure[]; readonly breaches: readonly string[] };

/** The diet plans of 1,000 people compared with the promises of the spec; fixed seeds. */
export function measureDiet(count = 1_000): DietFigures {
  const profiles = dietProfiles(count);
  planDiet(profiles[0] as DietRequest, { seed: 0 });
  const times: number[] = [];
  const days: Day[] = [];
  const breaches: string[] = [];
  let [fewestFoods, underFloor, notSame, refused, offGoal] = [Infinity, 0, 0, 0, 0];
  for (const [seed, request] of profiles.entries()) {
    const started = performance.now();
    const plan = planDiet(request, { seed });
    times.push(performance.now() - started);
    days.push(...daysOf(plan, request));
    const items = itemsOf(plan);
    for (const id of new Set([...items, ...items.flatMap(({ swaps }) => swaps)].map((item) => item.id))) {
      breaches.push(...foundIn(id, request).map((what) => `${seed}: ${what} (${id})`));
    }
    fewestFoods = Math.min(fewestFoods, new Set(items.map(({ id }) => id.split('~')[0])).size);
    underFloor += plan.days.filter(({ total }) => total.kcal < (request.sex === 'female' ? 1_200 : 1_500)).length;
    if (!fitsGoal(plan, request)) offGoal++;
    if (verifyDiet(plan, request).length > 0) refused++;
    if (seed % 20 === 0 && JSON.stringify(planDiet(request, { seed })) !== JSON.stringify(plan)) notSame++;
  }
  const part = (is: (day: Day) => boolean) => (days.filter(is).length * 100) / days.length;
  return {
    breaches,
    figures: [
      atLeast(
        'days with kcal within 5 %',
        part(({ kcal }) => kcal),
        '%',
        99,
      ),
      atLeast(
        'days with kcal, protein, fat and fibre in range',
        part(({ all }) => all),
        '%',
        98,
      ),
      atMost('days out of a range without a word or in earnest', days.filter(({ told }) => !told).length, 'days', 0),
      atMost('allergen, diet and dislike breaches by names', breaches.length, 'breaches', 0),
      atLeast('fewest different foods in a week', fewestFoods, 'foods', 25),
      atMost('days under the safe floor', underFloor, 'days', 0),
      atMost('weeks whose energy does not fit the goal', offGoal, 'weeks', 0),
      atMost('plans that differ for the same seed', notSame, 'plans', 0),
      atMost('plans that our verifier would not pass', refused, 'plans', 0),
      plain('plan p50', percentile(times, 0.5), 'ms'),
      atMost('plan p95', percentile(times, 0.95), 'ms', 150),
    ],
  };
}

if (import.meta.main) {
  const { figures, breaches } = measureDiet(Number(process.argv[2] ?? 1_000));
  report('assistant-diet', figures);
  for (const breach of breaches.slice(0, 30)) process.stderr.write(`${breach}\n`);
}
