import type { Page } from 'playwright/test';
import { withMotion } from './browser.ts';
import { follow } from './follow.ts';
import { newVisitor, desk, invitedPath, ownTeam } from './inviting.ts';
import { plan } from './series.ts';
import { expect, newEmail, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addTask, player, row, tasksOf } from './tasks.ts';
import { makeTeam } from './teams.ts';

test.use(withMotion);

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
const focused = (page: Page) => page.locator(':focus');

test.beforeEach(() => test.slow());

test('the focus stays at a player whose answer moves their row, and does not come back to who left it', async ({
  page,
  browser,
  baseURL,
}) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  const event = await plan(page, team);
  const phone = await player(page, team, browser, baseURL);
  const path = `/team/player-availability/${team}/${event}`;
  for (const reader of [page, phone]) await follow(reader, path);
  const answer = (name: 'Yes' | 'No') =>
    phone.getByRole('main').getByRole('article').first().getByRole('button', { name, exact: true }).click();
  const select = page.getByLabel(/^Answer for /);
  await select.focus();
  await answer('Yes');
  await expect(group(page, 'Yes')).toHaveCount(1);
  await expect(select).toBeFocused();
  await select.selectOption('maybe');
  await expect(group(page, 'Maybe')).toHaveCount(1);
  await expect(select).toBeFocused();

  await select.blur();
  await answer('No');
  await expect(group(page, 'No')).toHaveCount(1);
  await expect(focused(page)).toHaveCount(0);
  await phone.close();
});

test('who takes a task over by keyboard goes on at the task', async ({ page, browser, baseURL }) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  const phone = await player(page, team, browser, baseURL);
  await addTask(page, team, { title: 'Bibs' });
  await phone.goto(tasksOf(team, 'all'));
  await row(phone, 'Bibs').getByRole('button', { name: 'I’ll do it' }).press('Enter');
  await expect(row(phone, 'Bibs')).toContainText('Give it back');
  await expect(row(phone, 'Bibs')).toBeFocused();
  await phone.close();
});

test('who asks, invites, takes in or says no by keyboard goes on at what it led to', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const guest = await newVisitor(browser, baseURL);
  const email = newEmail('focus');
  await settleIn(guest, { fullName: 'Asking Asmi' });
  await guest.goto(`/team-member/${team}`);
  await guest.getByRole('button', { name: 'Ask to join' }).press('Enter');
  await guest.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).press('Enter');
  await expect(focused(guest)).toContainText('You have asked to join.');

  await desk(page, team);
  await page.getByRole('button', { name: 'Take them in: Asking Asmi' }).press('Enter');
  await expect(page.getByText('Nobody is asking at the moment.')).toBeVisible();
  await expect(focused(page)).toHaveText('WHO ASKS TO JOIN');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).press('Enter');
  await expect(focused(page)).toContainText(`Sent to ${email}.`);
  await invitedPath(page, email);
  await guest.context().close();
});
