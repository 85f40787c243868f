import { furtherConcepts } from '../../../data/knowledge/further-concepts.ts';
import { plainConcepts } from '../../../data/knowledge/plain-concepts.ts';
import { subjectConcepts } from '../../../data/knowledge/subject-concepts.ts';
import { classFinder, hashOfFeature, inRoman, wordsIn, type FeatureGroups } from '../learned/index.ts';
import { foldMessage } from '../messages/index.ts';
import { withAgesAsWords } from './ages-as-words.ts';
import { readMessage } from '../understanding/index.ts';

const findConcepts = classFinder({ ...plainConcepts, ...subjectConcepts, ...furtherConcepts }, true);

const keyOf = (feature: string): number => hashOfFeature(feature) >>> 0;

const numberOr = (word: string) => (/^\d/.test(word) ? '#' : word);

/** A word and what it follows: with the word before, and with the one before that. */
const pairsOf = (kind: string, words: readonly string[]): string[] =>
  words.flatMap((word, at) => [`${kind}2${words[at - 1] ?? '^'} ${word}`, ...(at > 1 ? [`${kind}3${words[at - 2]} ${word}`] : [])]);

/** Parts of 3 to 5 letters, by which a misspelt word is still like the right one. */
function partsOf(word: string): string[] {
  const edged = `_${word}_`;
  return [3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, from) => `p${edged.slice(from, from + length)}`),
  );
}

/** What a message is learned by, in groups that count alike whatever their number: words, their order, letters, meanings, concepts. */
export function askedFeatures(text: string): FeatureGroups {
  const said = wordsIn(foldMessage(text).plain);
  const words = said.map((word) => numberOr(inRoman(word)));
  const message = readMessage(text);
  const meant = message.gloss
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/^food\d+$/.test(word) ? 'food' : numberOr(inRoman(word))));
  const concepts = [...new Set(findConcepts(wordsIn(foldMessage(withAgesAsWords(text)).plain)).map(({ name }) => name))].sort();
  const signs = [
    ...message.foods.flatMap(({ id }) => ['!food', `!f${id}`]),
    ...(message.foods.length > 1 ? ['!foods'] : []),
    ...(message.nutrients.length > 0 ? ['!nutrient'] : []),
    ...(message.days.length > 0 ? ['!day'] : []),
    ...(message.meals.length > 0 ? ['!meal'] : []),
    ...(message.isQuestion ? ['!ask'] : []),
    ...(said.length < 4 ? [`!short${said.length}`] : said.length > 14 ? ['!long'] : []),
  ];
  const groups = [
    [...words.map((word) => `w${word}`), ...pairsOf('w', words)],
    [...meant.map((word) => `g${word}`), ...pairsOf('g', meant)],
    words.flatMap(partsOf),
    [
      ...concepts.map((name) => `c${name}`),
      ...concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => `c${one} ${other}`)),
      ...signs,
    ],
  ];
  return groups.map((group) => [...new Set(group.map(keyOf))]);
}
