import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { expect, signUpByCalls, test } from './sign-in.ts';
import { settledPage, settleIn } from './signed-in.ts';

let people = 0;
/** A name that no other test uses; letters only, so that search treats it as one word. */
const newName = () =>
  [...`${process.pid}${Date.now()}${people++}`.slice(-9)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');

const save = (page: Page) => page.getByRole('button', { name: 'Save the profile' }).click();

test('changes of my profile and my sports are what others see and find', async ({ page }) => {
  const name = newName();
  await settleIn(page);
  await page.goto('/profileSettings');
  await page.getByLabel('Last name').fill(`Q${name}`);
  await page.getByLabel('ID', { exact: true }).fill(`nila.${name}`);
  await page.getByLabel('City', { exact: true }).fill('Nagpur');
  await page
    .getByRole('option', { name: /Nagpur/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'About you' }).fill('Left foot.\nBoth on Sundays.');
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await page.getByLabel('YouTube').fill('https://youtube.example/nila');
  await save(page);
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  await page.goto('/profile');
  await expect(page).toHaveURL(`/profile/nila.${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`NILA Q${name.toUpperCase()}`);
  await expect(page.getByText('Left foot.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^YouTube/ })).toHaveAttribute('href', 'https://youtube.example/nila');
  await page.goto(`/search?keyword=q${name}&category=players`);
  await expect(page.getByRole('link', { name: new RegExp(`Nila Q${name}`) })).toBeVisible();
  await expect(page.getByText('Nagpur').first()).toBeVisible();

  await page.goto('/profileSettings');
  await expect(page.getByRole('checkbox', { name: 'Cricket' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Cricket' }).uncheck();
  await page.getByRole('checkbox', { name: 'Golf' }).check();
  await page.getByRole('button', { name: 'Save the sports' }).click();
  await expect(page.getByText('Your sports are saved.')).toBeVisible();
  await page.goto(`/search?keyword=q${name}&category=players&sport=19`);
  await expect(page.getByRole('link', { name: new RegExp(`Nila Q${name}`) })).toBeVisible();
});

test.describe('a profile that others may not see', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test('an unknown or hidden profile answers 404 with a link to search', async ({ page }) => {
    await settleIn(page);
    expect((await page.goto('/profile/%2e%2e%2flogin'))?.status()).toBe(404);
    await expect(page.getByText('404 Not Found!')).toBeVisible();
    for (const u of ['no.such.player', 'zaid.khan']) {
      const answer = await page.goto(`/profile/${u}`);
      expect(answer?.status(), u).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This player is no longer here');
    }
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });

  test('an unlisted profile is visible to me only', async ({ page, browser, baseURL }) => {
    const name = newName();
    await settleIn(page, { fullName: `Nila Q${name}` });
    await page.goto('/profileSettings');
    await page.getByRole('switch', { name: 'Others may find my profile' }).uncheck();
    await expect(page.getByText('Nobody can find you now.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('Only you can see this page.')).toBeVisible();
    const other = await settledPage(browser, baseURL, `10.7.${people}.1`);
    expect((await other.goto(new URL(page.url()).pathname))?.status()).toBe(404);
    await other.close();
  });
});

test('somebody else’s profile has nothing to change', async ({ page }) => {
  await settleIn(page);
  await page.goto('/profile/kabir.singh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KABIR SINGH');
  const photo = page.getByRole('img', { name: 'Kabir Singh' });
  expect(await photo.evaluate((image: HTMLImageElement) => [image.width, image.height, image.naturalWidth > 0])).toEqual([150, 150, true]);
  await expect(photo).toHaveAttribute('src', '/uploads/profile_pictures/kabir.singh.webp?w=150');
  await expect(page.getByRole('heading', { name: 'ACHIEVEMENTS' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Edit|Change the picture/ })).toHaveCount(0);
});

test('a new person completes the onboarding first', async ({ page }) => {
  await signUpByCalls(page);
  for (const path of ['/profile', '/profile/kabir.singh', '/profileSettings']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, `/dashboard/user?status=new&return=${encodeURIComponent(path)}`]);
  }
});

test('the settings with problems pass axe, also on a narrow phone', async ({ page }) => {
  await settleIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profileSettings');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Twitter').fill('x');
  await save(page);
  await expect(page.getByText('Invalid URL')).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});
