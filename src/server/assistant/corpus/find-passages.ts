import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Passage } from './passage.ts';
import { passages } from './read-passages.ts';
import { sameMeaning, stopWords } from './search-words.ts';

export type Found = { readonly passage: Passage; readonly score: number; readonly terms: readonly string[] };

/** A word as it is indexed: lower case, without accents and endings, and as the one word that stands for all of its meaning. */
export function termOf(word: string): string | null {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  if (plain.length < 2 || stopWords.has(plain)) return null;
  const meant = sameMeaning.get(plain) ?? plain;
  return /^[a-z]+$/.test(meant) ? stemmer(meant) : meant;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Source of the ranking: BM25+ as MiniSearch has it. Words of a question count most, then the title. */
const index = new MiniSearch<Passage>({
  fields: ['title', 'asks', 'text', 'hindi', 'topics'],
  storeFields: [],
  extractField: (passage, field) => [passage[field as keyof Passage]].flat().join(' '),
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: {
    boost: { asks: 3, title: 3, text: 1, hindi: 1, topics: 0.5 },
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    prefix: (term) => term.length > 5,
    weights: { fuzzy: 0.3, prefix: 0.4 },
  },
});
index.addAll(passages);
const byId = new Map(passages.map((passage) => [passage.id, passage]));

/** The passages nearest to a question, the best first. `terms` are the words of the question that each knows. */
export function findPassages(question: string, most = 3): Found[] {
  return index
    .search(question)
    .slice(0, most)
    .flatMap(({ id, score, queryTerms }) => {
      const passage = byId.get(String(id));
      return passage ? [{ passage, score, terms: queryTerms }] : [];
    });
}

/** The words of a question that say what it is about, each once. */
export const termsOf = (question: string): string[] => [...new Set(wordsOf(question).flatMap((word) => termOf(word) ?? []))];
