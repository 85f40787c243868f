import { expect, test } from 'vitest';
import { takeRandomBytes } from '../../src/server/settings/random-bytes.ts';

test('random bytes are handed out once, in the requested length, across every refill', () => {
  const sizes = [12, 16, 32, 4_096, 1, 33];
  const taken = Array.from({ length: 6_000 }, (_, at) => takeRandomBytes(sizes[at % sizes.length] ?? 0));
  expect(taken.map(({ length }) => length)).toEqual(taken.map((_, at) => sizes[at % sizes.length]));
  // Long enough that random values do not repeat.
  const pieces = taken.filter(({ length }) => length >= 12).map((bytes) => bytes.subarray(0, 12).toString('hex'));
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(() => takeRandomBytes(4_097)).toThrow(RangeError);
});

test('every bit is set about half of the time', () => {
  const set = Array.from({ length: 4_000 }, () => takeRandomBytes(16)).reduce(
    (sum, bytes) => sum + [...bytes].reduce((bits, byte) => bits + byte.toString(2).replaceAll('0', '').length, 0),
    0,
  );
  expect(set / (4_000 * 128)).toBeCloseTo(0.5, 2);
});
