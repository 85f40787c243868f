import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { takeTurns } from '../../scripts/output-in-turn.ts';

test('the first output is shown as it is written, the next one when the first has ended', () => {
  let shown = '';
  const nextTurn = takeTurns((text) => (shown += text));
  const [first, second, third] = [nextTurn(), nextTurn(), nextTurn()];
  third.write('e');
  second.write('c');
  first.write('a');
  expect(shown).toBe('a');
  first.write('b');
  expect(shown).toBe('ab');
  first.end();
  expect(shown).toBe('abc');
  second.write('d');
  second.end();
  expect(shown).toBe('abcde');
  third.write('f');
  expect(shown).toBe('abcdef');
});

test('an output that ended before its turn is shown whole', () => {
  let shown = '';
  const nextTurn = takeTurns((text) => (shown += text));
  const [first, second] = [nextTurn(), nextTurn()];
  second.write('b');
  second.end();
  first.write('a');
  first.end();
  expect(shown).toBe('ab');
});

test('a character in two pieces of a stream is whole', async () => {
  let shown = '';
  const turn = takeTurns((text) => (shown += text))();
  const stream = new PassThrough();
  turn.follow(stream);
  const sign = Buffer.from('✓');
  stream.write(sign.subarray(0, 1));
  stream.end(sign.subarray(1));
  await expect.poll(() => shown).toBe('✓');
});
