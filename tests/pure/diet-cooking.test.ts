import { describe, expect, test } from 'vitest';
import type { DietPlan } from '../../src/contract/assistant/diet.ts';
import { dietRequestSchema, type DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { eatableOf } from '../../src/server/assistant/foods/index.ts';

const planned = (more: Partial<DietRequestFields> = {}): DietPlan =>
  planDiet(dietRequestSchema.parse({ sex: 'female', age: 34, heightCm: 160, weightKg: 62, activity: 'light', goal: 'keep', ...more }), {
    seed: 4,
  });
const mealsOf = ({ days }: DietPlan) => days.flatMap(({ meals }) => meals);
const rolesIn = (items: readonly { readonly id: string }[]) => items.map(({ id }) => eatableOf(id)?.role ?? '');
const timesOf = (plan: DietPlan) => new Set(mealsOf(plan).map(({ key, at }) => `${key} ${at}`));

describe('meals as a cook serves them', () => {
  test('have one base: a dish that is its own base comes without roti or rice', () => {
    for (const patterns of [[], ['vegetarian'], ['vegan']] as const) {
      for (const { items } of mealsOf(planned({ patterns: [...patterns] }))) {
        const roles = rolesIn(items);
        const bases = roles.filter((role) => ['bread', 'rice', 'bowl', 'tiffin'].includes(role));
        const isThali = [...bases].sort().join() === 'bread,rice';
        expect(bases.length <= 1 || isThali, items.map(({ name }) => name).join(' + ')).toBe(true);
      }
    }
  });

  test('have a cooked dish at lunch and dinner, and no second dal, drink or curd', () => {
    for (const { key, items } of mealsOf(planned())) {
      const roles = rolesIn(items);
      if (key === 'lunch' || key === 'dinner') expect(roles.some((role) => ['main', 'dal', 'bowl'].includes(role))).toBe(true);
      for (const role of ['main', 'dal', 'drink', 'curd']) expect(roles.filter((one) => one === role).length, role).toBeLessThanOrEqual(1);
    }
  });
});

describe('hours of eating', () => {
  test('that end early move only the meals that lie outside', () => {
    expect(timesOf(planned({ eatBetween: { from: '05:00', until: '19:00' } }))).toEqual(
      new Set(['breakfast 08:00', 'midMorning 11:00', 'lunch 13:30', 'snack 16:30', 'dinner 18:30']),
    );
  });

  test('of a few hours are not planned for a minor or in pregnancy, and the plan says so', () => {
    const short = { eatBetween: { from: '12:00', until: '18:00' } };
    for (const plan of [planned({ ...short, age: 16 }), planned({ ...short, conditions: ['pregnancy'] })]) {
      expect(timesOf(plan)).toContain('breakfast 08:00');
      expect(plan.notes.join(' ')).toMatch(/hours of your meals are the usual ones/);
    }
  });
});

test('with warfarin every day has one dish with about the same spinach', () => {
  const plan = planned({ conditions: ['warfarin'] });
  const spinach = plan.days.map(({ meals }) =>
    meals
      .flatMap(({ items }) => items)
      .flatMap(({ id, amount }) =>
        (eatableOf(id)?.ingredients ?? []).map(({ food, grams }) => (food.id === 'spinach' ? grams * amount : 0)),
      )
      .reduce((sum, grams) => sum + grams, 0),
  );
  expect(Math.min(...spinach)).toBeGreaterThan(80);
  expect(Math.max(...spinach) - Math.min(...spinach)).toBeLessThan(40);
});
