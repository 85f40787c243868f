import { follow, pressOnceStill } from './follow.ts';
import { addPlayer, newVisitor, ownTeam } from './inviting.ts';
import { plan } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { makeTeam } from './teams.ts';

test.beforeEach(() => test.slow());

test('an absence that is planned and taken back in one tab follows in another', async ({ page, context }) => {
  await settleIn(page);
  await makeTeam(page);
  await follow(page, '/team/upcomingEvents');
  const tab = await context.newPage();
  await tab.goto('/team/upcomingEvents');
  await page.getByLabel('First day').fill('2031-03-03');
  await page.getByLabel('Last day').fill('2031-03-05');
  await page.getByRole('button', { name: 'Plan it' }).click();
  const back = tab.getByRole('button', { name: /^Take back the absence/ });
  await expect(back).toHaveCount(1);
  await pressOnceStill(back, () => expect(back).toHaveCount(0, { timeout: 500 }));
  await expect(page.getByRole('button', { name: /^Take back the absence/ })).toHaveCount(0);
});

test('the empty availability sheet appears with the first player and the first event, and answers to a press', async ({ page }) => {
  const team = await ownTeam(page);
  await follow(page, `/team-member/${team}?view=availability`);
  await expect(page.getByRole('heading', { name: 'There is nobody in the squad yet' })).toBeVisible();
  await addPlayer(page, team, { first_name: 'Zubin', last_name: 'Kapoor' });
  await expect(page.getByRole('heading', { name: 'Nothing is planned' })).toBeVisible();
  await plan(page, team);
  const cell = page.getByRole('gridcell');
  await expect(cell).toHaveCount(1);
  await cell.click();
  await expect(cell).toHaveAccessibleName('yes');
});

test('a request to join appears to the manager, and is gone for both when it is withdrawn elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const team = await ownTeam(page);
  const guest = await newVisitor(browser, baseURL);
  await settleIn(guest, { fullName: 'Asking Asmi' });
  await follow(page, '/invite');
  await follow(guest, `/team-member/${team}`);
  await guest.request.post('/api/joinrequest', { data: { team_id: team, words: '' } });
  await expect(page.getByText('1 person asks to join.')).toBeVisible();
  await expect(guest.getByText('You have asked to join.')).toBeVisible();
  await follow(page, `/team-member/${team}?view=invite`);
  await expect(page.getByRole('button', { name: 'Take them in: Asking Asmi' })).toBeVisible();
  const withdrawn = await guest.request.delete('/api/joinrequest', { data: { team_id: team } });
  expect(withdrawn.status(), await withdrawn.text()).toBe(200);
  await expect(guest.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  await expect(page.getByText('Nobody is asking at the moment.')).toBeVisible();
  await guest.context().close();
});

test('an event’s page follows the new name of its team', async ({ page }) => {
  const team = await ownTeam(page);
  const event = await plan(page, team);
  await follow(page, `/team/player-availability/${team}/${event}`);
  const editor = await page.context().newPage();
  await editor.goto(`/edit-team/${team}`);
  await editor.getByLabel('Name', { exact: true }).fill('Kothrud Harriers');
  await editor.getByRole('button', { name: 'Save the team' }).click();
  await expect(page.getByRole('link', { name: 'All events of Kothrud Harriers' })).toBeVisible();
  await expect(page).toHaveTitle(/Kothrud Harriers/);
  await expect(page.getByRole('main')).not.toContainText('Kestrels');
});
