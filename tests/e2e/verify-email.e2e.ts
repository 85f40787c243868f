import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes } from './browser.ts';
import { askForCode, codeField, emailField, expect, mailedCode, newEmail, otherThan, signInQuietly, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify your e-mail' });

/** Opens the modal in the account settings, where an e-mail can be added. */
async function openModal(page: Page): Promise<void> {
  await page.goto('/account-settings');
  await page.getByRole('button', { name: 'Add an e-mail' }).click();
  await expect(dialog(page)).toBeVisible();
}

test.use({ allowedErrors: [/status of (401|409|422)/] });

test('the modal verifies an address and returns it to its caller', async ({ page }) => {
  await signInQuietly(page, 'meera.nair@elevate.example');
  const email = newEmail('verified');
  await openModal(page);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await askForCode(page, email);
  const code = await mailedCode(page, email);
  await page.keyboard.type(otherThan(code));
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to verify!' })).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await page.keyboard.type(code);
  await expect(page.getByText(`${email} is now a way in.`)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('without an e-mail there is nothing to verify, and closing is a result of its own', async ({ page }) => {
  await signInQuietly(page, 'rohan.deshmukh@elevate.example');
  await openModal(page);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('required');
  await page.getByRole('button', { name: 'I already have a code' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong try again!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add an e-mail' })).toBeFocused();
});

test("another account's e-mail is refused with the server's text", async ({ page }) => {
  const other = await signInQuietly(page);
  const spent = await mailedCode(page, other.email);
  await signInQuietly(page, 'farah.khan@elevate.example');
  await openModal(page);
  await askForCode(page, other.email);
  await page.keyboard.type(await mailedCode(page, other.email, spent));
  await expect(page.getByRole('alert').filter({ hasText: 'This e-mail belongs to another account.' })).toBeVisible();
});

test('an expired session leads to /login with the reason, and back to the page afterwards', async ({ page, context }) => {
  const { email: known } = await settleIn(page);
  const spent = await mailedCode(page, known);
  const email = newEmail('late');
  await openModal(page);
  await askForCode(page, email);
  const code = await mailedCode(page, email);
  await context.clearCookies();
  await page.keyboard.type(code);
  await expect(page.getByRole('status').filter({ hasText: 'Something went wrong!. Please login again.' })).toBeVisible();
  await askForCode(page, known);
  await page.keyboard.type(await mailedCode(page, known, spent));
  await expect(page).toHaveURL('/account-settings');
});
