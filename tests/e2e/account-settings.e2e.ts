import { readFile } from 'node:fs/promises';
import { expect, settleIn } from './signed-in.ts';
import { signInByCalls, test } from './sign-in.ts';
import { request, type Page } from 'playwright/test';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** The same person in another browser, of which only the requests are needed. */
async function signInElsewhere(baseURL: string | undefined, email: string, userAgent: string) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': '49.36.10.10' };
  const other = await request.newContext({ extraHTTPHeaders: headers, ...(baseURL && { baseURL }) });
  await signInByCalls({ request: other }, email);
  return { isSignedIn: async () => (await other.get('/users/me/details')).status() === 200, close: () => other.dispose() };
}
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

test('the open sessions name device and place; one is ended, or all the others, after asking', async ({ page, baseURL }) => {
  const { email } = await settleIn(page);
  const [android, safari, firefox] = [
    await signInElsewhere(baseURL, email, phone),
    await signInElsewhere(baseURL, email, mac),
    await signInElsewhere(baseURL, email, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  ];
  await page.goto('/account-settings');
  const rows = section(page, 'Open sessions').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('This one');
  await expect(rows.filter({ hasText: 'Chrome on Android' })).toContainText(/India, last seen .*Signed in/);

  await page.getByRole('button', { name: /^End Chrome on Android/ }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  expect(await android.isSignedIn()).toBe(true);
  await page.getByRole('button', { name: /^End Chrome on Android/ }).click();
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(rows).toHaveCount(3);
  expect([await android.isSignedIn(), await safari.isSignedIn()]).toEqual([false, true]);

  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('button', { name: 'End them all' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect([await safari.isSignedIn(), await firefox.isSignedIn()]).toEqual([false, false]);
  await page.reload();
  await expect(rows).toHaveCount(1);
  for (const other of [android, safari, firefox]) await other.close();
});

test('what the assistant remembers about me is shown, and deleted after a confirmation', async ({ page }) => {
  await settleIn(page);
  const remembered = { age: 34, weightKg: 71, allergens: ['peanut'], injuries: ['knee'], patterns: [], equipment: [], version: 0 };
  expect((await page.request.put('/api/assist/profile', { data: remembered })).status()).toBe(200);
  await page.goto('/account-settings');
  const kept = section(page, 'What the assistant remembers');
  await expect(kept.getByRole('definition')).toHaveText(['34 years', '71 kg', 'Peanut', 'Knee']);
  await kept.getByRole('button', { name: 'Forget all of it' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await kept.getByRole('button', { name: 'Forget all of it' }).click();
  await page.getByRole('button', { name: 'Forget it', exact: true }).click();
  await expect(kept.getByText('It remembers nothing of you.')).toBeVisible();
  await expect(kept.getByRole('heading')).toBeFocused();
  const { response } = (await (await page.request.get('/api/assist/profile')).json()) as { response: object };
  expect(response).not.toHaveProperty('weightKg');
});

test.describe('with a session that ends', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('the theme is stored on this device, and my data is downloaded as one file until the session has ended', async ({
    page,
    context,
  }) => {
    const { email, id } = await settleIn(page);
    await page.goto('/account-settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/account-settings', { waitUntil: 'networkidle' });
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('radio', { name: 'As the device' }).check();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^elevate-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
    expect(data).toMatchObject({ account: { id, email }, player: { city: 'Pune' }, waysIn: [{ kind: 'email' }], sessions: [{}] });
    await expect(page.getByText('The file is in your downloads.')).toBeVisible();

    await context.clearCookies();
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page).toHaveURL(/\/login\?return=%2Faccount-settings&info=expired/);
  });
});

test('deleting the account requires a word, ends everything, and is confirmed on the home page', async ({ page }) => {
  const { id } = await settleIn(page);
  await page.goto('/account-settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused();
  await expect(dialog.getByText('Please type DELETE in capitals.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  expect((await page.request.get(`/api/player/profile/${id}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account and everything in it are deleted.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user-storage'))).toBeNull();
  expect((await page.request.get(`/api/player/profile/${id}`)).status()).toBe(404);
  await page.goto('/account-settings');
  await expect(page).toHaveURL(/\/login/);
});
