import { describe, expect, test } from 'vitest';
import type { Constraint } from '../../src/contract/assistant/constraints.ts';
import type { Allergen } from '../../src/contract/assistant/words.ts';
import { readConstraints } from '../../src/server/assistant/chips/index.ts';
import { foods, objectionTo, type Food } from '../../src/server/assistant/foods/index.ts';
import { notTheAllergen, wordsOfAllergens, type PublicAllergen } from '../builders/public-sources/allergens.ts';
import { typedAllergies } from '../builders/public-sources/typed-allergies.ts';

/** Our name of a public allergen; undefined for those that our table keeps out by their names. */
const ourNames: Readonly<Partial<Record<PublicAllergen, Allergen>>> = {
  gluten: 'gluten',
  crustaceans: 'crustacean',
  egg: 'egg',
  fish: 'fish',
  peanut: 'peanut',
  soy: 'soy',
  milk: 'milk',
  nuts: 'treeNuts',
  sesame: 'sesame',
};
const classes = Object.entries(ourNames) as [PublicAllergen, Allergen][];

const folded = (name: string) =>
  ` ${name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;
const names = ({ name, also }: Food) => [name[0], ...also].map(folded);

/** Whether a name of a food has a word that means the allergen. */
const isNamed = (food: Food, allergen: PublicAllergen): boolean =>
  names(food).some((name) => {
    const rest = (notTheAllergen[allergen] ?? []).reduce((text, other) => text.replace(` ${other} `, ' '), name);
    return wordsOfAllergens[allergen].some((word) => rest.includes(` ${word} `));
  });

/** Allergens that our table has and no name says: what such a food is made with. */
const hidden: Readonly<Record<string, string>> = {
  'corn-flakes gluten': 'is sweetened with barley malt',
  'muesli milk': 'is often made with milk powder',
  'brown-bread soy': 'is made with soya flour',
  'brown-bread milk': 'is made with milk solids',
  'white-bread soy': 'is made with soya flour',
  'white-bread milk': 'is made with milk solids',
  'miso gluten': 'is fermented with barley',
  'feta milk': 'is a cheese',
  'muesli treeNuts': 'is made with almonds',
  'coconut treeNuts': 'FDA counted coconut among the tree nuts until 2025',
  'coconut-milk treeNuts': 'is made of coconut',
  'coconut-oil treeNuts': 'is made of coconut',
  'coconut-water treeNuts': 'is made of coconut',
  'dry-coconut treeNuts': 'is coconut',
  'tuna soy': 'is canned in a broth with soya',
};
/** Names with a word of an allergen that the food does not have. */
const without: Readonly<Record<string, string>> = {
  'corn-tortilla gluten': 'is made of maize, and is called a wrap too',
  'tamari gluten': 'is the soy sauce that is brewed without wheat',
};

describe('allergens of foods and those of public lists', () => {
  test('are the same by the names of our foods', () => {
    const differing = [...foods().values()].flatMap((food) =>
      classes.filter(([theirs, ours]) => isNamed(food, theirs) !== food.allergens.includes(ours)).map(([, ours]) => `${food.id} ${ours}`),
    );
    expect(differing.sort()).toEqual([...Object.keys(hidden), ...Object.keys(without)].sort());
  });

  test('have no class that our catalogue would hold without a name for it', () => {
    const molluscs = [...foods().values()].filter((food) => isNamed(food, 'molluscs'));
    expect(molluscs.map(({ id }) => id)).toEqual([]);
  });

  test('a food with wheat has gluten', () => {
    const wheat = [...foods().values()].filter(({ allergens }) => allergens.includes('wheat'));
    expect(wheat.length).toBeGreaterThan(3);
    expect(wheat.filter(({ allergens }) => !allergens.includes('gluten'))).toEqual([]);
  });
});

describe('who types an allergy gets none of it', () => {
  const refusedBy = (constraints: readonly Constraint[]) => ({
    patterns: [],
    allergens: constraints.flatMap((one) => (one.type === 'allergen' ? [one.value] : [])),
    dislikes: constraints.flatMap((one) => (one.type === 'avoid' ? [one.value] : [])),
  });
  // Who is allergic to wheat may eat barley.
  const onlyWheat = ['allergic to wheat', 'gehun se allergy hai'];

  test.each(typedAllergies)('%s', (typed, allergen) => {
    const needs = refusedBy(readConstraints(typed));
    const meant = [...foods().values()].filter((food) => isNamed(food, allergen) && !(`${food.id} ${allergen}` in without));
    const asked = onlyWheat.includes(typed) ? meant.filter(({ allergens }) => allergens.includes('wheat')) : meant;
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((food) => objectionTo(food, needs) === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('and "til" means until elsewhere', () => {
    expect(readConstraints('I train til the evening')).toEqual([]);
  });
});
