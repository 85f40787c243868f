import { phraseReader, type Part } from './phrase.ts';

/** Words of a normalised text that a phrase stands for, with the space behind them. */
export type PhraseMatch = { readonly index: number; readonly found: string };
/** Searches for phrases in a normalised text; matches do not overlap, and of phrases that begin at the same word the first counts. */
export type PhraseSearch = (text: string) => Generator<PhraseMatch>;

type Phrase = readonly Part[];
/** Whether a word ends with a space, as all but the last piece of a text do. */
const hasWord = (words: readonly string[], at: number): boolean => at < words.length - 1 && words[at] !== '';
const isAny = (words: readonly string[], at: number): boolean => hasWord(words, at) && !words[at]?.includes(';');

/** Where a row of words ends that stands at `at`; -1 if it does not. */
function endOfRow(row: readonly { readonly word: string; readonly isStart: boolean }[], words: readonly string[], at: number): number {
  const fits = row.every(({ word, isStart }, index) => {
    const said = words[at + index];
    if (said === undefined || !hasWord(words, at + index)) return false;
    return isStart ? said.startsWith(word) && !said.includes(';') : said === word;
  });
  return fits ? at + row.length : -1;
}

/** Where the phrase ends if its place `index` is looked for at `at`, the longest gap first; -1 if it does not fit. */
function endOf(phrase: Phrase, words: readonly string[], index: number, at: number): number {
  const part = phrase[index];
  if (part === undefined) return at;
  if (part.kind === 'end') {
    const isEnd = at === words.length - 1 ? words[at] === '' : words[at] === ';' || words[at] === ',';
    return isEnd ? endOf(phrase, words, index + 1, at) : -1;
  }
  if (part.kind === 'number')
    return /^\d[\d.]*$/.test(words[at] ?? '') && hasWord(words, at) ? endOf(phrase, words, index + 1, at + 1) : -1;
  if (part.kind === 'words') return endOfWords(part, phrase, words, index, at);
  let count = 0;
  while (count < part.most && isAny(words, at + count)) count++;
  for (; count >= part.least; count--) {
    const end = endOf(phrase, words, index + 1, at + count);
    if (end >= 0) return end;
  }
  return -1;
}

function endOfWords(part: Part & { kind: 'words' }, phrase: Phrase, words: readonly string[], index: number, at: number): number {
  // A comma may stand before each word of a phrase.
  for (const from of words[at] === ',' && hasWord(words, at) ? [at + 1, at] : [at]) {
    if (part.words.has(words[from] ?? '') && hasWord(words, from)) {
      const end = endOf(phrase, words, index + 1, from + 1);
      if (end >= 0) return end;
    }
    for (const row of part.rows) {
      const after = endOfRow(row, words, from);
      const end = after < 0 ? -1 : endOf(phrase, words, index + 1, after);
      if (end >= 0) return end;
    }
    const end = part.isOptional ? endOf(phrase, words, index + 1, from) : -1;
    if (end >= 0) return end;
  }
  return -1;
}

/** The words with which a phrase may begin; undefined if it may begin with anything. */
function beginningsOf(phrase: Phrase): string[] | undefined {
  const [first, ...rest] = phrase;
  if (first?.kind !== 'words' || first.rows.some(([start]) => start?.isStart)) return undefined;
  const own = [...first.words, ...first.rows.map(([start]) => start?.word ?? '')];
  if (!first.isOptional) return own;
  const next = beginningsOf(rest);
  return next && [...own, ...next];
}

/** The phrases that may begin with a word, in their order. */
function phrasesByWord(phrases: readonly Phrase[]): (word: string) => readonly number[] {
  const byWord = new Map<string, number[]>();
  const byAny: number[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const beginnings = beginningsOf(phrase);
    if (beginnings === undefined) byAny.push(at);
    for (const word of new Set(beginnings)) {
      const known = byWord.get(word);
      if (known) known.push(at);
      else byWord.set(word, [at]);
    }
  }
  return (word) => {
    const own = byWord.get(word);
    if (own === undefined) return byAny;
    return byAny.length === 0 ? own : [...own, ...byAny].sort((a, b) => a - b);
  };
}

/** The words of the last texts: the same text is searched for many phrases. */
const lastTexts: { text: string; words: readonly string[] }[] = [];
function wordsOf(text: string): readonly string[] {
  const known = lastTexts.find((one) => one.text === text);
  if (known) return known.words;
  const words = text.split(' ');
  lastTexts.unshift({ text, words });
  lastTexts.length = Math.min(lastTexts.length, 3);
  return words;
}

/** Compiles phrases to one search over a normalised text. */
export function compilePhrases(lines: readonly string[], isRoman = false): PhraseSearch {
  const read = phraseReader(isRoman);
  const phrases = lines.map(read);
  const near = phrasesByWord(phrases);
  const endFrom = (words: readonly string[], at: number): number => {
    const first = words[at] === ',' ? words[at + 1] : words[at];
    for (const index of near(first ?? '')) {
      const end = endOf(phrases[index] ?? [], words, 0, at);
      if (end > at) return end;
    }
    return -1;
  };
  return function* (text) {
    const words = wordsOf(text);
    let index = (words[0]?.length ?? 0) + 1;
    for (let at = 1; at < words.length; at++) {
      const end = endFrom(words, at);
      const found = end < 0 ? '' : `${words.slice(at, end).join(' ')} `;
      if (found) yield { index, found };
      index += found ? found.length : (words[at]?.length ?? 0) + 1;
      if (found) at = end - 1;
    }
  };
}

/** A normalised text with each match replaced by `by`. */
export function replacePhrases(text: string, search: PhraseSearch, by: string): string {
  let replaced = '';
  let from = 0;
  for (const { index, found } of search(text)) {
    replaced += text.slice(from, index) + by;
    from = index + found.length;
  }
  return replaced + text.slice(from);
}
