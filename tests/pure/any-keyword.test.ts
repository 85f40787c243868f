import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, isSpelt, isWord, wordsOf } from '../../src/server/search/fold-text.ts';
import { readKeyword } from '../../src/server/search/read-keyword.ts';
import { countTypingErrors, variantsOf } from '../../src/server/search/spelling.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-composite' }));
const latin = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 12 });
const accents = fc.constantFrom('', '\u0301', '\u0304', '\u0323', '’', "'");
const isWellFormed = (text: string) => text.isWellFormed();

describe('any text typed into search', () => {
  test('is normalised in one step: doing it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test('is found as well in capitals and with accents', () => {
    const decorated = fc.array(fc.tuple(latin, accents), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(decorated, (parts) => {
        const plain = parts.map(([letters]) => letters).join('');
        const typed = parts.map(([letters, accent]) => letters.toUpperCase() + accent).join('');
        expect(wordsOf(typed)).toEqual(wordsOf(plain));
      }),
    );
  });

  test('is split into words or numbers, none too long for the index, and the same a second time', () => {
    const long = fc.string({ unit: fc.constantFrom('a', 'ம', '𑄇'), minLength: 38, maxLength: 44 });
    fc.assert(
      fc.property(fc.oneof(anyText, long), (text) => {
        const words = wordsOf(text);
        for (const word of words) {
          expect(isWord(word)).toBe(true);
          expect(isWellFormed(word)).toBe(true);
          expect(Array.from(word).length).toBeLessThanOrEqual(40);
        }
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });

  test('becomes at most six different words in order, of which only the last may be incomplete', () => {
    const chatty = fc.array(fc.oneof(latin, anyText), { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(chatty, (text) => {
        const all = [...new Set(wordsOf(text))];
        const typed = readKeyword(text).map((word) => word.typed);
        expect(typed).toEqual(all.filter((word) => typed.includes(word)));
        expect(typed.length).toBe(Math.min(6, all.length));
        for (const { typed: word, isLast } of readKeyword(text)) expect(isLast).toBe(word === all.at(-1));
      }),
    );
  });
});

describe('the variants of a word', () => {
  const word = fc
    .oneof(
      latin,
      anyText.map((text) => wordsOf(text)[0] ?? 'nair'),
    )
    .filter(isSpelt);

  test('are the word itself and shorter ones, each once, without spaces', () => {
    fc.assert(
      fc.property(word, (one) => {
        const variants = variantsOf(one);
        expect(variants[0]).toBe(one);
        expect(new Set(variants).size).toBe(variants.length);
        for (const variant of variants.slice(1)) expect(countTypingErrors(variant, one)).toBe(1);
        expect(variants.join(' ').split(' ')).toEqual(variants);
        expect(variants.every(isWellFormed)).toBe(true);
      }),
    );
  });

  test('count no errors between a word and itself, and at most as many as the longer one has letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countTypingErrors(one, one)).toBe(0);
        expect(countTypingErrors(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(countTypingErrors(one, other) === 0).toBe(one === other);
      }),
    );
  });
});
