import { expect, test } from 'playwright/test';
import { ports, siteAt } from './ports.ts';

test.use({ baseURL: siteAt(ports.keys) });

const emptyScript = { contentType: 'text/javascript', body: '' };

test('analytics load only after Accept, and never after Decline', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill(emptyScript);
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.goto('/help');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('id=G-TEST');
});

/** The part of Google's loader that the site uses, with one city. */
const mapsLibrary = `
  class Place { async fetchFields() { this.location = { lat: () => 15.49, lng: () => 73.83 }; this.formattedAddress = 'Panaji, Goa, India'; return { place: this }; } }
  const placePrediction = { placeId: 'p', text: { text: 'Panaji, Goa' }, mainText: { text: 'Panaji' }, secondaryText: { text: 'Goa' }, toPlace: () => new Place() };
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async (request) => { globalThis.askedGoogle = request; return { suggestions: [{ placePrediction }] }; } },
  };
  google.maps.importLibrary = async () => places;
  google.maps.__ib__?.();
`;

test('with a key the cities come from Google, for India only, and the libraries are stored for the session', async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: mapsLibrary }));
  await page.goto('/');
  await page.getByLabel('Location').first().click();
  await page.getByLabel('Location').first().pressSequentially('panaj');
  await page
    .getByRole('option', { name: /Panaji/ })
    .first()
    .click();
  await expect(page.locator('input[name=lat]').first()).toHaveValue('15.49');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'askedGoogle') as unknown)).toMatchObject({ includedRegionCodes: ['in'] });
  expect(await page.evaluate(() => sessionStorage.getItem('googleMapsLibraries'))).toBe('["places"]');
});

test('a missing maps library is logged, and the location stays a plain field', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await page.goto('/');
  await page.getByLabel('Location').first().click();
  await page.getByLabel('Location').first().pressSequentially('panaj');
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  await expect(page.getByLabel('Location').first()).toHaveValue('panaj');
  await expect(page.getByRole('option')).toHaveCount(0);
});
