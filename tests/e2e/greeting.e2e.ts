import { follow } from './follow.ts';
import { plan } from './series.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { makeTeam } from './teams.ts';

test.describe('a reader in Los Angeles, where it is another day', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  const [greeting, day] = ['Good evening', 'Wednesday 30 June'];

  test('is greeted by their own clock from the first paint on, also after the page was updated', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-07-01T04:00:00Z'));
    // Collects what stands in the page before each paint.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      const look = () => {
        const text = document.querySelector('main h1')?.firstElementChild?.textContent;
        if (text) seen.add(text);
        requestAnimationFrame(look);
      };
      look();
    });
    await settleIn(page);
    const team = await makeTeam(page);
    await follow(page, '/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByText(day, { exact: true })).toBeVisible();
    await plan(page, team, { title: 'Sprints' });
    await expect(main.getByText('Sprints').first()).toBeVisible();
    await expect(main.getByText(day, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual([`${greeting},`]);
  });
});
