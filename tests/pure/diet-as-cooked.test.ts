import { describe, expect, test } from 'vitest';
import { dietRequestSchema, type DietRequest, type DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import { weekdays } from '../../src/contract/assistant/weekdays.ts';
import { dietPlanSchema, type DietPlan } from '../../src/contract/assistant/diet.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { eatableOf, isNamedFood } from '../../src/server/assistant/foods/index.ts';

const person = (fields: Partial<DietRequestFields> = {}): DietRequest =>
  dietRequestSchema.parse({
    ...{ sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'light', goal: 'keep', firstWeekday: 'monday' },
    ...fields,
  });
const itemsOf = (days: DietPlan['days']) => days.flatMap(({ meals }) => meals.flatMap(({ items }) => items));
const foodsOf = (days: DietPlan['days']) => itemsOf(days).flatMap(({ id }) => eatableOf(id)?.ingredients.map(({ food }) => food) ?? []);
const planned = (fields: Partial<DietRequestFields>, seed = 3) => {
  const request = person(fields);
  const plan = planDiet(request, { seed });
  expect(verifyDiet(plan, request)).toEqual([]);
  return plan;
};

describe('a week as a cook plans it', () => {
  const plan = planned({ patterns: ['vegetarian'] });

  test('cooks some dinners for two meals, and says so at both', () => {
    const again = itemsOf(plan.days).filter(({ leftoverOf }) => leftoverOf !== undefined);
    expect(again.length).toBeGreaterThanOrEqual(2);
    for (const item of again) {
      const cooked = itemsOf(plan.days).find(({ key }) => key === item.leftoverOf);
      expect(cooked?.id).toBe(item.id);
      expect(Number(item.key[1]) - Number(item.leftoverOf?.[1])).toBeLessThanOrEqual(1);
      expect(item.note).toContain('Left over');
      const meal = plan.days.flatMap(({ meals }) => meals).find(({ items }) => items.some(({ key }) => key === item.leftoverOf));
      expect(meal?.note).toContain('Cook twice');
    }
  });

  test('buys about forty things, with oil and spices marked', () => {
    const lines = plan.shopping.flatMap(({ items }) => items);
    expect(lines.length).toBeLessThan(55);
    expect(lines.find(({ id }) => id === 'salt')?.isPantry).toBe(true);
    expect(lines.filter(({ isPantry }) => !isPantry).every(({ shown }) => /\d/.test(shown))).toBe(true);
  });

  test('of before, without these facts, still opens', () => {
    const old = structuredClone(plan);
    for (const meal of old.days.flatMap(({ meals }) => meals)) delete meal.minutes;
    for (const item of itemsOf(old.days)) delete item.leftoverOf;
    expect(dietPlanSchema.safeParse(old).success).toBe(true);
  });
});

const athlete = {
  sex: 'male',
  age: 30,
  heightCm: 178,
  weightKg: 70,
  activity: 'veryHigh',
  goal: 'keep',
  patterns: ['vegetarian'],
} as const;

describe('a week for a condition', () => {
  test('keeps protein down with kidney disease, and sodium too', () => {
    for (const { total } of planned({ conditions: ['kidneyDisease'], weightKg: 70 }).days) {
      expect(total.protein).toBeLessThanOrEqual(0.8 * 70);
      expect(total.sodium).toBeLessThanOrEqual(2_000);
    }
  });

  test.each([1, 2, 3])('never has more protein than the kidneys may have, however much somebody moves (seed %i)', (seed) => {
    const plan = planDiet(dietRequestSchema.parse({ ...athlete, conditions: ['kidneyDisease'] }), { seed });
    for (const { total, target } of plan.days) {
      expect(total.protein).toBeLessThanOrEqual(0.8 * athlete.weightKg);
      expect(target.kcal).toBeLessThanOrEqual(35 * athlete.weightKg);
    }
  });

  test('has no kachumber or spinach on a day of fasting', () => {
    const plan = planDiet(dietRequestSchema.parse({ ...athlete, fastingDays: [...weekdays] }), { seed: 1 });
    expect(plan.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ id }) => id))).join(' ')).not.toMatch(
      /kachumber|palak|spinach/,
    );
  });

  test('has no fish high in mercury and no raw sprouts in pregnancy', () => {
    const { days } = planned({ conditions: ['pregnancy'], wanted: ['fish'] });
    expect(foodsOf(days).filter(({ flags }) => flags.includes('highMercury'))).toEqual([]);
    expect(itemsOf(days).filter(({ name }) => /sprout.*salad/i.test(name))).toEqual([]);
  });

  test('has no onion, garlic, wheat or rajma on a low FODMAP diet', () => {
    const ids = foodsOf(planned({ conditions: ['irritableBowel'] }).days).map(({ id }) => id);
    for (const id of ['onion', 'garlic', 'atta', 'rajma', 'apple', 'low-fat-milk']) expect(ids, id).not.toContain(id);
  });
});

describe('a week that keeps wishes', () => {
  test('has the foods that were asked for', () => {
    const { days } = planned({ wanted: ['rajma', 'papaya'] });
    for (const said of ['rajma', 'papaya']) {
      const times = itemsOf(days).filter(({ id }) => isNamedFood(eatableOf(id)!, said)).length;
      expect(times, said).toBeGreaterThanOrEqual(1);
    }
  });

  test('has fish on Sundays only, and nothing from animals on a vegan Tuesday', () => {
    const { days } = planned({
      wanted: ['fish'],
      foodDays: [{ food: 'fish', rule: 'onlyOn', days: ['sunday'] }],
      patternDays: [{ pattern: 'vegan', days: ['tuesday'] }],
    });
    const holds = (from: DietPlan['days'], flag: 'fish' | 'dairy') => foodsOf(from).some(({ flags }) => flags.includes(flag));
    expect(holds(days.slice(0, 6), 'fish')).toBe(false);
    expect(holds(days.slice(6), 'fish')).toBe(true);
    expect(holds(days.slice(1, 2), 'dairy')).toBe(false);
  });

  test('eats between noon and eight, with the energy of a day', () => {
    for (const { meals } of planned({ eatBetween: { from: '12:00', until: '20:00' } }).days)
      for (const { at } of meals) expect(at >= '12:00' && at <= '20:00', at).toBe(true);
  });

  test('cooks nothing without a kitchen', () => {
    const { days } = planned({ cooking: 'none', patterns: ['vegetarian'] });
    for (const { id } of itemsOf(days)) expect(eatableOf(id)?.dish?.method ?? 'raw', id).toBe('raw');
  });

  test('keeps to 50 g of carbohydrate where that can be, and says why not for a vegan', () => {
    for (const { total } of planned({ carbs: 'keto' }).days) expect(total.carbs).toBeLessThanOrEqual(50.5);
    const vegan = planned({ carbs: 'keto', patterns: ['vegan'] });
    expect(Math.max(...vegan.days.map(({ total }) => total.carbs))).toBeGreaterThan(50);
    expect(vegan.notes.join(' ')).toContain('from plants alone');
    expect(vegan.notes.join(' ')).toContain('g of carbohydrate a day instead');
    const vegetarian = planned({ carbs: 'keto', patterns: ['vegetarian'] });
    for (const { total } of vegetarian.days) expect(total.carbs - total.fibre).toBeLessThanOrEqual(50.5);
  });
});
