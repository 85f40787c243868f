import { romanOf } from './roman-hindi.ts';
import { groups } from '../../../data/messages/word-groups.ts';

/**
 * The syntax of phrases: `a|b` either, `a?` optional, `suicid*` any ending, `_` any one word, `..` up to three words, `...` up to six, `$`
 * the end of a clause, `@name` a group of words, `#` a number. A phrase matches within one sentence.
 */
const oneWord = '[^ ;]+ ';
const special: Readonly<Record<string, string>> = {
  $: '(?=[;,] |$)',
  _: oneWord,
  '_?': `(?:${oneWord})?`,
  '..': `(?:${oneWord}){0,3}`,
  '...': `(?:${oneWord}){0,6}`,
  '#': '(?:\\d[\\d.]*) ',
};

const escape = (word: string): string => word.replace(/[.+^${}()[\]\\]/g, '\\$&');
function wordPattern(word: string, isRoman: boolean): string {
  const isPrefix = word.endsWith('*');
  const bare = isPrefix ? word.slice(0, -1) : word;
  return escape(isRoman ? romanOf(bare) : bare) + (isPrefix ? '[^ ;]*' : '');
}
function tokenPattern(token: string, isRoman: boolean): string {
  if (special[token]) return special[token];
  const isOptional = token.endsWith('?');
  const bare = isOptional ? token.slice(0, -1) : token;
  const words = bare.split('|').flatMap((word) => (word.startsWith('@') ? wordsOf(word.slice(1)) : [word]));
  const either = words
    .map((word) =>
      word
        .split('+')
        .map((part) => wordPattern(part, isRoman))
        .join(' '),
    )
    .join('|');
  return `(?:, )?(?:(?:${either}) )${isOptional ? '?' : ''}`;
}
function wordsOf(name: string): string[] {
  const group = groups[name];
  if (!group) throw new Error(`There is no group of words ${name}.`);
  return group.split(/\s+/);
}

/** Compiles phrases to one search over a normalised text. */
export function compilePhrases(phrases: readonly string[], isRoman = false): RegExp {
  const every = phrases.map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((token) => tokenPattern(token, isRoman))
      .join(''),
  );
  return new RegExp(`(?<= )(?:${every.join('|')})`, 'gu');
}

/** The lines of a text as phrases, without empty lines. */
export const phraseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
