import { askForCode, codeField, expect, mailedCode, newEmail, otherThan, test } from './sign-in.ts';

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
});
