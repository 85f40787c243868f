import { expect, test } from './browser.ts';

test.describe('before the search form is hydrated, as on a slow phone', () => {
  // A service worker's requests would bypass the route below.
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page }) => {
    // The form's script is never delivered.
    await page.context().route(/SearchForm/, () => {});
  });

  test('the selected category is sent with a new keyword', async ({ page }) => {
    await page.goto('/search?keyword=meteors&category=teams');
    const form = page.getByRole('search');
    await form.getByLabel('Keyword').fill('smashers');
    await form.getByLabel('Keyword').press('Enter');
    await expect(page).toHaveURL(/keyword=smashers/);
    expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['teams']);
  });

  test('a place that is typed over loses its coordinates, and an unchanged one keeps them', async ({ page }) => {
    await page.goto('/search?category=teams&location=Kochi%2C+Kerala&lat=9.94&lon=76.26');
    const form = page.getByRole('search');
    await form.getByLabel('Keyword').fill('smashers');
    await form.getByLabel('Keyword').press('Enter');
    await expect(page).toHaveURL(/keyword=smashers.*lat=9.94/);
    await form.getByLabel('Location').fill('Pune');
    await form.getByLabel('Location').press('Enter');
    await expect(page).toHaveURL(/location=Pune/);
    expect(new URL(page.url()).searchParams.has('lat')).toBe(false);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the category is one field, and coordinates do not outlive their place', async ({ page }) => {
    await page.goto('/search?category=teams&location=Kochi%2C+Kerala&lat=9.94&lon=76.26');
    const form = page.getByRole('search');
    await form.getByLabel('Location').fill('Pune');
    await form.getByRole('button', { name: 'Search' }).click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.getAll('category'), searchParams.get('location'), searchParams.has('lat')]).toEqual([['teams'], 'Pune', false]);
  });
});
