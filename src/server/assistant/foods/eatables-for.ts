import { adaptDish } from './adapt-dish.ts';
import { eatableOf } from './eatable.ts';
import type { Eatable } from './eatable.ts';
import { objectionTo } from './needs.ts';
import type { Needs, Objection } from './needs.ts';
import { dishes } from './read-dishes.ts';
import { foods } from './read-foods.ts';
import { hardFood, isHardToChew } from './hard-to-chew.ts';
import { foodGroupNames } from './food-groups.ts';
import { containsAllWords, isCalled } from './food-words.ts';

/** With so much onion and garlic a dish is another one without them, and no dish of a fast: kachumber, but not potatoes with cumin. */
const mostLeftOutOfFast = 0.08;
const tamasic: ReadonlySet<string> = new Set(['onion', 'garlic']);
function isMadeOfOnion({ dish }: Eatable): boolean {
  const parts = Object.entries(dish?.of ?? {});
  const grams = (all: typeof parts) => all.reduce((sum, [, amount]) => sum + amount, 0);
  return grams(parts.filter(([id]) => tamasic.has(id))) > grams(parts) * mostLeftOutOfFast;
}

const isFoodGroup = (said: string) => foodGroupNames.includes(said.trim().toLowerCase());

const mostKept = 200;
const kept = new Map<string, readonly Eatable[]>();

function made(needs: Needs): readonly Eatable[] {
  const asTheyAre = [...foods().values()]
    .filter((food) => food.eaten && !objectionTo(food, needs))
    .flatMap((food) => eatableOf(food.id) ?? []);
  const cooked = [...dishes().values()].flatMap((dish) => adaptDish(dish, needs) ?? []);
  const served = cooked.filter((one) => !isRawSproutsFor(one, needs) && !(needs.isFasting && isMadeOfOnion(one)));
  const chewsBadly = needs.dislikes.includes(hardFood);
  return [...asTheyAre, ...served].filter((one) => !(chewsBadly && isHardToChew(one)));
}

const hasRawSprouts = ({ ingredients, dish }: Eatable) =>
  dish?.method === 'raw' && ingredients.some(({ food, grams }) => food.flags.includes('sprouts') && grams > 0);

/** Raw sprouts grow germs as well as shoots: not in pregnancy (NHS) and not from 65 (FoodSafety.gov). */
const isRawSproutsFor = (eatable: Eatable, { conditions, isOld }: Needs) =>
  (isOld === true || conditions?.includes('pregnancy') === true) && hasRawSprouts(eatable);

/** All items that these needs allow: foods eaten as they are, and dishes, adapted where needed. */
export function eatablesFor(needs: Needs): readonly Eatable[] {
  const { patterns, allergens, dislikes, conditions = [], isOld = false, isFasting = false } = needs;
  const key = JSON.stringify([patterns, allergens, dislikes, conditions, isOld, isFasting]);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const eatables = made(needs);
  kept.set(key, eatables);
  return eatables;
}

/** A name without what was left out of the dish. */
const plainName = (name: string): string => name.split(' without ')[0] ?? name;

/** Why this item may not be eaten, by its ingredients and its name; undefined if it may. */
export function objectionToEatable(eatable: Eatable, needs: Needs): Objection | undefined {
  const { ingredients, name } = eatable;
  for (const { food } of ingredients) {
    const objection = objectionTo(food, needs);
    if (objection) return objection;
  }
  if (isRawSproutsFor(eatable, needs)) return { rule: 'condition', message: `${name[0]} has raw sprouts.` };
  if (needs.dislikes.includes(hardFood) && isHardToChew(eatable)) return { rule: 'dislike', message: `${name[0]} is hard to chew.` };
  const said = needs.dislikes.find((dislike) => containsAllWords(plainName(name[0]), dislike));
  return said === undefined ? undefined : { rule: 'dislike', message: `${name[0]} was asked to stay out (${said}).` };
}

const dishWords = new Map<string, boolean>();
/** Whether a word names dishes of our book and is only part of a food's name: 'idli' of 'idli rice'. */
function isOnlyOfDishes(said: string): boolean {
  const known = dishWords.get(said);
  if (known !== undefined) return known;
  const isFood = [...foods().values()].some(({ name, also }) => [...name, ...also].some((one) => one.toLowerCase() === said.toLowerCase()));
  const isOfDishes = !isFood && !isFoodGroup(said) && [...dishes().values()].some(({ name }) => containsAllWords(name[0], said));
  if (dishWords.size < mostKept * 10) dishWords.set(said, isOfDishes);
  return isOfDishes;
}

/** Whether an item is what a person calls this, or is made with it. */
export const isNamedFood = (one: Eatable, said: string): boolean =>
  said === hardFood
    ? isHardToChew(one)
    : containsAllWords(plainName(one.name[0]), said) || (!isOnlyOfDishes(said) && one.ingredients.some(({ food }) => isCalled(food, said)));
