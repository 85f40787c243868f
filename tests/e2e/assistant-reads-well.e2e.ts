import type { Page } from 'playwright/test';
import { planned, say, wishes } from './assistant.ts';
import { axeFindings, axeFindingsInBothSchemes, fitsLargeText, sidewaysOverflow } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await fitsLargeText(page);
}
async function readsWell(page: Page): Promise<void> {
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await fits(page);
}
test.beforeEach(() => test.slow());

for (const screen of Object.keys(wishes) as (keyof typeof wishes)[]) {
  test(`a plan of ${screen} passes axe in light and dark, and fits 320 px and large text, in English and in Hindi`, async ({ page }) => {
    await settleIn(page);
    const open = async (language: string) => {
      await page.goto(await planned(page, screen, { language }));
      await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
    };
    await open('english');
    await readsWell(page);
    // The same markup and colours; only the words are others.
    await open('hindi');
    await fits(page);
    expect(await axeFindings(page, { about: 'language' })).toEqual([]);
  });
}

test('a shared plan with its conversation passes axe', async ({ page }) => {
  await settleIn(page);
  await page.goto(await planned(page, 'workoutPlan'));
  await say(page, 'Fewer days please');
  await expect(page.getByText('Version 2 of the plan')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.goto(new URL(await page.getByLabel('The link, shown this once').inputValue()).pathname);
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Fewer days please');
  await readsWell(page);
});

test('a conversation with an answer, its sources and a crisis card passes axe', async ({ page }) => {
  await settleIn(page);
  await page.goto('/assist/chat/new');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByLabel('Your question').fill('What should I eat the evening before a match?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/What this rests on/).click();
  await page.getByLabel('Go on with it').fill('I want to end my life');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /14416/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I am safe, go on' })).toBeVisible();
  await readsWell(page);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the breathing of a meditation is a count and a bar, and nothing grows', async ({ page }) => {
    await settleIn(page);
    await page.clock.install();
    await page.goto(await planned(page, 'meditationPlan', { breath: 'box' }));
    await page.getByRole('button', { name: /^Play/ }).first().click();
    const player = page.getByRole('dialog');
    const breath = player.locator('[data-breath]');
    await expect(breath.locator('.will-change-transform')).toHaveCount(0);
    await player.getByRole('button', { name: 'Start' }).click();
    // The session's own clock begins with this button; time that passes before is not part of it.
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(breath).not.toHaveAttribute('data-breath', 'none');
    await expect(breath).toHaveText(/\d/);
    expect(await breath.evaluate((drawn) => drawn.getAnimations({ subtree: true }).length)).toBe(0);
  });
});
