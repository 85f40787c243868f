import type { Locator, Page } from 'playwright/test';
import { desk, ownTeam } from './inviting.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

/** Holds the answers of a call until `give` is called. */
async function heldBack(page: Page, path: string) {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route(`**${path}`, async (route) => {
    await given;
    await route.continue();
  });
  return give;
}
const topOf = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? Number.NaN);

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('what is below a new link, or below the preview of a list, stays where it is when the answer arrives', async ({ page }) => {
      await desk(page, await ownTeam(page));
      const below = page.getByRole('heading', { name: 'WHO WAS ASKED' });
      await page.getByRole('tab', { name: 'Link, code, QR' }).click();
      const giveLink = await heldBack(page, '/api/invitations/link');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
      const before = await topOf(below);
      giveLink();
      await expect(page.getByRole('button', { name: /^Share the link/ })).toBeVisible();
      expect(await topOf(below)).toBe(before);

      await page.getByRole('tab', { name: 'A whole list' }).click();
      await page.getByLabel('The list').fill('Name\nIla Bose\nAnbu Rao\nBela Shah\nDev Nair');
      const givePreview = await heldBack(page, '/api/invitations/preview');
      await page.getByRole('button', { name: 'Look through it' }).click();
      await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
      const height = page.viewportSize()?.height ?? 0;
      expect(await topOf(below)).toBeGreaterThan(height);
      givePreview();
      await expect(page.getByRole('heading', { name: '4 people in the list' })).toBeVisible();
      expect(await topOf(below)).toBeGreaterThan(height);
    });

    test('the button of a plan stays where it is until the plan is shown', async ({ page }) => {
      await settleIn(page);
      await page.goto('/assist/healthyRecipe');
      const givePlan = await heldBack(page, '/api/assist/healthyRecipe');
      const giveChat = await heldBack(page, '/api/assist/chats/*');
      await page.getByRole('button', { name: 'Find me a recipe' }).click();
      const stop = page.getByRole('button', { name: 'Stop' });
      const height = await topOf(stop);
      // The plan is read once its answer is there.
      const read = page.waitForRequest('**/api/assist/chats/*');
      givePlan();
      await read;
      expect(await topOf(stop)).toBe(height);
      giveChat();
      await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
    });
  });
}
