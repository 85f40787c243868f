import type { Browser, Page } from 'playwright/test';
import { follow } from './follow.ts';
import { plan, training } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addTask, joinAsPlayer, player, row, tasksOf } from './tasks.ts';
import { makeTeam, someoneElse } from './teams.ts';

const eventPage = (team: string, event: string) => `/team/player-availability/${team}/${event}`;
const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const button = (page: Page, name: 'Yes' | 'No') => card(page).getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');

/** A manager at a laptop with a team and one event, and two players on phones. */
async function squad(page: Page, browser: Browser, baseURL: string | undefined, changes: Record<string, unknown> = {}) {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  const event = await plan(page, team, changes);
  const phones = [await player(page, team, browser, baseURL), await player(page, team, browser, baseURL)] as const;
  for (const phone of phones) await phone.setViewportSize({ width: 390, height: 844 });
  return { team, event, phones };
}

test.beforeEach(() => test.slow());

test('a task and an answer on one phone stand on the laptop and on another phone, where typed text and focus stay', async ({
  page,
  browser,
  baseURL,
}) => {
  const { team, event, phones } = await squad(page, browser, baseURL);
  const [one, other] = phones;
  await test.step('a task that one takes moves on three screens', async () => {
    for (const reader of [page, one]) await follow(reader, tasksOf(team, 'all'));
    await follow(other, tasksOf(team));
    await addTask(page, team, { title: 'Bibs' });
    for (const reader of [page, one, other]) await expect(row(reader, 'Bibs')).toBeVisible();
    await row(one, 'Bibs').getByRole('button', { name: 'I’ll do it' }).click();
    await expect(row(page, 'Bibs')).toContainText('Take it back');
    await expect(row(other, 'Bibs')).toHaveCount(0);
  });
  for (const reader of [page, one, other]) await follow(reader, eventPage(team, event));
  await expect(group(page, 'Not answered')).toHaveCount(2);
  await button(other, 'Yes').click();
  await expect(group(page, 'Yes')).toHaveCount(1);
  await card(other).getByRole('button', { name: 'Add a note' }).click();
  const note = card(other).getByLabel('A note to the team');
  await note.pressSequentially('From wo');

  await button(one, 'Yes').click();
  await expect(group(page, 'Yes')).toHaveCount(2);
  await expect(group(other, 'Yes')).toHaveCount(2);
  await button(one, 'No').click();
  await expect(group(page, 'No')).toHaveCount(1);
  await expect(group(other, 'No')).toHaveCount(1);
  await expect(note).toBeFocused();
  await other.keyboard.type('rk');
  await expect(note).toHaveValue('From work');

  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  for (const phone of phones) await expect(card(phone)).toContainText('This event is called off.');
  for (const phone of phones) await phone.close();
});

test('two tabs of one person say the same, though one stream is open for both', async ({ page, context, browser, baseURL }) => {
  const manager = await someoneElse(browser, baseURL);
  const team = await makeTeam(manager);
  const event = await plan(manager, team);
  await settleIn(page);
  await joinAsPlayer(manager, team, page);
  await follow(page, '/team/upcomingEvents');
  const tab = await context.newPage();
  await follow(tab, eventPage(team, event));
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/live')) streams.push(request.url());
  });
  await button(page, 'Yes').click();
  await expect(button(tab, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await plan(manager, team, { title: 'Second nets' });
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(streams).toEqual([]);
  // The remaining tab takes the stream over.
  await tab.close();
  await expect.poll(() => streams.length).toBe(1);
  await plan(manager, team, { title: 'Third nets' });
  await expect(page.getByRole('article')).toHaveCount(3);
  await manager.close();
});

