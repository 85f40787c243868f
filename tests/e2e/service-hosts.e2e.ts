import { expect, test } from 'playwright/test';
import { ports, siteAt } from './ports.ts';

test.use({ baseURL: siteAt(ports.content) });

test('the waiting list uses the host of the auth service, and the policy allows only configured hosts', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('https://pictures.elevate.example/**', (route) => route.abort());
  await page.route('https://auth.elevate.example/**', async (route) => {
    const request = route.request();
    sent.push([request.method(), request.url(), request.postDataJSON()]);
    await route.fulfill({
      json: { status: 1 },
      headers: { 'access-control-allow-origin': siteAt(ports.content), 'access-control-allow-credentials': 'true' },
    });
  });
  const answer = await page.goto('/');
  const connect = /connect-src ([^;]*)/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1]?.trim();
  expect(connect?.split(' ').sort()).toEqual(["'self'", 'https://auth.elevate.example', 'https://payments.elevate.example']);

  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Name').fill('A visitor');
  await popup.getByLabel('E-mail').fill('visitor@elevate.example');
  await popup.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You have been added to the waiting list!')).toBeVisible();
  const entry = { name: 'A visitor', email: 'visitor@elevate.example', source: 'Desktop Home Page' };
  expect(sent).toEqual([['POST', 'https://auth.elevate.example/auth/waitlist/join', entry]]);
});
