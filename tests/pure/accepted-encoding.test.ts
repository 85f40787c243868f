import { expect, test } from 'vitest';
import { acceptedEncoding } from '../../src/server/http/accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['x-br, abrupt', 'identity'],
  ['identity;q=0', 'identity'],
  ['GZIP', 'gzip'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  // The second answer comes from the cache.
  expect(acceptedEncoding(header)).toBe(encoding);
});
