import { axeFindings, sidewaysOverflow } from './browser.ts';
import { addPlayer, newVisitor, ownTeam } from './inviting.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

/** The birth date of somebody of this age. */
const bornAgo = (years: number) => {
  const day = new Date(Date.now() - 10 * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

test.describe('with refusals', () => {
  // A birth date that is refused, and a connection that breaks.
  test.use({ allowedErrors: [/status of 400|ERR_FAILED/] });

  test('a guardian who is no member lets reminders go to their child too, from 13 on', async ({ page, browser, baseURL }) => {
    // Two people, and axe at two widths.
    test.slow();
    const team = await ownTeam(page);
    await addPlayer(page, team, { first_name: 'Mira', last_name: 'Rao', is_minor: true });
    const roster = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; is_minor: boolean }[] };
    const child = roster.response.find(({ is_minor }) => is_minor)?.id;
    const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'guardian', member_id: child } });
    const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;

    const guardian = await newVisitor(browser, baseURL);
    await settleIn(guardian, { fullName: 'Asha Rao' });
    await guardian.goto(`/invite?code=${link.code}`);
    await guardian.getByRole('button', { name: 'Yes, I' }).click();
    await expect(guardian).toHaveURL(`/team-member/${team}`);
    const messages = guardian.getByRole('region', { name: 'Who gets the messages' });
    await expect(messages.getByText('From the age of 13, reminders and messages can go to Mira too')).toBeVisible();
    await expect(messages.getByRole('switch')).toHaveCount(0);

    await messages.getByRole('button', { name: 'Add the birth date of Mira Rao' }).click();
    const birthDate = messages.getByLabel('Birth date of Mira', { exact: true });
    await expect(birthDate).toBeFocused();
    await birthDate.fill(bornAgo(40));
    await birthDate.press('Enter');
    await expect(messages.getByText('Please look at the year')).toBeVisible();
    await expect(birthDate).toBeFocused();
    await birthDate.fill(bornAgo(12));
    await birthDate.press('Enter');
    await expect(messages.getByText('too: from')).toBeVisible();

    await messages.getByRole('button', { name: 'Change the birth date of Mira Rao' }).press('Enter');
    await birthDate.fill(bornAgo(14));
    await messages.getByRole('button', { name: 'Save birth date' }).click();
    const both = messages.getByRole('switch', { name: 'Reminders and messages go to Mira too' });
    await expect(both).not.toBeChecked();
    await expect(messages.getByText('Mira has no account with an e-mail address yet.')).toBeVisible();
    await both.press('Space');
    await expect(messages.getByRole('status')).toHaveText('Saved.');
    for (const width of [360, 1280]) {
      await guardian.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysOverflow(guardian)).toBeLessThanOrEqual(0);
      expect(await axeFindings(guardian)).toEqual([]);
    }
    await guardian.reload();
    await expect(both).toBeChecked();

    await guardian.route('**/api/guardians/notifications', (route) => route.abort());
    await both.press('Space');
    await expect(messages.getByRole('status')).not.toHaveText('');
    await expect(both).toBeChecked();

    await guardian.getByRole('button', { name: 'Stop being a guardian of Mira Rao' }).click();
    const dialog = guardian.getByRole('dialog', { name: 'Stop being a guardian of Mira Rao?' });
    expect(await axeFindings(guardian)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(guardian).toHaveURL('/teams');
    await expect(guardian.getByText('You are no longer a guardian of Mira Rao in this team.')).toBeVisible();
    const { response: after } = (await (await page.request.get(`/api/guardians?team_id=${team}`)).json()) as {
      response: { guardians: unknown[] }[];
    };
    expect(after[0]?.guardians).toEqual([]);
    await guardian.context().close();
  });
});
