import { axeFindings, expect, sidewaysOverflow, test } from './browser.ts';
import { examples, visitedPages } from './pages.ts';

/** The first article or job, for pages that have a part of their own. */
const firstLink: Record<string, string> = { '/news/[slug]': '/news', '/jobs/[slug]': '/jobs' };

test.use({ allowedErrors: [/status of 404/] });

for (const path of visitedPages) {
  test(`${path} reads well in light and dark, for axe, at 360 and at 2200 px`, async ({ page }) => {
    const list = firstLink[path];
    await page.goto(list ?? examples[path] ?? path);
    if (list) await page.locator(`main a[href^="${list}/"]`).first().click();
    await expect(page.locator('h1')).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    for (const width of [360, 829, 2200]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('a wrong address answers 404 with 404 Not Found!', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found!');
});

test('the Explore sidebar is hidden below 830 px', async ({ page }) => {
  await page.setViewportSize({ width: 830, height: 800 });
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
  await page.setViewportSize({ width: 829, height: 800 });
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeHidden();
});

test('an information page is headed by the last part of its path', async ({ page }) => {
  await page.goto('/responsible-disclosure-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsible disclosure policy');
});
