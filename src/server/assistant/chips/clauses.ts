/** What is further from a clause says nothing of it; reading on for every 'but' of a long sentence would take long. */
const lettersAround = 400;

/** Words of a clause, where in the text each of them starts, and the words of its sentence on either side, as far as they are near. */
export type Clause = {
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly before: readonly string[];
  readonly behind: readonly string[];
};

/** The clauses of a normalised text: its sentences, and the parts of them around 'but'. */
export function clausesOf(plain: string): Clause[] {
  const ends = [...plain.matchAll(/ (?:;|but|lekin|magar)(?= )/g)].map(({ index, 0: found }) => ({
    index,
    end: index + found.length,
    isSentence: found.endsWith(';'),
  }));
  const wordsBetween = (from: number, to?: number) => plain.slice(from, to).trim().split(' ').filter(Boolean);
  return [0, ...ends.map(({ end }) => end)].map((start, at) => {
    const sentenceStart = ends.slice(0, at).findLast(({ isSentence }) => isSentence)?.end ?? 0;
    const clauseEnd = ends[at]?.index;
    const sentenceEnd = ends.slice(at).find(({ isSentence }) => isSentence)?.index;
    const found = [...plain.slice(start, clauseEnd).matchAll(/\S+/g)];
    return {
      words: found.map(([word]) => word),
      starts: found.map(({ index }) => start + index),
      before: wordsBetween(Math.max(sentenceStart, start - lettersAround), start),
      behind: clauseEnd === undefined ? [] : wordsBetween(clauseEnd, Math.min(sentenceEnd ?? plain.length, clauseEnd + lettersAround)),
    };
  });
}

/** The words of the sentence that a clause is in, and how many of them are before it. */
export const sentenceOf = ({ before, words, behind }: Clause) => ({ words: [...before, ...words, ...behind], before: before.length });
