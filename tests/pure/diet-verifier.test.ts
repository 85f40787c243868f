import { describe, expect, test } from 'vitest';
import type { DietItem, DietPlan, DietTarget } from '../../src/contract/assistant/diet.ts';
import { dietRequestSchema, type DietRequest, type DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import { baseOf } from '../../src/server/assistant/diet/choose-items.ts';
import { brokenRules, distanceFromTarget } from '../../src/server/assistant/diet/judge-day.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { eatableOf, sumOf, times, type Eatable } from '../../src/server/assistant/foods/index.ts';

const person = (fields: Partial<DietRequestFields> = {}): DietRequest =>
  dietRequestSchema.parse({ sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'moderate', goal: 'keep', ...fields });
const request = person({ patterns: ['vegetarian'] });
const plan = planDiet(request, { seed: 8 });
const itemsOf = (of: DietPlan): DietItem[] => of.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items));
const eaten = (id: string): Eatable => eatableOf(id)!;

const breachesOf = (change: (copy: DietPlan) => void, asked = request) => {
  const copy = structuredClone(plan);
  change(copy);
  return verifyDiet(copy, asked).map(({ rule, where }) => `${rule} ${where}`);
};
const firstItem = (copy: DietPlan): DietItem => copy.days[0]!.meals[0]!.items[0]!;
const first = firstItem(plan);
const at = `day 1, ${first.key}`;

describe('a diet plan', () => {
  test('that nobody changed has no breach, in both languages', () => {
    expect(breachesOf(() => {})).toEqual([]);
    const hindi = { ...request, language: 'hindi' as const };
    expect(verifyDiet(planDiet(hindi, { seed: 8 }), hindi)).toEqual([]);
  });

  test('has seven days', () => {
    expect(breachesOf((copy) => copy.days.pop())).toContain('days week');
    expect(breachesOf((copy) => copy.days.push(copy.days[6]!))).toEqual(['days week']);
  });

  test('has the meals that were asked for, in their order', () => {
    expect(breachesOf((copy) => copy.days[2]!.meals.reverse())).toEqual(['meals day 3']);
    expect(breachesOf(() => {}, { ...request, meals: 4 })).toContain('meals day 1');
    expect(breachesOf(() => {}, { ...request, meals: 99 })).toContain('meals day 1');
  });

  test('buys only what is eaten', () => {
    expect(breachesOf((copy) => copy.shopping[0]!.items.push({ ...copy.shopping[0]!.items[0]!, id: 'salmon' }))).toEqual([
      'shopping shopping list',
    ]);
    expect(breachesOf((copy) => copy.shopping.pop())).toEqual([]);
  });

  test('has twenty-five different foods, and a dish in two forms is one', () => {
    const different = [...new Map(itemsOf(plan).map((item) => [baseOf(eaten(item.id)), item])).values()];
    const isVaried = (items: readonly { id: string }[]) =>
      !breachesOf((copy) => {
        for (const { meals } of copy.days) for (const meal of meals) meal.items = [];
        copy.days[0]!.meals[0]!.items = items.map(({ id }) => ({ ...first, id }));
      }).includes('variety week');
    expect(different.length).toBeGreaterThan(25);
    expect(isVaried(different.slice(0, 25))).toBe(true);
    expect(isVaried(different.slice(0, 24))).toBe(false);
    const others = different.filter(({ id }) => !id.startsWith('palak-paneer')).slice(0, 23);
    expect(isVaried([...others, { id: 'palak-paneer' }, { id: 'palak-paneer~paneer=tofu' }])).toBe(false);
    expect(isVaried([...others, { id: 'palak-paneer' }, { id: 'unicorn' }])).toBe(false);
  });
});

