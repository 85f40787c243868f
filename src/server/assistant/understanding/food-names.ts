import distance from 'damerau-levenshtein';
import { usualFoods } from '../../../data/understanding/usual-foods.ts';
import { dishes, foods, nameWords } from '../foods/index.ts';

/** The ids of foods and dishes by the normalised words of each of their names. */
const idByName = new Map<string, string>();
const add = (name: string, id: string) => {
  const key = nameWords(name).join(' ');
  if (key !== '' && !idByName.has(key)) idByName.set(key, id);
};

function prepare(): ReadonlyMap<string, string> {
  if (idByName.size > 0) return idByName;
  for (const line of usualFoods.trim().split('\n')) {
    const [id = '', names = ''] = line.split(': ');
    for (const name of names.split(' ')) add(name.replaceAll('+', ' '), id);
  }
  for (const { id, name } of dishes().values()) for (const one of name) add(one, id);
  for (const { id, name, also } of foods().values()) for (const one of [...name, ...also]) add(one, id);
  return idByName;
}

/** The food or dish that exactly these words name. */
export const foodNamed = (words: readonly string[]): string | undefined => prepare().get(nameWords(words.join(' ')).join(' '));

let boughtByName: ReadonlyMap<string, string> | undefined;
/** The food as it is bought that these words name, where the same words usually mean a dish: dry rice for 'rice'. */
export function boughtFoodNamed(words: readonly string[]): string | undefined {
  boughtByName ??= new Map(
    [...foods().values()]
      .flatMap(({ id, name, also }) => [...name, ...also].map((one) => [nameWords(one).join(' '), id] as const))
      .reverse(),
  );
  return boughtByName.get(nameWords(words.join(' ')).join(' '));
}

let kept: ReadonlyMap<string, readonly string[]> | undefined;
/** The single words of names, by their first letter. */
const wordsByLetter = () =>
  (kept ??= Map.groupBy(
    new Set([...prepare().keys()].flatMap((name) => name.split(' ')).filter((word) => /^[a-z]{5,}$/.test(word))),
    (word) => word.charAt(0),
  ));

/** The word of a food's name that a mistyped word of at least five letters means; undefined if none is near. */
export function nearestFoodWord(typed: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(typed)) return undefined;
  const most = typed.length > 7 ? 2 : 1;
  const near = (wordsByLetter().get(typed.charAt(0)) ?? [])
    .filter((word) => Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, steps: distance(typed, word).steps }))
    .sort((a, b) => a.steps - b.steps)[0];
  return near && near.steps <= most ? near.word : undefined;
}
