import type { Page } from 'playwright/test';
import { expect, settleIn } from './signed-in.ts';
import { askForCode, mailedCode, signInByCalls, test } from './sign-in.ts';

test.use({ allowedErrors: [/status of 401/] });

/** Ends all sessions of somebody except one in another browser. */
async function endElsewhere(page: Page, email: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context?.newPage();
  if (!context || !other) throw new Error('There is no browser');
  await signInByCalls(other, email);
  expect((await other.request.delete('/users/me/sessions')).status()).toBe(200);
  await context.close();
}

/** Waits for a code that is newer than the one used before. */
async function signInHere(page: Page, email: string): Promise<void> {
  const before = await mailedCode(page, email);
  await askForCode(page, email);
  await page.keyboard.type(await mailedCode(page, email, before));
}

test('a signed-in page of an ended session redirects before any markup, and signing in leads back to it', async ({ page }) => {
  const { email } = await settleIn(page);
  await page.goto('/account-settings');
  await endElsewhere(page, email);
  const answer = await page.request.get('/profileSettings?from=mail', { maxRedirects: 0 });
  expect([answer.status(), await answer.text()]).toEqual([302, '']);
  expect(answer.headers()).toMatchObject({
    location: '/login?return=%2FprofileSettings%3Ffrom%3Dmail&info=expired',
    'cache-control': 'no-store',
  });

  await page.goto('/profileSettings?from=mail');
  await expect(page).toHaveURL('/login?return=%2FprofileSettings%3Ffrom%3Dmail&info=expired');
  await expect(page.getByText('Session Experied!. Please login', { exact: true })).toBeVisible();
  await signInHere(page, email);
  await expect(page).toHaveURL('/profileSettings?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile settings');
});

test('text in the profile form survives a reload and an expired session', async ({ page }) => {
  const { email } = await settleIn(page);
  const asked = page.waitForResponse('**/users/me/details');
  await page.goto('/profileSettings');
  await asked;
  await page.getByLabel('Achievements').fill('Half a thought');
  await page.reload();
  await expect(page.getByLabel('Achievements')).toHaveValue('Half a thought');

  // With a live stream that stays silent, the page learns of the end only when it saves.
  await page.route('**/api/live*', () => undefined);
  const askedAgain = page.waitForResponse('**/users/me/details');
  await page.reload();
  await askedAgain;
  await endElsewhere(page, email);
  await page.getByRole('textbox', { name: 'About you' }).fill('And another');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page).toHaveURL(/\/login\?return=%2FprofileSettings&info=again/);
  await signInHere(page, email);
  await expect(page).toHaveURL('/profileSettings');
  await expect(page.getByLabel('Achievements')).toHaveValue('Half a thought');
  await expect(page.getByRole('textbox', { name: 'About you' })).toHaveValue('And another');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
});
