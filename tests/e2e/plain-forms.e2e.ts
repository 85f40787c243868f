import { expect, mailedCode, newEmail, otherThan, signInByCalls, test } from './sign-in.ts';
import { introduction } from './signed-in.ts';

test.use({ javaScriptEnabled: false });

test('without scripts, Get Started joins the waiting list, and says when somebody is on it already', async ({ page }) => {
  const email = newEmail('plain');
  const join = async () => {
    await page.goto('/');
    const form = page.locator('form[action="/auth/plain/waitlist"]');
    await form.getByLabel('Name').fill('Nila Verma');
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('button', { name: 'Get Started' }).click();
  };
  await join();
  await expect(page).toHaveURL('/#waitlist-joined');
  // Playwright does not search the texts inside <noscript>, so they are found by their ids and descriptions.
  const [joined, listed] = [page.locator('#waitlist-joined'), page.locator('#waitlist-listed')];
  await expect(joined).toBeVisible();
  await expect(joined).toHaveText('You have been added to the waiting list!');
  await join();
  await expect(listed).toBeVisible();
  await expect(listed).toHaveText('You are already on the waiting list.');
  await expect(joined).toBeHidden();
});

test('without scripts, a code by mail signs in and leads back, and a wrong one is named on the page', async ({ page }) => {
  const email = newEmail('plain');
  await signInByCalls(page, email);
  expect((await page.request.put('/users/me/introduction', { data: introduction })).status()).toBe(200);
  const before = await mailedCode(page, email);
  await page.context().clearCookies();

  await page.goto('/teams');
  await expect(page).toHaveURL('/login?return=%2Fteams');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nobody@nowhere');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  expect(new URL(page.url()).search).not.toContain('elevate.example');
  const code = await mailedCode(page, email, before);
  await page.getByLabel('Code from the mail').fill(otherThan(code));
  await page.getByRole('button', { name: 'Verify the code' }).click();
  await expect(page.getByLabel('Code from the mail')).toHaveAccessibleDescription('Failed to verify OTP');
  await page.getByLabel('Code from the mail').fill(code);
  await page.getByRole('button', { name: 'Verify the code' }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts, another e-mail can be typed after a code was sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('plain'));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('link', { name: 'Use another e-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});
