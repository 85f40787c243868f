import { expect, test, withMotion } from './browser.ts';
import { newEmail, signInQuietly } from './sign-in.ts';

test.use(withMotion);

test('Get Started opens the waitlist popup at the first tap, and the waiting list takes a name and an e-mail once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elevate Your Game. Connect, Compete, and Thrive!');
  const button = page.getByRole('button', { name: 'Get Started' }).first();
  await button.click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const email = newEmail('visitor');
  await popup.getByLabel('Name').fill('A visitor');
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You have been added to the waiting list!')).toBeVisible();
  await expect(popup).toBeHidden();
});

test("typing a city offers India's cities, and choosing Teams in the picker submits the search", async ({ page }) => {
  await page.goto('/');
  const location = page.getByLabel(/location|where|city/i).first();
  await location.click();
  await location.pressSequentially('bengal');
  await page
    .getByRole('option', { name: /Bengaluru/ })
    .first()
    .click();
  await expect(page.locator('input[name=lat]').first()).not.toHaveValue('');
  const picker = page
    .getByRole('combobox', { name: /category|looking for|find/i })
    .or(page.getByRole('button', { name: /category|looking for|find/i }))
    .first();
  await picker.click();
  await page
    .getByRole('option', { name: 'Teams' })
    .or(page.getByRole('menuitem', { name: 'Teams' }))
    .or(page.getByRole('menuitemradio', { name: 'Teams' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\?.*category=teams/);
});

test('an outdated answer never replaces the suggestions for the current text', async ({ page }) => {
  const asked: string[] = [];
  let releaseFirst = () => {};
  const isReleased = new Promise<void>((resolve) => (releaseFirst = resolve));
  await page.route('**/cities?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text') ?? '';
    asked.push(text);
    if (text === 'pun') await isReleased;
    await route.continue();
  });
  await page.goto('/');
  const place = page.getByRole('search').getByLabel('Location');
  await place.fill('pun');
  await expect.poll(() => asked).toEqual(['pun']);
  await place.fill('mum');
  await expect(page.getByRole('option', { name: /Mumbai/ })).toBeVisible();
  releaseFirst();
  await place.press('End');
  await expect(page.getByRole('option', { name: /Pune/ })).toHaveCount(0);
  await expect(page.getByText(/cit(y|ies) for mum/)).toHaveCount(1);
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(place).toHaveValue(/^Mumbai/);
  expect(asked).toEqual(['pun', 'mum']);
});

test('the landing page has prices of a year, three questions and a theme that stays, and a plan leads a visitor to /login', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('main details:has(summary):not([data-menu])')).toHaveCount(3);
  await page.getByLabel('Subscribe Yearly').check();
  await expect(page.locator('s, del').filter({ hasText: '₹2,388' })).toBeVisible();
  await expect(page.getByText('₹1,990', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await page.getByRole('link', { name: 'More', exact: false }).last().click();
  await expect(page).toHaveURL('/faq');
  expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(12);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Please login to continue!')).toBeVisible();
});

test('choosing a plan with a session says that none can be bought yet', async ({ page }) => {
  await signInQuietly(page);
  for (const path of ['/', '/upgrade-plan']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Choose Basic' })).toBeHidden();
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await expect(page.getByText('Paid plans cannot be bought yet.')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
