import { axeFindings } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { addTask, openDetails, player, tasksOf } from './tasks.ts';
import { makeTeam } from './teams.ts';

test('a renamed line keeps its tick, and a half-written one survives a reload', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const id = await addTask(page, team, { checklist: 'Orangs\nKnife' });
  const { response } = (await (await page.request.get(`/api/team-task/details/${id}?team_id=${team}`)).json()) as {
    response: { checklist: { id: string }[] };
  };
  await page.request.post(`/api/team-task/tick/${id}`, { data: { team_id: team, item_id: response.checklist[0]?.id, is_done: true } });
  await page.goto(tasksOf(team, 'all'));
  await openDetails(page, 'Oranges');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Line 1' }).fill('Two dozen oranges');
  await page.getByRole('textbox', { name: 'Line 2' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Line 3' })).toBeFocused();
  await page.keyboard.type('Plates');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await openDetails(page, 'Oranges');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Line 3' })).toHaveValue('Plates');
  await page.getByRole('button', { name: 'Save the task' }).click();
  await expect(page.getByText('The task is saved.')).toBeVisible();
  const lines = page.getByRole('group', { name: /Checklist/ });
  await expect(lines.getByRole('listitem')).toHaveText([/^Two dozen oranges/, 'Knife', 'Plates']);
  await expect(lines.getByRole('checkbox', { name: /Two dozen oranges/ })).toBeChecked();
});

test('a swap requested of me is on my day, with yes and no', async ({ page, browser, baseURL }) => {
  test.slow();
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page, 'Kothrud Kestrels');
  const other = await player(page, team, browser, baseURL);
  const roster = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; first_name: string }[] };
  const idOf = (name: string) => roster.response.find(({ first_name }) => first_name === name)?.id ?? '';
  const id = await addTask(page, team, { title: 'Water' });
  await other.request.post(`/api/team-task/claim/${id}`, { data: { team_id: team } });
  const fields = { team_id: team, member_id: idOf('Nila'), to_member_id: idOf('Ojasvi') };
  expect((await other.request.post(`/api/team-task/swap/ask/${id}`, { data: fields })).status()).toBe(200);
  await page.goto('/dashboard');
  const asked = page.getByRole('list', { name: 'Asked of you' }).getByRole('listitem');
  await expect(asked).toContainText('Nila asks you to take over Water.');
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'I’ll do it', exact: true }).click();
  await expect(asked.getByText('It is yours now. Nila is told.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Asked of you' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My tasks' }).getByRole('checkbox', { name: 'Water' })).toBeVisible();
  await other.close();
});

test('ticking a task by keyboard keeps the focus while it is sent', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const id = await addTask(page, team, {});
  expect((await page.request.post(`/api/team-task/claim/${id}`, { data: { team_id: team } })).status()).toBe(200);
  await page.goto('/dashboard');
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/team-task/done/**', async (route) => {
    await gate;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/team-task/done/**');
  const answered = page.waitForResponse('**/api/team-task/done/**');
  const tick = page.getByRole('region', { name: 'My tasks' }).getByRole('checkbox', { name: 'Oranges' });
  await tick.press('Space');
  await sent;
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  // A second press waits for the answer to the first.
  await tick.press('Space');
  await expect(tick).toBeChecked();
  letThrough();
  expect((await answered).status()).toBe(200);
  await expect(tick).toBeFocused();
  // It is done, so it is no longer listed.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My teams' })).toBeVisible();
  await expect(tick).toHaveCount(0);
});
