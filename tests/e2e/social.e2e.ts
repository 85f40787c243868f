import type { Locator, Page } from 'playwright/test';
import { axeFindingsInBothSchemes, expect, sidewaysOverflow, test } from './browser.ts';

// Other tests check where the flow ends; a refusal is a 422.
test.use({ allowedErrors: [/status of (404|422)/] });

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('user-storage'));
const google = (page: Page) => page.getByRole('button', { name: /Continue with Google/ });
const sandbox = (page: Page) => page.getByText(/^Sandbox\. This is not/);

async function openGoogle(page: Page, address = '/login'): Promise<Page> {
  await page.goto(address);
  const opened = page.waitForEvent('popup');
  await google(page).click();
  const popup = await opened;
  await expect(sandbox(popup)).toBeVisible();
  return popup;
}

test('Facebook uses a redirect, with a state stored in the tab, and returns signed in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(page.getByText('Sandbox. This is not Facebook.')).toBeVisible();
  const started = JSON.parse((await page.evaluate(() => sessionStorage.getItem('social-sign-in'))) ?? '{}') as Record<string, string>;
  expect(started).toMatchObject({ provider: 'facebook', callbackPath: '/call-back' });
  expect(started['state']).toMatch(/^[0-9a-f]{32}$/);
  expect(new URL(page.url()).searchParams.get('state')).toMatch(new RegExp(`^facebook\\.[\\w-]{43}\\.${started['state']}$`));
  await page.getByLabel('Or somebody else, by name').fill(`A newcomer ${Date.now()}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/dashboard/user?status=new');
  expect(await kept(page)).toContain('"status":"INACTIVE"');
});

/** Presses what closes its window, which may be gone before the press is reported as done. */
async function pressToClose(popup: Page, control: Locator): Promise<void> {
  const closed = popup.waitForEvent('close');
  await control.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}

test('Google uses a popup of 500 by 600, which closes; a welcome shows, and the person is back where they were', async ({ page }) => {
  const popup = await openGoogle(page, '/login?return=/faq');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await pressToClose(popup, popup.getByRole('button', { name: /Asha Rao/ }));
  await page.waitForURL('/faq');
  await expect(page.getByText('Welcome, Asha Rao!')).toBeVisible();
  expect(await kept(page)).toContain('asha.rao@elevate.example');
});

test('a message from another origin or window signs nobody in, and closing the popup says so and leaves the page as it was', async ({
  page,
  context,
}) => {
  await context.route('http://elsewhere.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }));
  const popup = await openGoogle(page);
  const message = {
    type: 'elevate-social',
    user: { id: 'x', status: 'ACTIVE', email: null, userType: null, profile: { fullName: 'Impostor' } },
  };
  await page.evaluate((sent) => window.postMessage(sent, location.origin), message);
  await popup.evaluate(() => location.assign('http://elsewhere.example/'));
  await popup.waitForURL('http://elsewhere.example/');
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  await popup.evaluate((sent) => (window.opener as Window).postMessage(sent, '*'), message);
  await expect(google(page)).toBeDisabled();
  await expect(page.getByText('Google is open in another window.')).toBeVisible();
  await popup.close();
  await expect(google(page)).toBeEnabled();
  await expect(page.getByText('The window of Google was closed before you signed in. Please choose again.')).toBeVisible();
  await expect(google(page)).toBeFocused();
  expect([await kept(page), new URL(page.url()).pathname]).toEqual([null, '/login']);
});

test('refusing in the popup shows why, and closing it leads home', async ({ page }) => {
  const popup = await openGoogle(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Failed to continue with Google, try after sometime');
  expect(new URL(popup.url()).search).toBe('');
  await pressToClose(popup, popup.getByRole('link', { name: 'Home' }));
  await page.waitForURL('/');
  expect(await kept(page)).toBeNull();
});

test('refusing after a redirect shows why, with a link to the login page and from there back', async ({ page }) => {
  await page.goto('/login?return=%2Fteams');
  await page.getByRole('button', { name: /Continue with Strava/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to continue with Strava, try after sometime');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.waitForURL('/login?return=%2Fteams');
});

test('a callback that another tab began is refused, and its code is not used', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() =>
    sessionStorage.setItem('social-sign-in', JSON.stringify({ provider: 'facebook', callbackPath: '/call-back', state: 'mine' })),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/call-back?code=theirs&state=facebook.x.theirs');
  await expect(page.getByRole('alert')).toContainText('Failed to continue with Facebook, try after sometime');
  expect(asked).not.toContain('/auth/social/finish');
});

test("the sandbox's page passes axe in light and dark, from 360 px", async ({ page }) => {
  await page.goto('/auth/social/google/start');
  await expect(sandbox(page)).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});
