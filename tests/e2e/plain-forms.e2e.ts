import type { Browser, Page } from 'playwright/test';
import { axeFindings } from './browser.ts';
import { expect, mailedCode, newEmail, otherThan, signInByCalls, test } from './sign-in.ts';
import { examples } from './pages.ts';
import { introduction } from './signed-in.ts';

test.use({ javaScriptEnabled: false, allowedErrors: [/status of 409/] });

/** Axe needs scripts, so it looks at a copy of the page in another context, with what stands in <noscript> and without the page's scripts. */
async function expectAccessible(page: Page, browser: Browser): Promise<void> {
  const body = (await page.content()).replace(/<script[^]*?<\/script>/g, '').replace(/(<\/?)noscript\b/g, '$1div');
  const copy = await browser.newPage({ javaScriptEnabled: true });
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await copy.goto(page.url());
  expect(await axeFindings(copy)).toEqual([]);
  await copy.close();
}

test('without scripts, Get Started joins the waiting list, and says when somebody is on it already', async ({ page, browser }) => {
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
  // Playwright does not search the texts inside <noscript>, so this one is found by its id.
  await expect(page.locator('#waitlist-joined')).toBeVisible();
  await expect(page.locator('#waitlist-joined')).toHaveText('You have been added to the waiting list!');
  await join();
  const again = page.getByRole('textbox', { name: 'E-mail' });
  await expect(again).toHaveAccessibleDescription('You are already on the waiting list.');
  await expect(again).toHaveValue(email);
  await expect(again).toBeFocused();
  await expectAccessible(page, browser);
  await again.fill(newEmail('plain'));
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page).toHaveURL('/#waitlist-joined');
});

test('without scripts, a code by mail signs in and leads back, and a wrong one is named on the page', async ({ page, browser }) => {
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
  await expectAccessible(page, browser);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  expect(new URL(page.url()).search).not.toContain('elevate.example');
  const code = await mailedCode(page, email, before);
  await page.getByLabel('Code from the mail').fill(otherThan(code));
  await page.getByRole('button', { name: 'Verify the code' }).click();
  await expect(page.getByLabel('Code from the mail')).toHaveAccessibleDescription('Failed to verify OTP');
  await expect(page.locator('form strong')).toHaveText(email);
  await expectAccessible(page, browser);
  await page.getByLabel('Code from the mail').fill(code);
  await page.getByRole('button', { name: 'Verify the code' }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without scripts, a team says what asking to join needs, and offers no button that does nothing', async ({ page }) => {
  await signInByCalls(page, newEmail('plain'));
  await page.request.put('/users/me/introduction', { data: introduction });
  await page.goto(examples['/team-member/[id]'] ?? '');
  await expect(page.getByText('To ask to join, allow scripts in your browser.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeHidden();
});

test('without scripts, another e-mail can be typed after a code was sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(newEmail('plain'));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('link', { name: 'Use another e-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});

test('without scripts, a new person completes the onboarding, and what is missing is marked with what was filled in', async ({
  page,
  browser,
}) => {
  const email = newEmail('plain');
  await page.goto('/teams');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the mail').fill(await mailedCode(page, email));
  await page.getByRole('button', { name: 'Verify the code' }).click();
  await expect(page).toHaveURL('/dashboard/user?status=new&return=%2Fteams');

  await page.getByLabel('Your name').fill('Nila Verma');
  await page.getByLabel('Your city').fill('Atlantis');
  await page.getByRole('radio', { name: /^I play/ }).check();
  await page.getByRole('checkbox', { name: 'Cricket' }).check();
  await page.getByRole('checkbox', { name: 'Badminton' }).check();
  await page.getByRole('radio', { name: 'I am under 18' }).check();
  await expect(page.getByRole('region', { name: 'What holds under 18' })).toBeVisible();
  await page.getByRole('button', { name: 'Take me in' }).click();
  await expect(page).toHaveURL('/dashboard/user?status=new&return=%2Fteams');
  await expect(page.getByText('Please choose whom you play with.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Nila Verma');
  await expect(page.getByRole('checkbox', { name: 'Cricket' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'I am under 18' })).toBeChecked();
  await expectAccessible(page, browser);
  await page.getByRole('radio', { name: 'Women' }).check();
  await page.getByRole('button', { name: 'Take me in' }).click();
  await expect(page.getByLabel('Your city')).toHaveAccessibleDescription(/We know no city of this name in India/);
  await page.getByLabel('Your city').fill('Pune');
  await page.getByRole('button', { name: 'Take me in' }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
