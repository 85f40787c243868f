import { expect, test } from 'vitest';
import { filesOf, placesOf, stale } from './read-code.ts';

/** Files that load their own page again, each with the reason why no store can do it. */
const loadsItself: Readonly<Record<string, string>> = {
  'src/islands/identity/LoginPanel.tsx': 'another tab has signed in: the server leads on from the sign-in page, by its own rules',
  'src/stores/page-regions.ts': 'the reader may see less or more of the page than before, or nothing: it is another page',
  'src/islands/shared/leave-for.ts':
    'Back restored a page that something was done on and left: it shows what was before, with a busy button',
  'src/islands/search/NearMe.tsx': 'the place becomes part of the address: the answer is another page of results',
};

const islandsAndStores = filesOf('src/{islands,stores}/**/*.{ts,tsx}');
const loadsAnew = [
  /\blocation\.reload\(/,
  // A navigation to the page's own address or a part of it.
  /\blocation\.(assign|replace)\(\s*(location\b|`\$\{location\b|nearAddress\()/,
  /\blocation(\.href)? = (location\b|`\$\{location\b)/,
  /\bhistory\.go\(0?\)/,
];

test('no island and no store reloads its page to show a change', () => {
  const places = loadsAnew.flatMap((pattern) => placesOf(pattern, islandsAndStores));
  const found = places.map((place) => place.split(':')[0] ?? '');
  expect(places.filter((place) => !((place.split(':')[0] ?? '') in loadsItself))).toEqual([]);
  expect(stale(loadsItself, found)).toEqual([]);
});
