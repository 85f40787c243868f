import { expect, test } from './browser.ts';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

test('the No internet screen follows the browser and has a Reload button', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'No internet' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Still no connection/);
  await expect(page.locator('h1')).toHaveText('About');
  const reloaded = page.waitForEvent('load');
  await context.setOffline(false);
  await reloaded;
  await expect(page.getByRole('heading', { name: 'No internet' })).toBeHidden();
});

test('a page already seen opens offline, another one says No internet, and private answers are not stored', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/help');
  await page.goto('/search?keyword=meteors');
  await page.goto('/about');
  await context.setOffline(true);
  await page.goto('/help');
  await expect(page.locator('h1')).toHaveText('Help');
  await page.goto('/privacy');
  await expect(page.getByText('No internet').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).not.toContain('/search');
});
