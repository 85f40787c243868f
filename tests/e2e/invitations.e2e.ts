import { axeFindings, axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { addPlayer, newVisitor, desk, invitedPath, ownTeam } from './inviting.ts';
import { codeField, emailField, expect, mailedCode, newEmail, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

test('a coach invites by mail; a new user joins through sign-in and lands on the team', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const email = newEmail('invited');
  await desk(page, team);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('radio', { name: 'Substitute' }).check();
  await page.getByLabel('A note').fill('We need legs.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`Sent to ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Take back the invitation to ${email}` })).toBeVisible();

  const guest = await newVisitor(browser, baseURL);
  await guest.goto(await invitedPath(page, email));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Kothrud Kestrels');
  await expect(guest.getByText('as a substitute')).toBeVisible();
  await expect(guest.getByText('We need legs.')).toBeVisible();
  await guest.getByRole('link', { name: 'Yes, sign in to join' }).click();
  await emailField(guest).fill(email);
  await guest.getByRole('button', { name: 'Send me a code' }).click();
  await codeField(guest).fill(await mailedCode(guest, email));
  await guest.getByLabel('Your name').fill('Ila Bose');
  await guest.getByRole('combobox', { name: 'Your city' }).fill('Pune, Maharashtra');
  await guest.getByRole('option', { name: /Pune/ }).first().click();
  await guest.getByRole('radio', { name: 'I play' }).check();
  await guest.getByRole('checkbox', { name: 'Soccer / Football' }).check();
  await guest.getByRole('radio', { name: 'Women' }).check();
  await guest.getByRole('radio', { name: 'I am 18 or older' }).check();
  await guest.getByRole('button', { name: 'Take me in' }).click();
  await expect(guest.getByText('You join as Ila Bose')).toBeVisible();
  await guest.getByRole('button', { name: 'Yes, I join' }).click();
  await expect(guest).toHaveURL(`/team-member/${team}`);
  await expect(guest.getByText('You are in. Welcome to Kothrud Kestrels.')).toBeVisible();
  await guest.context().close();
  await page.reload();
  await page.getByText('Answered and ended (1)').click();
  await expect(page.getByText('Joined', { exact: true })).toBeVisible();
});

test('a link is created, shown as a QR code, typed as a code by somebody else, and revoked', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  await desk(page, team, 'Link, code, QR');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('Nobody used it yet')).toBeVisible();
  const code = (await page.locator('[data-code]').textContent()) ?? '';
  await page.getByRole('button', { name: 'Show the QR code, Player' }).click();
  await expect(page.getByRole('img', { name: 'QR code that leads to an invitation to Kothrud Kestrels' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(code)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const guest = await newVisitor(browser, baseURL);
  await settleIn(guest, { fullName: 'Mira Sen' });
  await guest.goto('/invite');
  await guest.getByLabel('Code of an invitation').fill(code.toLowerCase().replace('-', ' '));
  await guest.getByRole('button', { name: 'Open' }).click();
  await guest.getByRole('button', { name: 'Yes, I join' }).click();
  await expect(guest).toHaveURL(`/team-member/${team}`);
  await guest.goto(`/invite?code=${code}`);
  await expect(guest.getByText('You already belong to this team.')).toBeVisible();
  await guest.context().close();

  await desk(page, team, 'Link, code, QR');
  await expect(page.getByText('Used once')).toBeVisible();
  await page.getByRole('button', { name: 'End it: the link, Player' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('No link is open.')).toBeVisible();
});

test('a list is previewed, and only ticked rows are sent', async ({ page }) => {
  const team = await ownTeam(page);
  const [one, two] = [newEmail('one'), newEmail('two')];
  await desk(page, team, 'A whole list');
  await page.getByRole('button', { name: 'Look through it' }).click();
  await expect(page.getByText('There is nobody in this list.')).toBeVisible();
  const list = `\uFEFFSurname;Given name;E-Mail;Shirt No;Blood group\r\nSen;Renée;${one};7;A+\r\nBose;Ila;${two};8;\r\nBose;Ila;${two};;\r\nNemo;;wrong;;`;
  await page.getByLabel('Choose a file').setInputFiles({ name: 'squad.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('heading', { name: '4 people in the list' })).toBeFocused();
  await expect(page.getByText('we do not know these headings: Blood group')).toBeVisible();
  await expect(page.getByText('This is no e-mail address.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Row 3, Ila Bose' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Row 2, Ila Bose' }).uncheck();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 1 person, send 1 mail' }).click();
  await expect(page.getByText('1 on the roster, 1 mail sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again to Renée Sen' })).toBeVisible();
});

test('the inbox answers invitations to my address', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const guest = await newVisitor(browser, baseURL);
  const { email } = await settleIn(guest, { fullName: 'Mira Sen' });
  await page.request.post('/api/invite', { data: { team_id: team, as: 'coach', email, note: 'Twice a week.' } });
  await guest.goto('/dashboard');
  await expect(guest.getByRole('region', { name: 'Kothrud Kestrels wants you' })).toContainText('asks you as a coach.');
  await guest.getByRole('link', { name: 'Answer', exact: true }).click();
  await expect(guest.getByText('Twice a week.')).toBeVisible();
  expect(await axeFindingsInBothSchemes(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Join Kothrud Kestrels' }).click();
  await expect(guest).toHaveURL(`/team-member/${team}`);
  await expect(guest.getByRole('definition').filter({ hasText: 'Coach' })).toBeVisible();
  await guest.context().close();
});

test('a member on the roster is invited to their own row, and switches the account before joining', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  await addPlayer(page, team, { first_name: 'Sona', last_name: 'Das', squad: 'substitute' });
  const email = newEmail('sona');
  await desk(page, team);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('On the roster already?').selectOption('Sona Das');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('as a substitute, on the roster already')).toBeVisible();

  const guest = await newVisitor(browser, baseURL);
  await settleIn(guest, { fullName: 'Wrong Account' });
  const path = await invitedPath(page, email);
  await guest.goto(path);
  await expect(guest.getByText('You join as Wrong Account')).toBeVisible();
  await guest.getByRole('button', { name: 'Use another account' }).click();
  await expect(guest).toHaveURL(`/login?return=${encodeURIComponent(path)}`);
  await guest.context().close();
});

test('a player is found by name and invited, and a guardian is invited for a minor', async ({ page }) => {
  const team = await ownTeam(page);
  await addPlayer(page, team, { first_name: 'Chotu', last_name: 'Rao', is_minor: true });
  await desk(page, team, 'A player here');
  await page.getByLabel('Name of the player').fill('kabir singh');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Invite Kabir Singh' }).first().click();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Guardians' }).click();
  await expect(page.getByText('Nobody looks after Chotu here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask by mail: a guardian of Chotu Rao' }).click();
  const email = newEmail('mother');
  await page.getByLabel('E-mail of a guardian of Chotu Rao').fill(email);
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(page.getByText(`Asked, no answer yet: ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Make a code for a guardian of Chotu Rao' }).click();
  await expect(page.getByText('Code for one guardian:')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('with an invalid code', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('the page says so, also signed out, and offers to type another; without a code it requires a session', async ({ page }) => {
    expect((await page.goto('/invite?code=ABC-DEFG'))?.status()).toBe(404);
    await expect(page.getByText('There is no such invitation.')).toBeVisible();
    await expect(page.getByLabel('Code of an invitation')).toHaveValue('ABC-DEFG');
    expect(await axeFindings(page)).toEqual([]);
    const answer = await page.request.get('/invite', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/login?return=%2Finvite']);
  });
});
