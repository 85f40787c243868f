import { axeFindings } from './browser.ts';
import { plan, soon } from './series.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { addMember, makeTeam } from './teams.ts';

test.describe('with a reader in Mumbai', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('an event is planned in another zone, found by its city, with my own time beside it', async ({ page }) => {
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

test('the form asks only for what applies, keeps what was typed, also over a reload, and sends nothing hidden', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  await page.goto(`/team-member/${team}?view=events`);
  await page.getByRole('button', { name: 'Add an event' }).click();
  const opponent = page.getByLabel('Opponent');
  const until = page.getByLabel('Until', { exact: true });
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await expect(opponent).toBeHidden();
  await expect(until).toBeHidden();
  await page.getByRole('radio', { name: 'Game' }).check();
  await opponent.fill('Harriers');
  await page.getByLabel('Repeats').selectOption('Every week');
  await until.fill(soon(30));
  await page.reload();
  await page.getByRole('button', { name: 'Add an event' }).click();
  await expect(opponent).toHaveValue('Harriers');
  await expect(until).toHaveValue(soon(30));
  await page.getByLabel('Repeats').selectOption('Once');
  await expect(until).toBeHidden();
  await page.getByRole('radio', { name: 'Training' }).check();
  await expect(opponent).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Nets');
  const sent = page.waitForRequest('**/api/team-events/add/**');
  await page.getByRole('button', { name: 'Plan it' }).click();
  expect(((await sent).postDataJSON() as Record<string, unknown>)['opponent'] ?? '').toBe('');
  await expect(page.getByRole('article').filter({ hasText: 'Nets' })).toHaveCount(1);
});

test('a manager who answers for others sees at once who is in and who waits, without a reload', async ({ page }) => {
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
  // The expected result is shown before the server has answered.
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
  // The next person on the waiting list gets the place, and the card above is updated.
  await expect(page.getByRole('region', { name: 'Waiting for a place' })).toContainText(/offered until .+ time/);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test.describe('for a reader in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an event keeps its place when its time in their zone appears', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await plan(page, team);
    let releaseScripts = () => {};
    const released = new Promise<void>((resolve) => (releaseScripts = resolve));
    await page.route(/\/_astro\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    // On a phone the answers stand below the time.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/team/upcomingEvents', { waitUntil: 'commit' });
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    const before = await yes.boundingBox();
    releaseScripts();
    await expect(page.getByText(/^For you: \w{3} \d/)).toBeVisible();
    expect(await yes.boundingBox()).toEqual(before);
  });
});
