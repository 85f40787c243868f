import { expect, test } from 'vitest';
import { filesOf, placesOf } from './read-code.ts';

// tests/api/build.test.ts checks the scripts of the build for what only the server has.
test('nothing outside src/server refers to a file in it', () => {
  const outside = filesOf('src/**/*.{ts,tsx,astro,js,mjs}').filter(({ path }) => !path.startsWith('src/server/'));
  expect(outside.length).toBeGreaterThan(300);
  expect(placesOf(/['"`](?:[^'"`\s]*\/)?server\//, outside)).toEqual([]);
});
