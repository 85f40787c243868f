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

  test('a full number is required, and may have its own country code', async ({ page }) => {
    await openPhoneTab(page);
    for (const typed of ['', '98765']) {
      await numberField(page).fill(typed);
      await sendButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Phone number must be given in full with country code.' })).toBeVisible();
      await expect(numberField(page)).toBeFocused();
    }
    await numberField(page).fill('+44 20 7946 0958');
    await sendButton(page).click();
    await expect(page.getByText('+44 20 7946 0958')).toBeVisible();
    await page.getByRole('button', { name: 'Use another number' }).click();
    await expect(numberField(page)).toHaveValue('+44 20 7946 0958');
  });

  test('a failed code or token is reported, and the same digits work afterwards', async ({ page }) => {
    const number = newNumber();
    await openPhoneTab(page);
    await page.route('**/auth/sandbox/phone-code', (route) => route.fulfill({ status: 429, json: { error: 'unexpected' } }), { times: 1 });
    await numberField(page).fill(number);
    await sendButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send OTP' })).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    await sendButton(page).click();
    await expect(codeField(page)).toBeFocused();
    await page.route('**/auth/verify-firebase-token', (route) => route.fulfill({ status: 422, json: { error: 'phoneNotVerified' } }), {
      times: 1,
    });
    await page.keyboard.type(await textedCode(page, number));
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to verify! Try again after some time!' })).toBeVisible();
    await page.getByRole('button', { name: 'Verify the code' }).click();
    await expect(page).toHaveURL('/dashboard/user?status=new');
  });

  test("the countries have the site's names", async ({ page }) => {
    const { response } = (await (await page.request.get('/api/listcountry')).json()) as { response: { code: string; name: string }[] };
    const germany = response.find(({ code }) => code === 'DE')?.name ?? '';
    const country = page.getByLabel('Country code');
    const listed = page.waitForResponse('**/api/listcountry');
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Phone' }).click();
    expect((await listed).status()).toBe(200);
    await expect(country.locator('option[value=DE]')).toHaveText(`${germany} (+49)`);
    await expect(country.locator('option[value=IN]')).toHaveText('India (+91)');
  });

  test("the country is the visitor's, until they choose, and India by default", async ({ page }) => {
    await openPhoneTab(page);
    await expect(page.getByLabel('Country code')).toHaveValue('IN');
    // Waits until the page has stored the location, so that it can be removed.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('location'))).not.toBeNull();
    await page.route('**/api/location', (route) =>
      route.fulfill({
        json: { city: null, region: null, country_name: 'United Kingdom', latitude: null, longitude: null, country_calling_code: '+44' },
      }),
    );
    await page.evaluate(() => sessionStorage.clear());
    await openPhoneTab(page);
    await expect(page.getByLabel('Country code')).toHaveValue('GB');
    await page.getByLabel('Country code').selectOption({ label: 'Canada (+1)' });
    await numberField(page).fill('604 555 0123');
    await sendButton(page).click();
    await expect(page.getByText('+1 604 555 0123')).toBeVisible();
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
