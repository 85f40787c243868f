import { axeFindings, sidewaysOverflow } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { makeTeam } from './teams.ts';

test('the views of a team are one row on a phone, open at the current one, and walkable by arrow keys', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const row = page.getByRole('navigation', { name: 'The team' });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/team-member/${team}`);
    const tops = await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width}`).toBe(1);
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await expect(row).toHaveAttribute('data-more-after');
    await expect(row).not.toHaveAttribute('data-more-before');
  }
  await row.getByRole('link', { name: 'Roster' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('link', { name: 'Events' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(row.getByRole('link', { name: 'About' })).toBeFocused();
  await expect(row.getByRole('link', { name: 'About' })).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveAttribute('data-more-before');
  await expect(row).not.toHaveAttribute('data-more-after');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=invite/);
  await expect(row.getByRole('link', { name: 'Invite' })).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row).not.toHaveAttribute('data-more-before');
});
