import type { Page } from 'playwright/test';
import { planned, say, wishes } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

const phone = { width: 390, height: 844 };

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await settleIn(page);
});

/** The lowest place of the open plan, on every day, week or phase of it. */
async function heights(page: Page): Promise<number[]> {
  const plan = page.locator('[data-open-plan]');
  const bottom = () => plan.evaluate((shown) => shown.getBoundingClientRect().bottom + scrollY);
  const lists = plan.getByRole('tabpanel', { name: 'Plan' }).getByRole('tablist');
  const found = [await bottom()];
  for (const tab of await lists.last().getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    found.push(await bottom());
  }
  return found;
}

test('each kind of plan is about two screens of a phone, on each of its days', async ({ page }) => {
  for (const screen of Object.keys(wishes) as (keyof typeof wishes)[]) {
    await page.goto(await planned(page, screen));
    await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the earlier ones' }).waitFor();
    if (screen === 'healthyRecipe') {
      const bottom = await page.locator('[data-open-plan]').evaluate((shown) => shown.getBoundingClientRect().bottom + scrollY);
      // A dish is one page: its steps begin with what is washed and cut.
      expect(bottom, screen).toBeLessThanOrEqual(2.2 * phone.height);
    } else expect(Math.max(...(await heights(page))), screen).toBeLessThanOrEqual(2.1 * phone.height);
  }
});

test('a conversation that is opened again begins with its card of crisis and its last answer, wherever one had scrolled', async ({
  page,
}) => {
  await page.goto('/assist/chat/new');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByLabel('Your question').fill('I want to kill myself');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'I am safe, go on' }).click();
  await expect(page.getByRole('article', { name: 'Assistant' })).toContainText("Written by Elevate's own planner");
  await page.getByLabel('Go on with it').fill('What should I eat the evening before a match?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(2);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.reload();
  await expect(page.getByRole('button', { name: /before$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeInViewport();
  await expect(page.getByText('What should I eat the evening before a match?')).toBeInViewport();
  await expect(page.getByRole('article', { name: 'Assistant' }).last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the way back from a change is in view above a long answer, and the keyboard goes on there', async ({ page }) => {
  await page.goto(await planned(page, 'dietPlan'));
  await say(page, 'Three meals a day');
  const undo = page.getByRole('button', { name: 'Undo this change' });
  await expect(undo).toBeInViewport();
  await expect(page.getByText('Three meals a day', { exact: true }).last()).toBeInViewport();
  await undo.press('Enter');
  await expect(page.getByText('Version 3 of the plan')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Assistant' }).last()).toBeFocused();
});

test.describe('where a question does not get through', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('what was asked stays, in the field or behind a button, and is answered once when sent again', async ({ page }) => {
    await page.goto('/assist/chat/new');
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    const example = page.getByRole('button', { name: 'How do I warm up in ten minutes?' });
    await page.route('**/api/assist/chat', (route) => route.abort());
    await example.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Slow Internet' });
    await expect(alert).toBeInViewport();
    await expect(alert).toContainText('Nothing was lost');
    await page.getByLabel('Your question').fill('What do I eat before a match?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Your question')).toHaveValue('What do I eat before a match?');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.unroute('**/api/assist/chat');
    // A double click sends once, and does not stop what it sent.
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(1);
    await expect(page.getByText('You stopped the answer.')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });
});
