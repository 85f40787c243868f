import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colourAt } from '../builders/pictures.ts';
import { axeFindings, sidewaysOverflow } from './browser.ts';
import { chooser, keptPicture, open, stage, use, wide } from './picture-editor.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

test('a picture is moved, zoomed and used with the mouse, and the browser returns to the page it was for', async ({ page }) => {
  await settleIn(page);
  await page.goto('/profileSettings');
  await page.getByRole('link', { name: 'Add a picture' }).click();
  await expect(page).toHaveURL('/editImage?return=%2FprofileSettings');
  await chooser(page).setInputFiles(await wide());
  const box = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('slider', { name: 'Zoom' })).not.toHaveAttribute('aria-valuetext', '1.0 times');
  await page.mouse.down();
  await page.mouse.move(x + 500, y, { steps: 8 });
  await page.mouse.up();
  await use(page).click();
  await expect(page).toHaveURL('/profileSettings');
  await expect(page.getByText('Your profile picture is changed.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Nila Verma' })).toHaveAttribute(
    'src',
    /^\/uploads\/profile_pictures\/[\da-f-]{36}\.webp\?w=150$/,
  );
  // Dragged to the right, the red left half fills the square.
  const picture = await keptPicture(page);
  const { width = 0 } = await sharp(picture).metadata();
  expect([await colourAt(picture, 10, 10), await colourAt(picture, width - 10, width - 10)]).toEqual(['red', 'red']);
});

test('everything works by keyboard only, and is announced', async ({ page }) => {
  await settleIn(page);
  await page.goto('/editImage?return=%2Fprofile');
  // Waits for hydration, as a user who reads the page does.
  await expect(page.locator('astro-island[ssr]:has(input[type=file])')).toHaveCount(0);
  // Chromium drops keys that are pressed before a page is painted, which a user cannot do.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Asked for before the focus: Chromium handles a key before a request for this event that was sent just before it.
  const asked = page.waitForEvent('filechooser');
  await chooser(page).focus();
  await page.keyboard.press('Space');
  await (await asked).setFiles(await wide());
  await expect(page.getByRole('heading', { name: 'Cut it to size', level: 2 })).toBeFocused();
  await expect(stage(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(stage(page)).toBeFocused();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: /to the left/ })).toBeAttached();
  await page.keyboard.press('+');
  await page.keyboard.press('Tab');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toBeFocused();
  await expect(zoom).toHaveAttribute('aria-valuetext', '1.1 times');
  await page.keyboard.press('Tab');
  const tilt = page.getByRole('slider', { name: 'Straighten' });
  await expect(tilt).toBeFocused();
  // Changes that follow each other quickly are one step of Undo, also where this machine is slow.
  await page.clock.setFixedTime(Date.now());
  await page.keyboard.press('ArrowRight');
  await expect(tilt).toHaveAttribute('aria-valuetext', '1 degree to the right');
  await page.keyboard.press('Home');
  await expect(tilt).toHaveAttribute('aria-valuetext', '45 degrees to the left');
  await page.keyboard.press('Control+z');
  await expect(tilt).toHaveAttribute('aria-valuetext', 'straight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Turn right' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Turned to the right.')).toBeAttached();
  await use(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/nila\.verma/);
  await expect(page.getByText('Your profile picture is changed.')).toBeVisible();
  // Moved to the left and turned by 90 degrees: the blue right half is in the square, at its bottom.
  const picture = await keptPicture(page);
  const { width = 0 } = await sharp(picture).metadata();
  expect(await colourAt(picture, width / 2, width - 10)).toBe('blue');
});

test('a visitor saves both sizes without an upload', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open(page);
  await expect(use(page)).toHaveCount(0);
  for (const size of [600, 150]) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save ${size} x ${size}` }).click();
    const file = await readFile(await (await saving).path());
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([size, size, 'jpeg']);
  }
  expect(sent).toEqual([]);
});

test('a picture may be dropped or pasted', async ({ page }) => {
  const { buffer } = await wide();
  for (const [target, name] of [
    ['.drop-zone', 'drop'],
    ['body', 'paste'],
  ] as const) {
    await page.goto('/editImage');
    const carry = (element: Element, { name: kind, base64 }: { name: string; base64: string }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'wide.jpg', { type: 'image/jpeg' }));
      const carried = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...carried, dataTransfer: data })
          : new ClipboardEvent('paste', { ...carried, clipboardData: data }),
      );
    };
    await expect(async () => {
      // Before hydration the file reaches nobody, so it is carried again; not where a slow attempt opened it meanwhile and the target is gone.
      if (!(await stage(page).isVisible())) {
        await page.locator(target).evaluate(carry, { name, base64: buffer.toString('base64') }, { timeout: 1_000 });
      }
      await expect(stage(page), name).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
});

test('the editor passes axe in light and dark, and fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.getByRole('slider', { name: 'Straighten' }).fill('30');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  for (const width of [360, 829, 2_200]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});
