import { describe, expect, test } from 'vitest';
import { allergens, dietPatterns, type Allergen, type DietPattern } from '../../src/contract/assistant/words.ts';
import { adaptDish, adaptedDishId, isDishDisliked } from '../../src/server/assistant/foods/adapt-dish.ts';
import type { Dish } from '../../src/server/assistant/foods/dish.ts';
import { containsAllWords, isCalled, wordsOf } from '../../src/server/assistant/foods/food-words.ts';
import type { Flag, Food } from '../../src/server/assistant/foods/food.ts';
import { dishes, eatableOf, eatablesFor, foodOf, objectionTo, objectionToEatable } from '../../src/server/assistant/foods/index.ts';
import type { Eatable, Needs } from '../../src/server/assistant/foods/index.ts';

const needs = (more: Partial<Needs> = {}): Needs => ({ patterns: [], allergens: [], dislikes: [], ...more });
const foodWith = (more: Partial<Food>): Food => ({ ...foodOf('rice'), allergens: [], flags: [], ...more });
const patterns = Object.keys(dietPatterns) as DietPattern[];
const dish = (id: string): Dish => dishes().get(id)!;
const eatable = (id: string): Eatable => eatableOf(id)!;

/** What each way of eating leaves out, written a second time by food. */
const leftOutOf: Record<Flag, readonly DietPattern[]> = {
  meat: ['vegetarian', 'eggetarian', 'vegan', 'jain'],
  pork: ['vegetarian', 'eggetarian', 'vegan', 'jain', 'halal'],
  fish: ['vegetarian', 'eggetarian', 'vegan', 'jain'],
  shellfish: ['vegetarian', 'eggetarian', 'vegan', 'jain'],
  gelatine: ['vegetarian', 'eggetarian', 'vegan', 'jain', 'halal'],
  egg: ['vegetarian', 'vegan', 'jain', 'eggless'],
  dairy: ['vegan'],
  honey: ['vegan', 'jain'],
  alcohol: ['jain', 'halal'],
  root: ['jain'],
  allium: ['jain'],
  mushroom: ['jain'],
  notJain: ['jain'],
  sprouts: [],
  liver: [],
  highMercury: [],
};

describe('a food', () => {
  test.each(Object.entries(leftOutOf) as [Flag, DietPattern[]][])(
    'with %s is left out by the ways of eating that exclude it, and by no others',
    (flag, by) => {
      const food = foodWith({ id: flag, flags: [flag] });
      const refused = patterns.filter((pattern) => objectionTo(food, needs({ patterns: [pattern] })));
      expect([...refused].sort()).toEqual([...by].sort());
    },
  );

  test('is refused for one of several flags, by one of several ways of eating', () => {
    const food = foodWith({ id: 'honey-egg', flags: ['root', 'egg'] });
    expect(objectionTo(food, needs({ patterns: ['halal', 'eggless'] }))).toMatchObject({ rule: 'diet' });
    expect(objectionTo(food, needs({ patterns: ['halal'] }))).toBeUndefined();
  });

  test.each(Object.keys(allergens) as Allergen[])('with %s is refused to somebody who must avoid it, and to nobody else', (allergen) => {
    const food = foodWith({ id: `with ${allergen}`, allergens: [allergen] });
    const others = (Object.keys(allergens) as Allergen[]).filter((one) => one !== allergen);
    expect(objectionTo(food, needs({ allergens: [allergen] }))).toMatchObject({ rule: 'allergen' });
    expect(objectionTo(food, needs({ allergens: [...others.slice(0, 2), allergen] }))).toMatchObject({ rule: 'allergen' });
    expect(objectionTo(food, needs({ allergens: others }))).toBeUndefined();
  });

  test('is refused for its allergen first, then for the way of eating, then for a dislike', () => {
    const food = foodWith({ id: 'all', allergens: ['egg'], flags: ['egg'] });
    const all = { patterns: ['eggless' as const], allergens: ['egg' as const], dislikes: ['rice'] };
    expect(objectionTo(food, needs(all))).toMatchObject({ rule: 'allergen' });
    expect(objectionTo(food, needs({ ...all, allergens: [] }))).toMatchObject({ rule: 'diet' });
    expect(objectionTo(food, needs({ ...all, allergens: [], patterns: [] }))).toMatchObject({ rule: 'dislike' });
    expect(objectionTo(food, needs())).toBeUndefined();
  });

  test('is refused to one person and allowed to another at the same time', () => {
    const [careful, free] = [needs({ allergens: ['milk'] }), needs()];
    for (const _again of [1, 2]) {
      expect(objectionTo(foodOf('paneer'), careful)).toMatchObject({ rule: 'allergen' });
      expect(objectionTo(foodOf('tofu'), careful)).toBeUndefined();
      expect(objectionTo(foodOf('paneer'), free)).toBeUndefined();
    }
  });

  test('is disliked by any of its names; water never is, because it is in everything', () => {
    expect(objectionTo(foodOf('paneer'), needs({ dislikes: ['beans', 'Paneer'] }))).toMatchObject({ rule: 'dislike' });
    expect(objectionTo(foodOf('paneer'), needs({ dislikes: ['beans'] }))).toBeUndefined();
    expect(objectionTo(foodOf('water'), needs({ dislikes: ['water'] }))).toBeUndefined();
  });
});

