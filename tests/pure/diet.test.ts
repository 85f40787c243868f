import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forbiddenIn } from '../../bench/assistant/food-names.ts';
import { dietProfiles } from '../../bench/assistant/diet-profiles.ts';
import { dietPlanSchema } from '../../src/contract/assistant/diet.ts';
import type { DietChange, DietPlan } from '../../src/contract/assistant/diet.ts';
import { dietRequestSchema } from '../../src/contract/assistant/diet-request.ts';
import type { DietRequest, DietRequestFields } from '../../src/contract/assistant/diet-request.ts';
import type { Breach } from '../../src/contract/assistant/breach-rules.ts';
import { changeDiet } from '../../src/server/assistant/diet/change-diet.ts';
import { completeDiet } from '../../src/server/assistant/diet/complete-diet.ts';
import { dietCatalogue } from '../../src/server/assistant/diet/diet-catalogue.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { swapDietItem } from '../../src/server/assistant/diet/swap-diet-item.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { eatableOf } from '../../src/server/assistant/foods/index.ts';
import { draftDiet } from '../../src/server/assistant/diet/draft-diet.ts';
import { energyOf, restingEnergy } from '../../src/server/assistant/diet/energy.ts';

const person = (fields: Partial<DietRequestFields> = {}): DietRequest =>
  dietRequestSchema.parse({ sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'moderate', goal: 'keep', ...fields });
const whole = (made: DietPlan | Breach[]): DietPlan => {
  if (Array.isArray(made)) throw new Error(made.map(({ message }) => message).join(' '));
  return made;
};
const itemsOf = (plan: DietPlan) => plan.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items));
const rulesOf = (breaches: readonly Breach[]) => [...new Set(breaches.map(({ rule }) => rule))];

describe('energy', () => {
  test('of a fifteen-year-old includes growth, which the adult formula leaves out', () => {
    // Dietary reference intakes 2005: 135.3 - 30.8 x 15 + 1.16 x (10 x 56 + 934 x 1.58) + 25
    const { spent, target } = energyOf(person({ age: 15, heightCm: 158, weightKg: 56, activity: 'light', goal: 'lose' }));
    expect([spent, target]).toEqual([2_060, 2_060]);
    expect(energyOf(person({ age: 15, sex: 'male', heightCm: 170, weightKg: 60, activity: 'light' })).spent).toBe(2_730);
  });

  test('resting energy follows Mifflin and St Jeor', () => {
    expect(restingEnergy({ sex: 'male', age: 30, heightCm: 180, weightKg: 80 })).toBe(1_780);
    expect(restingEnergy({ sex: 'female', age: 30, heightCm: 165, weightKg: 60 })).toBe(1_320.25);
  });

  test('nobody is planned below the minimum, nor at a deficit if underweight, under age or told not to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (index) => {
        const request = dietProfiles(1_000)[index] as DietRequest;
        const { target, spent, floor } = energyOf(request);
        expect(target).toBeGreaterThanOrEqual(floor);
        const bodyMass = request.weightKg / (request.heightCm / 100) ** 2;
        if (request.noDeficit || bodyMass < 18.5) expect(target).toBeGreaterThanOrEqual(Math.min(spent, 4_800));
      }),
      { numRuns: 60 },
    );
    const young = energyOf(person({ age: 15, goal: 'lose', pace: 'quick' }));
    expect(young.target).toBeGreaterThanOrEqual(young.spent);
    const withoutDeficit = energyOf(person({ goal: 'lose', noDeficit: true, kcalChange: -400 }));
    expect(withoutDeficit.target).toBeGreaterThanOrEqual(withoutDeficit.spent);
  });
});

