import { describe, expect, test } from 'vitest';
import { forbiddenIn } from '../../bench/assistant/food-names.ts';
import { recipeProfiles } from '../../bench/assistant/recipe.ts';
import { recipePlanSchema, recipeRequestSchema } from '../../src/contract/assistant/recipe.ts';
import type { RecipePlan, RecipeRequest, RecipeRequestFields } from '../../src/contract/assistant/recipe.ts';
import type { Breach } from '../../src/contract/assistant/breach-rules.ts';
import { dishes, eatableOf, matchFoods } from '../../src/server/assistant/foods/index.ts';
import { changeRecipe } from '../../src/server/assistant/recipe/change-recipe.ts';
import { completeRecipe } from '../../src/server/assistant/recipe/complete-recipe.ts';
import { recipeWishes, withRecipeConstraints } from '../../src/server/assistant/recipe/recipe-wishes.ts';
import { constraintsIn, wishesOf } from '../../src/server/assistant/wishes/index.ts';
import { planRecipe } from '../../src/server/assistant/recipe/plan-recipe.ts';
import { recipeCatalogue } from '../../src/server/assistant/recipe/recipe-catalogue.ts';
import { swapRecipeItem } from '../../src/server/assistant/recipe/swap-recipe-item.ts';
import { verifyRecipe } from '../../src/server/assistant/recipe/verify-recipe.ts';

const asked = (fields: RecipeRequestFields = {}): RecipeRequest => recipeRequestSchema.parse(fields);
const whole = (made: RecipePlan | Breach[]): RecipePlan => {
  if (Array.isArray(made)) throw new Error(made.map(({ message }) => message).join(' '));
  return made;
};
const understoodAs = (text: string) => matchFoods(text).map(({ id }) => id);

describe('typed ingredients', () => {
  test('are understood in English, Hindi and Roman Hindi, with amounts and typing errors', () => {
    expect(understoodAs('500 g paneer')).toEqual(['paneer']);
    expect(understoodAs('panner')).toEqual(['paneer']);
    expect(understoodAs('2 onions, chopped')).toEqual(['onion']);
    expect(understoodAs('टमाटर')).toEqual(['tomato']);
    expect(understoodAs('tamatar')).toEqual(['tomato']);
    expect(understoodAs('lehsun')).toEqual(['garlic']);
    expect(understoodAs('rice')).toEqual(['rice']);
    expect(understoodAs('chicken')).toEqual(expect.arrayContaining(['chicken-breast', 'chicken-thigh']));
  });

  test('are returned if unknown', () => {
    for (const text of ['flux capacitor', '', '12', '🥔', '<script>']) expect(understoodAs(text), text).toEqual([]);
    const plan = whole(planRecipe(asked({ kitchen: ['rice', 'flux capacitor'] }), { seed: 1 }));
    expect(plan.notUnderstood).toEqual(['flux capacitor']);
  });
});