describe('typed words', () => {
  test.each([
    ['(Onions), CHOPPED!', ['onion', 'chopped']],
    ['berries tomatoes potatoes', ['berry', 'tomato', 'potato']],
    ['glass hummus couscous', ['glass', 'hummus', 'couscous']],
    ['gas', ['gas']],
    ['peas', ['pea']],
    ['éclairs jalapeños', ['éclairs', 'jalapeños']],
    ['Ｐａｎｅｅｒ', ['paneer']],
    ['iesx soesy oes', ['iesx', 'soesy', 'oes']],
    ['हरी मिर्च', ['हरी', 'मिर्च']],
    ['b12s 2x4', ['b12s', '2x4']],
    ['', []],
    [' ,;', []],
  ])('%s are read without case, punctuation and plural', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are found if all of them are there, in any order', () => {
    expect(containsAllWords('Palak paneer', 'paneer')).toBe(true);
    expect(containsAllWords('Palak paneer', 'Paneer palak')).toBe(true);
    expect(containsAllWords('Palak paneer', 'paneer tikka')).toBe(false);
    expect(containsAllWords('Palak paneer', '')).toBe(false);
    expect(containsAllWords('Palak paneer', 'pane')).toBe(false);
  });

  test('name a food by one of its names, and not by parts of two of them', () => {
    const food = foodWith({ id: 'x', name: ['Coconut milk', 'नारियल दूध'], also: ['nariyal ka doodh'] });
    for (const _again of [1, 2]) {
      for (const said of ['coconut', 'milk coconut', 'दूध', 'nariyal']) expect(isCalled(food, said), said).toBe(true);
      for (const said of ['', 'coconut nariyal', 'cow milk']) expect(isCalled(food, said), said).toBe(false);
    }
  });
});

