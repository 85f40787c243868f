import { expect, test } from 'playwright/test';
import { ports, siteAt } from './ports.ts';

test.use({ baseURL: siteAt(ports.keys) });

test('the popup of a provider on another origin still reaches its opener', async ({ page }) => {
  await page.goto('/login?return=/faq');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  const popup = await opened;
  const agree = popup.getByRole('link', { name: 'Agree' });
  await expect(agree).toBeVisible();
  expect(new URL(popup.url()).origin).not.toBe(new URL(page.url()).origin);
  const closed = popup.waitForEvent('close');
  await agree.click();
  await closed;
  await page.waitForURL('/faq');
  await expect(page.getByText('Welcome, Asha Rao!')).toBeVisible();
});

test('without an opener the popup continues by itself', async ({ page }) => {
  await page.goto('/auth/social/google/start?mode=popup&return=/faq');
  await page.getByRole('link', { name: 'Agree' }).click();
  await page.waitForURL('/faq');
  expect(await page.evaluate(() => localStorage.getItem('user-storage'))).toContain('asha.rao@elevate.example');
});
