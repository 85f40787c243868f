import { describe, expect, test } from 'vitest';
import { filesOf, placesOf } from './read-code.ts';

// eslint checks the layers by imports; this checks the bundles that reach a browser.
const bundles = filesOf('dist/client/**/*.js');
const markers = [
  /["'`]node:[a-z]/,
  /\bdrizzle\b/i,
  /pg-boss/,
  /nodemailer/,
  /DATABASE_URL|SMTP_URL|TRUSTED_PROXIES/,
  /HonoRequest/,
  /sanitize-html|sanitizeHtml/,
];

test('nothing outside src/server refers to a file in it', () => {
  const outside = filesOf('src/**/*.{ts,tsx,astro,js,mjs}').filter(({ path }) => !path.startsWith('src/server/'));
  expect(placesOf(/['"`](?:[^'"`\s]*\/)?server\//, outside)).toEqual([]);
});

describe('a built browser script contains nothing of the server', () => {
  test.each(markers.map((marker) => [marker.source, marker] as const))('not %s', (_source, marker) => {
    expect(bundles.filter(({ text }) => marker.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