describe('a dish with other ingredients', () => {
  const grams = (id: string) => Object.fromEntries(eatable(id).ingredients.map(({ food, grams: each }) => [food.id, each]));

  test('has the amounts of the recipe for one measure, more by what cooking loses', () => {
    const { of } = dish('palak-paneer');
    const whole = Object.values(of).reduce((sum, each) => sum + each, 0);
    // Simmering loses a tenth of the weight.
    const expected = Object.entries(of).map(([id, each]) => [id, (each * 180) / (whole * 0.9)] as const);
    const there = grams('palak-paneer');
    expect(Object.keys(there)).toEqual(Object.keys(of));
    for (const [id, each] of expected) expect(there[id], id).toBeCloseTo(each, 6);
    expect(eatable('palak-paneer')).toMatchObject({
      id: 'palak-paneer',
      measure: 'katori',
      grams: 180,
      role: 'main',
      meals: 'ld',
      minutes: 35,
    });
  });

  test('has more tofu than it had paneer, and none of what is left out', () => {
    const there = grams('palak-paneer~paneer=tofu,salt=nothing');
    expect(Object.keys(there)).not.toContain('paneer');
    expect(Object.keys(there)).not.toContain('salt');
    expect(there['tofu']! / there['spinach']!).toBeCloseTo((220 * 1.2) / 500, 6);
  });

  test('has as much of each substitute as that one needs', () => {
    const ratio = (id: string, to: string) => grams(id)[to]! / grams(id)['spinach']!;
    const milk = (id: string, to: string) => grams(id)[to]! / grams(id)['millet-flour']!;
    expect(milk('millet-porridge~low-fat-milk=soy-milk', 'soy-milk')).toBeCloseTo(milk('millet-porridge', 'low-fat-milk'), 6);
    expect(ratio('palak-tofu~tofu=paneer', 'paneer')).toBeCloseTo(ratio('palak-tofu', 'tofu') * 0.8, 6);
  });

  test('adds a substitute to the same ingredient', () => {
    const { of } = dish('panchmel-dal');
    const there = grams('panchmel-dal~moong=toor-dal');
    expect(there['toor-dal']! / there['chana-dal']!).toBeCloseTo((of['toor-dal']! + of['moong']!) / of['chana-dal']!, 6);
    expect(Object.keys(there)).not.toContain('moong');
  });

  test('has the nutrients and allergens of what it is then made of, each allergen once', () => {
    const made = eatable('palak-paneer~paneer=tofu');
    const kcal = made.ingredients.reduce((sum, { food, grams: each }) => sum + (food.per100g.kcal * each) / 100, 0);
    expect(made.per.kcal).toBeCloseTo(kcal, 6);
    expect(made.allergens).toEqual(['soy']);
    const noodles = eatable('chicken-noodles').allergens;
    expect(new Set(noodles).size).toBe(noodles.length);
    expect(made.changed).toEqual([{ from: foodOf('paneer'), to: foodOf('tofu') }]);
    expect(eatable('palak-paneer~salt=nothing').changed).toEqual([{ from: foodOf('salt'), to: undefined }]);
  });

  test.each([
    ['palak-paneer', 'Palak paneer', 'पालक पनीर'],
    ['palak-paneer~paneer=tofu', 'Palak tofu', 'पालक टोफू'],
    ['palak-paneer~onion=nothing,paneer=tofu', 'Palak tofu', 'पालक टोफू'],
    ['paneer-bhurji~paneer=tofu', 'Tofu bhurji', 'टोफू भुर्जी'],
    ['banana-shake~low-fat-milk=soy-milk', 'Banana soy shake', 'केला शेक'],
    ['mushroom-matar~mushroom=zucchini', 'Zucchini matar', 'ज़ुकिनी मटर'],
    ['palak-paneer~salt=nothing', 'Palak paneer', 'पालक पनीर'],
    ['haldi-milk~turmeric=nothing', 'Turmeric milk without turmeric', 'बिना हल्दी हल्दी दूध'],
    ['missi-roti~onion=nothing', 'Missi roti', undefined],
    ['upma~carrot=pumpkin', 'Vegetable upma', undefined],
  ])('%s has the name that people know it by', (id, english, hindi) => {
    expect(eatable(id).name[0]).toBe(english);
    if (hindi !== undefined) expect(eatable(id).name[1]).toBe(hindi);
  });

  test('is the same whenever it is asked for, and unknown changes are no dish', () => {
    expect(eatable('palak-paneer~paneer=tofu')).toEqual(eatable('palak-paneer~paneer=tofu'));
    for (const id of [
      'palak-paneer~paneer=nothing',
      'palak-paneer~beans=peas',
      'palak-paneer~paneer=tofu,beans=peas',
      'palak-paneer~toString=tofu',
      'palak-paneer~paneer',
      'unicorn~paneer=tofu',
    ])
      expect(eatableOf(id), id).toBeUndefined();
  });
});

describe('a food eaten as it is', () => {
  test('comes in its first measure, and only if it is eaten so', () => {
    const { per100g } = foodOf('banana');
    expect(eatable('banana')).toMatchObject({
      ...{ id: 'banana', role: 'fruit', measure: 'piece', grams: 118, minutes: 2, changed: [], allergens: [] },
      ...{ ingredients: [{ grams: 118 }], range: { least: 1, most: 2, step: 1 } },
    });
    expect(eatable('banana').per.kcal).toBeCloseTo(per100g.kcal * 1.18, 6);
    expect(eatableOf('salt')).toBeUndefined();
  });
});