test('the season on one sheet, My day and the list of events follow what others answer and plan', async ({ page, browser, baseURL }) => {
  const { team, event, phones } = await squad(page, browser, baseURL);
  const [one, other] = phones;
  await follow(page, `/team-member/${team}?view=availability`);
  await follow(one, '/dashboard');
  await follow(other, '/team/upcomingEvents');
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(2);
  await cells.first().focus();
  await button(other, 'Yes').click();
  await expect(page.getByRole('columnheader').nth(1)).toContainText('1 yes');
  await expect(cells.first()).toBeFocused();
  const moved = await page.request.put('/api/editTeamEvent', {
    data: { ...training, team_id: team, event_id: event, version: 1, scope: 'one', title: 'Late nets' },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  const day = (name: string) => one.getByRole('region', { name });
  await expect(day('Next events to answer').getByRole('heading', { level: 3 })).toHaveText('Late nets');
  await expect(day('My teams')).toContainText('Late nets');
  await expect(card(other).getByRole('heading')).toHaveText('Late nets');
  await plan(page, team, { title: 'Match practice' });
  await expect(day('Next events to answer')).toContainText('Match practice');
  await expect(other.getByRole('article').filter({ hasText: 'Match practice' })).toBeVisible();
  for (const phone of phones) await phone.close();
});

test('My day begins empty and shows what is planned, asked and taken, each once and where it was answered', async ({
  page,
  browser,
  baseURL,
}) => {
  const manager = await someoneElse(browser, baseURL);
  const team = await makeTeam(manager);
  await settleIn(page);
  await joinAsPlayer(manager, team, page);
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, '/dashboard');
  const events = page.getByRole('region', { name: 'Next events to answer' });
  const tasks = page.getByRole('region', { name: 'My tasks' });
  await expect(events).toContainText('Your teams have planned nothing yet.');
  await plan(manager, team);
  const row = events.getByRole('listitem').filter({ hasText: 'Nets' });
  await row.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await plan(manager, team, { title: 'Match practice' });
  await expect(events.getByRole('listitem')).toHaveCount(2);

  const members = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; is_me: boolean }[] };
  const me = members.response.find(({ is_me: isMe }) => isMe)?.id;
  await addTask(manager, team, { title: 'Bibs', member_id: me });
  const bibs = tasks.getByRole('checkbox', { name: 'Bibs' });
  await bibs.click();
  await expect(bibs).toBeChecked();
  await addTask(manager, team, { title: 'Balls', member_id: me });
  await expect(tasks.getByRole('checkbox', { name: 'Balls' })).toBeVisible();
  await expect(bibs).toBeChecked();
  await manager.close();
});

test.describe('who may not see it any more', () => {
  test.use({ allowedErrors: [/status of 40[134]/] });

  test('gets nothing more of a team: the stream says so and no page is read again', async ({ page, browser, baseURL }) => {
    const { team, event, phones } = await squad(page, browser, baseURL);
    const [one, other] = phones;
    for (const reader of [page, one]) await follow(reader, eventPage(team, event));
    const roster = (await (await one.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; is_me: boolean }[] };
    const me = roster.response.find(({ is_me: isMe }) => isMe)?.id ?? '';
    const removed = await page.request.delete(`/api/delete-player/${team}/${me}`);
    expect(removed.status(), await removed.text()).toBe(200);
    await expect(group(page, 'Not answered')).toHaveCount(1);
    await follow(other, eventPage(team, event));
    // Nothing of the team stays on their screen, and nothing more of it reaches them.
    await expect(one.getByRole('article')).toHaveCount(0);
    await expect(one.getByText('Ojasvi Kale')).toHaveCount(0);
    const asked: string[] = [];
    one.on('request', (request) => asked.push(request.url()));
    await button(other, 'Yes').click();
    await expect(group(page, 'Yes')).toHaveCount(1);
    expect(asked).toEqual([]);
    for (const phone of phones) await phone.close();
  });

  test('gets other buttons with another role, a sign-in page where the session was ended elsewhere, and no deleted event', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { team, event, phones } = await squad(page, browser, baseURL);
    const [one, other] = phones;
    for (const phone of phones) await follow(phone, eventPage(team, event));
    await expect(one.getByRole('button', { name: 'Call it off' })).toHaveCount(0);
    const roster = (await (await one.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; is_me: boolean }[] };
    const me = roster.response.find(({ is_me: isMe }) => isMe)?.id ?? '';
    const member = (await (await page.request.get(`/api/edit-player/${team}/${me}`)).json()) as { response: Record<string, unknown> };
    const setRole = async (role: string, version: number) => {
      const changed = await page.request.put(`/api/teams/${team}/members/${me}/role`, { data: { role, version } });
      expect(changed.status(), await changed.text()).toBe(200);
    };
    await setRole('coach', Number(member.response['version']));
    await expect(one.getByRole('button', { name: 'Call it off' })).toBeVisible();
    await setRole('player', Number(member.response['version']) + 1);
    await expect(one.getByRole('button', { name: 'Call it off' })).toHaveCount(0);

    const sessions = (await (await other.request.get('/users/me/sessions')).json()) as { id: string }[];
    for (const { id } of sessions) await other.request.delete(`/users/me/sessions/${id}`);
    await expect(other).toHaveURL(/\/login/);
    const deleted = await page.request.post('/api/team-events/delete', { data: { team_id: team, event_id: event, version: 1 } });
    expect(deleted.status(), await deleted.text()).toBe(200);
    await expect(one.getByRole('article')).toHaveCount(0);
    for (const phone of phones) await phone.close();
  });
});
