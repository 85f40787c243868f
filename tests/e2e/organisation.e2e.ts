import { chooser, wide } from './picture-editor.ts';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { expect, settledPage, settleIn } from './signed-in.ts';
import { test } from './sign-in.ts';

const club = { userType: 'organisation', fullName: 'Deccan Courts' };

test('an organisation edits its profile, sees invalid fields, and sees the result', async ({ page }) => {
  await settleIn(page, club);
  await page.goto('/profile');
  await expect(page.getByText('No phone, e-mail or web address yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit the organisation' }).click();
  await page.getByLabel('What you are').fill('Sports club');
  await page.getByLabel('About you').fill('Six courts under one roof.');
  await page.getByLabel('Opening hours').fill('Mon to Fri, 6 to 22\nSat, 7 to 20');
  await page.getByLabel('E-mails').fill('desk@deccan.example\nnobody');
  await page.getByLabel('Phones').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Save the organisation' }).click();
  await expect(page.getByText('Invalid email address: nobody')).toBeVisible();
  await expect(page.getByLabel('E-mails')).toBeFocused();
  await page.getByLabel('E-mails').fill('desk@deccan.example');
  await page.getByRole('button', { name: 'Save the organisation' }).click();
  await expect(page.getByText('Your organisation is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Opening hours')).toHaveValue('Mon to Fri, 6 to 22\nSat, 7 to 20');

  await page.goto('/profile');
  for (const text of ['Six courts under one roof.', 'Sat, 7 to 20']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(page.getByRole('link', { name: 'desk@deccan.example' })).toHaveAttribute('href', 'mailto:desk@deccan.example');
});

test.describe('with a page that is hidden in the end', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('an organisation adds and deletes pictures, and others see the remaining ones', async ({ page, browser, baseURL }) => {
    await settleIn(page, club);
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Add pictures' }).click();
    for (let pictures = 1; pictures <= 2; pictures++) {
      await page.getByRole('link', { name: 'Add a picture' }).click();
      await chooser(page).setInputFiles(await wide());
      await page.getByRole('button', { name: 'Add to your pictures' }).click();
      await expect(page.getByRole('button', { name: /^Delete picture/ })).toHaveCount(pictures);
    }
    await page.getByRole('button', { name: 'Delete picture 1' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('The picture is deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete picture/ })).toHaveCount(1);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/profile\/[\w-]{22}$/);

    const other = await settledPage(browser, baseURL, '10.254.7.1');
    const path = new URL(page.url()).pathname;
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Deccan Courts');
    const picture = other.getByRole('img', { name: 'Deccan Courts, picture 1' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await expect(other.getByRole('link', { name: 'Edit the organisation' })).toHaveCount(0);

    await page.goto('/profileSettings');
    await page.getByLabel('Others may see this').uncheck();
    await page.getByRole('button', { name: 'Save the organisation' }).click();
    await expect(page.getByText('Your organisation is saved.')).toBeVisible();
    expect((await other.goto(path))?.status()).toBe(404);
    await page.goto('/profile');
    await expect(page.getByText('Only you can see this page.')).toBeVisible();
    await other.close();
  });
});

test('its day has no player’s profile, and its pages pass axe in light and dark, and fit 360 px', async ({ page }) => {
  await settleIn(page, club);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deccan');
  await expect(page.getByRole('region', { name: 'Your profile' })).toHaveCount(0);
  for (const path of ['/profile', '/profileSettings']) {
    await page.goto(path);
    expect(await axeFindingsInBothSchemes(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
  }
});
