import type { Locator, Page } from 'playwright/test';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import {
  askForCode,
  codeField,
  emailField,
  expect,
  forgetSession,
  lastCode,
  mailedCode,
  newEmail,
  signUpByCalls,
  test,
} from './sign-in.ts';

/** Collects the texts that are put into the live region of the page, as a screen reader would say them. */
const noteNotices = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = target instanceof Element && target.closest('[aria-live=polite][aria-label=Notices]');
        if (region) announced.push(...[...addedNodes].map((added) => added.textContent ?? ''));
      }
    }).observe(document.body, { subtree: true, childList: true });
  });

test('a new person signs in with the mailed code and continues with the onboarding', async ({ page }) => {
  const email = newEmail('new');
  await page.goto('/login');
  await noteNotices(page);
  await askForCode(page, email);
  await expect(page.getByText('Verifiction code has been sented to your email.')).toBeVisible();
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced.join(' '));
  await expect
    .poll(announced, 'a notice is announced: its live region exists before its text')
    .toContain('Verifiction code has been sented');
  await expect(page.getByRole('link', { name: '/dev/outbox' })).toHaveAttribute('href', '/dev/outbox');
  // No button is pressed: the sixth digit submits it.
  await page.keyboard.type(await mailedCode(page, email));
  await expect(page).toHaveURL('/dashboard/user?status=new');
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user-storage') ?? 'null') as unknown);
  expect(kept).toMatchObject({ version: 0, state: { user: { email, status: 'INACTIVE' } } });
});

test('a known person returns to where they were, and never to another site', async ({ page }) => {
  const email = 'asha.rao@elevate.example';
  await page.goto('/login?return=%2Fsearch%3Fkeyword%3Dmeteors');
  const before = await lastCode(page, email);
  await askForCode(page, email);
  const first = await mailedCode(page, email, before);
  await page.keyboard.type(first);
  await expect(page).toHaveURL('/search?keyword=meteors');
  // For a signed-in user, /login only redirects.
  const greeted = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/me/details') && Boolean(answer.request().headers()['referer']?.endsWith('/about')),
  );
  await page.goto('/login?return=%2Fabout');
  await expect(page).toHaveURL('/about');
  await greeted;
  await forgetSession(page);
  await page.goto('/login?return=https%3A%2F%2Felsewhere.example');
  await askForCode(page, email);
  await page.keyboard.type(await mailedCode(page, email, first));
  await expect(page).toHaveURL('/dashboard/');
});

test('the reason for the sign-in is shown, and no other text of the address', async ({ page }) => {
  const reasons = {
    subscribe: 'Please login to continue!',
    expired: 'Session Experied!. Please login',
    again: 'Something went wrong!. Please login again.',
  };
  for (const [info, text] of Object.entries(reasons))
    expect(await (await page.request.get(`/login?info=${info}`)).text(), info).toContain(text);
  await page.goto('/login?info=again');
  await expect(page.getByRole('status').filter({ hasText: reasons.again })).toBeVisible();
  await page.goto('/login?info=%3Cb%3Eyour+account+was+closed&return=//elsewhere.example');
  await expect(page.getByText('your account was closed')).toHaveCount(0);
});

test('each step passes axe in light and dark, and fits 360 px', async ({ page }) => {
  const check = async (step: string) => {
    expect(await axeFindingsInBothSchemes(page), step).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysOverflow(page), `${step}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.clock.install();
  await page.goto('/login?info=again');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await check('a problem with the address');
  await askForCode(page, newEmail('axe'));
  await check('the code');
  await page.clock.fastForward(10 * 60_000);
  await expect(page.getByText('This code has expired')).toBeVisible();
  await check('the end of the code');
  // Such a code is mailed only after many others, which cost the run more than this answer.
  await page.route('**/auth/initiate-email-verification', (route) =>
    route.fulfill({ json: { status: 1, codeLength: 12, isMailed: true } }),
  );
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('so this one has twelve digits')).toBeVisible();
  await check('a code of twelve digits');
});

/** Presses Tab until a control has the focus, a few times at most. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test('it works by keyboard only', async ({ page }) => {
  const email = newEmail('keys');
  await page.goto('/login');
  await page.locator('main').focus();
  await tabTo(page, emailField(page));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Use another e-mail' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(emailField(page)).toHaveValue(email);
  await expect(emailField(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'I already have a code' }));
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await mailedCode(page, email));
  await expect(page).toHaveURL('/dashboard/user?status=new');
});

test('a signed-in user does not see the form, and a new person is sent to the onboarding', async ({ page }) => {
  await signUpByCalls(page);
  const answer = await page.request.get('/login?return=%2Fsearch', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location'], answer.headers()['cache-control']]).toEqual([
    302,
    '/dashboard/user?status=new&return=%2Fsearch',
    'no-store',
  ]);
});