describe('a week', () => {
  test('keeps every rule, has at least 25 foods, and matches the contract', () => {
    for (const [seed, request] of dietProfiles(12, 5).entries()) {
      const plan = planDiet(request, { seed });
      expect(verifyDiet(plan, request)).toEqual([]);
      expect(dietPlanSchema.safeParse(plan).success).toBe(true);
      expect(plan.shopping.length).toBeGreaterThan(3);
    }
  });

  test('is the same for the same seed, and differs for another seed or version', () => {
    const request = person();
    const once = JSON.stringify(planDiet(request, { seed: 4 }));
    expect(JSON.stringify(planDiet(request, { seed: 4 }))).toBe(once);
    expect(JSON.stringify(planDiet(request, { seed: 5 }))).not.toBe(once);
    expect(JSON.stringify(planDiet(request, { seed: 4, version: 2 }))).not.toBe(once);
  });

  test('gives more carbohydrate on a match day than on a rest day, and food before an evening’s training', () => {
    const plan = planDiet(person({ dayLoads: ['rest', 'match', 'rest', 'match', 'rest', 'training', 'rest'] }), { seed: 1 });
    const carbs = (load: string) => plan.days.filter((day) => day.load === load).map(({ target }) => target.carbs.most)[0] ?? 0;
    expect(carbs('match')).toBeGreaterThan(carbs('rest'));
    expect(plan.days[5]?.meals.find(({ key }) => key === 'snack')?.note).toContain('before you train');
  });

  test('is in Hindi when asked', () => {
    const request = person({ language: 'hindi', patterns: ['vegan'] });
    const plan = planDiet(request, { seed: 1 });
    for (const { name } of itemsOf(plan)) expect(name).toMatch(/\p{Script=Devanagari}/u);
    expect(plan.notes.join(' ')).toContain('B12');
    expect(verifyDiet(plan, request)).toEqual([]);
  });
});

describe('the verifier', () => {
  const request = person({ patterns: ['vegan'], allergens: ['treeNuts', 'peanut'] });
  const draft = draftDiet(request, { seed: 3 });
  const withItem = (id: string, amount: number) => {
    const days = structuredClone(draft.days);
    const item = days[0]?.meals[0]?.items[0];
    if (item) Object.assign(item, { id, amount });
    return verifyDiet(whole(completeDiet({ days }, request)), request);
  };

  test('reports an allergen, a forbidden food, and an impossible portion', () => {
    expect(rulesOf(withItem('almonds', 10))).toContain('allergen');
    expect(rulesOf(withItem('paneer-bhurji', 1))).toContain('diet');
    expect(rulesOf(withItem('steamed-rice', 30))).toEqual(expect.arrayContaining(['amount', 'kcal']));
  });

  test('reports a shown swap that must stay out, and one with wrong numbers', () => {
    const plan = whole(completeDiet(draft, request));
    const withSwap = (swap: object) => {
      const changed = structuredClone(plan);
      const shown = itemsOf(changed).find(({ swaps }) => swaps.length > 0)?.swaps[0];
      if (!shown) throw new Error('no item shows a swap');
      Object.assign(shown, swap);
      return rulesOf(verifyDiet(changed, request));
    };
    expect(withSwap({})).toEqual([]);
    expect(withSwap({ id: 'almonds' })).toContain('allergen');
    expect(withSwap({ id: 'paneer-bhurji' })).toContain('diet');
    expect(withSwap({ id: 'no-such-food' })).toContain('unknownFood');
    expect(withSwap({ grams: 2_000 })).toContain('numbers');
  });

  test('reports a day of 600 kcal', () => {
    const days = structuredClone(draft.days);
    for (const { items } of days[2]?.meals ?? []) items.splice(0, items.length, { id: 'apple', amount: 1 });
    expect(rulesOf(verifyDiet(whole(completeDiet({ days }, request)), request))).toEqual(
      expect.arrayContaining(['kcal', 'floor', 'protein']),
    );
  });

  test('does not trust the numbers or names of a plan', () => {
    const plan = structuredClone(planDiet(request, { seed: 3 }));
    const [day] = plan.days;
    const item = day?.meals[0]?.items[0];
    if (!day || !item) throw new Error('A plan has items.');
    day.total.kcal += 300;
    item.name = 'Almond brittle';
    expect(rulesOf(verifyDiet(plan, request))).toEqual(expect.arrayContaining(['name', 'numbers']));
  });

  test('an unknown id is a breach, not a plan', () => {
    const days = structuredClone(draft.days);
    days[0]?.meals[0]?.items.push({ id: 'unicorn-steak', amount: 1 });
    expect(completeDiet({ days }, request)).toMatchObject([{ rule: 'unknownFood' }]);
  });

  test('a catalogue contains nothing that a check by names would refuse, and that check works', () => {
    for (const { id } of dietCatalogue(request).foods) {
      const names = eatableOf(id)?.ingredients.map(({ food }) => food.name[0]) ?? ['milk'];
      expect(forbiddenIn(names, request), id).toEqual([]);
    }
    expect(forbiddenIn(['Peanut butter', 'Whole milk', 'Soy milk, unsweetened', 'Coconut milk'], request).length).toBe(3);
  });
});

