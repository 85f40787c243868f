import { expect, test } from './browser.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs are filtered by sport, city and type, and the address is the whole state', async ({ page }) => {
    await page.goto('/jobs');
    const all = await page.locator('main a[href^="/jobs/"]').count();
    expect(all).toBeGreaterThanOrEqual(6);
    await page.locator('select[name=type]').selectOption('volunteer');
    await page.locator('form:has(select[name=type]) button[type=submit]').click();
    await expect(page).toHaveURL(/type=volunteer/);
    const some = await page.locator('main a[href^="/jobs/"]').count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });

  test('a job whose closing date has passed is shown as closed', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByText(/^Closed on/).first()).toBeVisible();
  });

  test('filters without matches say so, with a way to clear them', async ({ page }) => {
    await page.goto('/jobs?sport=golf&city=Nowhere&type=contract');
    await expect(page.locator('main')).toBeVisible();
    await page.goto('/jobs?sport=golf&type=full-time');
    const clear = page.getByRole('link', { name: /clear|all jobs/i }).first();
    await expect(clear).toBeVisible();
  });
});
