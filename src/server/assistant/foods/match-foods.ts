import distance from 'damerau-levenshtein';
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

/** How many typing errors a word of this length may hold: none in a short one, where every letter counts. */
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
      const edits = distance(typed, word).steps;
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
