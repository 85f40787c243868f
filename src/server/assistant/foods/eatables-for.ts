import { adaptDish } from './adapt-dish.ts';
import { eatableOf } from './eatable.ts';
import type { Eatable } from './eatable.ts';
import { objectionTo } from './needs.ts';
import type { Needs, Objection } from './needs.ts';
import { dishes } from './read-dishes.ts';
import { foods } from './read-foods.ts';
import { containsAllWords, isCalled } from './food-words.ts';

const mostKept = 200;
const kept = new Map<string, readonly Eatable[]>();

function made(needs: Needs): readonly Eatable[] {
  const asTheyAre = [...foods().values()]
    .filter((food) => food.eaten && !objectionTo(food, needs))
    .flatMap((food) => eatableOf(food.id) ?? []);
  return [...asTheyAre, ...[...dishes().values()].flatMap((dish) => adaptDish(dish, needs) ?? [])];
}

/** All items that these needs allow: foods eaten as they are, and dishes, adapted where needed. */
export function eatablesFor(needs: Needs): readonly Eatable[] {
  const key = JSON.stringify([needs.patterns, needs.allergens, needs.dislikes]);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const eatables = made(needs);
  kept.set(key, eatables);
  return eatables;
}

/** Why this item may not be eaten, by its ingredients and its name; undefined if it may. */
export function objectionToEatable({ ingredients, name }: Eatable, needs: Needs): Objection | undefined {
  for (const { food } of ingredients) {
    const objection = objectionTo(food, needs);
    if (objection) return objection;
  }
  const said = needs.dislikes.find((dislike) => containsAllWords(name[0].split(/, with(?:out)? /)[0] ?? '', dislike));
  return said === undefined ? undefined : { rule: 'dislike', message: `${name[0]} was asked to stay out (${said}).` };
}

/** Whether an item is what a person calls this, or is made with it. */
export const isNamedFood = ({ ingredients, name }: Eatable, said: string): boolean =>
  containsAllWords(name[0].split(/, with(?:out)? /)[0] ?? '', said) || ingredients.some(({ food }) => isCalled(food, said));
