import type { Page } from 'playwright/test';
import { axeFindings, sidewaysOverflow } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { addMember, makeTeam } from './teams.ts';

const soon = (days: number, clock = '') => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}${clock && `T${clock}`}`;
const training = { kind: 'training', title: 'Nets', starts_local: soon(3, '18:30'), ends_local: soon(3, '20:00'), tell: false };

/** Plans events of a team by the call alone. Resolves to the first one's id. */
async function plan(page: Page, team: string, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await page.request.post(`/api/team-events/add/${team}`, { data: { ...training, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string }[] }).response[0]?.id ?? '';
}
async function answerFor(page: Page, team: string, event: string, member_id: string) {
  const answer = await page.request.put(`/api/team-events/answer/${event}`, { data: { team_id: team, member_id, answer: 'yes' } });
  expect(answer.status()).toBe(200);
}
async function openForm(page: Page, team: string, event: string) {
  await page.goto(`/team/player-availability/${team}/${event}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}
async function addTask(page: Page, team: string, event_id: string, assign: string) {
  const answer = await page.request.post(`/api/team-task/add/${team}`, { data: { title: 'Bibs', due: 'event', event_id, assign } });
  expect(answer.status(), await answer.text()).toBe(200);
}
async function eventsOf(page: Page, team: string) {
  const answer = await page.request.get(`/api/team-events/${team}`);
  return ((await answer.json()) as { response: { id: string; starts_local: string; place: string }[] }).response;
}
const datesOf = async (page: Page, team: string) => (await eventsOf(page, team)).map(({ starts_local: at }) => at.slice(0, 10));

