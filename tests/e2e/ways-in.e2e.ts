import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes } from './browser.ts';
import { codeField, newNumber, numberField, sendButton, textedCode } from './phone-sign-in.ts';
import { expect, settleIn } from './signed-in.ts';
import { askForCode, forgetSession, mailedCode, newEmail, otherThan, test } from './sign-in.ts';

// A number of another account, and a cancelled flow, are refused.
test.use({ allowedErrors: [/status of (401|409|422)/] });

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a second e-mail becomes a way to sign in, and either can then be removed, but not the last', async ({ page }) => {
  const { email } = await settleIn(page);
  await page.goto('/account-settings');
  const ways = section(page, 'Ways in');
  await expect(ways.getByText(email)).toBeVisible();
  await expect(ways.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  const second = newEmail('second');
  await ways.getByRole('button', { name: 'Add an e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your e-mail' });
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ways.getByRole('button', { name: 'Add an e-mail' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await askForCode(page, second);
  const code = await mailedCode(page, second);
  await page.keyboard.type(otherThan(code));
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to verify!' })).toBeVisible();
  await expect(dialog.getByLabel('Code from the mail')).toHaveValue('');
  await page.keyboard.type(code);
  await expect(page.getByText(`${second} is now a way in.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(ways.getByText(second)).toBeVisible();

  await ways.getByRole('button', { name: `Remove E-mail code, ${email}` }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(ways.getByText(email)).toHaveCount(0);
  await expect(ways.getByText('It is your only way in.')).toBeVisible();
  // The button is gone, so the focus moves to the heading.
  await expect(ways.getByRole('heading', { name: 'Ways in' })).toBeFocused();
});

test('a phone number becomes a way to sign in by its code', async ({ page }) => {
  await settleIn(page);
  await page.goto('/account-settings');
  const ways = section(page, 'Ways in');
  const dialog = page.getByRole('dialog', { name: 'Add a phone number' });
  const number = newNumber();
  await ways.getByRole('button', { name: 'Add a phone number' }).click();
  await numberField(page).fill(number);
  await sendButton(page).click();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await textedCode(page, number));
  await expect(dialog).toBeHidden();
  const shown = `+91 ${number.slice(0, 5)} ${number.slice(5)}`;
  await expect(ways.getByText(shown)).toBeVisible();
  await expect(page.getByText(`${shown} is now a way in.`)).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Add a phone number' })).toBeFocused();
});

test('Google becomes a way to sign in by a popup, and then signs this person in', async ({ page }) => {
  const { id } = await settleIn(page);
  await page.goto('/account-settings');
  const ways = section(page, 'Ways in');
  const throughGoogle = async (name: string) => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Continue with Google/ }).click();
    const popup = await opened;
    await popup.getByLabel('Or somebody else, by name').fill(name);
    await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  const name = `Google of ${id}`;
  await throughGoogle(name);
  await expect(ways.getByText(name)).toBeVisible();
  await expect(page.getByText('This is a way in to your account now.')).toBeVisible();
  await expect(ways.getByRole('heading', { name: 'Add a way in' })).toBeFocused();
  await expect(page).toHaveURL('/account-settings');
  await expect(ways.getByRole('button', { name: /Continue with Google/ })).toHaveCount(0);

  await forgetSession(page);
  await page.goto('/login?return=/account-settings');
  await throughGoogle(name);
  await expect(page).toHaveURL('/account-settings');
  expect(await page.evaluate(() => localStorage.getItem('user-storage'))).toContain(id);
});

test.describe('linking Google', () => {
  test('by redirect, where the browser blocks popups, returns to the settings', async ({ page }) => {
    const { id } = await settleIn(page);
    await page.addInitScript(() => (window.open = () => null));
    await page.goto('/account-settings');
    await page.getByRole('button', { name: /Continue with Google/ }).click();
    await page.getByLabel('Or somebody else, by name').fill(`Google of ${id}`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL('/account-settings');
    await expect(section(page, 'Ways in').getByText(`Google of ${id}`)).toBeVisible();
    await expect(page.getByText('This is a way in to your account now.')).toBeVisible();
  });
});

test('a code for a second e-mail that is typed after the session expired leads to /login with the reason, and back to the page afterwards', async ({
  page,
  context,
}) => {
  const { email: known } = await settleIn(page);
  const spent = await mailedCode(page, known);
  const email = newEmail('late');
  await page.goto('/account-settings');
  await page.getByRole('button', { name: 'Add an e-mail' }).click();
  await askForCode(page, email);
  const code = await mailedCode(page, email);
  await context.clearCookies();
  await page.keyboard.type(code);
  await expect(page.getByRole('status').filter({ hasText: 'Something went wrong!. Please login again.' })).toBeVisible();
  await askForCode(page, known);
  await page.keyboard.type(await mailedCode(page, known, spent));
  await expect(page).toHaveURL('/account-settings');
});
