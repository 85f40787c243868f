import { expect, test } from './browser.ts';

test('the contact form names what is missing, sends, confirms, and its mails go out', async ({ page, request }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  const email = `writer-${Date.now()}@elevate.example`;
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
