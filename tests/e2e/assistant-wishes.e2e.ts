import { axeFindings, sidewaysOverflow } from './browser.ts';
import { planned } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

const text =
  'No mushrooms, allergic to peanuts. Rajma on Sunday! Under 1,000 kcal a day and no eggs on Tuesday. मुझे बैंगन पसंद नहीं। Make it sparkle.';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what becomes of each wish is listed while it is typed on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await settleIn(page);
    await page.goto('/assist/dietPlan');
    await page.getByLabel('Anything else? (optional)').fill(text);
    const words = page.getByRole('region', { name: 'Your words' });
    await expect(words.getByRole('listitem')).toHaveCount(7);
    await expect(words.getByText('1,200 kcal')).toBeVisible();
    // Right below what is typed, where it is seen without scrolling to the end of the form.
    const field = await page.getByLabel('Anything else? (optional)').boundingBox();
    const below = (await words.boundingBox())?.y ?? 0;
    expect(below - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(100);
    await expect(page.getByRole('status').filter({ hasText: '5 done, 1 cannot be done, 1 not understood' })).toBeAttached();
    await words.scrollIntoViewIfNeeded();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/typed-${colorScheme}.png` });
    await page.goto(await planned(page, 'dietPlan', { additionalInfo: text }));
    const link = page.getByRole('link', { name: /^Your words: / });
    await link.click();
    await expect(page.getByRole('region', { name: 'Your words' }).getByText('Make it sparkle')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/planned-${colorScheme}.png` });
  });
}
