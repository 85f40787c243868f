import MiniSearch, { type SearchResult } from 'minisearch';
import type { Passage } from './passage.ts';
import { passages } from './read-passages.ts';
import { termsBy, wordsOf } from './terms.ts';

export type Found = {
  readonly passage: Passage;
  /** From 0 to 1: how much of the question the passage knows, and how near one of its own questions is. */
  readonly score: number;
};

const englishTerm = termsBy(
  () => true,
  () => false,
);
const hindiTerm = termsBy(
  () => false,
  () => true,
);
const vocabulary = (text: (passage: Passage) => string, term: typeof englishTerm) =>
  new Set(passages.flatMap((passage) => wordsOf(text(passage)).flatMap((word) => term(word) ?? [])));
const english = vocabulary(({ title, text }) => `${title} ${text}`, englishTerm);
const hindi = vocabulary((passage) => passage.hindi, hindiTerm);
const termOf = termsBy(
  (stem) => english.has(stem),
  (sound) => hindi.has(sound),
);

/** The words of a question that say what it is about, each once. */
export const termsOf = (question: string): string[] => [...new Set(wordsOf(question).flatMap((word) => termOf(word) ?? []))];

const fieldWeights = { asks: 1, title: 1, text: 0.7, hindi: 0.7, topics: 0.3 } as const;
const fields = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[];
const index = new MiniSearch<Passage>({
  fields,
  storeFields: [],
  extractField: (passage, field) => [passage[field as keyof Passage]].flat().join(' '),
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: { fuzzy: (term) => (term.length > 5 ? 0.2 : false), prefix: (term) => term.length > 5, weights: { fuzzy: 0.3, prefix: 0.4 } },
});
index.addAll(passages);

const known = new Map<string, { passage: Passage; terms: ReadonlySet<string>; asks: readonly (readonly string[])[] }>();
const passagesWith = new Map<string, number>();
for (const passage of passages) {
  const asks = [passage.title, ...passage.asks].map(termsOf);
  const terms = new Set([...asks.flat(), ...termsOf(passage.text), ...termsOf(passage.hindi)]);
  known.set(passage.id, { passage, terms, asks });
  for (const term of terms) passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1);
}

/** Robertson's idf: a word that few passages know says more than one that all know; one that none knows says most. */
function weightOf(term: string): number {
  const count = passagesWith.get(term) ?? 0;
  return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
}
const weighed = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);

/** How alike a question and one of the passage's own are, 0 to 1: the cosine of their weighed words. */
function likeness(asked: readonly string[], own: readonly string[]): number {
  const both = own.filter((term) => asked.includes(term));
  return weighed(both) / Math.sqrt(weighed(asked) * weighed(own) || 1);
}

const shareOfKnown = 0.55;
const inexact = 0.5;

function scoreOf({ id, match, queryTerms }: SearchResult, asked: readonly string[]): number {
  const found = known.get(String(id));
  if (!found) return 0;
  const knows = (term: string) => {
    if (!queryTerms.includes(term)) return 0;
    const where = match[term];
    return where ? Math.max(...where.map((field) => fieldWeights[field as keyof typeof fieldWeights])) : inexact;
  };
  const share = asked.reduce((sum, term) => sum + weightOf(term) * knows(term), 0) / (weighed(asked) || 1);
  return shareOfKnown * share + (1 - shareOfKnown) * Math.max(...found.asks.map((own) => likeness(asked, own)));
}

/** The passages nearest to a question, the best first: full text search, then ranked by what of the question each knows. */
export function findPassages(question: string, most = 3): Found[] {
  const asked = termsOf(question);
  return index
    .search(question)
    .flatMap((result) => {
      const found = known.get(String(result.id));
      return found ? [{ passage: found.passage, score: scoreOf(result, asked) }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
