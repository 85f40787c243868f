import { axeFindings, axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { addPlayer, newVisitor, desk, invitedPath, ownTeam } from './inviting.ts';
import { expect, newEmail, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

test('a child who joined alone names a guardian, and the team sees that one is missing until there is one', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const team = await ownTeam(page);
  await addPlayer(page, team, { first_name: 'Ravi', last_name: 'Joshi', email: newEmail('other'), phone: '+919812345678' });
  const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'player' } });
  const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;
  const child = await newVisitor(browser, baseURL);
  await child.setViewportSize({ width: 360, height: 740 });
  await settleIn(child, { fullName: 'Mira Rao', isAdult: false });
  await child.goto(`/invite?code=${link.code}`);
  await child.getByRole('button', { name: 'Yes, I join' }).click();
  await expect(child).toHaveURL(`/team-member/${team}`);

  const missing = child.getByRole('region', { name: 'A guardian is missing' });
  await expect(missing).toContainText('You are under 18, so Kothrud Kestrels needs a mother, father or other guardian of yours.');
  await expect(child.getByRole('link', { name: 'Call Ravi Joshi' })).toHaveCount(0);
  await expect.poll(() => sidewaysOverflow(child)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await child.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(child), colorScheme).toEqual([]);
  }

  await page.goto(`/team-member/${team}?view=roster`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mira Rao' })).toContainText('under 18, guardian missing');
  await expect(page.getByRole('link', { name: 'Call Ravi Joshi' })).toHaveCount(1);

  const address = newEmail('mother');
  await missing.getByLabel('Name of your guardian').fill('Asha Rao');
  await missing.getByRole('button', { name: 'Ask them' }).click();
  await expect(missing.getByLabel('E-mail of your guardian')).toBeFocused();
  await missing.getByLabel('E-mail of your guardian').fill(address);
  await missing.getByRole('button', { name: 'Ask them' }).click();
  await expect(child.getByText('Your guardian is asked.')).toBeVisible();

  const guardian = await newVisitor(browser, baseURL);
  await settleIn(guardian, { fullName: 'Asha Rao' });
  await guardian.goto(await invitedPath(page, address));
  await guardian.getByRole('button', { name: 'Yes, I' }).click();
  await expect(guardian).toHaveURL(`/team-member/${team}`);
  await expect(missing).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Mira Rao' });
  await expect(row).toContainText('under 18');
  await expect(row).not.toContainText('guardian missing');
  await child.context().close();
  await guardian.context().close();
});

test('a child sees whom they asked to be their guardian, asks again, and asks somebody else', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'player' } });
  const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;
  const child = await newVisitor(browser, baseURL);
  await child.setViewportSize({ width: 390, height: 800 });
  await settleIn(child, { fullName: 'Mira Rao', isAdult: false });
  expect((await child.request.post(`/api/accept-mail-invitition/${link.code}`, { data: {} })).status()).toBe(200);
  await child.goto(`/team-member/${team}`);
  const missing = child.getByRole('region', { name: 'A guardian is missing' });
  const asked = missing.getByRole('list', { name: 'Asked so far' });
  const ask = async (name: string, address: string) => {
    await missing.getByLabel('Name of your guardian').fill(name);
    await missing.getByLabel('E-mail of your guardian').fill(address);
    await missing.getByRole('button', { name: 'Ask them' }).click();
  };
  const address = newEmail('mother');
  await ask('Asha Rao', address);
  const mother = asked.getByRole('listitem').filter({ hasText: 'Asha Rao' });
  await expect(mother).toContainText('No answer yet');
  await expect(mother).toContainText(address);
  await expect(missing.getByRole('button', { name: 'Ask somebody else' })).toBeFocused();
  await child.reload();
  await expect(mother).toContainText(/Asked \d+ [A-Z][a-z]+ \d{4}/);
  await child.getByRole('button', { name: 'Ask again: Asha Rao' }).click();
  await expect(child.getByText('We wrote to Asha Rao again.')).toBeVisible();
  await missing.getByRole('button', { name: 'Ask somebody else' }).click();
  await expect(missing.getByLabel('Name of your guardian')).toBeFocused();
  await expect.poll(() => sidewaysOverflow(child)).toBeLessThanOrEqual(0);
  expect(await axeFindingsInBothSchemes(child)).toEqual([]);
  await ask('Ravi Rao', newEmail('father'));
  await expect(asked.getByRole('listitem')).toHaveCount(2);

  const guest = await newVisitor(browser, baseURL);
  await guest.goto(await invitedPath(page, address));
  await guest.getByRole('button', { name: 'No, thanks' }).click();
  // The open page of the child follows by the live stream.
  await expect(mother).toContainText('Said no');
  await expect(mother.getByRole('button')).toHaveCount(0);
  await guest.context().close();
  await child.context().close();
});

test('the roster says who declined to join', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const email = newEmail('declined');
  await addPlayer(page, team, { first_name: 'Ravi', last_name: 'Joshi', email });
  const { response: members } = (await (await page.request.get(`/api/list-player/${team}`)).json()) as {
    response: { id: string; first_name: string }[];
  };
  const member = members.find(({ first_name: name }) => name === 'Ravi')?.id;
  await page.request.post('/api/invite', { data: { team_id: team, as: 'player', email, member_id: member } });
  await page.goto(`/team-member/${team}?view=roster`);
  const row = page.getByRole('listitem').filter({ hasText: 'Ravi Joshi' });
  await expect(row).toContainText('no account yet');
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(await invitedPath(page, email));
  await guest.getByRole('button', { name: 'No, thanks' }).click();
  await expect(guest.getByText('You said no.')).toBeVisible();
  await guest.context().close();
  // The open page of the manager hears of it by the live stream.
  await expect(row).toContainText(/declined on \d+ [A-Z][a-z]+ \d{4}/);
  await expect(row).not.toContainText('no account yet');
});

test('an imported birth date marks who is under 18, before and after it is sent', async ({ page }) => {
  const team = await ownTeam(page);
  const year = new Date().getUTCFullYear();
  await desk(page, team, 'A whole list');
  const list = `First name,Last name,Email,DOB\nMira,Rao,${newEmail('young')},12/03/${year - 14}\nRavi,Joshi,${newEmail('old')},12/03/${year - 30}\n`;
  await page.getByLabel('Choose a file').setInputFiles({ name: 'squad.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('heading', { name: '2 people in the list' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: 'Mira Rao' })).toContainText('under 18');
  await expect(page.getByRole('row').filter({ hasText: 'Ravi Joshi' })).not.toContainText('under 18');
  await expect(page.getByRole('tab', { name: 'Guardians' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByText('2 on the roster')).toBeVisible();
  // The list has told the page of a child, whose guardians can be asked.
  await page.getByRole('tab', { name: 'Guardians' }).click();
  await expect(page.getByRole('heading', { name: 'Mira Rao' })).toBeVisible();
  await page.goto(`/team-member/${team}?view=roster`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Mira Rao' })).toContainText('under 18');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ravi Joshi' })).not.toContainText('under 18');
});
