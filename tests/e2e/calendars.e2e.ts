import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { makeTeam } from './teams.ts';

const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status();
const field = (page: Page) => page.getByLabel('Your address');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a calendar address is made, copied, replaced and switched off, and a team has one on its page, which fits a phone', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/account-settings');
  const section = page.getByRole('region', { name: 'Your calendar' });
  await expect(section).toContainText('No calendar reads it yet.');
  await section.getByRole('button', { name: 'Make an address' }).click();
  const first = await field(page).inputValue();
  expect(first).toMatch(/^http:\/\/localhost:\d+\/api\/calendar\/[\w-]{43}\.ics$/);
  await section.getByRole('button', { name: 'Copy the address' }).click();
  await expect(section.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(section.getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute('href', first.replace('http:', 'webcal:'));
  expect(await statusOf(page, first)).toBe(200);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);

  await page.reload();
  await expect(section).toContainText('last read by a calendar');
  await expect(field(page)).toHaveCount(0);
  await section.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('button', { name: 'Make a new one' }).click();
  await expect(field(page)).toBeVisible();
  const second = await field(page).inputValue();
  expect([await statusOf(page, first), await statusOf(page, second)]).toEqual([404, 200]);
  await section.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch it off' }).click();
  await expect(section).toContainText('No calendar reads it yet.');
  expect(await statusOf(page, second)).toBe(404);

  const team = await makeTeam(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/team-member/${team}?view=calendar`);
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expect(field(page)).toBeVisible();
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await (await page.request.get(await field(page).inputValue())).text()).toContain('X-WR-CALNAME:Team ');
});
