import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePhrases, replacePhrases } from '../../src/server/assistant/messages/index.ts';
import { packed } from '../../scripts/likeness/learn-likeness.ts';
import { readWeights } from '../../src/server/assistant/safety/likeness/sparse-weights.ts';

const foundIn = (phrase: string, text: string) => [...compilePhrases([phrase])(text)].map(({ found }) => found.trim());

test.each([
  ['either, and an optional word', 'kill|end my? life', ' i will end life ; or kill my life ', ['end life', 'kill my life']],
  ['a beginning', 'suicid*', ' suicidal , not homicide ', ['suicidal']],
  ['up to three words, and not four', 'cut .. arm', ' cut a b c arm ; cut a b c d arm ', ['cut a b c arm']],
  ['never over the end of a sentence', 'cut .. arm', ' cut ; arm ', []],
  ['a comma between', 'die today', ' i die , today ', ['die , today']],
  ['the end of a clause', 'bye $', ' bye to you ; bye , goodbye and bye ', ['bye', 'bye']],
  ['a number', 'age #', ' age 15 age ten ', ['age 15']],
  ['words in a row', 'a|sleeping+pills took', ' sleeping pills took ', ['sleeping pills took']],
])('a phrase finds %s', (_what, phrase, text, found) => {
  expect(foundIn(phrase, text)).toEqual(found);
});

test('matches are replaced where they stand, and the first of two phrases that begin at a word counts', () => {
  expect(replacePhrases(' to die for and to die , for ', compilePhrases(['to die for', 'to die']), '§ ')).toBe(' § and § ');
});

test('weights are read as they were packed, to a byte', () => {
  const keys = fc.uniqueArray(fc.nat((1 << 18) - 1), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(keys, (at) => {
      const table = new Float32Array(1 << 18);
      for (const [index, key] of at.entries()) table[key] = index % 2 === 0 ? index + 1 : -index - 1;
      const { scale, ...stored } = packed({ bias: 0, table });
      const weightOf = readWeights({ scale, ...stored });
      for (const key of at) expect(Math.abs(scale * weightOf(key) - (table[key] ?? 0))).toBeLessThanOrEqual(scale);
      expect([0, 1, (1 << 18) - 1].filter((key) => !at.includes(key)).map(weightOf)).toEqual(expect.not.arrayContaining([1]));
    }),
    { numRuns: 20 },
  );
});