describe('an item of a diet plan', () => {
  const withItem = (change: Partial<DietItem>, asked = request) => breachesOf((copy) => Object.assign(firstItem(copy), change), asked);

  test('is a food that exists, and nothing else is said of one that does not', () => {
    const found = withItem({ id: 'unicorn' });
    expect(found).toContain(`unknownFood ${at}`);
    expect(found).not.toContain(`name ${at}`);
    expect(withItem({ swaps: [{ ...first.swaps[0]!, id: 'unicorn' }] })).toEqual([`unknownFood ${at}, swap`]);
  });

  test('is allowed, also in its swaps', () => {
    expect(breachesOf(() => {}, { ...request, patterns: ['vegan'] }).some((one) => one.startsWith('diet day'))).toBe(true);
    const [egg] = [eaten('boiled-eggs')];
    const swap = { ...first.swaps[0]!, id: egg.id, name: egg.name[0], amount: 1, grams: egg.grams };
    expect(withItem({ swaps: [swap] })).toEqual([`diet ${at}, swap`]);
    expect(withItem({ swaps: [swap] }, { ...request, patterns: [], allergens: ['egg'] })).toContain(`allergen ${at}, swap`);
    expect(withItem({ swaps: [swap] }, { ...request, patterns: [] })).toEqual([]);
  });

  test('has its own name', () => {
    expect(withItem({ name: 'Almond brittle' })).toEqual([`name ${at}`]);
    expect(withItem({ name: eaten(first.id).name[1] })).toEqual([`name ${at}`]);
  });

  test('is a portion: more than nothing, and at most 1,200 g', () => {
    const { grams } = eaten(first.id);
    const swapOf = (amount: number) =>
      withItem({ swaps: [{ ...first.swaps[0]!, id: first.id, name: first.name, amount, grams: grams * amount }] });
    expect(swapOf(1_200 / grams)).toEqual([]);
    expect(swapOf(1_201 / grams)).toEqual([`amount ${at}, swap`]);
    for (const none of [0, -1, Number.NaN]) expect(swapOf(none), String(none)).toContain(`amount ${at}, swap`);
  });

  test('weighs what it weighs, and has the energy that it has', () => {
    const { grams, per } = eaten(first.id);
    const [weight, kcal] = [grams * first.amount, per.kcal * first.amount];
    for (const by of [1, -1]) expect(withItem({ grams: weight + by }), String(by)).toEqual([]);
    for (const by of [1.1, -1.1]) expect(withItem({ grams: weight + by }), String(by)).toEqual([`numbers ${at}`]);
    const energy = (by: number) => withItem({ nutrients: { ...first.nutrients, kcal: kcal + by } });
    for (const by of [1.49, -1.49]) expect(energy(by), String(by)).toEqual([]);
    for (const by of [1.51, -1.51]) expect(energy(by), String(by)).toEqual([`numbers ${at}`]);
  });
});

describe('the sums of a day', () => {
  const items = plan.days[0]!.meals.flatMap((meal) => meal.items);
  const total = sumOf(items.map(({ id, amount }) => times(eaten(id).per, amount)));

  test.each(['kcal', 'protein', 'carbs', 'fat', 'fibre'] as const)('%s may be off by a hundredth, at least by 2', (nutrient) => {
    const margin = Math.max(2, total[nutrient] * 0.01);
    const withTotal = (by: number) => breachesOf((copy) => (copy.days[0]!.total[nutrient] = total[nutrient] + by));
    for (const by of [margin * 0.99, -margin * 0.99]) expect(withTotal(by), String(by)).toEqual([]);
    for (const by of [margin * 1.01, -margin * 1.01]) expect(withTotal(by), String(by)).toEqual(['numbers day 1']);
  });

  test('are kept to the targets and the floor, whatever the plan says', () => {
    const few = (copy: DietPlan) =>
      copy.days[1]!.meals.splice(0, 4, ...copy.days[1]!.meals.slice(0, 4).map((meal) => ({ ...meal, items: [] })));
    const found = breachesOf(few);
    expect(found).toEqual(expect.arrayContaining(['kcal day 2', 'protein day 2', 'floor day 2']));
    expect(found.filter((one) => one.startsWith('floor'))).toEqual(['floor day 2']);
    expect(breachesOf((copy) => copy.days[1]!.meals[0]!.items.pop())).not.toContain('floor day 2');
  });

  test('are told to a model that repairs them, with the target', () => {
    const copy = structuredClone(plan);
    for (const meal of copy.days[1]!.meals) meal.items = [];
    const { target } = plan.days[1]!;
    const messages = verifyDiet(copy, request).map(({ message }) => message);
    expect(messages).toContain(`The day's kcal is out of range: 0 where the target is ${target.kcal}.`);
    expect(messages).toContain(
      `The day's protein is out of range: 0 where the target is ${target.protein.least} to ${target.protein.most}.`,
    );
  });
});

