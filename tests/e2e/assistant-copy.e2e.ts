import { planned } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { askForCode, codeField, expect, forgetSession, lastCode, mailedCode, test } from './sign-in.ts';

test.beforeEach(() => test.slow());

test('somebody who gets a plan reads it without health data, signs in and has a copy to tick', async ({ page, browser, baseURL }) => {
  await settleIn(page);
  await page.goto(await planned(page, 'dietPlan', { additionalInfo: 'I weigh 62 kg and have a bad knee' }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const address = await page.getByLabel('The link, shown this once').inputValue();

  const other = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.9' } });
  const visitor = await other.newPage();
  const { email } = await settleIn(visitor);
  const before = await lastCode(visitor, email);
  await forgetSession(visitor);
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByRole('heading', { name: 'Shopping list for the week' })).toBeVisible();
  expect(await visitor.locator('main').innerText()).not.toMatch(/62 kg|knee|Swap|your body uses/i);
  await visitor.getByRole('button', { name: 'Continue as copy' }).click();
  await expect(visitor.getByText('Please login to continue!')).toBeVisible();
  await askForCode(visitor, email);
  await codeField(visitor).fill(await mailedCode(visitor, email, before));
  await visitor.waitForURL('**/assist/dietPlan?plan=*');
  await expect(visitor.getByText('A copy of what was shared with you')).toBeVisible();
  const kept = visitor.waitForResponse('**/ticks');
  await visitor
    .getByRole('checkbox', { name: /^Done:/ })
    .first()
    .check();
  expect((await kept).status()).toBe(200);
  await expect(visitor.getByText('Swap', { exact: true })).toHaveCount(0);
  await other.close();
});
