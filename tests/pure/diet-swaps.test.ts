import { describe, expect, test } from 'vitest';
import type { DietPlan, DietTarget } from '../../src/contract/assistant/diet.ts';
import { dietRequestSchema } from '../../src/contract/assistant/diet-request.ts';
import type { Breach } from '../../src/contract/assistant/breach-rules.ts';
import { baseOf, kitchenFor, type Kitchen } from '../../src/server/assistant/diet/choose-items.ts';
import { planDiet } from '../../src/server/assistant/diet/plan-diet.ts';
import { swapDietItem } from '../../src/server/assistant/diet/swap-diet-item.ts';
import { candidatesFor, swapsOf, type Served } from '../../src/server/assistant/diet/swaps-of.ts';
import { verifyDiet } from '../../src/server/assistant/diet/verify-diet.ts';
import { eatableOf, sumOf, times, type Eatable, type Nutrients } from '../../src/server/assistant/foods/index.ts';

const request = dietRequestSchema.parse({
  ...{ sex: 'female', age: 30, heightCm: 164, weightKg: 62, activity: 'moderate', goal: 'keep' },
  patterns: ['vegetarian'],
});
const plan = planDiet(request, { seed: 8 });
const eaten = (id: string): Eatable => eatableOf(id)!;

const target: DietTarget = {
  ...{ kcal: 2_000, protein: { least: 80, most: 120 }, fat: { least: 44, most: 78 } },
  ...{ carbs: { least: 200, most: 300 }, fibre: 28, waterLitres: 2 },
};
const good = { kcal: 2_000, protein: 100, fat: 60, fibre: 40 };

const nutrients = (more: Partial<Nutrients>): Nutrients => ({ ...sumOf([]), ...more });
/** A food of 100 kcal in one measure that may be eaten in quarters. */
const made = (id: string, more: Partial<Eatable> = {}, per: Partial<Nutrients> = {}): Eatable => ({
  ...{
    id,
    name: [id, `${id} हिंदी`],
    role: 'fruit',
    meals: 'bs',
    measure: 'piece',
    grams: 100,
    ingredients: [],
    allergens: [],
    changed: [],
  },
  ...{
    range: { least: 0.25, most: 2, step: 0.25 },
    minutes: 2,
    per: nutrients({ kcal: 100, protein: 5, fat: 3, fibre: 2, ...per }),
    ...more,
  },
});
const kitchenOf = (...all: Eatable[]): Kitchen => ({
  all,
  purse: { isLow: false, rupees: null },
  of: (role, letter) => all.filter((one) => one.role === role && one.meals.includes(letter)),
});
const day = { ...target, load: null };
const none: ReadonlySet<string> = new Set();

describe('what an item may be swapped for', () => {
  const served: Served = { eatable: made('apple'), amount: 1 };
  const ids = (all: readonly Served[]) => all.map(({ eatable, amount }) => [eatable.id, amount]);

  test('has about its energy, and the most alike comes first', () => {
    const kitchen = kitchenOf(
      made('rich', {}, { protein: 9 }),
      made('fat', {}, { fat: 4 }),
      made('twin'),
      made('half', {}, { kcal: 50, protein: 2.5, fat: 1.5 }),
      made('tiny', {}, { kcal: 10, protein: 0.5, fat: 0.3 }),
    );
    expect(ids(candidatesFor(served, 'b', none, good, day, kitchen))).toEqual([
      ['twin', 1],
      ['half', 2],
      ['fat', 1],
      ['rich', 1],
      ['tiny', 2],
    ]);
  });

  test('prefers its own role, and what people know', () => {
    const nuts = made('nuts', { role: 'nuts' });
    const strange = made('strange', { changed: [{ from: served.eatable as never, to: undefined }] });
    const related = ids(candidatesFor(served, 'b', none, good, day, kitchenOf(nuts, strange, made('twin'))));
    expect(related.slice(0, 2)).toEqual([
      ['twin', 1],
      ['strange', 1],
    ]);
  });

  test('is nothing that the day has already, nor of another meal, nor itself', () => {
    const kitchen = kitchenOf(made('apple'), made('taken'), made('lunch', { meals: 'l' }), made('free'));
    expect(ids(candidatesFor(served, 'b', new Set(['taken']), good, day, kitchen))).toEqual([['free', 1]]);
  });

  test('breaks no more rules of the day than are broken', () => {
    const lean = made('lean', {}, { protein: 5, fat: 0 });
    const edge = { ...good, fat: 400 / 9 };
    expect(ids(candidatesFor(served, 'b', none, edge, day, kitchenOf(lean)))).toEqual([]);
    expect(ids(candidatesFor(served, 'b', none, { ...edge, fat: 20 }, day, kitchenOf(lean)))).toEqual([['lean', 1]]);
    expect(ids(candidatesFor(served, 'b', none, good, day, kitchenOf(lean)))).toEqual([['lean', 1]]);
    for (const change of [{ protein: 0 }, { fibre: 0 }, { fat: 9 }]) {
      const other = made('other', {}, change);
      const tight = { kcal: 2_000, protein: 80, fat: 77, fibre: 28 };
      expect(ids(candidatesFor(served, 'b', none, tight, day, kitchenOf(other))), JSON.stringify(change)).toEqual([]);
    }
  });

  test('counts as many portions as are exchanged', () => {
    const twice: Served = { eatable: made('apple'), amount: 2 };
    const tight = { ...good, protein: 80 };
    const weaker = made('weaker', {}, { protein: 4.9 });
    const stronger = made('stronger', {}, { protein: 5.1 });
    expect(ids(candidatesFor(twice, 'b', none, tight, day, kitchenOf(weaker, stronger)))).toEqual([['stronger', 2]]);
  });

  test('is shown three times at most, a dish in one form only, with its numbers', () => {
    const dish = { id: 'curry' } as NonNullable<Eatable['dish']>;
    const kitchen = kitchenOf(
      made('curry', { dish }),
      made('curry~ghee=oil', { dish }),
      made('pear', {}, { protein: 5.04 }),
      made('plum', {}, { protein: 5.5 }),
      made('fig', {}, { protein: 6 }),
    );
    const shown = swapsOf(served, 'b', none, good, day, kitchen, 'english');
    expect(shown.map(({ id }) => id)).toEqual(['curry', 'pear', 'plum']);
    expect(shown[1]).toMatchObject({ name: 'pear', amount: 1, grams: 100, kcal: 100, protein: 5 });
    expect(swapsOf(served, 'b', none, good, day, kitchen, 'hindi')[1]).toMatchObject({ name: 'pear हिंदी' });
  });
});

