import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { codeField, newNumber, numberField, openPhoneTab, sendButton, textedCode, watchForFirebase } from './phone-sign-in.ts';
import { expect, otherThan, test } from './sign-in.ts';

test.describe('with the sandbox of a new installation', () => {
  test.use({ allowedErrors: [/status of (400|422|429)/] });

  test('a new person signs in with the code from the text message', async ({ page }) => {
    const number = newNumber();
    await openPhoneTab(page);
    await numberField(page).fill(`${number.slice(0, 5)} ${number.slice(5)}`);
    await sendButton(page).click();
    await expect(page.getByText('OTP sent to your phone number')).toBeVisible();
    await expect(page.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)).toBeVisible();
    await expect(page.getByRole('link', { name: '/dev/outbox' })).toHaveAttribute('href', '/dev/outbox');
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
    await expect(codeField(page)).toBeFocused();
    const code = await textedCode(page, number);
    await page.keyboard.type(otherThan(code));
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to verify! Try again after some time!' })).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(code);
    await expect(page).toHaveURL('/dashboard/user?status=new');
    await expect(page.getByText('OTP verified successfully!')).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('user-storage') ?? 'null') as unknown);
    expect(kept).toMatchObject({ version: 0, state: { user: { email: null, status: 'INACTIVE' } } });
  });

  test('each step passes axe in light and dark, and fits 360 px', async ({ page }) => {
    const check = async (step: string) => {
      expect(await axeFindingsInBothSchemes(page), step).toEqual([]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sidewaysOverflow(page), `${step}, ${width} px`).toBeLessThanOrEqual(0);
      }
    };
    await openPhoneTab(page);
    await sendButton(page).click();
    await check('a problem with the number');
    await numberField(page).fill(newNumber());
    await sendButton(page).click();
    await expect(codeField(page)).toBeFocused();
    await check('the code');
  });

  test('nothing of it is loaded before the tab opens, and never anything of Firebase', async ({ page }) => {
    const asked = watchForFirebase(page);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('asha@elevate.example');
    await expect(page.getByRole('tab', { name: 'Phone' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('tab', { name: 'Phone' }).click();
    await numberField(page).waitFor();
    expect(asked.filter((address) => address.includes('firebase-codes'))).toEqual([]);
    const policy = (await page.request.get('/login')).headers()['content-security-policy'];
    expect(policy).not.toMatch(/google|recaptcha/);
  });
});
