import { describe, expect, test } from 'vitest';
import { Random } from '../../src/server/database/demo/random.ts';
import { foldText, wordsOf } from '../../src/server/search/fold-text.ts';
import { presentDates } from '../../src/contract/tournament-days.ts';
import { readKeyword } from '../../src/server/search/read-keyword.ts';
import { countTypingErrors, variantsOf } from '../../src/server/search/spelling.ts';

const random = new Random(23);
const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const makeWord = () => Array.from({ length: random.between(3, 12) }, () => random.pick(letters)).join('');

function makeTypingError(word: string): string {
  const at = random.between(0, word.length - 2);
  switch (random.between(0, 3)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + random.pick(letters) + word.slice(at);
    case 2:
      return word.slice(0, at) + random.pick(letters) + word.slice(at + 1);
    default:
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
}

describe('what is typed into search', () => {
  test('is the same with and without accents, capitals and apostrophes', () => {
    expect(foldText('D’Souza, Ludhiāna')).toBe('dsouza, ludhiana');
    expect(wordsOf("Daniel D'Souza")).toEqual(['daniel', 'dsouza']);
  });

  test('keeps the vowel signs of Indian scripts', () => {
    expect(wordsOf('बेंगलुरु मीरा')).toEqual(['बेंगलुरु', 'मीरा']);
  });

  test('may be an ID, which is kept as a whole beside its words', () => {
    expect(readKeyword('Asha.Rao')).toMatchObject([
      { typed: 'asha', whole: 'asha.rao' },
      { typed: 'rao', whole: 'asha.rao' },
    ]);
    expect(readKeyword('(EL-4F7K2)')[0]).toMatchObject({ whole: 'el-4f7k2' });
  });

  test('may be long: its longest words count, in their order', () => {
    expect(readKeyword('a football team of women in malleshwaram bengaluru please').map(({ typed }) => typed)).toEqual([
      'football',
      'team',
      'women',
      'malleshwaram',
      'bengaluru',
      'please',
    ]);
  });

  test.each(['', '   ', '()&|!', "'; --"])('without words (%s) has none', (text) => {
    expect(readKeyword(text)).toEqual([]);
  });
});

describe('typing errors', () => {
  test.each([
    ['niar', 'nair'],
    ['nai', 'nair'],
    ['naiir', 'nair'],
    ['nail', 'nair'],
  ])('%s is one error away from %s', (typed, meant) => {
    expect(countTypingErrors(typed, meant)).toBe(1);
  });

  test('a word one error away shares a variant with the intended one', () => {
    for (let turn = 0; turn < 2_000; turn++) {
      const meant = makeWord();
      const typed = makeTypingError(meant);
      const variants = new Set(variantsOf(meant));
      expect(countTypingErrors(typed, meant), typed).toBeLessThanOrEqual(1);
      expect(
        variantsOf(typed).some((variant) => variants.has(variant)),
        `${typed} for ${meant}`,
      ).toBe(true);
    }
  });

  test('are counted the same in both directions', () => {
    for (let turn = 0; turn < 500; turn++) {
      const [a, b] = [makeWord(), makeWord()];
      expect(countTypingErrors(a, b)).toBe(countTypingErrors(b, a));
    }
  });
});

describe('the days of a tournament', () => {
  test.each([
    ['2026-12-05', '2026-12-13', '5–13 Dec 2026'],
    ['2026-12-05', '2026-12-05', '5 Dec 2026'],
    ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec 2026'],
    ['2026-12-31', '2027-01-02', '31 Dec 2026 – 2 Jan 2027'],
  ])('%s to %s reads "%s"', (from, to, shown) => {
    expect(presentDates(from, to)).toBe(shown);
  });
});
