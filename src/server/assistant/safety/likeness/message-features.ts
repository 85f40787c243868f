import { hashOfFeature } from '../../learned/index.ts';
import { conceptFeatures } from './concept-features.ts';
import { areHindi, hindiKeyOf, stemOf, wordsIn } from './word-keys.ts';

/** The three models, each with its own features, so that two of them that agree are two signals. */
export const modelNames = ['words', 'letters', 'concepts'] as const;
export type ModelName = (typeof modelNames)[number];

/** The size of each model's table of weights. */
export const places: Readonly<Record<ModelName, number>> = { words: 1 << 21, letters: 1 << 20, concepts: 1 << 21 };
/** The entries of each model's table that a message refers to. */
export type Features = Readonly<Record<ModelName, readonly number[]>>;

const placed = (name: ModelName, features: Iterable<string>): number[] => [
  ...new Set(Array.from(features, (feature) => hashOfFeature(feature) & (places[name] - 1))),
];

/** Words and pairs with each of the two words before. */
function* pairsOf(words: readonly string[]): Generator<string> {
  for (const [at, word] of words.entries()) {
    yield word;
    if (at > 0) yield `${words[at - 1]} ${word}`;
    if (at > 1) yield `${words[at - 2]}_${word}`;
  }
}

/** Parts of 3 to 5 letters, which misspelt words share with the right ones. */
function* partsOf(words: readonly string[]): Generator<string> {
  for (const word of words) {
    const edged = `_${word}_`;
    for (let size = 3; size <= 5; size++) for (let from = 0; from + size <= edged.length; from++) yield edged.slice(from, from + size);
  }
}

/** The features of a normalised message, or of a part of it, for each of the models. */
export function featuresOf(plain: string): Features {
  const said = wordsIn(plain);
  const isHindi = areHindi(said);
  const spelt = isHindi ? said.map(hindiKeyOf) : said;
  const keys = isHindi ? spelt : said.map(stemOf);
  return {
    words: placed('words', pairsOf(keys)),
    letters: placed('letters', partsOf(spelt)),
    concepts: placed('concepts', [...pairsOf(keys), ...conceptFeatures(plain, isHindi ? hindiKeyOf : stemOf)]),
  };
}

/** The sum of the weights, divided by the number of features, so that a long message does not score higher by its length. */
export function sumOver(weightOf: (place: number) => number, at: readonly number[]): number {
  let sum = 0;
  for (const place of at) sum += weightOf(place);
  return sum / Math.sqrt(at.length || 1);
}

/** The sentences of a normalised message and each two in a row; empty if it has only one. */
export function partsIn(plain: string): string[] {
  const sentences = plain.split(' ; ').filter((sentence) => sentence.trim().split(' ').length > 2);
  if (sentences.length < 2) return [];
  return [...sentences, ...sentences.slice(1).map((sentence, at) => `${sentences[at]} ; ${sentence}`)];
}
