import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { newVisitor, invitedPath, ownTeam } from './inviting.ts';
import { expect, newEmail, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Your age' });
const dialog = (page: Page) => page.getByRole('dialog');

/** The code of a link by which players join the team of `page`. */
async function playersLink(page: Page, team: string): Promise<string> {
  const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'player' } });
  return ((await made.json()) as { response: { link: { code: string } } }).response.link.code;
}

test('whoever said by mistake that they are 18 corrects it, and open pages follow', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  const code = await playersLink(page, team);
  await page.goto(`/team-member/${team}?view=roster`);
  const me = await newVisitor(browser, baseURL);
  await me.setViewportSize({ width: 390, height: 800 });
  await settleIn(me, { fullName: 'Mira Rao' });
  expect((await me.request.post(`/api/accept-mail-invitition/${code}`, { data: {} })).status()).toBe(200);
  const row = page.getByRole('listitem').filter({ hasText: 'Mira Rao' });
  await expect(row).not.toContainText('under 18');
  const profile = await me.context().newPage();
  await profile.goto('/profileSettings');
  await expect(profile.getByRole('switch', { name: 'Others may find my profile' })).toBeChecked();

  const teamPage = await me.context().newPage();
  await teamPage.goto(`/team-member/${team}`);
  const missing = teamPage.getByRole('region', { name: 'A guardian is missing' });
  await expect(
    teamPage
      .getByRole('tab', { name: 'Roster' })
      .or(teamPage.getByRole('link', { name: 'Roster' }))
      .first(),
  ).toBeVisible();
  await expect(missing).toHaveCount(0);

  await me.goto('/account-settings');
  await expect(section(me)).toContainText('You said that you are 18 or older.');
  await section(me).getByRole('button', { name: 'I am under 18' }).click();
  await expect(dialog(me)).toContainText('Nobody finds you in search any more.');
  await expect.poll(() => sidewaysOverflow(me)).toBeLessThanOrEqual(0);
  expect(await axeFindingsInBothSchemes(me)).toEqual([]);
  await dialog(me).getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(section(me)).toContainText('You said that you are 18 or older.');
  await section(me).getByRole('button', { name: 'I am under 18' }).click();
  await dialog(me).getByRole('button', { name: 'Yes, I am under 18' }).click();
  await expect(section(me)).toContainText('You said that you are under 18.');
  await expect(section(me).getByRole('button', { name: 'I am 18 or older' })).toBeFocused();
  await expect(profile.getByText('People under 18 are not listed: nobody can find them here.')).toBeVisible();
  await expect(missing).toBeVisible();
  await expect(row).toContainText('under 18, guardian missing');
  await me.context().close();
});

test('a child with a guardian is told who can change it, and offered nothing that would be refused', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  const code = await playersLink(page, team);
  const child = await newVisitor(browser, baseURL);
  await settleIn(child, { fullName: 'Mira Rao', isAdult: false });
  expect((await child.request.post(`/api/accept-mail-invitition/${code}`, { data: {} })).status()).toBe(200);
  await child.goto('/account-settings');
  await expect(section(child)).toContainText('You said that you are under 18.');
  const email = newEmail('mother');
  const asked = await child.request.post('/api/guardians/ask', { data: { team_id: team, name: 'Asha Rao', email } });
  expect(asked.status()).toBe(200);
  const guardian = await newVisitor(browser, baseURL);
  await settleIn(guardian, { fullName: 'Asha Rao' });
  const token = new URL(await invitedPath(page, email), baseURL).searchParams.get('token');
  expect((await guardian.request.post(`/api/accept-mail-invitition/${token}`, { data: {} })).status()).toBe(200);

  // The open page follows the guardian who joined.
  await expect(section(child)).toContainText('You have a guardian in Kothrud Kestrels, so you count as under 18.');
  await expect(section(child).getByRole('button')).toHaveCount(0);
  expect(await axeFindingsInBothSchemes(child)).toEqual([]);
  await guardian.context().close();
  await child.context().close();
});
