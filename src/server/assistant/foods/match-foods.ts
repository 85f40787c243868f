import distance from 'damerau-levenshtein';
import type { Food } from './food.ts';
import { isCalled, wordsOf } from './food-words.ts';
import { foods } from './read-foods.ts';

/** Words for amounts and kinds, which do not name a food. */
const beside = new Set(
  `g gm gms gram kg kilo ml l litre liter cup tsp tbsp spoon teaspoon tablespoon katori glass piece pc packet bunch pinch handful slice
  fresh chopped sliced boiled cooked raw uncooked soaked canned tinned tin leftover some little big small medium large of and a an the half few thoda thodi kuch ताज़ा कुछ थोड़ा
  ग्राम किलो कप चम्मच`
    .split(/\s+/)
    .filter(Boolean),
);

/** The number of typing errors allowed in a word by its length; none in a short one. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

type Named = { readonly food: Food; readonly names: readonly (readonly string[])[] };
let kept: readonly Named[] | undefined;

/** Every food with the words of its names, prepared once. */
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

/** The foods that a typed ingredient may mean: a name in English, Hindi or Roman Hindi, with amounts and typing errors. */
export function matchFoods(text: string): Food[] {
  const said = wordsOf(text.replaceAll(/\d+(?:[.,]\d+)?\s*(?:g|gm|gms|kg|ml|l)?/gi, ' ')).filter((word) => !beside.has(word));
  if (said.length === 0) return [];
  const exact = namedFoods().filter(({ names }) => names.some((words) => words.join(' ') === said.join(' ')));
  if (exact.length > 0) return exact.map(({ food }) => food);
  const named = namedFoods().filter(({ food }) => isCalled(food, said.join(' ')));
  if (named.length > 0) {
    // If both 'rice bran oil' and 'white rice' match, the shorter name is meant.
    const wordsIn = ({ names }: Named) => names[0]?.length ?? 0;
    const fewest = Math.min(...named.map(wordsIn));
    return named.filter((one) => wordsIn(one) === fewest).map(({ food }) => food);
  }
  const near = namedFoods().map((one) => ({ food: one.food, distance: distanceTo(one, said) }));
  const least = Math.min(...near.map(({ distance }) => distance));
  return least === Infinity ? [] : near.filter(({ distance }) => distance === least).map(({ food }) => food);
}
