import { topicsInEnglish } from '../../../../data/safety/despair/topics-english.ts';
import { topicsInHindi } from '../../../../data/safety/despair/topics-hindi.ts';
import { areHindi, hindiKeyOf, stemOf, wordsIn } from './word-keys.ts';

type Dictionary = ReadonlyMap<string, readonly string[]>;
const longest = 4;

function dictionaryOf(lines: string, keyOf: (word: string) => string): Dictionary {
  const topics = new Map<string, string[]>();
  for (const line of lines.trim().split('\n')) {
    const [name = '', phrases = ''] = line.split(': ');
    for (const phrase of phrases.split(' ')) {
      const key = phrase.split('+').map(keyOf).join(' ');
      topics.set(key, [...(topics.get(key) ?? []), name]);
    }
  }
  return topics;
}
const english = dictionaryOf(topicsInEnglish, stemOf);
const hindi = dictionaryOf(topicsInHindi, hindiKeyOf);

function* namesIn(keys: readonly string[], topics: Dictionary): Generator<string> {
  for (let from = 0; from < keys.length; from++)
    for (let size = 1; size <= longest && from + size <= keys.length; size++)
      yield* topics.get(keys.slice(from, from + size).join(' ')) ?? [];
}

/** What a normalised message speaks of (giving things away, places, pills, laughter, food …), sorted. */
export function topicsIn(plain: string): string[] {
  const words = plain.trim().split(' ');
  const names = new Set(namesIn(words.map(stemOf), english));
  if (areHindi(wordsIn(plain))) for (const name of namesIn(words.map(hindiKeyOf), hindi)) names.add(name);
  return [...names].sort();
}
