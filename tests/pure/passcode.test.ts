import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { passcode } from '../../src/contract/identity.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1234-5678 9012', '123456789012'],
  ['12345', undefined],
  ['1234567', undefined],
  ['1234567890123', undefined],
  ['12345a', undefined],
  ['1 2 3 4 5 6 letters', undefined],
])('a typed code %j is read as %j', (typed, expected) => {
  expect(z.safeParse(passcode, typed).data).toBe(expected);
});