describe('changes', () => {
  const request = person({ patterns: ['vegetarian'] });
  const plan = planDiet(request, { seed: 8 });

  test('an item swaps for another, and the plan still keeps every rule', () => {
    for (const { key, id } of itemsOf(plan).slice(0, 6)) {
      const next = whole(swapDietItem(plan, request, key, { seed: 2 }));
      expect(itemsOf(next).find((item) => item.key === key)?.id).not.toBe(id);
      expect(verifyDiet(next, request)).toEqual([]);
    }
    expect(swapDietItem(plan, request, 'd9-lunch-1', { seed: 2 })).toMatchObject([{ rule: 'unknownItem' }]);
    expect(swapDietItem(plan, request, itemsOf(plan)[0]?.key ?? '', { seed: 2, to: 'chicken-curry' })).toMatchObject([{ rule: 'diet' }]);
  });

  test('an excluded food is removed everywhere, and only its days change', () => {
    const changed = changeDiet(plan, request, { kind: 'avoid', food: 'Paneer' }, { seed: 3 });
    if (Array.isArray(changed)) throw new Error('refused');
    expect(itemsOf(changed.plan).flatMap(({ ingredients }) => ingredients)).not.toContain('Paneer');
    expect(changed.request.dislikes).toEqual(['Paneer']);
    expect(verifyDiet(changed.plan, changed.request)).toEqual([]);
  });

  test('fewer meals, more protein, cheaper and fewer kcal are new plans that keep every rule', () => {
    const asked = [
      { kind: 'meals', meals: 3 },
      { kind: 'moreProtein' },
      { kind: 'cheaper' },
      { kind: 'kcal', by: -200 },
      { kind: 'swapFood', food: 'curd' },
    ] as const;
    for (const change of asked) {
      const changed = changeDiet(plan, request, change, { seed: 3 });
      if (Array.isArray(changed)) throw new Error(`${change.kind}: ${changed[0]?.message}`);
      expect(verifyDiet(changed.plan, changed.request), change.kind).toEqual([]);
    }
  });

  const twenty = Array.from({ length: 20 }, (_, at) => `dish ${at}`);
  test.each<[DietChange, Partial<DietRequest>, Partial<DietRequest>]>([
    // The food that is named now must go, so the one that was named first gives way.
    [{ kind: 'avoid', food: ' Paneer ' }, { dislikes: twenty }, { dislikes: [...twenty.slice(1), 'Paneer'] }],
    [{ kind: 'avoid', food: 'Paneer' }, { dislikes: ['Paneer', 'okra'] }, { dislikes: ['Paneer', 'okra'] }],
    [{ kind: 'allow', food: ' paneer' }, { dislikes: ['okra', 'Paneer', 'paneer tikka'] }, { dislikes: ['okra', 'paneer tikka'] }],
    [{ kind: 'meals', meals: 2 }, { meals: 4 }, { meals: 3 }],
    [{ kind: 'meals', meals: 4.6 }, { meals: 4 }, { meals: 5 }],
    [{ kind: 'meals', meals: 9 }, { meals: 4 }, { meals: 6 }],
    [{ kind: 'kcal', by: -200 }, { kcalChange: -400 }, { kcalChange: -500 }],
    [{ kind: 'kcal', by: 200 }, { kcalChange: 300 }, { kcalChange: 500 }],
    [{ kind: 'kcal', by: 200 }, { kcalChange: 400 }, { kcalChange: 500 }],
    [{ kind: 'moreProtein' }, { budget: 'low' }, { protein: 'more', budget: 'low' }],
    [{ kind: 'cheaper' }, {}, { budget: 'low' }],
    [{ kind: 'another' }, { dislikes: ['okra'] }, {}],
  ])('%j after %j', (change, before, after) => {
    const asked: DietRequest = { ...request, ...before };
    const changed = changeDiet(plan, asked, change, { seed: 3 });
    if (Array.isArray(changed)) throw new Error(changed[0]?.message);
    expect(changed.request).toEqual({ ...asked, ...after });
    expect(verifyDiet(changed.plan, changed.request)).toEqual([]);
  });

  test('however often fewer kcal are asked for, the minimum holds', () => {
    let now = { plan, request };
    for (let times = 0; times < 6; times++) {
      const next = changeDiet(now.plan, now.request, { kind: 'kcal', by: -400 }, { seed: 3 });
      if (Array.isArray(next)) throw new Error('refused');
      now = next;
    }
    expect(Math.min(...now.plan.days.map(({ total }) => total.kcal))).toBeGreaterThanOrEqual(1_200);
  });
});
