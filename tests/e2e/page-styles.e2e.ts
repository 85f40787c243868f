import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

test('a page has the classes that it can show, and not those of other pages', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const member = await addMember(page, team);
  for (const path of ['/', '/login', '/assist/dietPlan', `/team-member/${team}?view=availability`]) {
    const html = await (await page.request.get(path)).text();
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, text = '']) => text).join('');
    expect(styles.length, path).toBeGreaterThan(20_000);
    expect(styles.length, path).toBeLessThan(76_000);
  }
  // A class from the page's own file, whose name has brackets.
  await page.goto(`/edit-players/${team}/${member}`);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Back to the roster' })).toHaveCSS('padding-top', '24px');
});