describe('a recipe', () => {
  const request = asked({ kitchen: ['palak', 'paneer', 'onion', 'tomato', 'garlic', 'ginger'], servings: 4 });
  const plan = whole(planRecipe(request, { seed: 3 }));

  test('uses what is available, and names what is missing', () => {
    expect(plan.title).toBe('Palak paneer');
    expect(plan.missing).toEqual([]);
    expect(plan.steps.length).toBeGreaterThan(4);
    expect(recipePlanSchema.safeParse(plan).success).toBe(true);
    expect(verifyRecipe(plan, request)).toEqual([]);
  });

  test('for a vegan has substitutes, which its steps name', () => {
    const vegan = { ...request, patterns: ['vegan' as const] };
    const made = whole(completeRecipe({ id: 'palak-paneer~paneer=tofu', portion: 1 }, vegan));
    expect(verifyRecipe(made, vegan)).toEqual([]);
    expect(made.steps.map(({ text }) => text).join(' ')).toContain('tofu');
    expect(made.steps.map(({ text }) => text).join(' ')).not.toContain('paneer');
    expect(verifyRecipe(whole(completeRecipe({ id: 'palak-paneer', portion: 1 }, vegan)), vegan)).toMatchObject([{ rule: 'diet' }]);
  });

  test('keeps every rule for unusual kitchens, also by names alone', () => {
    for (const [seed, odd] of recipeProfiles(40, 9).entries()) {
      const made = planRecipe(odd, { seed });
      if (Array.isArray(made)) continue;
      expect(verifyRecipe(made, odd)).toEqual([]);
      expect(forbiddenIn(eatableOf(made.id)?.ingredients.map(({ food }) => food.name[0]) ?? ['milk egg'], odd)).toEqual([]);
    }
  });

  test('has steps for every dish of the book, in both languages', () => {
    for (const { id } of dishes().values()) {
      for (const language of ['english', 'hindi'] as const) {
        const made = whole(completeRecipe({ id, portion: 1 }, asked({ language })));
        expect(made.steps.length, id).toBeGreaterThan(0);
        expect(
          made.steps.every(({ text }) => /[.।]$/.test(text) && !text.includes('undefined')),
          id,
        ).toBe(true);
      }
    }
  });

  test('is the same for the same seed, and another dish for another version', () => {
    expect(planRecipe(request, { seed: 3 })).toEqual(plan);
    expect(whole(planRecipe(request, { seed: 3, version: 2 })).id).not.toBe(plan.id);
  });

  test('with changed numbers is reported', () => {
    const lie = { ...plan, perServing: { ...plan.perServing, kcal: 90 } };
    expect(verifyRecipe(lie, request)).toMatchObject([{ rule: 'numbers' }]);
    expect(completeRecipe({ id: 'moon-cheese', portion: 1 }, request)).toMatchObject([{ rule: 'unknownDish' }]);
  });

  test('offers a model nothing that is excluded', () => {
    const careful = asked({ patterns: ['vegan'], allergens: ['peanut', 'treeNuts'] });
    for (const { id } of recipeCatalogue(careful)) {
      expect(forbiddenIn(eatableOf(id)?.ingredients.map(({ food }) => food.name[0]) ?? ['milk'], careful), id).toEqual([]);
    }
  });
});

/** What a household cooks of it: any of these is right. */
const kitchens: [kitchen: string, cooks: string, more?: RecipeRequestFields][] = [
  ['egg, bread', 'French toast|Bread omelette|Egg sandwich'],
  ['paneer, palak, onion', 'Quick palak paneer', { minutes: 20 }],
  ['oats, banana, milk', 'Oats porridge with banana', { minutes: 10 }],
  ['potato, cauliflower, peas', 'Aloo gobi matar'],
  ['chicken, tomato, onion, yogurt', 'Home-style chicken curry|Chicken in curd gravy'],
  ['chicken, rice', 'Chicken pulao'],
  ['toor dal, rice', 'Plain toor dal|Dal tadka|.*khichdi'],
  ['rajma', 'Rajma'],
  ['rajma, rice', 'Rajma|Rajma chawal'],
  ['noodles, cabbage, carrot, capsicum', 'Vegetable hakka noodles'],
  ['pasta, tomato, cheese', 'Pasta in tomato sauce'],
  ['avocado, bread', 'Avocado toast'],
  ['quinoa, vegetables', 'Vegetable quinoa'],
  ['sooji, vegetables', 'Rava chilla|Rava idli|Vegetable upma'],
  ['aloo, atta', 'Aloo paratha'],
  ['methi, atta', 'Fenugreek leaves paratha|Methi thepla|Methi roti'],
  ['milk, rice, sugar', 'Light rice kheer'],
  ['leftover roti, paneer', 'Paneer roti roll'],
  ['बासी रोटी, अंडा', 'Egg paratha'],
  ['kal ka chawal, curd', 'Curd rice'],
  ['idli batter', 'Idli|Plain dosa'],
];