const target: DietTarget = {
  ...{ kcal: 2_000, protein: { least: 80, most: 120 }, fat: { least: 44, most: 78 } },
  ...{ carbs: { least: 200, most: 300 }, fibre: 28, waterLitres: 2 },
};
const good = { kcal: 2_000, protein: 100, fat: 60, fibre: 40 };

describe('a day', () => {
  test.each([
    ['kcal', { kcal: 1_900 }, []],
    ['kcal', { kcal: 2_100 }, []],
    ['kcal', { kcal: 1_899 }, ['kcal']],
    ['kcal', { kcal: 2_101 }, ['kcal']],
    ['protein', { protein: 80 }, []],
    ['protein', { protein: 120 }, []],
    ['protein', { protein: 79.9 }, ['protein']],
    ['protein', { protein: 120.1 }, ['protein']],
    // Fat gives 20 to 35 % of the energy, at 9 kcal a gram.
    ['fat', { fat: 400 / 9 }, []],
    ['fat', { fat: 700 / 9 }, []],
    ['fat', { fat: 44 }, ['fat']],
    ['fat', { fat: 78 }, ['fat']],
    ['fibre', { fibre: 28 }, []],
    ['fibre', { fibre: 27.9 }, ['fibre']],
    ['fibre', { kcal: 1_950, fibre: 27.4 }, []],
    ['everything', { kcal: 1_000, protein: 10, fat: 2, fibre: 1 }, ['kcal', 'protein', 'fat', 'fibre']],
  ])('breaks the rules that it breaks: %s %o', (_rule, change, broken) => {
    expect(brokenRules({ ...good, ...change }, target)).toEqual(broken);
  });

  test('that keeps all rules with a margin has no distance from its targets', () => {
    expect(distanceFromTarget(good, target)).toBe(0);
    for (const change of [
      { kcal: 2_050 },
      { kcal: 1_950 },
      { protein: 81.2 },
      { protein: 118.2 },
      { fat: 47 },
      { fat: 75.4 },
      { fibre: 28.6 },
    ])
      expect(distanceFromTarget({ ...good, ...change }, target), JSON.stringify(change)).toBeCloseTo(0, 9);
  });

  test.each([
    // A tenth too much energy: 0.075 beyond the margin, 20 each; and its fat and fibre change with it.
    [{ kcal: 2_200, fat: 66, fibre: 44 }, 1.5],
    [{ kcal: 1_800, fat: 54, fibre: 36 }, 1.5],
    // 81.2 is wanted and 40.6 there: 40.6 / 80, 10 each.
    [{ protein: 40.6 }, 5.075],
    // 118.2 is the most, 130 there: 11.8 / 120, 10 each.
    [{ protein: 130 }, (11.8 / 120) * 10],
    // Fat of 18 % where 44 g, 19.8 %, and a hundredth are the least.
    [{ fat: 40 }, 0.028 * 20],
    // Fat of 40.5 % where 78 g, 35.1 %, less a hundredth are the most.
    [{ fat: 90 }, 0.064 * 20],
    // Half of the fibre: 1.01 - 0.5, 8 each.
    [{ fibre: 14 }, 0.51 * 8],
    // Nothing at all: energy 0.975 x 20, protein 81.2 / 80 x 10, fat 0.208 x 20, fibre 1.01 x 8.
    [{ kcal: 0, protein: 0, fat: 0, fibre: 0 }, 19.5 + 10.15 + 4.16 + 8.08],
  ])('%o is as far from its targets as the sum of what it misses', (change, distance) => {
    expect(distanceFromTarget({ ...good, ...change }, target)).toBeCloseTo(distance, 6);
  });
});
