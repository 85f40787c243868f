import { loose } from '../../../../data/safety/rules/loose-words.ts';
import { inRomanLetters } from './roman-letters.ts';

/** The size of the table of weights. */
export const places = 1 << 17;

/**
 * The entries of the table that a message (or a part of it) refers to, and the weight of each: words and word families first, then parts
 * of words.
 */
export type Features = { readonly at: readonly number[]; readonly words: number };

const families = Object.entries(loose);

function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (places - 1);
}

/** The word families (dying, means, people, sport …) in a message, and their combinations. */
function familiesIn(folded: string): string[] {
  const said = folded.trim().split(' ');
  const met = families.filter(([, family]) => said.some((word) => family.has(word))).map(([name]) => name);
  return met.length === 0 ? ['f'] : met.flatMap((one, at) => [`f${one}`, ...met.slice(at + 1).map((other) => `f${one} ${other}`)]);
}

/**
 * The features of a normalised message: words, pairs with each of the two words before, combined families; then parts of 3 to 5 letters.
 */
export function featuresOf(folded: string): Features {
  const words = inRomanLetters(folded)
    .trim()
    .split(' ')
    .filter((word) => /[\p{L}\p{N}§;]/u.test(word));
  const whole = new Set(familiesIn(folded).map(placeOf));
  const parts = new Set<number>();
  words.forEach((word, at) => {
    whole.add(placeOf(`w${word}`));
    whole.add(placeOf(`b${words[at - 1] ?? '^'} ${word}`));
    if (at > 1) whole.add(placeOf(`s${words[at - 2]} ${word}`));
    const edged = `_${word}_`;
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= edged.length; from++) parts.add(placeOf(`c${edged.slice(from, from + size)}`));
  });
  return { at: [...whole, ...parts], words: whole.size };
}

/** The sum over a table; each of the two kinds is weighted by its number. */
export function sumOver(table: ArrayLike<number>, { at, words }: Features): number {
  let [whole, parts] = [0, 0];
  for (let index = 0; index < at.length; index++) {
    const weight = table[at[index] ?? 0] ?? 0;
    if (index < words) whole += weight;
    else parts += weight;
  }
  return whole / Math.sqrt(words || 1) + parts / Math.sqrt(at.length - words || 1);
}

/**
 * The whole message and, if it has several sentences, each of them and each two in a row, so that a harmless sentence does not hide
 * another.
 */
export function windowsOf(folded: string): string[] {
  const sentences = folded.split(' ; ').filter((sentence) => sentence.trim().split(' ').length > 2);
  if (sentences.length < 2) return [folded];
  return [folded, ...sentences, ...sentences.slice(1).map((sentence, at) => `${sentences[at]} ; ${sentence}`)];
}
