import type { Page } from 'playwright/test';
import { codeField, newNumber, numberField, sendButton, textedCode } from './phone-sign-in.ts';
import { expect, settleIn } from './signed-in.ts';
import { mailedCode, newEmail, test } from './sign-in.ts';

// A number of another account, and a cancelled flow, are refused.
test.use({ allowedErrors: [/status of (409|422)/] });

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a second e-mail becomes a way to sign in, and either can then be removed, but not the last', async ({ page }) => {
  const { email } = await settleIn(page);
  await page.goto('/account-settings');
  const ways = section(page, 'Ways in');
  await expect(ways.getByText(email)).toBeVisible();
  await expect(ways.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  const second = newEmail('second');
  await ways.getByRole('button', { name: 'Add an e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(second);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await dialog.getByLabel('Code from the mail').fill(await mailedCode(page, second));
  await expect(ways.getByText(second)).toBeVisible();

  await ways.getByRole('button', { name: `Remove E-mail code, ${email}` }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(ways.getByText(email)).toHaveCount(0);
  await expect(ways.getByText('It is your only way in.')).toBeVisible();
  // The button is gone, so the focus moves to the heading.
  await expect(ways.getByRole('heading', { name: 'Ways in' })).toBeFocused();
});

test('a phone number becomes a way to sign in by its code, and one of another account does not', async ({ page, context }) => {
  await settleIn(page);
  await page.goto('/account-settings');
  const ways = section(page, 'Ways in');
  const dialog = page.getByRole('dialog', { name: 'Add a phone number' });
  const add = async (number: string) => {
    await ways.getByRole('button', { name: 'Add a phone number' }).click();
    await numberField(page).fill(number);
    await sendButton(page).click();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await textedCode(page, number));
  };
  const number = newNumber();
  await add(number);
  await expect(dialog).toBeHidden();
  const shown = `+91 ${number.slice(0, 5)} ${number.slice(5)}`;
  await expect(ways.getByText(shown)).toBeVisible();
  await expect(page.getByText(`${shown} is now a way in.`)).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Add a phone number' })).toBeFocused();

  // An open page would ask for its data without the session.
  await page.goto('about:blank');
  await context.clearCookies();
  await settleIn(page);
  await page.goto('/account-settings');
  await add(number);
  await expect(dialog.getByRole('alert')).toContainText('This number belongs to another account. Sign in with it to use it.');
  await page.keyboard.press('Escape');
  await expect(ways.getByText(shown)).toHaveCount(0);
});

test('Google becomes a way to sign in by a popup, and then signs this person in', async ({ page, context }) => {
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

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
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

  test('adds nothing when the popup is closed, or when another window sends a message', async ({ page }) => {
    await settleIn(page);
    await page.goto('/account-settings');
    const google = page.getByRole('button', { name: /Continue with Google/ });
    const opened = page.waitForEvent('popup');
    await google.click();
    const popup = await opened;
    await page.evaluate(() => {
      const user = { id: 'x', status: 'ACTIVE', email: null, userType: null, profile: { fullName: 'Impostor' } };
      window.postMessage({ type: 'elevate-social', user }, location.origin);
    });
    await expect(google).toBeDisabled();
    await popup.close();
    await expect(google).toBeEnabled();
    await expect(section(page, 'Ways in').getByRole('listitem').filter({ hasText: 'Google' })).toHaveCount(1);
  });
});
