import type { Page } from 'playwright/test';
import { axeFindings, sidewaysOverflow } from './browser.ts';
import { pressOnceStill } from './follow.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

const soon = (days: number, clock: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

/** Creates an event of a team by its call only. Resolves to its id. */
async function plan(page: Page, team: string, title: string): Promise<string> {
  const data = { kind: 'other', title, starts_local: soon(3, '19:00'), ends_local: soon(3, '21:00'), tell: false };
  const answer = await page.request.post(`/api/team-events/add/${team}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string }[] }).response[0]?.id ?? '';
}

// An end before the start is refused.
test.use({ allowedErrors: [/status of 400/] });

test('a manager plans an event, sees who comes, answers for somebody, and cancels it', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  for (const [first_name, jersey_number] of [
    ['Asha', 1],
    ['Bela', 2],
  ] as const)
    await addMember(page, team, { first_name, jersey_number });
  await page.goto(`/team-member/${team}?view=events`);
  await page.getByRole('button', { name: 'Add an event' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Night nets');
  await page.getByLabel('Starts').fill(soon(2, '19:00'));
  await page.getByLabel('Ends').fill(soon(2, '18:00'));
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('It has to end after it starts.')).toBeVisible();
  await page.getByLabel('Ends').fill(soon(2, '21:00'));
  await page.getByRole('button', { name: 'Plan it' }).click();
  await page.getByRole('link', { name: 'Night nets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night nets');
  const quiet = page.getByRole('region', { name: 'Not answered' });
  await expect(quiet.getByRole('listitem')).toHaveCount(2);
  await quiet.getByRole('combobox').first().selectOption('yes');
  await expect(quiet.getByRole('listitem')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  // The answer moves what is below the players.
  const task = page.getByLabel('What is to be done?');
  await pressOnceStill(page.getByRole('button', { name: 'Add a task' }), () => expect(task).toBeVisible({ timeout: 1_000 }));
  await task.fill('Oranges');
  await page.getByRole('button', { name: 'Add the task' }).click();
  const brought = page.getByRole('region', { name: 'Who brings what' });
  await expect(brought.getByRole('heading', { name: 'Oranges' })).toBeVisible();
  // The task belongs to this event, so the event's day is not repeated.
  await expect(brought.getByText(/^Night nets, /)).toHaveCount(0);
  // Somebody who leads sees on My day who comes.
  await page.goto('/dashboard');
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming).toContainText('1 yes, 0 no, 1 not answered');
  await coming.getByRole('link', { name: 'Night nets' }).click();

  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByLabel('Why (optional)').fill('No lights');
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('This event is called off. No lights')).toBeVisible();
});

test('the season sheet works by arrow keys and on a narrow phone', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  await plan(page, team, 'Team dinner');
  await addMember(page, team, { first_name: 'Asha', jersey_number: 1 });
  await addMember(page, team, { first_name: 'Bela', jersey_number: 2 });
  await page.goto(`/team-member/${team}?view=availability`);
  expect(await axeFindings(page)).toEqual([]);
  const cell = page.getByRole('row', { name: /Asha Kapoor/ }).getByRole('gridcell');
  const saved = () => page.waitForResponse('**/api/team-events/answer/**');
  // A press before hydration takes effect afterwards.
  const first = saved();
  await cell.click();
  await expect(cell).toHaveAccessibleName('yes');
  expect((await first).status()).toBe(200);
  await expect(page.getByText('Asha Kapoor, Team dinner: yes')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(cell).not.toBeFocused();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(cell).toBeFocused();
  const second = saved();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName('maybe');
  expect((await second).status()).toBe(200);
  await page.reload();
  await expect(cell).toHaveAccessibleName('maybe');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});

test('an answer on the sheet arrives although the page is left at once, over a slow connection', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team, 'Team dinner');
  await addMember(page, team, { first_name: 'Asha' });
  await page.goto(`/team-member/${team}?view=availability`);
  const cell = page.getByRole('row', { name: /Asha Kapoor/ }).getByRole('gridcell');
  const saved = page.waitForResponse('**/api/team-events/answer/**');
  await cell.click();
  expect((await saved).status()).toBe(200);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 1_500, downloadThroughput: -1, uploadThroughput: -1 });
  await cell.press('Enter');
  await expect(cell).toHaveAccessibleName('maybe');
  await page.goto('about:blank');
  const counts = async () => {
    const answer = await page.request.get(`/api/team-events/${team}/${event}`);
    return ((await answer.json()) as { response: { counts: { maybe: number } } }).response.counts.maybe;
  };
  await expect.poll(counts, { timeout: 15_000 }).toBe(1);
});

test('undrawn parts of a season are available to screen readers and text search', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  await Promise.all(Array.from({ length: 16 }, (_, at) => addMember(page, team, { first_name: `Player ${at}`, jersey_number: at + 1 })));
  await Promise.all(Array.from({ length: 12 }, (_, at) => plan(page, team, `Nets ${at}`)));
  await page.goto(`/team-member/${team}?view=availability`);
  await page.setViewportSize({ width: 390, height: 500 });
  const heads = await page.getByRole('columnheader').count();
  const drawn = await page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility({ contentVisibilityAuto: true })).length);
  const tree = await page.getByRole('grid').ariaSnapshot();
  expect(heads).toBeGreaterThan(6);
  expect(drawn).toBeLessThan(tree.match(/- gridcell/g)?.length ?? 0);
  expect(tree.match(/- gridcell/g)).toHaveLength((heads - 1) * tree.match(/- rowheader/g)!.length);
});