test('how a series repeats is changed once I have seen which dates come and go, and what is lost', async ({ page }) => {
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
  await page.getByRole('radio', { name: 'All still to come' }).check();
  await page.getByLabel('Repeats').selectOption({ label: 'Every week' });
  await page.getByLabel('Until', { exact: true }).fill(soon(17));
  await page.getByRole('button', { name: 'Save it' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is what changes' });
  await expect(dialog).toContainText('1 answer stays with its date.');
  await expect(dialog).toContainText('1 answer will be lost with the dates that go.');
  await expect(dialog.getByRole('heading', { name: 'New dates' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  expect(await datesOf(page, team)).toEqual([3, 4, 5, 6].map((day) => soon(day)));
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue(soon(17));
  await page.getByRole('button', { name: 'Save it' }).click();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('Repeats every week, until')).toBeVisible();
  expect(await datesOf(page, team)).toEqual([3, 10, 17].map((day) => soon(day)));
});

test('this and those after it move to another hour with their answers and tasks, and the evenings before stay', async ({ page }) => {
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

test('a series repeats no more once I have seen that the others go, and what is lost with them', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  await plan(page, team, { rule: 'FREQ=DAILY;COUNT=4' });
  const member = await addMember(page, team);
  const ids = (await eventsOf(page, team)).map(({ id }) => id) as [string, string, string, string];
  for (const event of ids.slice(1, 3)) await answerFor(page, team, event, member);
  await addTask(page, team, ids[3], member);
  await openForm(page, team, ids[1]);
  await page.getByRole('radio', { name: 'This and those after it' }).check();
  await page.getByLabel('Repeats').selectOption({ label: 'Never: this one stays, the others go' });
  await page.getByRole('button', { name: 'Save it' }).click();
  const dialog = page.getByRole('dialog', { name: 'This is what changes' });
  await expect(dialog).toContainText('1 answer stays with its date.');
  await expect(dialog).toContainText('1 answer and 1 task (1 taken by somebody) will be lost with the dates that go.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yes' })).toContainText('Zubin Kapoor');
  await expect(page.getByText('Repeats')).toHaveCount(0);
  expect(await datesOf(page, team)).toEqual([3, 4].map((day) => soon(day)));
});

test('another repetition without an end comes as often as the series did', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team, { rule: 'FREQ=DAILY;COUNT=3' });
  await openForm(page, team, event);
  await page.getByRole('radio', { name: 'All still to come' }).check();
  await page.getByLabel('Repeats').selectOption({ label: 'Every week' });
  await page.getByRole('button', { name: 'Save it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByText('Repeats every week, 3 times')).toBeVisible();
  expect(await datesOf(page, team)).toEqual([3, 10, 17].map((day) => soon(day)));
});

test.describe('for this one alone', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('another repetition is refused at its field, and another end alone goes on as before', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    const event = await plan(page, team, { rule: 'FREQ=DAILY;COUNT=2' });
    await openForm(page, team, event);
    await page.getByLabel('Until', { exact: true }).fill(soon(7));
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByText('One event cannot repeat differently.')).toBeVisible();
    await page.getByRole('radio', { name: 'This and those after it' }).check();
    await page.getByRole('button', { name: 'Save it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByText('Repeats every day, until')).toBeVisible();
    expect(await datesOf(page, team)).toEqual([3, 4, 5, 6, 7].map((day) => soon(day)));
  });
});

test.describe('for somebody in Mumbai', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('an event is planned by the clock of another zone, found by its city, with my own time beside it', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await page.goto(`/team-member/${team}?view=events`);
    await page.getByRole('button', { name: 'Add an event' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Tour');
    await page.getByLabel('Starts').fill('2027-07-01T18:30');
    await page.getByLabel('Ends').fill('2027-07-01T20:00');
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('Asia/Kolkata');
    await expect(page.getByText('For you it starts')).toHaveCount(0);
    await zone.fill('london');
    await page.getByRole('option', { name: 'London Europe GMT+1' }).click();
    await expect(zone).toHaveValue('Europe/London');
    await expect(page.getByText('For you it starts Thu 1 Jul, 23:00 (Kolkata time).')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Plan it' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Tour' });
    await expect(card).toContainText('18:30 to 20:00 London time');
    await expect(card).toContainText('For you: Thu 1 Jul, 23:00');
  });
});

test('a manager who answers for others sees at once who is in and who waits, and the page stays as it is', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team, { capacity: 1 });
  for (const [name, jersey] of [
    ['Anbu', 1],
    ['Bela', 2],
  ] as const)
    await addMember(page, team, { first_name: name, jersey_number: jersey });
  await page.goto(`/team/player-availability/${team}/${event}`);
  await page.getByLabel('Answer for Anbu Kapoor').selectOption('yes');
  await expect(page.getByRole('region', { name: 'Yes' })).toContainText('Anbu Kapoor');
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  // What the server will say is shown before it has said it.
  await page.route('**/api/team-events/answer/**', () => {});
  await page.getByLabel('Answer for Bela Kapoor').selectOption('yes');
  await expect(page.getByRole('region', { name: 'Waiting for a place' })).toContainText('number 1 in line');
  await page.unroute('**/api/team-events/answer/**');
  await page.reload();
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  await page.getByLabel('Answer for Bela Kapoor').selectOption('yes');
  await expect(page.getByRole('region', { name: 'Waiting for a place' })).toContainText('Bela Kapoor');
  await expect(page.getByRole('article')).toContainText('1 yes, 0 no, 1 waiting for a place');
  await page.getByLabel('Answer for Anbu Kapoor').selectOption('no');
  // The place goes to who waits, and the card above has heard of it.
  await expect(page.getByRole('region', { name: 'Waiting for a place' })).toContainText('offered until');
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test.describe('where two change one event', () => {
  test.use({ allowedErrors: [/status of 409/] });

  test('the reminders that nobody touched are not among what changed, and others’ are kept', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    const event = await plan(page, team, { remind_before: [1_440, 60] });
    await openForm(page, team, event);
    await expect(page.getByLabel('Remind who has not answered')).toHaveValue('1440,60');
    await page.getByLabel('Place (optional)').fill('Maidan 5');
    const told = { ...training, team_id: team, event_id: event, version: 1, note: 'Bring water', remind_before: [2_880] };
    expect((await page.request.put('/api/editTeamEvent', { data: told })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save it' }).click();
    const panel = page.getByRole('region', { name: 'Somebody else changed this while you had it open.' });
    await expect(panel).toContainText('is now Bring water');
    await expect(panel).toContainText('Two days before');
    await expect(panel).not.toContainText('and you have');
    await panel.getByRole('button', { name: 'Keep mine' }).click();
    const now = async () => {
      const answer = await page.request.get(`/api/team-events/${team}/${event}`);
      return ((await answer.json()) as { response: { place: string; note: string; remind_before: number[] } }).response;
    };
    await expect.poll(now).toMatchObject({ place: 'Maidan 5', note: 'Bring water', remind_before: [2_880] });
  });
});
