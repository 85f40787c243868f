import { axeFindings, sidewaysOverflow } from './browser.ts';
import { addPlayer, newVisitor, desk, ownTeam } from './inviting.ts';
import { expect, newEmail, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { joinAs } from './teams.ts';

test('the desk says that invitations ended when their sender was removed, and sends one again', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  const manager = await newVisitor(browser, baseURL);
  await settleIn(manager, { fullName: 'Farhan Former' });
  await joinAs(page, team, manager, 'manager');
  const email = newEmail('invited');
  await manager.request.post('/api/invite', { data: { team_id: team, as: 'coach', email } });
  await manager.request.post('/api/invitations/link', { data: { team_id: team, as: 'player' } });
  await desk(page, team, 'Link, code, QR');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('open until')).toBeVisible();

  const roster = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; role: string }[] };
  const member = roster.response.find(({ role }) => role === 'manager')?.id;
  expect((await page.request.delete(`/api/delete-player/${team}/${member}`)).status()).toBe(200);
  await expect(row.getByText('Farhan Former is no longer in the team.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ended links' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(row.getByText('Ojasvi Kale')).toBeVisible();
  await expect(row.getByText('open until')).toBeVisible();
  await manager.context().close();
});

test('a coach sees why their invitation of a guardian ended, and no button that is refused', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  await addPlayer(page, team, { first_name: 'Mira', last_name: 'Rao', is_minor: true });
  const roster = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; is_minor: boolean }[] };
  const child = roster.response.find(({ is_minor: isMinor }) => isMinor)?.id;
  const [coach, guardian] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
  await settleIn(coach, { fullName: 'Charu Coach' });
  await settleIn(guardian, { fullName: 'Asha Rao' });
  await joinAs(page, team, coach, 'coach');
  const email = newEmail('invited');
  await coach.request.post('/api/invite', { data: { team_id: team, as: 'guardian', member_id: child, email } });
  await page.request.post('/api/invite', { data: { team_id: team, as: 'coach', email: newEmail('coach') } });
  await joinAs(page, team, guardian, 'guardian', child);
  await desk(coach, team);
  const row = coach.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByText('Mira Rao has a guardian now; a manager can send it again.')).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(coach.getByRole('button', { name: 'Take back' })).toHaveCount(1);
  await desk(page, team);
  await page.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(page.getByText(`Sent to ${email} again.`)).toBeVisible();
  for (const other of [coach, guardian]) await other.context().close();
});
