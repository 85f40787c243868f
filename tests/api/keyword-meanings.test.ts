import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { readKeyword } from '../../src/server/search/read-keyword.ts';
import { understandKeyword } from '../../src/server/search/understand-keyword.ts';
import { changeWordUses } from '../../src/server/search/word-uses.ts';
import { bareApp } from '../builders/bare-app.ts';

/** What typed words may mean, by the words of the index and how many entries have them; called directly. */
const { database } = await bareApp();
const { pool } = database;

beforeEach(() => pool.query('delete from search_words'));
const know = (uses: Readonly<Record<string, number>>) =>
  inTransaction(pool, (client) => changeWordUses(client, new Map(Object.entries(uses))));
/** The meanings of the first typed word, as their cost and words in order. */
async function meant(keyword: string, which: 'meanings' | 'widerMeanings' = 'meanings') {
  const [term] = await understandKeyword(pool, readKeyword(keyword));
  return term?.[which].map(({ cost, words }) => [cost, ...words]) ?? [];
}
/** The same, where the order of the words of a meaning does not matter. */
const begunBy = async (keyword: string) => (await meant(keyword)).map(([cost, ...words]) => [cost, ...words.sort()]);

describe('a typing error', () => {
  test('is corrected to the word with the fewest errors, then with the same beginning, then to the more used one', async () => {
    await know({ karen: 7, karun: 60, varan: 900, karne: 950 });
    // One letter from karen, karun and varan, which begins otherwise, and two from karne.
    expect(await meant('karan')).toEqual([
      [3, 'karun'],
      [4, 'karen', 'varan', 'karne'],
    ]);
  });

  test('has eight corrections at most, the more used ones', async () => {
    await know(Object.fromEntries(Array.from('abcdefghij', (letter, at) => [`marat${letter}`, at + 1])));
    expect((await meant('maratz')).flatMap(([, ...words]) => words)).toEqual(Array.from('jihgfedc', (letter) => `marat${letter}`));
  });

  test('may be one letter of a short word, and two of a longer one', async () => {
    await know({ rao: 3, sharma: 3 });
    expect([await meant('roa'), await meant('rbc'), await meant('shrmaa'), await meant('shbbba')]).toEqual([
      [[3, 'rao']],
      [],
      [[3, 'sharma']],
      [],
    ]);
  });

  test('in a long word is looked for among the words that are most like it, however rare', async () => {
    const unlike = Array.from('klmnopqrstuvwxyz', (letter) => [`abcdefqw${letter}`, 100]);
    await know({ ...Object.fromEntries(unlike), abcdefgxyj: 1 });
    expect(await meant('abcdefghij')).toEqual([[3, 'abcdefgxyj']]);
  });

  test.each([
    [
      19,
      [
        [0, 'road'],
        [3, 'roar'],
      ],
    ],
    [20, [[0, 'road']]],
  ])('is not suspected in a word that %s entries have, unless nothing is found', async (uses, expected) => {
    await know({ road: uses, roar: 50 });
    expect(await meant('road')).toEqual(expected);
    expect(await meant('road', 'widerMeanings')).toEqual([
      [0, 'road'],
      [3, 'roar'],
    ]);
  });
});

describe('the beginning of a word', () => {
  test('counts behind the word itself', async () => {
    await know({ meteor: 30, meteors: 40, meteoric: 2 });
    expect(await begunBy('meteor')).toEqual([
      [0, 'meteor'],
      [1, 'meteoric', 'meteors'],
    ]);
  });

  test.each([
    [
      2_000,
      [
        [0, 'team'],
        [1, 'teams'],
      ],
    ],
    [2_001, [[0, 'team']]],
  ])('is left out where %s entries have the word itself', async (uses, expected) => {
    await know({ team: uses, teams: 30 });
    expect(await meant('team')).toEqual(expected);
  });

  test('may be of two letters in the last word, which is still being typed', async () => {
    await know({ pune: 30, punalur: 25, football: 30 });
    expect(await begunBy('pu')).toEqual([[1, 'punalur', 'pune']]);
    expect(await begunBy('pu football')).toEqual([]);
    expect(await begunBy('pun football')).toEqual([[1, 'punalur', 'pune']]);
  });
});

test('an ID that there is not means its words, or its numbers if it has nothing else', async () => {
  await know({ asha: 3, rao: 3 });
  const typed = async (keyword: string) => (await understandKeyword(pool, readKeyword(keyword))).map((term) => term.typed);
  expect([await typed('asha.rao.1987'), await typed('1987-12')]).toEqual([
    ['asha', 'rao'],
    ['1987', '12'],
  ]);
});

test('a word that no entry has any more is forgotten', async () => {
  await know({ pune: 2, punalur: 1 });
  await know({ pune: -1, punalur: -1 });
  expect(await begunBy('pu')).toEqual([[1, 'pune']]);
});

test('what nothing is like means nothing, and no words give no terms', async () => {
  await know({ pune: 30 });
  expect([await meant('xyzzyx'), await understandKeyword(pool, [])]).toEqual([[], []]);
});
