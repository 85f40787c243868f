import { axeFindings, axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { player } from './tasks.ts';
import { makeTeam } from './teams.ts';
import { anyTournament, enter } from './tournaments.ts';

test('an owner finds a tournament in spite of a typing error, enters the team, withdraws it, and enters it again', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  const cup = await anyTournament(page.request, team);
  await page.goto(`/team-member/${team}?view=tournaments`);
  await expect(page.getByText('The team is in no tournament yet')).toBeVisible();
  const name = page.getByLabel('Name of the tournament');
  await name.fill('zz');
  await name.press('Enter');
  await expect(page.getByRole('alert')).toContainText('at least 3 characters');
  await expect(name).toHaveValue('zz');
  await name.fill('qqqqzzzzxxxx');
  await name.press('Enter');
  await expect(page.getByText('No tournament still to come is called like “qqqqzzzzxxxx”.')).toBeVisible();
  // A letter of the last word is doubled.
  await name.fill(`${cup.name}${cup.name.at(-1)}`);
  await name.press('Enter');
  const found = page.getByRole('list', { name: 'Tournaments found' });
  await found
    .getByRole('button', { name: `We play here: ${cup.name}` })
    .first()
    .press('Enter');
  await expect(found.getByRole('button', { name: `Entered: ${cup.name}` }).first()).toBeFocused();
  const toCome = page.getByRole('region', { name: 'TO COME' });
  await expect(toCome.getByRole('link', { name: cup.name })).toHaveAttribute('href', /^\/search\?keyword=.+&category=tournaments$/);

  await page.reload();
  await toCome.getByRole('button', { name: `Withdraw from ${cup.name}` }).click();
  await expect(toCome.getByRole('status')).toHaveText(`The team does not play in ‘${cup.name}’ any more.`);
  await expect(toCome.getByRole('button', { name: 'Undo' })).toBeFocused();
  await toCome.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toCome.getByRole('button', { name: `Withdraw from ${cup.name}` })).toBeFocused();
  await page.reload();
  await expect(toCome.getByRole('link', { name: cup.name })).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  // The name has the width of the row, with the button below, and is a target for a finger.
  const [above, below] = [
    await page.getByRole('heading', { name: cup.name }).boundingBox(),
    await toCome.getByRole('button', { name: `Withdraw from ${cup.name}` }).boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await page.mouse.click((above?.x ?? 0) + 20, (above?.y ?? 0) - 6);
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByRole('heading', { level: 3, name: cup.name }).first()).toBeVisible();
});

test("a player sees the team's tournaments among their events, and an answer reports clashes", async ({ page, browser, baseURL }) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page, 'Aundh Arrows');
  const cup = await anyTournament(page.request, team);
  await enter(page, team, cup.id);
  const times = { starts_local: `${cup.starts_on}T18:30`, ends_local: `${cup.starts_on}T20:00` };
  const planned = await page.request.post(`/api/team-events/add/${team}`, {
    data: { kind: 'training', title: 'Nets', ...times, tell: false },
  });
  const event = ((await planned.json()) as { response: { id: string }[] }).response[0]?.id ?? '';
  const other = await player(page, team, browser, baseURL);

  await other.goto(`/team-member/${team}?view=tournaments`);
  await expect(other.getByRole('link', { name: cup.name })).toBeVisible();
  await expect(other.getByRole('button', { name: /Withdraw|We play/ })).toHaveCount(0);

  const clash = `Same time as the tournament ${cup.name} (Aundh Arrows).`;
  await other.goto('/team/upcomingEvents');
  await expect(other.getByRole('article').filter({ hasText: 'Tournament' }).getByRole('link', { name: cup.name })).toBeVisible();
  await expect(other.getByRole('article').filter({ hasText: 'Nets' })).toContainText(clash);
  for (const view of ['week', 'month']) {
    await other.goto(`/team/upcomingEvents?view=${view}&from=${cup.starts_on}`);
    await other
      .getByRole('button', { name: `Tournament, all day: ${cup.name}` })
      .first()
      .click();
    await expect(other.getByRole('article').getByRole('link', { name: cup.name })).toBeVisible();
  }
  await page.goto(`/team/upcomingEvents?view=month&from=${cup.starts_on}`);
  expect(await axeFindings(page)).toEqual([]);
  // The page of one event knows nothing of it before the answer.
  await other.goto(`/team/player-availability/${team}/${event}`);
  await other.getByRole('button', { name: 'Yes', exact: true }).first().click();
  await expect(other.getByText(clash)).toBeVisible();
  await expect(other.getByText(`At that time you also have ${cup.name} of Aundh Arrows`)).toBeVisible();
});
