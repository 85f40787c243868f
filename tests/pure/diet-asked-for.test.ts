import { describe, expect, test } from 'vitest';
import { dietRequestSchema, type DietRequest, type DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { eatableOf, isNamedFood, rupeesOf, type Eatable } from '../../src/server/assistant/foods/index.ts';

const asked = (more: Partial<DietRequestFields>): DietRequest =>
  dietRequestSchema.parse({ sex: 'female', age: 30, heightCm: 165, weightKg: 65, activity: 'moderate', goal: 'keep', ...more });
const weekOf = (request: DietRequest) => planDiet(request, { seed: 4 });
const eaten = (request: DietRequest, meals?: readonly string[]): Eatable[] =>
  weekOf(request).days.flatMap((day) =>
    day.meals.filter(({ key }) => meals?.includes(key) ?? true).flatMap(({ items }) => items.flatMap(({ id }) => eatableOf(id) ?? [])),
  );
const rupeesADay = (request: DietRequest): number =>
  weekOf(request).days.reduce(
    (sum, { meals }) =>
      sum + meals.flatMap(({ items }) => items).reduce((all, { id, amount }) => all + rupeesOf(eatableOf(id) as Eatable) * amount, 0),
    0,
  ) / 7;

describe('a week that words ask for', () => {
  test('has a food at other meals than those where it is left out', () => {
    const request = asked({ foodMeals: [{ food: 'rice', meals: ['dinner', 'night'] }], wanted: ['rice'] });
    expect(eaten(request, ['dinner', 'night']).filter((one) => isNamedFood(one, 'rice'))).toEqual([]);
    expect(eaten(request, ['lunch', 'breakfast']).some((one) => isNamedFood(one, 'rice'))).toBe(true);
  });

  test('has a food on as many days as were asked for, and on no vegetarian one', () => {
    const request = asked({
      wanted: ['chicken', 'eggs'],
      foodTimes: [
        { food: 'chicken', times: 2, rule: 'exactly' },
        { food: 'eggs', times: 3, rule: 'atMost' },
      ],
      patternDays: [{ pattern: 'vegetarian', days: ['sunday'] }],
    });
    const daysOf = (food: string) =>
      weekOf(request).days.flatMap(({ meals }, at) =>
        meals.flatMap(({ items }) => items).some(({ id }) => isNamedFood(eatableOf(id) as Eatable, food)) ? [at] : [],
      );
    expect(daysOf('chicken')).toEqual([2, 5]);
    expect(daysOf('eggs').length).toBeLessThanOrEqual(3);
  });

  test('has a food at the meal that it was wanted for, and quick breakfasts beside long dinners', () => {
    const request = asked({ wanted: ['sandwich'], wantedAt: [{ food: 'sandwich', meals: ['lunch'] }], minutesOfMeals: { breakfast: 15 } });
    expect(eaten(request, ['lunch']).some((one) => isNamedFood(one, 'sandwich'))).toBe(true);
    const meals = weekOf(request).days.flatMap((day) => day.meals);
    expect(Math.max(...meals.filter(({ key }) => key === 'breakfast').map(({ minutes = 0 }) => minutes))).toBeLessThanOrEqual(15);
    expect(Math.max(...meals.filter(({ key }) => key === 'dinner').map(({ minutes = 0 }) => minutes))).toBeGreaterThan(25);
  });

  test('needs no tool that is missing', () => {
    const tools = eaten(asked({ lacksTools: ['blender', 'pressureCooker'] })).flatMap(({ dish }) => dish?.tools ?? []);
    expect(tools.filter((tool) => tool === 'blender' || tool === 'pressure cooker')).toEqual([]);
  });

  test('costs less where rupees are counted', () => {
    expect(rupeesADay(asked({ budget: 'low', rupeesWanted: 120 }))).toBeLessThan(rupeesADay(asked({ budget: 'low' })) * 0.95);
  });

  test('keeps to grams of carbohydrate', () => {
    const week = weekOf(asked({ carbsWanted: 100 }));
    for (const { total } of week.days) expect(total.carbs).toBeLessThanOrEqual(105);
  });

  test('has the meals of a night between sunset and dawn', () => {
    const request = asked({ eatBetween: { from: '18:45', until: '04:30' } });
    const week = weekOf(request);
    expect(week.days[0]?.meals.map(({ key, at }) => `${key} ${at}`)).toEqual(['breakfast 03:45', 'dinner 18:45', 'night 21:45']);
    expect(verifyDiet(week, request)).toEqual([]);
  });

  test('takes from a mess what nobody has to cook', () => {
    const request = asked({ cooking: 'none', servedFoods: ['paratha'], wanted: ['paratha'] });
    const cooked = eaten(request).filter(({ dish }) => dish !== undefined && dish.method !== 'raw');
    expect(cooked.length).toBeGreaterThan(0);
    expect(cooked.every((one) => isNamedFood(one, 'paratha'))).toBe(true);
  });
});
