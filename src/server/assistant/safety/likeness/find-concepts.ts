import { inRoman } from '../../learned/index.ts';
import { areHindi, hindiKeyOf } from './word-keys.ts';

/** Phrases by concept, a line each; how a line is read is told in src/data/safety/despair/concepts-of-danger.ts. */
export type Concepts = Readonly<Record<string, string>>;
/** Words of a sentence that say a concept: from `from` up to, but without, `to`. */
export type FoundConcept = { readonly name: string; readonly from: number; readonly to: number };

/** One place of a phrase: either of these words or rows of words, after at most `gap` others. */
type Part = {
  readonly words: readonly string[];
  readonly starts: readonly string[];
  readonly rows: readonly (readonly Part[])[];
  readonly gap: number;
  readonly isOptional: boolean;
};
type Phrase = { readonly name: string; readonly parts: readonly Part[] };
/** The ways to write a word under which it is looked up. */
type Word = readonly string[];

const gaps: Readonly<Record<string, number>> = { '..': 2, '...': 5 };
const shortestKey = 3;

/** A word as it is said in Roman letters and, of Hindi, as both scripts have it in common ('सकता' and 'sakta'). */
function formsOf(word: string, isHindi: boolean): Word {
  const roman = inRoman(word);
  const key = hindiKeyOf(word);
  return isHindi && key.length >= shortestKey ? [roman, `=${key}`] : [roman];
}

function partOf(token: string, gap: number): Part {
  const isOptional = token.endsWith('?');
  const either = (isOptional ? token.slice(0, -1) : token).split('|');
  const words = [...new Set(either.filter((one) => !/[*+]/.test(one)).flatMap((one) => formsOf(one, true)))];
  const starts = either.filter((one) => one.endsWith('*') && !one.includes('+')).map((one) => inRoman(one.slice(0, -1)));
  const rows = either.filter((one) => one.includes('+')).map((one) => one.split('+').map((word) => partOf(word, 0)));
  return { words, starts: starts.length > 0 ? starts : none, rows: rows.length > 0 ? rows : none, gap, isOptional };
}
/** Of the parts without such ways to be said, which are nearly all of many thousands. */
const none: readonly never[] = [];

/** Makes parts, those of the same words once: phrases are made of few words. */
function partsOnce(): typeof partOf {
  const made = new Map<string, Part>();
  return (token, gap) => {
    const key = `${gap} ${token}`;
    const part = made.get(key) ?? partOf(token, gap);
    made.set(key, part);
    return part;
  };
}

function phraseOf(name: string, line: string, partAs: typeof partOf): Phrase {
  const parts: Part[] = [];
  let gap = 0;
  for (const token of line.trim().split(/\s+/)) {
    if (token in gaps) gap = gaps[token] ?? 0;
    else {
      parts.push(partAs(token, gap));
      gap = 0;
    }
  }
  return { name, parts };
}

const isWord = (part: Part, word: Word): boolean =>
  word.some((form) => part.words.includes(form)) || part.starts.some((start) => word[0]?.startsWith(start));

/** Where the phrase may end if its part `index` begins at `at` or a few words later; -1 if it does not fit. */
function endOf(parts: readonly Part[], words: readonly Word[], index: number, at: number): number {
  const part = parts[index];
  if (part === undefined) return at;
  for (let from = at; from <= Math.min(at + part.gap, words.length - 1); from++) {
    const word = words[from];
    if (word && isWord(part, word)) {
      const end = endOf(parts, words, index + 1, from + 1);
      if (end >= 0) return end;
    }
    for (const row of part.rows) {
      const after = endOf(row, words, 0, from);
      const end = after < 0 ? -1 : endOf(parts, words, index + 1, after);
      if (end >= 0) return end;
    }
  }
  return part.isOptional ? endOf(parts, words, index + 1, at) : -1;
}

/** What a phrase may begin with, so that only few phrases are tried at a word. */
const beginningsOf = (part: Part | undefined): string[] => [
  ...(part?.words ?? []),
  ...(part?.rows ?? []).flatMap(([first]) => beginningsOf(first)),
];

/** Makes the finder of these concepts in the words of a sentence. */
export function conceptFinder(concepts: Concepts): (words: readonly string[]) => FoundConcept[] {
  const partAs = partsOnce();
  const phrases = Object.entries(concepts).flatMap(([name, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => phraseOf(name, line, partAs)),
  );
  // Most words begin a single phrase, which needs no list.
  const byWord = new Map<string, Phrase | Phrase[]>();
  for (const phrase of phrases)
    for (const word of new Set(beginningsOf(phrase.parts[0]))) {
      const before = byWord.get(word);
      byWord.set(word, before === undefined ? phrase : [before, phrase].flat());
    }
  const byStart = phrases.filter(({ parts: [first] }) => (first?.starts.length ?? 0) > 0);
  return (said) => {
    const isHindi = areHindi(said);
    const words = said.map((word) => formsOf(word, isHindi));
    const found: FoundConcept[] = [];
    for (const [from, forms] of words.entries()) {
      const near = new Set([...forms.flatMap((form) => byWord.get(form) ?? []), ...byStart]);
      for (const { name, parts } of near) {
        if (found.some((one) => one.name === name && one.from === from)) continue;
        const to = endOf(parts, words, 0, from);
        if (to > from) found.push({ name, from, to });
      }
    }
    return found;
  };
}
