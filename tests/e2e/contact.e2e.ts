import { expect, sidewaysOverflow, test } from './browser.ts';
import { newEmail } from './sign-in.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/400/] });

  test('the contact form sends by itself, confirms on its page, and says what is missing', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('A writer');
    await page.getByLabel('E-mail').fill('plain@elevate.example');
    await page.getByLabel('Message').fill('Is the ground free on Sunday?');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page).toHaveURL(/\/contact#sent$/);
    await expect(page.getByText('Your message is here.')).toBeVisible();
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    // The policy allows its own style.
    await expect(page.getByRole('main')).toHaveCSS('border-top-width', '4px');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test('the contact form names what is missing, sends, confirms, and its mails go out', async ({ page, request }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  const email = newEmail('writer');
  await page.getByLabel('Name').fill('A writer');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('Is the ground free on Sunday?');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your message is here' }).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        const mails = (await (await request.get('/dev/outbox', { headers: { accept: 'application/json' } })).json()) as {
          source: string;
        }[];
        return mails.filter((mail) => mail.source.includes(email)).length;
      },
      { timeout: 15_000 },
    )
    .toBe(2);
});
