import type { Locator } from 'playwright/test';
import { planned, say, wishes } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

/** Names and abbreviations that Hindi writes in Latin letters too, and texts that these tests typed. */
const latinInHindi = /^(?:[A-Z]{1,5}|Tele|Childline|Asha|Walking|stop|answering|paneer|palak|pyaz)$/;

/** Words in Latin letters inside Hindi text; sources are quoted in their own language. */
const latinWords = (hindi: Locator) =>
  hindi.evaluateAll((parts) => {
    const text = parts.map((part) => {
      const copy = part.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[lang=en]').forEach((english) => english.remove());
      const named = [...copy.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      return [copy.textContent, ...named].join(' ');
    });
    return [...new Set(text.join(' ').match(/[A-Za-z]+/g) ?? [])];
  });

test.beforeEach(() => test.slow());

for (const screen of Object.keys(wishes) as (keyof typeof wishes)[]) {
  test(`a plan of ${screen} in Hindi has Hindi labels, days and numbers, and declares its language`, async ({ page }) => {
    await settleIn(page);
    await page.goto(await planned(page, screen, { language: 'hindi' }));
    await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
    const plan = page.getByRole('tabpanel', { name: 'Plan' }).locator('> [lang=hi]');
    await expect(plan.getByRole('heading').first()).toBeVisible();
    expect((await latinWords(plan)).filter((word) => !latinInHindi.test(word))).toEqual([]);
    await expect(page.locator('h2[lang=hi]')).toHaveCount(1);
    // Western digits only, no Devanagari ones.
    expect(await plan.innerText()).toMatch(/\d/);
    expect(await plan.innerText()).not.toMatch(/[०-९]/);
  });
}

test('a Hindi plan is ticked, swapped, asked about and shared in Hindi', async ({ page, browser, baseURL }) => {
  await settleIn(page);
  await page.goto(await planned(page, 'workoutPlan', { language: 'hindi' }));
  await page
    .getByRole('checkbox', { name: /^हो गया:/ })
    .first()
    .check();
  await page
    .getByRole('button', { name: /^दूसरा चुनें/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Versions 2' })).toBeVisible();
  await say(page, 'कम दिन चाहिए');
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await expect(answer.locator('[lang=hi]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const address = await page.getByLabel('The link, shown this once').inputValue();
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.locator('h1')).toHaveAttribute('lang', 'hi');
  const shared = visitor.locator('astro-island > [lang=hi]');
  await expect(shared.getByRole('tablist', { name: 'हफ़्ता' })).toBeVisible();
  expect((await latinWords(shared)).filter((word) => !latinInHindi.test(word))).toEqual([]);
  await visitor.close();
});
