import type { Page } from 'playwright/test';
import { axeFindings, sidewaysOverflow } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { addMember, makeTeam } from './teams.ts';

const soon = (days: number, clock: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;
/** The local time in India this many minutes from now. */
const inMinutes = (minutes: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
    .format(Date.now() + minutes * 60_000)
    .replace(' ', 'T');

/** Creates an event by its call only. Resolves to its id. */
async function plan(page: Page, team: string, changes: Record<string, unknown> = {}): Promise<string> {
  const eventFields = { kind: 'training', title: 'Nets', starts_local: soon(3, '18:30'), ends_local: soon(3, '20:00'), tell: false };
  const answer = await page.request.post(`/api/team-events/add/${team}`, { data: { ...eventFields, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string }[] }).response[0]?.id ?? '';
}
/** Resolves once the server has answered a request to a path. */
const saved = (page: Page, path: string) => page.waitForResponse((answer) => answer.url().includes(path) && answer.ok());
const card = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('an event shows meeting time, deadline and place; my answer takes a note, and clashes are shown', async ({ page }) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const [team, other] = [await makeTeam(page), await makeTeam(page, 'Kothrud Kestrels')];
  const elsewhere = await plan(page, other, { title: 'Drill' });
  const times = { meet_local: soon(3, '18:00'), answer_by_local: soon(2, '20:00') };
  const event = await plan(page, team, { ...times, place: 'Maidan 4' });
  const me = (await (await page.request.get(`/api/list-player/${other}`)).json()) as { response: { id: string }[] };
  const yes = { team_id: other, member_id: me.response[0]?.id, answer: 'yes' };
  expect((await page.request.put(`/api/team-events/answer/${elsewhere}`, { data: yes })).status()).toBe(200);

  // The page of one event knows nothing of the other team before the answer.
  await page.goto(`/team/player-availability/${team}/${event}`);
  const nets = page.getByRole('article');
  await expect(nets).toContainText('Meet 18:00');
  await expect(nets).toContainText(/Answer by \w{3} \d+ \w{3}, 20:00/);
  await expect(page.getByRole('link', { name: /Maidan 4 on the map/ })).toHaveAttribute('href', /query=Maidan%204/);
  await nets.getByRole('button', { name: 'Maybe', exact: true }).click();
  await expect(nets).toContainText('Same time as Drill (Kothrud Kestrels).');
  await nets.getByRole('button', { name: 'Add a note' }).click();
  await nets.getByLabel('A note to the team').fill('From work');
  const kept = saved(page, '/api/team-events/answer/');
  await nets.getByRole('button', { name: 'Save' }).click();
  await expect(nets.getByRole('button', { name: '“From work”, change' })).toBeVisible();
  await kept;
  await page.reload();
  await expect(nets.getByRole('button', { name: '“From work”, change' })).toBeVisible();
  await page.goto('/team/upcomingEvents');
  await expect(card(page, 'Nets')).toContainText('Same time as Drill (Kothrud Kestrels).');
  await page.getByRole('link', { name: 'Kothrud Kestrels' }).first().click();
  await expect(card(page, 'Nets')).toHaveCount(0);
  await expect(card(page, 'Drill')).toBeVisible();
});

test('staff remind members, mark attendance, and duplicate an event', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  for (const [first_name, jersey_number] of [
    ['Anbu', 1],
    ['Bela', 2],
  ] as const)
    await addMember(page, team, { first_name, jersey_number, email: `${first_name.toLowerCase()}-${team}@elevate.example` });
  const event = await plan(page, team, { starts_local: inMinutes(30), ends_local: inMinutes(90) });
  await page.goto(`/team/player-availability/${team}/${event}`);
  await page.getByRole('button', { name: 'Remind who has not answered' }).click();
  await expect(page.getByText('Reminded: 2.')).toBeVisible();
  await page.getByRole('group', { name: 'Was Anbu Kapoor there?' }).getByRole('button', { name: 'Late' }).click();
  const kept = saved(page, '/api/team-events/mark-player/');
  await page.getByRole('group', { name: 'Was Bela Kapoor there?' }).getByRole('button', { name: 'Absent' }).click();
  await kept;
  await page.reload();
  const marked = page.getByRole('group', { name: 'Was Anbu Kapoor there?' }).getByRole('button', { name: 'Late' });
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/team-member/${team}?view=availability`);
  await expect(page.getByRole('rowheader', { name: /Anbu Kapoor/ })).toContainText('there 1 of 1');
  await page.goto(`/team/player-availability/${team}/${event}`);
  await page.getByRole('button', { name: 'Same again in a week' }).click();
  await expect(page).not.toHaveURL(new RegExp(event));
  await expect(page.getByText('2 not answered')).toBeVisible();
});

test('a season is pasted, previewed line by line, and created; a tour of three days is on each of them', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  await page.goto(`/team-member/${team}?view=events`);
  await page.getByRole('button', { name: 'Paste a season' }).click();
  const days = [10, 17].map((day) => soon(day, '').slice(0, 10));
  await page
    .getByLabel('Games')
    .fill(`${days[0]}\t10:00\tJayanagar Jets\tMaidan 4\nsome day\t10:00\tNobody\n${days[1]}\t15:30\tHebbal Hawks\tMaidan 5`);
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await expect(page.getByText('2 of 3 lines make a game.')).toBeVisible();
  await expect(page.getByText('We cannot read the day "some day".')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Plan 2 games' })).toBeFocused();
  await page.getByRole('button', { name: 'Plan 2 games' }).click();
  await expect(card(page, 'Against Jayanagar Jets')).toContainText('10:00 to 11:30');
  await expect(card(page, 'Against Hebbal Hawks')).toBeVisible();

  await plan(page, team, { kind: 'other', title: 'Tour', starts_local: '2027-07-06T09:00', ends_local: '2027-07-08T17:00' });
  await page.goto(`/team/upcomingEvents?view=month&team=${team}&from=2027-07-01`);
  await expect(page.getByRole('button', { name: /Tour/ })).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /Tour/ }).first().click();
  await expect(card(page, 'Tour')).toContainText('09:00 to Thu 8 Jul, 17:00');
});
