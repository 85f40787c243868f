import { settleIn } from './signed-in.ts';
import { ports, siteAt } from './ports.ts';
import { expect, test } from './sign-in.ts';

test.use({ baseURL: siteAt(ports.model) });

test('an answer can be stopped while it is written, and its part stays, also after a reload', async ({ page }) => {
  await settleIn(page);
  await page.goto('/assist/chat/new');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByLabel('Your question').fill('Tell me slowly how to rest');
  await page.getByRole('button', { name: 'Send' }).click();
  const talk = page.getByRole('list', { name: 'Conversation' });
  await expect(talk.getByText('Drink a glass of water first.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(talk.getByText('You stopped it here.')).toBeVisible();
  await expect(page.getByLabel('Go on with it')).toHaveValue('');
  await expect(page.getByText(/15\s*of 16 are left/)).toBeVisible();
  await expect(page).toHaveURL(/\/assist\/chat\/[0-9a-f-]{36}$/);
  // The stopped answer is stored a moment later.
  await expect
    .poll(async () => {
      await page.reload();
      return talk.innerText();
    })
    .toContain('You stopped it here.');
  await expect(talk.getByText('Drink a glass of water first.')).toBeVisible();
  await expect(page.getByText(/15\s*of 16 are left/)).toBeVisible();
});

test('a repeated answer replaces the previous one, also after a reload', async ({ page }) => {
  await settleIn(page);
  await page.goto('/assist/chat/new');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByLabel('Your question').fill('Do shin guards matter at my level?');
  await page.getByRole('button', { name: 'Send' }).click();
  const answers = page.getByRole('article', { name: 'Assistant' });
  const numbered = answers.getByText(/Answer \d+/);
  await expect(numbered).toBeVisible();
  const first = await numbered.innerText();
  await page.getByRole('button', { name: 'Answer once more' }).click();
  await expect(answers.getByText(first)).toHaveCount(0);
  await expect(numbered).toHaveCount(1);
  const second = await numbered.innerText();
  await page.reload();
  await expect(numbered).toHaveText(second);
  await expect(page.getByText('Do shin guards matter at my level?', { exact: true }).last()).toBeVisible();
});
