import { groups } from '../../../data/messages/word-groups.ts';
import { romanOf } from './roman-hindi.ts';

/** Words in a row, of which each may be a beginning (`suicid*`). */
type Row = readonly { readonly word: string; readonly isStart: boolean }[];
/** One place of a phrase: either of some words or rows of words, any words, a number, or the end of a clause. */
export type Part =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string>; readonly rows: readonly Row[]; readonly isOptional: boolean }
  | { readonly kind: 'any'; readonly least: number; readonly most: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'end' };

/**
 * The syntax of phrases: `a|b` either, `a?` optional, `suicid*` any ending, `_` any one word, `..` up to three words, `...` up to six, `$`
 * the end of a clause, `@name` a group of words, `#` a number. A phrase matches within one sentence.
 */
const special: Readonly<Record<string, Part>> = {
  $: { kind: 'end' },
  _: { kind: 'any', least: 1, most: 1 },
  '_?': { kind: 'any', least: 0, most: 1 },
  '..': { kind: 'any', least: 0, most: 3 },
  '...': { kind: 'any', least: 0, most: 6 },
  '#': { kind: 'number' },
};

function wordsOf(name: string): string[] {
  const group = groups[name];
  if (!group) throw new Error(`There is no group of words ${name}.`);
  return group.split(/\s+/);
}

function readToken(token: string, isRoman: boolean): Part {
  const isOptional = token.endsWith('?');
  const either = (isOptional ? token.slice(0, -1) : token)
    .split('|')
    .flatMap((word) => (word.startsWith('@') ? wordsOf(word.slice(1)) : [word]))
    .map((row) =>
      row.split('+').map((part) => {
        const isStart = part.endsWith('*');
        const bare = isStart ? part.slice(0, -1) : part;
        return { word: isRoman ? romanOf(bare) : bare, isStart };
      }),
    );
  const isWord = (row: Row) => row.length === 1 && !row[0]?.isStart;
  return {
    kind: 'words',
    words: new Set(either.filter(isWord).map(([first]) => first?.word ?? '')),
    rows: either.filter((row) => !isWord(row)),
    isOptional,
  };
}

/** Makes the reader of phrases; a place that several phrases have in common is kept once. */
export function phraseReader(isRoman: boolean): (phrase: string) => Part[] {
  const known = new Map<string, Part>(Object.entries(special));
  return (phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((token) => {
        const part = known.get(token) ?? readToken(token, isRoman);
        known.set(token, part);
        return part;
      });
}

/** The lines of a text as phrases, without empty lines. */
export const phraseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
