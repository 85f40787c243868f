import { ownValue } from '../../../contract/own-value.ts';
import { isInGroup } from './food-groups.ts';
import type { Food } from './food.ts';

/** Names of one bread: a roti puffed over the flame is a phulka. */
const sameBread: Readonly<Record<string, string>> = {
  phulka: 'roti',
  phulkas: 'roti',
  fulka: 'roti',
  chapati: 'roti',
  chapatis: 'roti',
  chapathi: 'roti',
};

/** The words of a typed text, normalised: lower case, no punctuation, no plural s. Hindi stays as it is. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ownValue(sameBread, word) ?? word)
    .map((word) =>
      /^[a-z]{4,}$/.test(word)
        ? word
            .replace(/ies$/, 'y')
            .replace(/(?<![su])s$/, '')
            .replace(/oe$/, 'o')
        : word,
    );

const isIn = (there: ReadonlySet<string>, wanted: readonly string[]) => wanted.length > 0 && wanted.every((word) => there.has(word));

/** Whether `text` contains every word of `said`. */
export const containsAllWords = (text: string, said: string): boolean => isIn(new Set(wordsOf(text)), wordsOf(said));

const kept = new WeakMap<Food, readonly ReadonlySet<string>[]>();

function namesOf(food: Food): readonly ReadonlySet<string>[] {
  const names = kept.get(food) ?? [...food.name, ...food.also].map((name) => new Set(wordsOf(name)));
  kept.set(food, names);
  return names;
}

/** Whether the name `said` means this food: 'fish' means every fish, 'red meat' every one of that group, 'paneer' only paneer. */
export function isCalled(food: Food, said: string): boolean {
  if (isInGroup(food, said.trim().toLowerCase())) return true;
  const wanted = wordsOf(said);
  return namesOf(food).some((name) => isIn(name, wanted));
}
