import type { Page } from 'playwright/test';
import { planned, wishes } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

/** The number of days, weeks or phases of a plan that can be chosen on its screen. */
const parts: Record<'dietPlan' | 'workoutPlan' | 'meditationPlan', [list: string, count: number]> = {
  dietPlan: ['Day', 7],
  workoutPlan: ['Week', 4],
  meditationPlan: ['Week', wishes.meditationPlan.weeks],
};

/** The panels of days, weeks or phases; those of the sessions inside a week are not counted. */
const outerPanels = 'main [role=tabpanel] [role=tabpanel]:not([role=tabpanel] [role=tabpanel] [role=tabpanel])';
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** A phone folds the meals of the day, what is in a dish and the shopping list; paper has all of it. */
async function keepsWhatAPhoneFolds(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Plan', exact: true }).click();
  const bought = page.getByRole('region', { name: /^Shopping list/ }).getByRole('listitem');
  const dinner = page.getByRole('region', { name: 'Dinner' }).getByRole('listitem');
  await expect(bought.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(bought.first()).toBeVisible();
  await expect(dinner).not.toHaveCount(0);
  for (const item of await dinner.all()) await expect(item).toBeVisible();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThanOrEqual(5);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a whole plan is printed in black on white, not just the selected part, also by the own print command of the browser', async ({
  page,
}) => {
  test.slow();
  await settleIn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const panels = page.locator(outerPanels);
  for (const [screen, [list, count]] of Object.entries(parts) as [keyof typeof parts, [string, number]][]) {
    await test.step(screen, async () => {
      await page.goto(await planned(page, screen));
      await expect(page.getByRole('tablist', { name: list }).getByRole('tab')).toHaveCount(count);
      await expect(panels).toHaveCount(1);
      // The plan is printed even from the conversation's tab.
      await page.getByRole('tab', { name: 'Ask and change' }).click();
      await expect(page.getByLabel('Go on with it')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(panels).toHaveCount(count);
      for (const panel of await panels.all()) await expect(panel.getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
      await expect(page.getByLabel('Go on with it')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(20, 33, 28)');
      await page.emulateMedia({ media: 'screen' });
      await expect(page.getByLabel('Go on with it')).toBeVisible();
      if (screen === 'dietPlan') await keepsWhatAPhoneFolds(page);
    });
  }
});

test.describe('where no script runs', () => {
  test.use({ allowedErrors: [/.*/] });

  test('a whole plan is on paper and on the screen', async ({ page, browser, baseURL }) => {
    test.slow();
    await settleIn(page);
    const asleep = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await asleep.newPage();
    const panels = still.locator(outerPanels);
    for (const [screen, [, count]] of Object.entries(parts) as [keyof typeof parts, [string, number]][]) {
      await still.goto(await planned(page, screen));
      for (const media of ['screen', 'print'] as const) {
        await still.emulateMedia({ media });
        await expect(panels, screen).toHaveCount(count);
        for (const panel of await panels.all()) await expect(panel.getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
      }
    }
    await asleep.close();
  });
});
