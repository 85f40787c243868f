import { axeFindings, sidewaysOverflow } from './browser.ts';
import { plan } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam, newWord } from './teams.ts';

test.describe("a team's form", () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test('shows what somebody else changed meanwhile, and lets me keep mine without losing theirs', async ({ page }) => {
    const word = newWord();
    await settleIn(page);
    const team = await makeTeam(page, `${word} One`);
    await page.goto(`/edit-team/${team}`);
    await page.getByRole('textbox', { name: 'About the team' }).fill('Mine');
    const now = ((await (await page.request.get(`/api/edit-teams/${team}`)).json()) as { response: Record<string, unknown> }).response;
    const theirs = { ...now, team_name: `${word} Two` };
    expect((await page.request.put(`/api/update-teams/${team}`, { data: theirs })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save the team' }).click();
    await expect(page.getByRole('heading', { name: 'Somebody else changed this while you had it open.' })).toBeFocused();
    await expect(page.getByText(`is now ${word} Two`)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} Two`);
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByText('Mine')).toBeVisible();
  });

  test('fits a narrow phone, whatever both of us wrote', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/edit-team/${team}`);
    const address = (letter: string) => `https://${letter.repeat(90)}.example/`;
    await page.getByRole('textbox', { name: 'About the team' }).fill(`Mine is at ${address('m')}`);
    const now = ((await (await page.request.get(`/api/edit-teams/${team}`)).json()) as { response: Record<string, unknown> }).response;
    const theirs = {
      ...now,
      team_name: 'W'.repeat(80),
      team_desc: `Theirs is at ${address('t')}`,
      team_address: 'W'.repeat(160),
      sport_id: 17,
    };
    expect((await page.request.put(`/api/update-teams/${team}`, { data: theirs })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save the team' }).click();
    const panel = page.getByRole('region', { name: 'Somebody else changed this while you had it open.' });
    await expect(panel).toContainText('Theirs is at');
    await expect(panel).toContainText('is now Badminton');
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('button', { name: 'Save the team' }).click();
    await expect(page).toHaveURL(`/team-member/${team}`);
    await page.goto(`/team-member/${team}?view=about`);
    await expect(page.getByRole('main')).toContainText('Theirs is at');
    await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    const long = 'W'.repeat(60);
    await addMember(page, team, { first_name: long, last_name: long });
    const event = await plan(page, team, { title: long, place: long, note: long });
    const ofTeam = [`/team-member/${team}?view=roster`, `/team-member/${team}?view=events`, `/team/player-availability/${team}/${event}`];
    for (const path of ['/teams', '/dashboard', '/search?keyword=wwww&category=teams', ...ofTeam]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(long);
      await expect.poll(() => sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});
