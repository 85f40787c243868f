import type { Page } from 'playwright/test';
import { takeTime } from './browser.ts';
import { askForCode, expect, forgetSession, lastCode, mailedCode, newEmail, signInByCalls, signInQuietly, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

const header = (page: Page) => page.getByRole('banner');
const loginLink = (page: Page) => header(page).getByRole('link', { name: 'Login' });
const dashboardLink = (page: Page) => header(page).getByRole('link', { name: 'Dashboard' });
const logoutButton = (page: Page) => header(page).getByRole('button', { name: 'Log out' });
const letter = (page: Page) =>
  dashboardLink(page)
    .locator('.avatar')
    .evaluate((avatar) => getComputedStyle(avatar, '::before').content);
const keptUser = (page: Page) => page.evaluate(() => localStorage.getItem('user-storage'));

test('a visitor sees Login, also under Get Started of the banner, and downloads no session code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(loginLink(page)).toHaveAttribute('href', '/login');
  await expect(dashboardLink(page)).toBeHidden();
  await expect(logoutButton(page)).toBeHidden();
  expect(asked.filter((path) => /\.js$|^\/users/.test(path))).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
});

test('a signed-in user sees their initial, the dashboard and a logout before any script is loaded', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js/, () => {});
  const { email } = await signInQuietly(page);
  for (const path of ['/about', '/search']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(dashboardLink(page)).toHaveAttribute('href', '/dashboard/');
    await expect(logoutButton(page)).toBeVisible();
    await expect(loginLink(page)).toBeHidden();
    expect(await letter(page)).toBe(`"${email.slice(0, 1).toUpperCase()}"`);
  }
});

test('the initial is that of the full name; without name and e-mail there is a figure', async ({ page }) => {
  await signInQuietly(page, 'kabir.singh@elevate.example');
  await page.goto('/about');
  expect(await letter(page)).toBe('"K"');
  const nameless = { id: 'x', status: 'ACTIVE', email: null, userType: null, profile: { fullName: '' } };
  await page.route('**/users/me/details', (route) => route.fulfill({ json: nameless }));
  await page.goto('/faq');
  await expect(header(page).locator('.avatar svg')).toBeVisible();
  await expect(logoutButton(page)).toBeVisible();
});