describe('from what is in the kitchen', () => {
  test.each(kitchens)('of %s comes %s', (kitchen, cooks, more) => {
    const request = asked({ kitchen: kitchen.split(', '), ...more });
    for (const seed of [1, 2, 3]) {
      const plan = whole(planRecipe(request, { seed }));
      expect(plan.title).toMatch(new RegExp(`^(${cooks})$`));
      expect(verifyRecipe(plan, request)).toEqual([]);
    }
  });

  test('what stands cooked is what its name says: the roti of ragi, the dal of moong', () => {
    const understood = (text: string) => whole(planRecipe(asked({ kitchen: [text, 'onion'] }), { seed: 1 })).understood[0]?.as[0];
    for (const [text, food] of [
      ['2 ragi rotis', /Ragi/],
      ['jowar roti', /Sorghum/],
      ['roti', /wheat/i],
      ['leftover moong dal', /moong/i],
      ['बची हुई मसूर दाल', /Red lentils/],
      ['leftover dal', /toor/i],
    ] as const)
      expect(understood(text), text).toMatch(food);
  });

  test('dry beans are soaked, boiled hard in fresh water and then cooked, and the time shown counts it, because half-raw ones poison', () => {
    const beans = /\b(rajma|black-beans|chickpeas|lobia|moth|dried-peas|val|lupins)\b/;
    const minutesOf = (step: string | undefined) => Number(step?.split(' ').at(-1));
    for (const { id, of, steps, minutes, tools } of dishes().values()) {
      if (!Object.keys(of).some((one) => beans.test(one))) continue;
      const own = steps.filter((step) => beans.test(step));
      expect(
        own.slice(0, 2).map((step) => step.split(' ')[0]),
        id,
      ).toEqual(['soak', 'hard']);
      expect(own[2], id).toMatch(/^(pressure|boil) /);
      expect(minutesOf(own[0]), id).toBeGreaterThanOrEqual(4);
      expect(minutesOf(own[1]), id).toBeGreaterThanOrEqual(10);
      expect(minutes, id).toBeGreaterThanOrEqual(minutesOf(own[1]) + minutesOf(own[2]));
      if (own[2]?.startsWith('pressure')) expect(tools, id).toContain('pressure cooker');
    }
  });

  test('a kitchen with half an hour gets no dry beans, but a note about them; out of a tin they are cooked already', () => {
    for (const kitchen of ['rajma', 'chana', 'lobia', 'uncooked kidney beans', 'black beans', 'राजमा']) {
      const quick = whole(planRecipe(asked({ kitchen: [kitchen, 'onion', 'tomato'], minutes: 30 }), { seed: 2 }));
      expect(
        quick.ingredients.map(({ id }) => id).filter((id) => /rajma|chickpeas|black-beans|lobia/.test(id)),
        kitchen,
      ).toEqual([]);
      expect(quick.notes.join(' '), kitchen).toMatch(/Soak them tonight/);
    }
    const slow = whole(planRecipe(asked({ kitchen: ['rajma'], minutes: 60 }), { seed: 2 }));
    expect(slow.steps.map(({ text }) => text).join(' ')).toMatch(/Soak .*Throw the soaking water away.*hard/);
    for (const kitchen of ['canned kidney beans', 'boiled rajma', 'उबला राजमा']) {
      const tin = whole(planRecipe(asked({ kitchen: [kitchen, 'onion', 'tomato'], minutes: 30 }), { seed: 2 }));
      expect([tin.title, tin.waitHours], kitchen).toEqual(['Rajma', 0]);
      expect(tin.steps.map(({ text }) => text).join(' '), kitchen).not.toMatch(/Soak|hard|Pressure/);
    }
  });

  test('what stands cooked is not cooked again, and is listed as it stands there', () => {
    const rice = whole(planRecipe(asked({ kitchen: ['leftover rice', 'curd'] }), { seed: 1 }));
    expect(rice.steps.map(({ text }) => text).join(' ')).not.toMatch(/boil/);
    expect(rice.ingredients.map(({ name }) => name)).toContain('Cooked rice');
    expect(rice.ingredients.map(({ id }) => id)).not.toContain('water');
    expect(rice.notes.join(' ')).toMatch(/heat it through/);
    const roll = whole(planRecipe(asked({ kitchen: ['roti', 'paneer'] }), { seed: 1 }));
    expect(roll.steps.map(({ text }) => text).join(' ')).not.toMatch(/Knead|Divide/);
    const idli = whole(planRecipe(asked({ kitchen: ['idli batter'] }), { seed: 1 }));
    expect([idli.waitHours, idli.ingredients.length]).toEqual([0, idli.title === 'Idli' ? 2 : 3]);
  });

  test('a pot that needs it raw does not take it cooked', () => {
    const plan = whole(planRecipe(asked({ kitchen: ['leftover rice', 'moong dal'] }), { seed: 1 }));
    expect(plan.title).not.toMatch(/khichdi|pulao/i);
  });
});

