import { axeFindings, axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { pressOnceStill } from './follow.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { addTask, openDetails, player, row, tasksOf } from './tasks.ts';
import { addMember, makeTeam } from './teams.ts';

test('a task is added, claimed, ticked line by line, and counted', async ({ page }) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  await page.goto(tasksOf(team));
  await expect(page.getByText('What does the team forget every time?')).toBeVisible();
  await page.getByRole('button', { name: 'Add a task' }).click();
  await page.getByLabel('What is to be done?').fill('Oranges for the break');
  await page.getByLabel('How many people?').fill('2');
  await page.getByLabel('Checklist (optional)').fill('Oranges\nKnife');
  await page.getByRole('dialog').getByRole('button', { name: 'Add the task' }).click();
  await expect(page.getByText('The task is added.')).toBeVisible();
  const task = row(page, 'Oranges for the break');
  await expect(task).toContainText('Nobody yet, 2 wanted');
  await task.getByRole('button', { name: 'I’ll do it' }).click();
  await expect(task).toContainText('1 of 2: Ojasvi');

  await page.getByRole('link', { name: 'Mine', exact: true }).click();
  const lines = page.getByRole('group', { name: /Checklist/ });
  // A tap before hydration takes effect afterwards.
  await lines.getByRole('checkbox', { name: 'Knife' }).click();
  await expect(lines).toContainText('1 of 2');
  await page.getByRole('checkbox', { name: 'Ojasvi Kale: done' }).click();
  await expect(page.getByText('Ojasvi Kale, done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have taken nothing on.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'WHO DID HOW MUCH' }).getByRole('listitem')).toHaveText(/Ojasvi Kale\s*1\s*done, 0 ahead/);
});

test('a swap is requested, accepted and approved by staff', async ({ page, browser, baseURL }) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  await addTask(page, team, {});
  const [first, second] = [await player(page, team, browser, baseURL), await player(page, team, browser, baseURL)];
  await first.goto(tasksOf(team));
  await row(first, 'Oranges').getByRole('button', { name: 'I’ll do it' }).click();
  await openDetails(first, 'Oranges');
  await first.getByRole('button', { name: 'Ask for a swap' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(first.getByText('Nila asks whether anybody takes over.')).toBeVisible();

  await second.goto(tasksOf(team, 'all'));
  await openDetails(second, 'Oranges');
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(second.getByText('Staff have to agree.')).toBeVisible();
  await page.goto(tasksOf(team, 'all'));
  await openDetails(page, 'Oranges');
  await page.getByRole('group', { name: 'Swap of Oranges' }).getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Staff have to agree.')).toHaveCount(0);
  await second.goto(tasksOf(team, 'mine'));
  await expect(row(second, 'Oranges')).toBeVisible();
  await first.goto(tasksOf(team, 'mine'));
  await first.getByRole('link', { name: 'See where help is wanted' }).click();
  await expect(first).toHaveURL(/list=open/);
  for (const other of [first, second]) await other.close();
});

test('a task that I have just taken stays under my fingers, and goes from a list that I am not working in', async ({
  page,
  browser,
  baseURL,
}) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  await addTask(page, team, {});
  await addTask(page, team, { title: 'Pears' });
  const other = await player(page, team, browser, baseURL);
  for (const reader of [page, other]) await reader.goto(tasksOf(team));
  await row(other, 'Oranges').getByRole('button', { name: 'I’ll do it' }).click();
  await expect(row(page, 'Oranges')).toHaveCount(0);
  const take = row(page, 'Pears').getByRole('button', { name: 'I’ll do it' });
  await pressOnceStill(take, () => expect(take).toHaveCount(0, { timeout: 500 }));
  await expect(row(other, 'Pears')).toHaveCount(0);
  await expect(row(other, 'Oranges')).toContainText('Nila');
  await expect(row(page, 'Pears')).toContainText('Ojasvi');
  await other.close();
});

test('my day shows my tasks with checkboxes, and tasks that need somebody', async ({ page }) => {
  await settleIn(page);
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'My tasks' });
  await expect(page.getByRole('region', { name: 'My teams' })).toBeVisible();
  await expect(card).toHaveCount(0);
  const team = await makeTeam(page, 'Kothrud Kestrels');
  await page.reload();
  await expect(card).toContainText('Nothing to bring and nothing to do for your teams.');
  const id = await addTask(page, team, { title: 'Water' });
  await page.reload();
  await expect(card).toContainText('Your team could use a hand.');
  await expect(card.getByRole('link', { name: 'Kothrud Kestrels' })).toHaveAttribute('href', tasksOf(team));
  await page.request.post(`/api/team-task/claim/${id}`, { data: { team_id: team } });
  await page.reload();
  await card.getByRole('checkbox', { name: 'Water' }).click();
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/team-task/details/${id}?team_id=${team}`)).json()) as { response: { is_done: boolean } })
          .response.is_done,
    )
    .toBe(true);
});

test("a team's tasks pass axe, unfolded and with the form open, on a phone and in the dark", async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  const task = await addTask(page, team, { slots: 12, checklist: 'Oranges\nKnife', due: 'at', due_local: '2027-03-01T10:00' });
  const given = { data: { team_id: team, member_id: await addMember(page, team) } };
  expect((await page.request.post(`/api/team-task/claim/${task}`, given)).status()).toBe(200);
  await page.goto(tasksOf(team));
  await row(page, 'Oranges').getByRole('button', { name: 'I’ll do it' }).click();
  await openDetails(page, 'Oranges');
  await expect(page.getByRole('button', { name: 'Take it back from Zubin Kapoor' })).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Add a task' }).click();
  await expect(page.getByLabel('What is to be done?')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});
