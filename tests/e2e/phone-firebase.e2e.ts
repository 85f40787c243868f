import { codesAddress, emulatorOrigin } from './auth-emulator.ts';
import { expect, test } from './browser.ts';
import { codeField, newNumber, numberField, openPhoneTab, sendButton, watchForFirebase } from './phone-sign-in.ts';
import type { Page } from 'playwright/test';
import { ports, siteAt } from './ports.ts';

// Firebase's own code in the browser, its own Auth emulator behind it, and our server between them.
const baseURL = siteAt(ports.keys);
test.use({
  baseURL,
  // 501: the emulator does not support reCAPTCHA Enterprise, which Firebase's code tries first.
  allowedErrors: [new RegExp(`^foreign request: ${emulatorOrigin}/|status of (400|501)`)],
  // A service worker's requests would bypass the routes of a test.
  serviceWorkers: 'block',
});

type Sent = { verificationCodes: { phoneNumber: string; code: string }[] };

async function sentCode(page: Page, number: string): Promise<string> {
  const { verificationCodes } = (await (await page.request.get(codesAddress)).json()) as Sent;
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+91${number}`)?.code ?? '';
}

async function askForCode(page: Page, number: string): Promise<string> {
  await numberField(page).fill(number);
  await sendButton(page).click();
  await expect(codeField(page)).toBeFocused();
  return sentCode(page, number);
}

/** Resolves to the id of the signed-in user. */
async function signIn(page: Page, number: string): Promise<string> {
  await openPhoneTab(page);
  const code = await askForCode(page, number);
  await expect(page.getByText('OTP sent to your phone number')).toBeVisible();
  await expect(page.getByText('Auth emulator')).toBeVisible();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(`${baseURL}/dashboard/user?status=new`);
  const kept = await page.evaluate(() => localStorage.getItem('user-storage') ?? '');
  return (JSON.parse(kept) as { state: { user: { id: string } } }).state.user.id;
}

test('with Firebase a new person signs in with the code, and elsewhere to the same account', async ({ page, browser }) => {
  const number = newNumber();
  const elsewhere = await browser.newPage({ baseURL });
  expect(await signIn(page, number)).toBe(await signIn(elsewhere, number));
  await elsewhere.close();
});

test('with Firebase a wrong code is refused, and the right one after it works', async ({ page }) => {
  await openPhoneTab(page);
  const code = await askForCode(page, newNumber());
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to verify! Try again after some time!' })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/dashboard/user?status=new');
});

test.describe('while Firebase is not reachable', () => {
  test.use({ allowedErrors: [new RegExp(`^foreign request: ${emulatorOrigin}/|ERR_FAILED`)] });

  test('the code is shown as failed', async ({ page }) => {
    await page.route(`${emulatorOrigin}/**`, (route) => route.abort());
    await openPhoneTab(page);
    await numberField(page).fill(newNumber());
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send OTP' })).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
  });
});

test('Firebase is loaded only when the tab opens, and stores no sign-in in the browser', async ({ page }) => {
  const asked = watchForFirebase(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('asha@elevate.example');
  await expect(page.getByRole('tab', { name: 'Phone' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect.poll(() => asked.some((address) => address.includes('firebase-codes'))).toBe(true);
  await page.keyboard.type(await askForCode(page, newNumber()));
  await expect(page).toHaveURL('/dashboard/user?status=new');
  const kept = await page.evaluate(async () => [...Object.keys(localStorage), ...(await indexedDB.databases()).map(({ name }) => name)]);
  // Its own heartbeat store cannot be switched off; it contains no personal data.
  expect(kept.filter((name) => name?.startsWith('firebase') && name !== 'firebase-heartbeat-database')).toEqual([]);
});

test('the pages allow Firebase and its reCAPTCHA, and nothing more', async ({ page }) => {
  const policy = (await page.request.get('/login')).headers()['content-security-policy'] ?? '';
  const sourcesOf = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '';
  expect(sourcesOf('script-src')).toContain('https://www.gstatic.com/recaptcha/');
  expect(sourcesOf('frame-src')).toBe('https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
  expect(sourcesOf('connect-src')).toContain('https://identitytoolkit.googleapis.com');
});
