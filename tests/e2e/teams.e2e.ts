import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { redAndBlue } from '../builders/pictures.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam, newWord, someoneElse } from './teams.ts';

const picture = async () => (await redAndBlue()).png().toBuffer();

test('I make a team of a kind and sport of the site, search finds it, and it is on my day', async ({ page }) => {
  const word = newWord();
  await settleIn(page);
  await page.goto('/teams');
  await expect(page.getByRole('heading', { name: 'No team yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New team' }).click();
  const listed = async (path: string) =>
    ((await (await page.request.get(path)).json()) as { response: { name: string }[] }).response.map(({ name }) => name);
  await expect(page.getByLabel('Type').locator('option')).toHaveText(['--Select--', ...(await listed('/api/teamtype'))]);
  const sports = await listed('/api/listgames');
  for (const sport of sports) await expect(page.getByRole('radio', { name: sport, exact: true })).toBeAttached();
  await expect(page.getByRole('group', { name: 'Sport' }).getByRole('radio')).toHaveCount(sports.length);
  await page.getByLabel('Name').fill(`${word} Rovers`);
  await page.getByLabel('Type').selectOption('School');
  await page.getByRole('radio', { name: 'Golf' }).check({ force: true });
  await page.getByRole('button', { name: 'Make the team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Rovers`);
  await expect(page.getByText('Your team is there. Now put people into it.')).toBeVisible();
  await expect(page.getByText('Owner').first()).toBeVisible();
  await page.goto('/teams');
  await expect(page.getByRole('link', { name: `${word} Rovers` })).toBeVisible();
  await page.goto(`/search?keyword=${word}&category=teams`);
  await page.getByRole('link', { name: `${word} Rovers` }).click();
  await expect(page.getByRole('dialog')).toContainText('School');
  await expect(page.getByRole('dialog')).toContainText('Members');
  await page.goto('/dashboard/');
  await expect(page.getByRole('region', { name: 'My teams' }).getByRole('link', { name: `${word} Rovers` })).toBeVisible();
});

test('a team is deleted after showing what goes with it, and restored from my list', async ({ page }) => {
  const word = newWord();
  await settleIn(page);
  const team = await makeTeam(page, `${word} Rovers`);
  await addMember(page, team);
  await page.goto(`/edit-team/${team}`);
  await expect(page.getByText('2 members would go along.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the team' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByText(`${word} Rovers was deleted.`)).toBeVisible();
  // The bar must not cover what is below it.
  const bar = await page.getByRole('main').getByRole('status').boundingBox();
  const card = await page.getByRole('heading', { name: 'No team yet' }).locator('..').boundingBox();
  expect((card?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))).toBeGreaterThanOrEqual(16);
  await expect(page.getByRole('link', { name: `${word} Rovers` })).toHaveCount(0);
  // The offer outlives a reload, until it was taken.
  await page.reload();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `${word} Rovers` })).toBeVisible();
  await expect(page.getByText(`${word} Rovers is back.`)).toBeFocused();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('link', { name: `${word} Rovers` })).toBeVisible();
  await expect(page.getByText(`${word} Rovers was deleted.`)).toHaveCount(0);
});

test('a logo is cropped and shown wherever the team is', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  await page.goto(`/edit-team/${team}`);
  await page.getByRole('link', { name: 'Add a logo' }).click();
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByRole('button', { name: 'Use as team logo' }).click();
  await expect(page).toHaveURL(`/edit-team/${team}`);
  await expect(page.getByText('The logo is changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the team' }).click();
  const logo = page.getByRole('main').getByRole('img');
  await expect(logo).toHaveAttribute('src', /^\/storage\/uploads\/team_logos\/[\w-]+\.webp\?w=150$/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(150);
});

test.describe('somebody outside a team', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('sees its public page, never the roster, and a deleted team as not found', async ({ page, browser, baseURL }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await addMember(page, team, { first_name: 'Secretive' });
    const other = await someoneElse(browser, baseURL);
    for (const path of [`/team-member/${team}`, `/team-member/${team}?view=roster`]) {
      expect((await other.goto(path))?.status()).toBe(200);
      await expect(other.getByRole('heading', { name: 'AT A GLANCE' })).toBeVisible();
      expect(await other.content()).not.toContain('Secretive');
    }
    for (const path of [`/edit-team/${team}`, `/edit-players/${team}/${team}`, '/team-member/0192ffff-51c0-7000-8a40-de3000de3001'])
      expect((await other.goto(path))?.status(), path).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This team is no longer here');
    // Links into a team that exists say why, and lead to where one can ask to join.
    for (const path of [`/edit-team/${team}`, `/edit-players/${team}/${team}`, `/team/player-availability/${team}/${team}`]) {
      expect((await other.goto(path))?.status(), path).toBe(404);
      await expect(other.getByRole('heading', { level: 1 })).toContainText('You are not on the roster of');
      await expect(other.getByText("You can ask to join on the team's page")).toBeVisible();
      await other.getByRole('link', { name: /To the page of .*, to ask to join/ }).click();
      await expect(other).toHaveURL(`/team-member/${team}`);
    }
    await other.close();
  });

  test('an owner who opens somebody outside the roster is told so, with a link back', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page, 'Aundh Arrows');
    for (const path of [`/edit-players/${team}/${team}`, `/edit-players/${team}/nonsense`]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This person is no longer on the roster');
    }
    await page.getByRole('link', { name: 'The roster of Aundh Arrows' }).click();
    await expect(page).toHaveURL(`/team-member/${team}?view=roster`);
  });
});

test('my teams and the form of a new one pass axe in light and dark for an owner, and fit a narrow phone', async ({ page }) => {
  // Its select contains every time zone, and axe reads each of them.
  test.slow();
  await settleIn(page);
  await makeTeam(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/teams', '/teams?new=1']) {
    await page.goto(path);
    expect(await axeFindingsInBothSchemes(page), path).toEqual([]);
    await expect.poll(() => sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
  }
});
