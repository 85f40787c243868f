import type { Allergen } from '../../../contract/assistant/words.ts';
import { foldMessage } from '../messages/index.ts';
import { findMentions } from './find-mentions.ts';

/** A food that a text names: `allergens` if the word means an allergen, otherwise `food` with our name for it. */
export type NamedFood = { readonly word: string; readonly allergens: readonly Allergen[]; readonly food?: string };

/** The foods that a text names, each once. */
export function foodsNamedIn(text: string): NamedFood[] {
  const words = foldMessage(text).plain.trim().split(' ');
  const named = findMentions(words).flatMap(({ meaning, from, to }): NamedFood[] => {
    const word = words.slice(from, to).join(' ');
    if (meaning.kind === 'allergen') return [{ word, allergens: meaning.allergens as Allergen[] }];
    return meaning.kind === 'food' ? [{ word, allergens: [], food: meaning.food }] : [];
  });
  return named.filter(({ word }, at) => named.findIndex((other) => other.word === word) === at);
}