test.describe('a signed-in person', () => {
  test.use({ allowedErrors: [/status of 500|ERR_FAILED/] });

  test('is led to the dashboard by Get Started, stays after a missing answer, and logs out once that is confirmed and done', async ({
    page,
  }) => {
    await signInQuietly(page);
    await test.step('Get Started leads to the dashboard under the public id, without the waitlist', async () => {
      await page.goto('/');
      const links = page.getByRole('main').getByRole('link', { name: 'Get Started' });
      await expect(links).toHaveCount(2);
      for (const link of [links.first(), links.last()]) await expect(link).toHaveAttribute('href', /^\/dashboard\/[\w-]{22}$/);
      await expect(page.getByRole('button', { name: 'Get Started' })).toBeHidden();
    });
    await test.step('the header fits a phone of 360 px', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const path of ['/', '/search']) {
        if (path !== '/') await page.goto(path);
        const menu = await header(page).locator('summary[aria-label=Menu]').boundingBox();
        expect((menu?.x ?? 0) + (menu?.width ?? 0), path).toBeLessThanOrEqual(360);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step('a missing answer ends nothing', async () => {
      await page.route('**/users/me/details', (route) => route.abort());
      const asked = page.waitForEvent('requestfailed');
      await page.goto('/about');
      await asked;
      await expect(dashboardLink(page)).toBeVisible();
      expect(await keptUser(page)).not.toBeNull();
      await page.unroute('**/users/me/details');
    });
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await test.step('a cancelled logout gives the focus back, and a failed one says so and changes nothing', async () => {
      await logoutButton(page).click();
      await expect(dialog.getByText('You will be logged out.')).toBeVisible();
      await dialog.getByRole('button', { name: 'No, cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(logoutButton(page)).toBeFocused();
      expect((await page.request.get('/users/me/details')).status()).toBe(200);
      await page.route('**/auth/logout', (route) => route.fulfill({ status: 500, json: { error: 'unexpected' } }));
      await logoutButton(page).click();
      await page.getByRole('button', { name: 'Yes, log out' }).click();
      await expect(page.getByText('An error occurred while logging out. Please try again.')).toBeVisible();
      await expect(page).toHaveURL('/about');
      expect(await keptUser(page)).not.toBeNull();
      await page.unroute('**/auth/logout');
    });
    await test.step('a logout ends the session here and on the server, and its toast goes after 1,500 ms and covers no heading', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/about');
      await page.clock.install();
      await logoutButton(page).click();
      await page.getByRole('button', { name: 'Yes, log out' }).click();
      await expect(page).toHaveURL('/login');
      const toast = page.getByText('You have been logged out.');
      await expect(toast).toBeVisible();
      await expect(loginLink(page)).toBeVisible();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      // It comes in from above.
      await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(0);
      const { y = Infinity, height = 0 } = (await toast.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(heading?.y ?? 0);
      await page.clock.runFor(1_500);
      expect(await toast.count()).toBe(0);
      expect(await keptUser(page)).toBeNull();
      expect((await page.request.get('/users/me/details')).status()).toBe(401);
    });
  });
});

test.describe('when the session has ended on the server', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('a page that starts says so, forgets the user, and leads to the sign-in page with the way back', async ({ page, browser }) => {
    const { email } = await signInQuietly(page);
    const user = (await keptUser(page)) ?? '';
    const headers = { 'x-forwarded-for': `10.78.${process.pid % 256}.1` };
    const other = await browser.newPage({ baseURL: new URL(page.url()).origin, extraHTTPHeaders: headers });
    await signInByCalls(other, email);
    expect((await other.request.delete('/users/me/sessions')).status()).toBe(200);
    await other.close();
    for (const [kind, path, back] of [
      ['public', '/about?from=mail', '/login?return=%2Fabout%3Ffrom%3Dmail&info=expired'],
      ['signed-in', '/teams', '/login?return=%2Fteams&info=expired'],
      ['sign-in', '/login?return=%2Fteams', '/login?return=%2Fteams&info=expired'],
    ] as const) {
      await test.step(`a ${kind} page`, async () => {
        await page.evaluate((stored) => localStorage.setItem('user-storage', stored), user);
        await page.goto(path);
        await expect(page).toHaveURL(back);
        await expect(page.getByText('Session Experied!. Please login', { exact: true })).toBeVisible();
        await expect.poll(() => keptUser(page)).toBeNull();
        if (kind !== 'public') return;
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(loginLink(page)).toBeVisible();
      });
    }
  });
});

test('a second tab follows sign-in and logout, and a signed-in page goes to /login', async ({ page, context }) => {
  takeTime();
  const open = await context.newPage();
  await open.goto('/about');
  await expect(loginLink(open)).toBeVisible();
  const email = newEmail('tabs');
  await page.goto('/login');
  await askForCode(page, email);
  await page.keyboard.type(await mailedCode(page, email));
  await expect(dashboardLink(open)).toBeVisible();
  const inside = await context.newPage();
  await inside.goto('/dashboard/user?status=new', { waitUntil: 'networkidle' });
  await expect(inside.locator('body')).toHaveAttribute('data-signed-in');
  await page.goto('/about');
  await logoutButton(page).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(loginLink(open)).toBeVisible();
  await expect(open).toHaveURL('/about');
  await expect(inside).toHaveURL('/login');
});

test('a tab that waits at /login follows a sign-in in another one to its target', async ({ page, context }) => {
  takeTime();
  const { email } = await settleIn(page);
  await forgetSession(page);
  const before = await lastCode(page, email);
  const waiting = await context.newPage();
  await waiting.goto('/login?return=%2Fteams', { waitUntil: 'networkidle' });
  await page.goto('/login');
  await askForCode(page, email);
  await page.keyboard.type(await mailedCode(page, email, before));
  await expect(waiting).toHaveURL('/teams');
  // Closing a tab in the middle of a navigation can block the browser.
  for (const tab of [waiting, page]) await expect(tab.locator('body')).toHaveAttribute('data-signed-in');
});

test('a page is left, with its input, when another user signs in in another tab', async ({ page, context }) => {
  takeTime();
  const { email } = await settleIn(page, { fullName: 'Daniel Dutt' });
  await settleIn(page, { fullName: 'Farah Firdaus' });
  await page.goto('/profileSettings', { waitUntil: 'networkidle' });
  await page.getByLabel('Achievements').fill('Only Farah won this');
  const other = await context.newPage();
  await signInQuietly(other, email);
  await expect(page).toHaveURL('/dashboard/');
  await other.close();
  await page.goto('/profileSettings', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('First name')).toHaveValue('Daniel');
  await expect(page.getByLabel('Achievements')).not.toHaveValue('Only Farah won this');
});

test('on /search a signed-in user goes back to where they came from, or else to the dashboard', async ({ page, context }) => {
  await page.goto('/search');
  const back = (of: Page) => header(of).getByRole('button', { name: 'Back' });
  await expect(back(page)).toBeHidden();
  await signInQuietly(page);
  await page.goto('/about');
  await page.goto('/search?keyword=meteors');
  await back(page).click();
  await expect(page).toHaveURL('/about');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/search', '_blank', 'noopener'));
  const alone = await opened;
  await back(alone).click();
  await expect(alone).toHaveURL(/\/dashboard\//);
});
