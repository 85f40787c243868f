import { splitGlued } from './glued-words.ts';
import { romanOf } from './roman-hindi.ts';
import { meantBy, meantWord } from './typing-errors.ts';

/**
 * A normalised message for searching: words with one space before and after each, `;` at the end of a sentence, `,` at a pause. `plain`
 * keeps the words (Devanagari without nukta); `roman` has Hindi in Roman letters in one spelling.
 */
export type Folded = { readonly plain: string; readonly roman: string };

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  і: 'i',
  с: 'c',
  р: 'p',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  ӏ: 'l',
  ı: 'i',
};
const digits: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
  '5': 's',
  '7': 't',
};
const disguised = new Set('die dead kill killing suicide suicidal myself life death harm self overdose kms'.split(' '));

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bi['’`´]?m\b(?!['’])/g, 'i am'],
  [/\bi['’`´]?ve\b/g, 'i have'],
  [/\bi['’`´]d\b/g, 'i would'],
  [/\bi['’`´]ll\b/g, 'i will'],
  [/\b(he|she|they|you|we|it|that|there)['’`´]ll\b/g, '$1 will'],
  [/\b(they|you|we)['’`´]?re\b/g, '$1 are'],
  [/['’`´‘]/g, ''],
];
/** Words that are typed apart, such as 'do not', in one piece. */
export const joinedWords: readonly (readonly [RegExp, string])[] = [
  [/ (do|does|did|is|was|are|were|would|should|could|has|have|had|ca|wo|must) (?:not|n t|nt|t) /g, ' $1nt '],
  [/ (?:can not|can t|can nt) /g, ' cant '],
  [/ (?:will not|won t) /g, ' wont '],
  [/ don t /g, ' dont '],
  [/ i m /g, ' i am '],
  [/ any more /g, ' anymore '],
  [/ my self /g, ' myself '],
  [/ no one /g, ' nobody '],
  [/ every (?:one|body) /g, ' everyone '],
  [/ sui cide /g, ' suicide '],
  // 'Want 2 eat', unlike 'want 2 g' or 'want 2 eggs'.
  [
    / want(?:ed)? 2 (?=(?:eat|have|be|loose|lose|gain|do|get|make|go|start|build|know|try|cook|stop|keep|see|take|add|avoid|grow|reduce|lift|run|train|play|die|kill|live|sleep|talk|tell|say|ask|learn|stay|feel|look|change|improve|reach|quit|hit|leave|hurt|join|buy|bulk|end) )/g,
    ' want to ',
  ],
  [/ wanna /g, ' want to '],
  [/ going 2 /g, ' going to '],
  [/ wan t to? /g, ' want to '],
];

const uncover = (word: string): string => {
  if (!/[a-z]/.test(word) || !/[^a-z]/.test(word)) return word;
  const shown = Array.from(word, (letter) => digits[letter] ?? letter).join('');
  return disguised.has(shown) ? ` ${shown} ` : word;
};
const shorten = (word: string): string => {
  const twice = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  if (twice === word) return word;
  const once = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return disguised.has(once) || meantBy.has(once) || /^(so|no|die|please|very|life|want|live)$/.test(once) ? once : twice;
};
const joinLetters = (text: string): string =>
  text.replace(/(?<= )(?:[a-z] ){4,}/g, (run) => {
    const letters = run.replaceAll(' ', '');
    return `${splitGlued(letters)?.join(' ') ?? letters} `;
  });

function clean(text: string): string {
  const seen = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0430-\u04ff\u0501ı]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/ँ/g, 'ं');
  const open = shortForms.reduce((said, [from, to]) => said.replace(from, to), seen);
  return open
    .replace(/\S+/g, uncover)
    .replace(/(?<=\bk|\bsu|\bd)[*#_](?=ll\b|cide\b|e\b)/g, 'i')
    .replace(/…|\.{2,}/g, ' , ')
    .replace(/(?<=\p{L})[.*_\-/~+](?=\p{L})/gu, ' ')
    .replace(/(?<=\d)[.,](?=\d)/g, '·')
    .replace(/[.!?;।|\n\r]+/g, ' ; ')
    .replace(/[,:–—()"“”[\]]+/g, ' , ')
    .replace(/[^\p{L}\p{M}\p{N};,·%]+/gu, ' ');
}

/**
 * Normalises capitals, accents, look-alike letters, spaced-out or joined letters, repeated letters, common typing errors and
 * abbreviations.
 */
export function foldMessage(text: string): Folded {
  const cleaned = clean(text.slice(0, 20_000)).replaceAll('·', '.');
  const isChopped = (cleaned.match(/;/g)?.length ?? 0) * 1.5 > cleaned.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const words = joinLetters(` ${(isChopped ? cleaned.replaceAll(';', ' ') : cleaned).replace(/\s+/g, ' ').trim()} `)
    .trim()
    .split(' ')
    .map((word) => meantWord(shorten(word)))
    .map((word) => (word.length > 6 && /^[a-z]+$/.test(word) ? (splitGlued(word)?.join(' ') ?? word) : word));
  const plain = joinedWords.reduce((said, [from, to]) => said.replaceAll(from, to), ` ${words.join(' ')} `);
  return { plain, roman: ` ${plain.trim().split(' ').map(romanOf).join(' ')} ` };
}
