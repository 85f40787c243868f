import type { Food } from './food.ts';
import { isCalled, wordsOf } from './food-words.ts';
import { foods } from './read-foods.ts';

/** Words that say how much or of what kind, not what. */
const beside = new Set(
  `g gm gms gram kg kilo ml l litre liter cup tsp tbsp spoon teaspoon tablespoon katori glass piece pc packet bunch pinch handful slice
  fresh chopped sliced boiled cooked raw leftover some little big small medium large of and a an the half few thoda thodi kuch ताज़ा कुछ थोड़ा
  ग्राम किलो कप चम्मच`
    .split(/\s+/)
    .filter(Boolean),
);

/** Edits (one letter put in, taken out, changed, or two exchanged) from one word to another; stops counting above `most`. */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      const areExchanged = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (areExchanged) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? most + 1;
}

const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

type Named = { readonly food: Food; readonly names: readonly (readonly string[])[] };
let kept: readonly Named[] | undefined;

/** Every food with its names taken apart, once. */
const namedFoods = (): readonly Named[] =>
  (kept ??= [...foods().values()].map((food) => ({ food, names: [...food.name, ...food.also].map(wordsOf) })));

function distanceTo({ names }: Named, said: readonly string[]): number {
  const alike = names.filter((words) => words.length === said.length);
  const distances = alike.map((words) =>
    words.reduce((sum, word, at) => {
      const typed = said[at] ?? '';
      const edits = editsBetween(typed, word, 2);
      return edits <= mistakesIn(typed) && edits <= mistakesIn(word) ? sum + edits : Infinity;
    }, 0),
  );
  return Math.min(Infinity, ...distances);
}

/** What a person means by an ingredient they typed: a name in English, Hindi or Roman Hindi, amounts around it, a slip of the finger. */
export function matchFoods(text: string): Food[] {
  const said = wordsOf(text.replaceAll(/\d+(?:[.,]\d+)?\s*(?:g|gm|gms|kg|ml|l)?/gi, ' ')).filter((word) => !beside.has(word));
  if (said.length === 0) return [];
  const exact = namedFoods().filter(({ names }) => names.some((words) => words.join(' ') === said.join(' ')));
  if (exact.length > 0) return exact.map(({ food }) => food);
  const named = namedFoods().filter(({ food }) => isCalled(food, said.join(' ')));
  if (named.length > 0) {
    // Of 'rice bran oil' and 'white rice' the shorter name is meant.
    const wordsIn = ({ names }: Named) => names[0]?.length ?? 0;
    const fewest = Math.min(...named.map(wordsIn));
    return named.filter((one) => wordsIn(one) === fewest).map(({ food }) => food);
  }
  const near = namedFoods().map((one) => ({ food: one.food, distance: distanceTo(one, said) }));
  const least = Math.min(...near.map(({ distance }) => distance));
  return least === Infinity ? [] : near.filter(({ distance }) => distance === least).map(({ food }) => food);
}
