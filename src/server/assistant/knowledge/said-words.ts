import { fillers } from '../../../data/knowledge/plain-concepts.ts';
import { classFinder, type WordClasses } from '../learned/index.ts';
import { foldMessage } from '../messages/index.ts';

/** A word of a message that says something, with the concepts that it belongs to; none for a word that no concept knows. */
export type SaidWord = { readonly word: string; readonly concepts: readonly string[] };
/** A dictionary of concepts; the light ones tell questions about one subject apart and weigh little. */
export type Dictionary = { readonly classes: WordClasses; readonly light: ReadonlySet<string> };

const isFiller = new Set(fillers.split(/\s+/));
const isNumber = (word: string) => /^\d+([.,]\d+)?$/.test(word);

/** Reads the words of a message that are no fillers, with their concepts. A word inside a longer phrase has only the phrase's. */
export function wordReader({ classes }: Dictionary): (text: string) => SaidWord[] {
  const find = classFinder(classes, true);
  return (text) => {
    const words = foldMessage(text)
      .plain.trim()
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    const found = find(words);
    const at = (place: number) => found.filter(({ from, length }) => from <= place && place < from + length);
    return words
      .map((word, place) => {
        const here = at(place);
        const longest = Math.max(0, ...here.map(({ length }) => length));
        return { word, concepts: [...new Set(here.filter(({ length }) => length === longest).map(({ name }) => name))] };
      })
      .filter(({ word, concepts }) => concepts.length > 0 || !(isFiller.has(word) || isNumber(word)));
  };
}