describe('a swap in a plan', () => {
  const whole = (swapped: DietPlan | Breach[]): DietPlan => {
    if (Array.isArray(swapped)) throw new Error(JSON.stringify(swapped));
    return swapped;
  };
  const item = plan.days[3]!.meals[1]!.items[0]!;

  test('changes the item and its own day only', () => {
    const next = whole(swapDietItem(plan, request, item.key, { seed: 2 }));
    const swapped = next.days[3]!.meals[1]!.items[0]!;
    expect(swapped.id).not.toBe(item.id);
    expect(next.days.filter((_, index) => index !== 3)).toEqual(plan.days.filter((_, index) => index !== 3));
    expect(verifyDiet(next, request)).toEqual([]);
    const before = new Set(plan.days[3]!.meals.flatMap(({ items }) => items.map(({ id }) => baseOf(eaten(id)))));
    expect(before.has(baseOf(eaten(swapped.id)))).toBe(false);
  });

  test('is one of the six that fit best, another one for another seed', () => {
    const chosen = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => whole(swapDietItem(plan, request, item.key, { seed })).days[3]!.meals[1]!.items[0]!.id),
    );
    expect(chosen.size).toBeGreaterThan(1);
    const all = plan.days[3]!.meals.flatMap(({ items }) => items);
    const fitting = candidatesFor(
      { eatable: eaten(item.id), amount: item.amount },
      'm',
      new Set(all.map(({ id }) => baseOf(eaten(id)))),
      sumOf(all.map(({ id, amount }) => times(eaten(id).per, amount))),
      { ...plan.days[3]!.target, load: null },
      kitchenFor(request),
    ).slice(0, 6);
    for (const id of chosen) expect(fitting.map(({ eatable }) => eatable.id)).toContain(id);
  });

  test('takes what is named, with about the energy that was there', () => {
    const [key, to] = [plan.days[2]!.meals[4]!.items[0]!, 'phulka'];
    const next = whole(swapDietItem(plan, request, key.key, { seed: 2, to }));
    expect(next.days[2]!.meals.flatMap(({ items }) => items.map(({ id }) => id))).toContain(to);
    // Rice may be at another meal of the day, and stays there.
    expect(next.days[2]!.meals[4]!.items.map(({ id }) => id)).not.toContain(key.id);
  });

  test.each([
    ['d9-lunch-1', {}, [{ rule: 'unknownItem', where: 'd9-lunch-1' }]],
    [item.key, { to: 'unicorn' }, [{ rule: 'unknownFood', where: item.key }]],
    [item.key, { to: 'chicken-curry' }, [{ rule: 'diet', where: item.key }]],
  ])('is refused: %s for %o', (key, more, breaches) => {
    expect(swapDietItem(plan, request, key, { seed: 2, ...more })).toMatchObject(breaches);
  });

  test('is refused where an unknown item would be swapped', () => {
    const broken = structuredClone(plan);
    broken.days[3]!.meals[1]!.items[0]!.id = 'unicorn';
    expect(swapDietItem(broken, request, item.key, { seed: 2 })).toMatchObject([{ rule: 'noSwap', where: item.key }]);
  });
});
