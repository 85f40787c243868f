import MiniSearch, { type SearchResult } from 'minisearch';
import { nearInMeaning } from './near-in-meaning.ts';
import type { Passage } from './passage.ts';
import { termOf, termsOf } from './passage-words.ts';
import { passages } from './read-passages.ts';
import { wordsOf } from './terms.ts';

export type Found = {
  readonly passage: Passage;
  /** 0 to 1: by words and meaning. */
  readonly score: number;
  /** 0 to 1: the share of the question that the passage covers, and the similarity to one of its own questions. */
  readonly byWords: number;
};

/** The weight of a word by the field it occurs in. */
const fieldWeights = { asks: 1, title: 1, text: 0.7, hindi: 0.7, topics: 0.3 } as const;
type Field = keyof typeof fieldWeights;

const index = new MiniSearch<Passage>({
  fields: Object.keys(fieldWeights),
  storeFields: [],
  extractField: (passage, field) => [passage[field as keyof Passage]].flat().join(' '),
  tokenize: wordsOf,
  processTerm: termOf,
});
index.addAll(passages);

const known = new Map<string, { passage: Passage; asks: readonly (readonly string[])[] }>();
const passagesWith = new Map<string, number>();
for (const passage of passages) {
  const asks = [passage.title, ...passage.asks].map(termsOf);
  known.set(passage.id, { passage, asks });
  for (const term of new Set([...asks.flat(), ...termsOf(`${passage.text} ${passage.hindi}`)]))
    passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1);
}

/** Robertson's idf: a word that few passages contain has a high weight; one that none contains has the highest. */
function weightOf(term: string): number {
  const count = passagesWith.get(term) ?? 0;
  return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
}
const weighed = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0);

/** The similarity of a question and one of the passage's own, 0 to 1: the cosine of their weighted words. */
function likeness(asked: readonly string[], own: readonly string[]): number {
  const both = own.filter((term) => asked.includes(term));
  return weighed(both) / Math.sqrt(weighed(asked) * weighed(own) || 1);
}

/** The weight of covered words; the rest is the weight of the most similar question. */
const wordsCount = 0.55;

function scoreOf(match: SearchResult['match'], asks: readonly (readonly string[])[], asked: readonly string[]): number {
  const knows = (term: string) =>
    Math.max(0, ...(Object.hasOwn(match, term) ? (match[term] ?? []) : []).map((field) => fieldWeights[field as Field]));
  const share = asked.reduce((sum, term) => sum + weightOf(term) * knows(term), 0) / (weighed(asked) || 1);
  return wordsCount * share + (1 - wordsCount) * Math.max(...asks.map((own) => likeness(asked, own)));
}

/** The weight of a question's meaning; the rest is the weight of its words. */
const meaningCounts = 0.3;
/** A passage that shares no word with the question is considered only if its meaning is this similar. */
const nearWithoutWords = 0.6;

/** The passages that fit a question best, best first: full-text search, ranked by how much of the question each covers and by meaning. */
export function findPassages(question: string, most = 3): Found[] {
  const asked = termsOf(question);
  const byWords = new Map(
    index.search(question).flatMap(({ id, match }) => {
      const found = known.get(String(id));
      return found ? [[found.passage.id, scoreOf(match, found.asks, asked)] as const] : [];
    }),
  );
  const byMeaning = nearInMeaning(question);
  return passages
    .flatMap((passage) => {
      const words = byWords.get(passage.id) ?? 0;
      const meaning = byMeaning.get(passage.id) ?? 0;
      if (words === 0 && meaning < nearWithoutWords) return [];
      return [{ passage, byWords: words, score: (1 - meaningCounts) * words + meaningCounts * meaning }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
