import type { Page } from 'playwright/test';
import { withMotion } from './browser.ts';
import { askForCode, expect, newEmail, test } from './sign-in.ts';

test.use(withMotion);

/** The names of the animations that are running. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name)),
  );

test('the caret of the code field blinks, and not with reduced motion', async ({ page }) => {
  await page.goto('/login');
  await askForCode(page, newEmail('calm'));
  await expect.poll(() => moving(page)).toContain('code-caret');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toEqual([]);
  await expect(page.locator('.code-caret')).toHaveCSS('opacity', '1');
});

test('with reduced motion nothing on the landing page is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'More of the features' }).click();
  await page.getByRole('button', { name: 'References' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => moving(page)).toEqual([]);
});
