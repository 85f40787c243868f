import { askForCode, codeField, emailField, expect, mailedCode, newEmail, otherThan, test } from './sign-in.ts';

test.describe('a refused code', () => {
  test.use({ allowedErrors: [/status of 422/], permissions: ['clipboard-read', 'clipboard-write'] });

  test('is shown at the field, the boxes are empty again, and the right one may be pasted', async ({ page }) => {
    const email = newEmail('wrong');
    await page.goto('/login');
    await askForCode(page, email);
    const code = await mailedCode(page, email);
    await page.keyboard.type(otherThan(code));
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to verify OTP' })).toBeVisible();
    await expect(codeField(page)).toHaveAccessibleDescription('Failed to verify OTP');
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}\n`);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page).toHaveURL('/dashboard/user?status=new');
  });

  test('after five attempts only a new code helps', async ({ page }) => {
    const email = newEmail('guess');
    await page.goto('/login');
    await askForCode(page, email);
    const code = await mailedCode(page, email);
    for (let left = 4; left >= 0; left--) {
      const answered = page.waitForResponse('**/auth/verify-email-passcode');
      await codeField(page).pressSequentially(otherThan(code));
      await answered;
      await expect(codeField(page)).toHaveValue('');
    }
    await expect(page.getByText('This code takes no more tries.')).toBeVisible();
    await expect(codeField(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: /Send a new code/ })).toBeFocused();
  });

  test('is an earlier one, after another was requested', async ({ page }) => {
    const email = newEmail('again');
    await page.clock.install();
    await page.goto('/login');
    await askForCode(page, email);
    const first = await mailedCode(page, email);
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    const second = await mailedCode(page, email, first);
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(first);
    await expect(page.getByText('Failed to verify OTP')).toBeVisible();
    await page.keyboard.type(second);
    await expect(page).toHaveURL('/dashboard/user?status=new');
  });
});

test.describe('when no code can be sent', () => {
  test.use({ allowedErrors: [/status of (503|429)|ERR_FAILED/] });
  const path = '**/auth/initiate-email-verification';
  const text = 'Something went wrong try after sometime!';

  test('because the mail server is unreachable, and the code is typed when it arrives later', async ({ page }) => {
    const email = newEmail('later');
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(200);
      await route.fulfill({ status: 503, json: { error: 'codeNotSent', message: text } });
    });
    await page.goto('/login');
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await page.getByRole('button', { name: 'I already have a code' }).click();
    // The code is valid for ten minutes from when it was requested.
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await mailedCode(page, email));
    await expect(page).toHaveURL('/dashboard/user?status=new');
  });

  test('because the network is gone, and the address stays', async ({ page }) => {
    await page.route(path, (route) => route.abort());
    await page.goto('/login');
    await emailField(page).fill('somebody@elevate.example');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(emailField(page)).toHaveValue('somebody@elevate.example');
  });

  test('because too many were requested, as the server says', async ({ page }) => {
    const message = 'That was a lot at once. Please try again in a moment.';
    await page.route(path, (route) => route.fulfill({ status: 429, json: { error: 'tooManyRequests', message } }));
    await page.goto('/login');
    await emailField(page).fill('somebody@elevate.example');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  });

  test('the button shows Please wait... meanwhile', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(path, async (route) => {
      await asked;
      await route.abort();
    });
    await page.goto('/login');
    await emailField(page).fill('somebody@elevate.example');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
    answer();
    await expect(page.getByText(text)).toBeVisible();
    // A keyboard user continues where they were.
    await expect(page.getByRole('button', { name: 'Send me a code' })).toBeFocused();
  });
});
