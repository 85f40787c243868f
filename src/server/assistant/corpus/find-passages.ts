import { nearInMeaning } from './near-in-meaning.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './passage-words.ts';
import { passages } from './read-passages.ts';

export type Found = {
  readonly passage: Passage;
  /** 0 to 1: by words and meaning. */
  readonly score: number;
  /** 0 to 1: the share of the question that the passage covers, and the similarity to one of its own questions. */
  readonly byWords: number;
};

/** How much a word counts by the field it occurs in, from the lowest: the subjects, the text in either language, the title and the questions. */
const weights = [0.3, 0.7, 1] as const;
const [ofTopics, ofText, ofQuestions] = [0, 1, 2];

const asksOf = passages.map(({ title, asks }) => [title, ...asks].map(termsOf));

/** The passages that hold each term, as numbers that `passageOf` and `fieldOf` read: of thousands of terms, lists of numbers need little memory. */
const holders = new Map<string, number[]>();
/** Of each term, how many passages hold it in more than their subjects: asked for each word of each question, so not counted anew. */
const passagesWith = new Map<string, number>();
const passageOf = (holder: number): number => holder >> 2;
const fieldOf = (holder: number): number => holder & 3;
for (const [at, { text, hindi, topics }] of passages.entries()) {
  const fields = new Map<string, number>();
  for (const term of termsOf([topics].flat().join(' '))) fields.set(term, ofTopics);
  for (const term of termsOf(`${text} ${hindi}`)) fields.set(term, ofText);
  for (const term of (asksOf[at] ?? []).flat()) fields.set(term, ofQuestions);
  for (const [term, field] of fields) {
    if (field !== ofTopics) passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1);
    const others = holders.get(term);
    if (others) others.push((at << 2) | field);
    else holders.set(term, [(at << 2) | field]);
  }
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

/** The passages that share a term with a question, by their place, 0 to 1: how much of it each covers, and how like one of its own questions it is. */
function scoresByWords(asked: readonly string[]): ReadonlyMap<number, number> {
  const covered = new Map<number, number>();
  for (const term of asked) {
    const weight = weightOf(term);
    for (const holder of holders.get(term) ?? [])
      covered.set(passageOf(holder), (covered.get(passageOf(holder)) ?? 0) + weight * (weights[fieldOf(holder)] ?? 0));
  }
  const all = weighed(asked) || 1;
  return new Map(
    [...covered].map(([at, weight]) => {
      const likest = Math.max(...(asksOf[at] ?? []).map((own) => likeness(asked, own)));
      return [at, (wordsCount * weight) / all + (1 - wordsCount) * likest];
    }),
  );
}

/** The weight of a question's meaning; the rest is the weight of its words. */
const meaningCounts = 0.3;
/** A passage that shares no word with the question is considered only if its meaning is this similar. */
const nearWithoutWords = 0.6;

/** The passages that fit a question best, best first: all that share a word or the meaning, ranked by how much of the question each covers and by meaning. */
export function findPassages(question: string, most = 3): Found[] {
  const asked = termsOf(question);
  const byWords = scoresByWords(asked);
  const byMeaning = nearInMeaning(question);
  return passages
    .flatMap((passage, at) => {
      const words = byWords.get(at) ?? 0;
      const meaning = byMeaning.get(passage.id) ?? 0;
      if (words === 0 && meaning < nearWithoutWords) return [];
      return [{ passage, byWords: words, score: (1 - meaningCounts) * words + meaningCounts * meaning }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}
