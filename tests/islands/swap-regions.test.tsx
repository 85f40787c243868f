import { afterEach, expect, test } from 'vitest';
import { swapRegions } from '../../src/stores/swap-regions.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.title = '';
});

/** Shows a page, and applies what the server renders now. */
function swap(shown: string, fresh: string, title = 'Fresh'): string {
  document.title = 'Shown';
  document.body.innerHTML = shown;
  swapRegions(document, new DOMParser().parseFromString(`<head><title>${title}</title></head><body>${fresh}</body>`, 'text/html'));
  return document.body.innerHTML;
}
const region = (name: string, inner: string) => `<div data-region="${name}">${inner}</div>`;

test('each region of a page is brought up to date, the rest stays, and the title follows where there is one', () => {
  const shown = `${region('a', '<p>1</p>')}<p>stays</p>${region('b', '<p>2</p>')}${region('c', '<p>3</p>')}`;
  const fresh = `${region('b', '<p>20</p>')}<p>other</p>${region('a', '<p>10</p><p>11</p>')}`;
  expect(swap(shown, fresh)).toBe(`${region('a', '<p>10</p><p>11</p>')}<p>stays</p>${region('b', '<p>20</p>')}${region('c', '<p>3</p>')}`);
  expect(document.title).toBe('Fresh');
  swap(shown, fresh, '');
  expect(document.title).toBe('Shown');
});

test('what the reader has typed, opened or walked to stays, and other attributes follow', () => {
  const cells = (first: string, second: string, to: string) =>
    `<details${first}><summary>More</summary></details><i tabindex="${second}">1</i><a href="${to}">to</a><input name="note">`;
  const shown = region('a', cells(' open=""', '0', '/old'));
  document.body.innerHTML = shown;
  const swapped = swap(shown, region('a', cells('', '-1', '/new')));
  expect(swapped).toBe(region('a', cells(' open=""', '0', '/new')));
});

test('an island stays, also where the server no longer renders it, and a field keeps what is in it', () => {
  const island = (text: string) => `<astro-island uid="x">${text}</astro-island>`;
  expect(swap(region('a', island('mine')), region('a', island('theirs')))).toBe(region('a', island('mine')));
  expect(swap(region('a', `<p>old</p>${island('mine')}`), region('a', '<p>new</p>'))).toContain(island('mine'));
  expect(swap(region('a', '<select><option>1</option></select>'), region('a', '<select><option>2</option></select>'))).toContain('>1<');
});

test('what an island still shows is not listed a second time, and what none shows is', () => {
  const rows = '<li data-unless="answered-1">one</li><li data-unless="answered-2">two</li>';
  const swapped = swap(`<p id="answered-1">one</p>${region('a', '<ul></ul>')}`, region('a', `<ul>${rows}</ul>`));
  expect(swapped).toContain(region('a', '<ul><li data-unless="answered-2">two</li></ul>'));
});
