import { axeFindings, sidewaysOverflow } from './browser.ts';
import { soon, plan, answerFor, openForm, addTask, eventsOf, datesOf } from './series.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { addMember, makeTeam } from './teams.ts';

test('a series gets another rule after a preview of dates and losses', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team, { rule: 'FREQ=DAILY;COUNT=4' });
  const member = await addMember(page, team);
  const second = await page.request.get(`/api/team-events/${team}`);
  for (const { id } of ((await second.json()) as { response: { id: string }[] }).response.slice(0, 2))
    await answerFor(page, team, id, member);
  await openForm(page, team, event);
  await expect(page.getByLabel('Repeats').locator('option').first()).toHaveText('As now: every day, 4 times');
  await expect(page.getByRole('radio', { name: /^All still to come/ })).toHaveAccessibleName(/every day, 4 times/);
  await page.getByRole('radio', { name: /^All still to come/ }).check();
  await page.getByLabel('Repeats').selectOption({ label: 'Every week' });
  await page.getByLabel('Until', { exact: true }).fill(soon(17));
  await page.getByRole('button', { name: 'Save it' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is what changes' });
  await expect(dialog).toContainText('1 answer stays with its date.');
  await expect(dialog).toContainText('1 answer will be lost with the dates that go.');
  await expect(dialog.getByRole('heading', { name: 'New dates' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  expect(await datesOf(page, team)).toEqual([3, 4, 5, 6].map((day) => soon(day)));
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue(soon(17));
  await page.getByRole('button', { name: 'Save it' }).click();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('Repeats every week, until')).toBeVisible();
  expect(await datesOf(page, team)).toEqual([3, 10, 17].map((day) => soon(day)));
});

test('this and the following dates move to another hour with answers and tasks, and earlier ones stay', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  await plan(page, team, { rule: 'FREQ=DAILY;COUNT=4' });
  const member = await addMember(page, team);
  const events = await eventsOf(page, team);
  const [first, second, third] = events.map(({ id }) => id) as [string, string, string];
  await answerFor(page, team, third, member);
  await addTask(page, team, third, member);
  await openForm(page, team, second);
  await page.getByRole('radio', { name: 'This and those after it' }).check();
  await page.getByLabel('Starts').fill(soon(4, '07:00'));
  await page.getByLabel('Place (optional)').fill('Maidan 5');
  await page.getByRole('button', { name: 'Save it' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is what changes' });
  await expect(dialog).toContainText('1 answer stays with its date. 1 task stays.');
  await expect(dialog).not.toContainText('lost');
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('07:00 to 08:30');
  expect((await eventsOf(page, team)).map(({ id, starts_local: at, place }) => [id, at, place])).toEqual(
    events.map(({ id }, index) => [id, soon(3 + index, index === 0 ? '18:30' : '07:00'), index === 0 ? '' : 'Maidan 5']),
  );
  await page.goto(`/team/player-availability/${team}/${third}`);
  await expect(page.getByRole('region', { name: 'Yes' })).toContainText('Zubin Kapoor');
  await page.goto(`/team/player-availability/${team}/${first}`);
  await expect(page.getByRole('main')).toContainText('18:30 to 20:00');
});