describe('changes of a recipe', () => {
  const request = asked({ kitchen: ['palak', 'paneer', 'onion', 'tomato'] });
  const plan = whole(planRecipe(request, { seed: 3 }));

  test('twice the servings are twice the grams and the same per serving', () => {
    const changed = changeRecipe(plan, request, { kind: 'servings', servings: 4 }, { seed: 1 });
    if (Array.isArray(changed)) throw new Error('refused');
    expect(changed.plan.perServing).toEqual(plan.perServing);
    expect([changed.plan.servings, changed.plan.servingShown]).toEqual([4, plan.servingShown]);
    expect(changed.plan.alternatives.map(({ id }) => id)).not.toContain(plan.id);
    expect(changed.plan.alternatives.length).toBe(3);
    expect(changed.plan.ingredients[0]?.grams).toBeCloseTo((plan.ingredients[0]?.grams ?? 0) * 2, -1.3);
  });

  test('one ingredient swaps for another and back', () => {
    const line = plan.ingredients.find(({ id }) => id === 'paneer');
    const swapped = whole(swapRecipeItem(plan, request, 'paneer', { seed: 1, to: 'tofu' }));
    expect(line?.swaps.map(({ id }) => id)).toContain('tofu');
    expect(swapped.ingredients.map(({ id }) => id)).toContain('tofu');
    expect(whole(swapRecipeItem(swapped, request, 'tofu', { seed: 1, to: 'paneer' })).id).toBe(plan.id);
    expect(swapRecipeItem(plan, { ...request, allergens: ['soy'] }, 'paneer', { seed: 1, to: 'tofu' })).toMatchObject([
      { rule: 'allergen' },
    ]);
    expect(swapRecipeItem(plan, request, 'paneer', { seed: 1, to: 'chicken-breast' })).toMatchObject([{ rule: 'unknownDish' }]);
  });

  test('missing and excluded ingredients and another dish are understood', () => {
    for (const change of [
      { kind: 'lack', food: 'paneer' },
      { kind: 'avoid', food: 'paneer' },
      { kind: 'another' },
      { kind: 'faster', minutes: 15 },
    ] as const) {
      const changed = changeRecipe(plan, request, change, { seed: 1 });
      if (Array.isArray(changed)) throw new Error(change.kind);
      expect(verifyRecipe(changed.plan, changed.request), change.kind).toEqual([]);
      if (change.kind === 'avoid') expect(changed.plan.ingredients.map(({ id }) => id)).not.toContain('paneer');
      if (change.kind === 'another') expect(changed.plan.title).not.toBe(plan.title);
    }
  });
});

describe('words that the book of dishes knows nothing of', () => {
  const said = (words: string, fields: RecipeRequestFields = {}) => {
    const kept = constraintsIn(recipeWishes, words);
    const request = withRecipeConstraints(asked(fields), kept);
    const plan = whole(planRecipe(request, { seed: 5 }));
    return {
      plan,
      request,
      wishes: wishesOf(words, { kind: 'recipe', rules: recipeWishes, language: 'english', kept, made: { plan, request } }),
    };
  };

  test.each([
    ['Navratri fast', /your fast/],
    ['for Ekadashi', /your fast/],
    ['vrat ke liye', /your fast/],
    ['नवरात्रि व्रत के लिए', /your fast/],
    ['paryushan', /Paryushan/],
    ['ramadan sehri', /sehri/],
    ['roza iftar', /iftar/],
    ['under 100 rupees for 4', /costs/],
    ['Rs 150 se kam', /costs/],
    ['sasta khana', /costs/],
  ])('%s: is said not to be done, and why', (words, why) => {
    const { wishes } = said(words);
    expect(wishes.map(({ outcome }) => outcome)).toContain('cannot');
    expect(wishes.map(({ says }) => says).join(' ')).toMatch(why);
  });

  test('a fast recipe is still a quick one, and Paryushan a Jain one', () => {
    expect(said('fast recipe please').wishes.map(({ outcome }) => outcome)).toEqual(['done']);
    expect(said('paryushan').request.patterns).toContain('jain');
  });

  test('a baby is served half a cup at most, and pongal for somebody with diabetes is refused with another grain', () => {
    const { plan } = said('for my 8 month old baby');
    expect((eatableOf(plan.id)?.grams ?? 0) * plan.portion).toBeLessThanOrEqual(125);
    expect(said('pongal, I have diabetes', { meal: 'breakfast' }).wishes[0]?.says).toMatch(/millet/);
  });

  test('the salt of a raita comes last', () => {
    const raitas = [...dishes().values()].filter(({ id }) => id.endsWith('raita'));
    expect(raitas.length).toBeGreaterThan(3);
    for (const { steps } of raitas) expect(steps.at(-1)).toMatch(/^top .*salt/);
  });
});
