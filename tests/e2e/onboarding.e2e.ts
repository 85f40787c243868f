import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { expect, signInByCalls, signUpByCalls, test } from './sign-in.ts';

test.use({ allowedErrors: [/status of 40[01]/] });

const send = (page: Page) => page.getByRole('button', { name: 'Take me in' }).click();
const city = (page: Page) => page.getByLabel('Your city');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Nila Verma');
  await city(page).fill('pun');
  await page.getByRole('option', { name: /^Pune/ }).click();
  await expect(city(page)).toHaveValue('Pune, Maharashtra');
  await page.getByRole('radio', { name: /^I play/ }).check();
  await page.getByRole('checkbox', { name: 'Cricket' }).check();
  await page.getByRole('checkbox', { name: 'Badminton' }).check();
  await page.getByRole('radio', { name: 'Women' }).check();
  await page.getByRole('radio', { name: 'I am 18 or older' }).check();
}

test('a new user is sent to the onboarding from every signed-in page, and back to the first one afterwards', async ({ page }) => {
  await signUpByCalls(page);
  for (const path of ['/dashboard', '/account-settings', '/dashboard/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL(
      path === '/account-settings' ? `/dashboard/user?status=new&return=${encodeURIComponent(path)}` : '/dashboard/user?status=new',
    );
  }
  await expect(page.getByRole('navigation', { name: 'My pages', exact: true })).toHaveCount(0);
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL('/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nila');
  await expect(page.getByRole('region', { name: 'Teams near Pune' })).toBeVisible();
  await page.goto('/dashboard/user?status=new');
  await expect(page).toHaveURL('/dashboard/');
});

test('whoever is under 18 reads what holds for them, and is not found by search', async ({ page }) => {
  const { id } = await signUpByCalls(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/dashboard');
  const rules = page.getByRole('region', { name: 'What holds under 18' });
  const player = page.getByRole('radio', { name: /^I play/ });
  await page.getByRole('radio', { name: 'I am 18 or older' }).check();
  await expect(rules).toBeHidden();
  await expect(player).toHaveAccessibleName('I play You get a profile that teams can find.');
  await page.getByRole('radio', { name: 'I am under 18' }).check();
  await expect(rules).toContainText('Nobody finds you in search');
  await expect(rules).toContainText('a guardian of yours');
  await expect(player).toHaveAccessibleName('I play You get a profile that only you see.');
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await expect(page.getByRole('group', { name: 'Your age' })).toHaveAccessibleDescription(
    'People under 18 get no public profile: nobody finds them in search.',
  );
  await fillIn(page);
  await page.getByRole('radio', { name: 'I am under 18' }).check();
  await send(page);
  await expect(page.getByText('nobody finds you in search')).toBeVisible();
  expect((await page.request.get(`/api/player/profile/${id}`)).status()).toBe(404);
});

test('a reload and an expired session keep what was filled in', async ({ page, context }) => {
  const { email } = await signUpByCalls(page);
  await page.goto('/dashboard');
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Nila Verma');
  await expect(city(page)).toHaveValue('Pune, Maharashtra');
  for (const name of ['Cricket', 'Badminton']) await expect(page.getByRole('checkbox', { name })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Golf' })).not.toBeChecked();
  for (const name of [/^I play/, 'Women', 'I am 18 or older']) await expect(page.getByRole('radio', { name })).toBeChecked();

  await context.clearCookies();
  await send(page);
  await expect(page).toHaveURL(/\/login\?.*info=again/);
  await signInByCalls(page, email);
  await page.goto('/dashboard');
  await expect(page.getByLabel('Your name')).toHaveValue('Nila Verma');
  await expect(city(page)).toHaveValue('Pune, Maharashtra');
  await expect(page.getByRole('checkbox', { name: 'Cricket' })).toBeChecked();
});

test('with the keyboard only', async ({ page }) => {
  await signUpByCalls(page);
  await page.goto('/dashboard');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Nila Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mysu');
  await expect(page.locator('[role=option][data-highlighted]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(city(page)).toHaveValue('Mysuru, Karnataka');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Basketball' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Basketball' })).toBeChecked();
});
