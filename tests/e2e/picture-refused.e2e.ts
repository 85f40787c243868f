import { colourAt, phoneHeic, redAndBlue } from '../builders/pictures.ts';
import { axeFindings } from './browser.ts';
import { chooser, keptPicture, open, stage, use, wide } from './picture-editor.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

test.describe('with an unusable file', () => {
  const cases = [
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), /cannot be used/],
    ['a GIF', async () => (await redAndBlue()).gif().toBuffer(), /cannot be used/],
    ['half a JPEG’s head', async () => (await (await redAndBlue()).jpeg().toBuffer()).subarray(0, 30), /cannot be used/],
    ['one of 100 px', async () => (await redAndBlue(100, 400)).png().toBuffer(), /smaller than 150 x 150/],
    ['one of 13 MB', () => Promise.resolve(Buffer.alloc(13 * 1024 * 1024, 0xff)), /too large/],
  ] as const;
  test('it is refused with advice, and another one can be chosen', async ({ page }) => {
    await page.goto('/editImage');
    for (const [what, make, text] of cases) {
      await chooser(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await make() });
      await expect(page.getByRole('alert').filter({ hasText: text }), what).toBeVisible();
    }
    await chooser(page).setInputFiles(await wide());
    await expect(stage(page)).toBeVisible();
  });
});

test('a phone’s HEIC that this browser cannot show is uploaded as it is', async ({ page }) => {
  await settleIn(page);
  await page.goto('/editImage?return=%2FprofileSettings');
  await chooser(page).setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await phoneHeic() });
  await expect(page.getByRole('heading', { name: 'This browser cannot open the picture.' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await use(page).click();
  await expect(page).toHaveURL('/profileSettings');
  const picture = await keptPicture(page);
  expect([await colourAt(picture, 20, 120), await colourAt(picture, 220, 120)]).toEqual(['red', 'blue']);

  await page.getByRole('button', { name: 'Delete the picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Your profile picture is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a picture' })).toBeVisible();
});

test.describe('a failed upload', () => {
  test.use({ allowedErrors: [/status of 4\d\d|ERR_FAILED/] });

  test('keeps the cropped picture and says why', async ({ page, context }) => {
    await settleIn(page);
    await open(page, '/editImage?return=%2F%2Felsewhere.example');
    await page.getByRole('slider', { name: 'Zoom' }).fill('2');
    await page.route('**/api/update-profile-image', (route) => route.abort());
    await use(page).click();
    await expect(page.getByText('Failed to update!. Try after sometime')).toBeVisible();
    await page.unroute('**/api/update-profile-image');
    const cookies = await context.cookies();
    await context.clearCookies();
    await use(page).click();
    await expect(page.getByText('Session Experied!. Please login')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Login in a new tab/ })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
    await context.addCookies(cookies);
    await use(page).click();
    // The return address led to another site, so it was ignored.
    await expect(page).toHaveURL(/localhost:\d+\/profile\/nila\.verma/);
  });
});