describe('a dish adapted to needs', () => {
  const adapted = (id: string, more: Partial<Needs>) => adaptDish(dish(id), needs(more))?.id;

  test('changes what must stay out, to what may be eaten instead', () => {
    expect(adapted('palak-paneer', {})).toBe('palak-paneer');
    expect(adapted('matar-paneer', { patterns: ['vegan'] })).toBe('matar-paneer~paneer=tofu');
    expect(adapted('dal-tadka', { patterns: ['jain'] })).toBe('dal-tadka~onion=nothing,garlic=nothing,ginger=nothing');
  });

  test('is none if the book has it under its new name, or nobody would know it by any', () => {
    expect(adapted('palak-paneer', { patterns: ['vegan'] })).toBeUndefined();
    expect(adapted('dal-makhani', { patterns: ['vegan'] })).toBeUndefined();
    expect(adapted('gajar-matar', { patterns: ['jain'] })).toBeUndefined();
  });

  test('is none if something cannot be changed', () => {
    expect(adapted('palak-paneer', { patterns: ['vegan'], allergens: ['soy'] })).toBeUndefined();
    expect(adapted('egg-curry', { patterns: ['vegan'] })).toBeUndefined();
  });

  test('is none if its name has what is disliked, in either language', () => {
    expect(adapted('palak-paneer', { dislikes: ['paneer'] })).toBeUndefined();
    expect(adapted('palak-paneer', { dislikes: ['beans', 'पालक'] })).toBeUndefined();
    expect(adapted('veg-biryani', { dislikes: ['biryani'] })).toBeUndefined();
    expect(isDishDisliked(dish('palak-paneer'), needs({ dislikes: ['tofu', 'palak'] }))).toBe(true);
    expect(isDishDisliked(dish('palak-paneer'), needs({ dislikes: ['tofu'] }))).toBe(false);
    expect(isDishDisliked(dish('palak-paneer'), needs())).toBe(false);
  });

  test('leaves out a tenth of its weight at most', () => {
    const withSalt = (salt: number) => ({ ...dish('palak-paneer'), of: { paneer: 100 - salt, salt } });
    const saltless = needs({ dislikes: ['salt'] });
    expect(adaptDish(withSalt(10), saltless)?.id).toBe('palak-paneer~salt=nothing');
    expect(adaptDish(withSalt(11), saltless)).toBeUndefined();
    const twice = { ...dish('palak-paneer'), of: { paneer: 88, salt: 6, cumin: 6 } };
    expect(adaptDish(twice, needs({ dislikes: ['salt', 'cumin'] }))).toBeUndefined();
  });

  test('has its changes in its id', () => {
    expect(adaptedDishId(dish('upma'), [])).toBe('upma');
    expect(
      adaptedDishId(dish('upma'), [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBe('upma~a=b,c=d');
  });
});

describe('everything that may be eaten', () => {
  const idsFor = (more: Partial<Needs>) => eatablesFor(needs(more)).map(({ id }) => id);

  test('is foods eaten as they are and dishes, without what must stay out', () => {
    const all = idsFor({});
    expect(all).toEqual(expect.arrayContaining(['banana', 'palak-paneer', 'egg-curry']));
    expect(all).not.toContain('salt');
    const vegan = idsFor({ patterns: ['vegan'] });
    expect(vegan).toEqual(expect.arrayContaining(['banana', 'matar-paneer~paneer=tofu']));
    for (const id of ['palak-paneer', 'egg-curry', 'curd', 'milk']) expect(vegan, id).not.toContain(id);
  });

  test('differs by each of the needs', () => {
    expect(idsFor({ allergens: ['treeNuts'] })).not.toContain('almonds');
    expect(idsFor({ dislikes: ['banana'] })).not.toContain('banana');
    expect(idsFor({ patterns: ['vegan'] })).toEqual(idsFor({ patterns: ['vegan'] }));
    expect(idsFor({})).toEqual(expect.arrayContaining(['almonds', 'banana']));
  });

  test('an item is refused for one of its ingredients, or for its name', () => {
    const paneer = eatable('palak-paneer');
    expect(objectionToEatable(paneer, needs({ allergens: ['milk'] }))).toMatchObject({ rule: 'allergen' });
    expect(objectionToEatable(paneer, needs({ patterns: ['jain'] }))).toMatchObject({ rule: 'diet' });
    expect(objectionToEatable(paneer, needs({ allergens: ['egg'] }))).toBeUndefined();
    expect(objectionToEatable(eatable('veg-biryani'), needs({ dislikes: ['beans', 'biryani'] }))).toMatchObject({ rule: 'dislike' });
    expect(objectionToEatable(eatable('veg-biryani'), needs({ dislikes: ['idli'] }))).toBeUndefined();
  });

  test('an item is not refused for the name of what was replaced or left out', () => {
    expect(objectionToEatable(eatable('palak-paneer~paneer=tofu'), needs({ dislikes: ['tikka'] }))).toBeUndefined();
    expect(objectionToEatable(eatable('upma~carrot=pumpkin'), needs({ dislikes: ['carrot'] }))).toBeUndefined();
    expect(objectionToEatable(eatable('haldi-milk~turmeric=nothing'), needs({ dislikes: ['turmeric milk'] }))).toMatchObject({
      rule: 'dislike',
    });
    expect(objectionToEatable(eatable('chicken-pepper-fry~pepper=nothing'), needs({ dislikes: ['without black'] }))).toBeUndefined();
  });
});
