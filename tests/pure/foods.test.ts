import { describe, expect, test } from 'vitest';
import { allergens } from '../../src/contract/assistant/words.ts';
import type { Allergen, DietPattern } from '../../src/contract/assistant/words.ts';
import { dishes, eatableOf, eatablesFor, foodOf, foods, objectionTo } from '../../src/server/assistant/foods/index.ts';
import type { Needs } from '../../src/server/assistant/foods/index.ts';
import { ingredientSwaps } from '../../src/server/assistant/foods/ingredient-swaps.ts';

const needs = (patterns: DietPattern[] = [], without: Allergen[] = [], dislikes: string[] = []): Needs => ({
  patterns,
  allergens: without,
  dislikes,
});
const everyDish = [...dishes().values()];
const holds = (id: string, ...without: Allergen[]) => without.filter((one) => foodOf(id).allergens.includes(one));

describe('foods', () => {
  test('every food has names in both languages, a measure, and energy that its macro-nutrients explain', () => {
    for (const food of foods().values()) {
      expect(food.name.every(Boolean), food.id).toBe(true);
      expect(food.name[1], food.id).toMatch(/\p{Script=Devanagari}/u);
      expect(Object.values(food.measures)[0], food.id).toBeGreaterThan(0);
      const { kcal, protein, carbs, fat, fibre } = food.per100g;
      // Atwater's general factors with a wide margin: SR24 uses specific factors, and fibre, acids and alcohol have less energy.
      expect(kcal, food.id).toBeLessThan(4 * protein + 4 * carbs + 9 * fat + 240 * Number(food.flags.includes('alcohol')) + 22);
      expect(kcal, food.id).toBeGreaterThan(0.6 * (3 * protein + 3 * Math.max(0, carbs - fibre) + 8.3 * fat) - 30);
      expect(Boolean(food.isStandIn), food.id).toBe(Boolean(food.why) && food.id !== 'nothing');
    }
  });

  test('there are at least 250 foods and 120 dishes, and no dish has the id of a food', () => {
    expect(foods().size).toBeGreaterThanOrEqual(250);
    expect(everyDish.length).toBeGreaterThanOrEqual(120);
    expect(everyDish.filter(({ id }) => foods().has(id))).toEqual([]);
  });

  test('a dish names foods that exist, and its steps use every one and none besides', () => {
    for (const dish of everyDish) {
      const used = new Set(dish.steps.flatMap((step) => step.split(' ').slice(1)).filter((word) => Number.isNaN(Number(word))));
      expect([...used].sort(), dish.id).toEqual(Object.keys(dish.of).sort());
      expect(Object.keys(dish.of).filter((id) => !foods().has(id))).toEqual([]);
    }
  });

  test('commonly mistaken allergens are declared', () => {
    expect(holds('ghee', 'milk')).toEqual(['milk']);
    expect(holds('semolina', 'wheat', 'gluten')).toEqual(['wheat', 'gluten']);
    expect(holds('oats', 'wheat', 'gluten')).toEqual(['gluten']);
    expect(holds('soy-sauce', 'soy', 'wheat')).toEqual(['soy', 'wheat']);
    expect(holds('prawns', 'crustacean', 'fish')).toEqual(['crustacean']);
    expect(holds('tahini', 'sesame')).toEqual(['sesame']);
    expect(holds('raisins', 'sulphite')).toEqual(['sulphite']);
  });

  test('a dish has the allergens of all its ingredients', () => {
    expect(eatableOf('chicken-noodles')?.allergens).toEqual(expect.arrayContaining(['wheat', 'gluten', 'soy']));
    expect(eatableOf('palak-paneer')?.allergens).toEqual(['milk']);
    expect(eatableOf('palak-paneer~paneer=tofu')?.allergens).toEqual(['soy']);
  });

  test('a dish is called after what is in it', () => {
    expect(eatableOf('palak-paneer~paneer=tofu')?.name[0]).toBe('Palak tofu');
    expect(eatableOf('peanut-chutney~peanuts=roasted-chana')?.name[0]).toBe('Roasted chana chutney');
    expect(eatableOf('dal-tadka~garlic=nothing')?.name[0]).toBe('Dal tadka');
  });

  test('an invalid id means nothing', () => {
    for (const id of [
      '',
      'unicorn',
      'palak-paneer~paneer=chicken-breast',
      'palak-paneer~tofu=paneer',
      'palak-paneer~',
      '__proto__',
      'salt',
    ]) {
      expect(eatableOf(id), id).toBeUndefined();
    }
  });

  test('a swap leads to a food that exists', () => {
    const ends = Object.values(ingredientSwaps).flatMap((alternatives) => alternatives.map(([to]) => to));
    expect([...Object.keys(ingredientSwaps), ...ends].filter((id) => id !== 'nothing' && !foods().has(id))).toEqual([]);
  });
});

describe('what may be eaten', () => {
  test('allowed foods contain nothing that a way of eating or an allergy forbids', () => {
    for (const pattern of ['vegetarian', 'eggetarian', 'vegan', 'jain', 'halal', 'eggless'] as const) {
      for (const allergen of Object.keys(allergens) as Allergen[]) {
        const asked = needs([pattern], [allergen]);
        const wrong = eatablesFor(asked).filter(({ ingredients }) => ingredients.some(({ food }) => objectionTo(food, asked)));
        expect(wrong.map(({ id }) => id)).toEqual([]);
      }
    }
  });

  test('a Jain kitchen has no root, onion, garlic or mushroom, and keeps dry turmeric', () => {
    const jain = needs(['jain']);
    for (const id of ['potato', 'onion', 'garlic', 'mushroom', 'ginger', 'carrot', 'honey', 'egg', 'brinjal']) {
      expect(objectionTo(foodOf(id), jain), id).toBeDefined();
    }
    for (const id of ['turmeric', 'milk', 'moong', 'raw-banana']) expect(objectionTo(foodOf(id), jain), id).toBeUndefined();
  });

  test('a dislike is understood in English, Hindi and as typed', () => {
    for (const name of ['paneer', 'Paneer', 'पनीर', 'panir', 'cottage cheese']) {
      expect(objectionTo(foodOf('paneer'), needs([], [], [name])), name).toMatchObject({ rule: 'dislike' });
    }
    expect(objectionTo(foodOf('salmon'), needs([], [], ['fish']))).toBeDefined();
    expect(objectionTo(foodOf('rice'), needs([], [], ['fish']))).toBeUndefined();
  });

  test('a kitchen without oil, salt or coriander still has dishes', () => {
    for (const name of ['oil', 'salt', 'coriander', 'garlic']) {
      const there = eatablesFor(needs([], [], [name]));
      expect(there.length, name).toBeGreaterThan(150);
    }
  });

  test('even a vegan Jain without gluten, soy, nuts and sesame has dishes', () => {
    const few = eatablesFor(needs(['vegan', 'jain'], ['wheat', 'gluten', 'soy', 'treeNuts', 'peanut', 'sesame', 'sulphite']));
    expect(few.length).toBeGreaterThan(90);
    expect(new Set(few.map(({ role }) => role)).size).toBeGreaterThan(12);
  });
});
