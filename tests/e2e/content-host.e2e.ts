import { expect, test } from 'playwright/test';
import { ports, siteAt } from './ports.ts';

test.use({ baseURL: siteAt(ports.content) });

test.beforeEach(async ({ page }) => {
  await page.route('https://pictures.elevate.example/**', (route) => route.abort());
});

test('pages built from a content host show its content without scripts', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByText('Does this come from the host?')).toBeVisible();
  expect(await page.title()).not.toContain('broken');
  expect(await page.locator('main details img, main details script').count()).toBe(0);
  await page.goto('/about');
  await expect(page.getByText('Text of the host for about')).toBeVisible();
  await expect(page.getByText('Rights of the host')).toBeVisible();
});

test('social links appear only when they are set and lead to the web', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Reddit' })).toHaveAttribute('href', 'https://www.reddit.com/r/elevate');
  await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
});

test('the setting search_enabled = false shows the disabled inputs', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('input[name=keyword]').first()).toBeDisabled();
});

test('pictures come from the configured storage host', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('img[src^="https://pictures.elevate.example/storage/demo/people/"]').first()).toBeAttached();
});
