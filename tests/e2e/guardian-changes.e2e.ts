import type { Browser, Page } from 'playwright/test';
import type { InvitedAs } from '../../src/contract/invitations.ts';
import { axeFindings, sidewaysOverflow } from './browser.ts';
import { addPlayer, newVisitor, desk, ownTeam } from './inviting.ts';
import { expect, signUpByCalls, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { changeRows } from './site-database.ts';

type Members = { response: { id: string; first_name: string }[] };
type Place = { team: string; as: InvitedAs; member?: string };

const phone = { width: 390, height: 844 };

const idOf = async (page: Page, team: string, name: string) => {
  const { response } = (await (await page.request.get(`/api/list-player/${team}`)).json()) as Members;
  return response.find(({ first_name: first }) => first === name)?.id ?? '';
};

/** Somebody new joins with a code of the team's owner. */
async function join(owner: Page, page: Page, fullName: string, { team, as, member }: Place): Promise<string> {
  const { id } = await settleIn(page, { fullName });
  const made = await owner.request.post('/api/invitations/link', { data: { team_id: team, as, ...(member && { member_id: member }) } });
  const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;
  const joined = await page.request.post(`/api/accept-mail-invitition/${link.code}`, { data: {} });
  expect(joined.status(), await joined.text()).toBe(200);
  return id;
}

const open = async (browser: Browser, baseURL: string | undefined) => {
  const page = await newVisitor(browser, baseURL);
  await page.setViewportSize(phone);
  return page;
};

test('an adult sees on a phone who is entered as their guardian, and ends it', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  const adult = await open(browser, baseURL);
  await join(page, adult, 'Pallavi Rao', { team, as: 'player' });
  const guardian = await open(browser, baseURL);
  const { id: guardianId } = await settleIn(guardian, { fullName: 'Asha Rao' });
  const member = await idOf(page, team, 'Pallavi');
  // No call enters a guardian for an adult any more, but rows of children who are adults by now may have one.
  await changeRows('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [team, member, guardianId]);

  await adult.goto(`/team-member/${team}`);
  const section = adult.getByRole('region', { name: 'Your guardians' });
  await expect(section.getByText('Asha Rao is entered as your guardian in this team.')).toBeVisible();
  const end = section.getByRole('button', { name: 'End this guardianship of Asha Rao' });
  await end.click();
  const dialog = adult.getByRole('dialog', { name: 'End this guardianship?' });
  expect(await axeFindings(adult)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(end).toBeFocused();
  await expect.poll(() => sidewaysOverflow(adult)).toBeLessThanOrEqual(0);
  expect(await axeFindings(adult)).toEqual([]);

  await end.click();
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(adult.getByText('Asha Rao is no longer entered as your guardian.')).toBeVisible();
  await expect(section.getByText('Nobody is entered as your guardian in this team.')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Your guardians' })).toBeFocused();
  await adult.reload();
  await expect(adult.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await expect(section).toHaveCount(0);
  for (const one of [adult, guardian]) await one.context().close();
});

test('a guardian of a child who left the team steps down on the page of their teams', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  await addPlayer(page, team, { first_name: 'Mira', last_name: 'Rao', is_minor: true });
  const child = await idOf(page, team, 'Mira');
  const guardian = await open(browser, baseURL);
  const { id: guardianId } = await settleIn(guardian, { fullName: 'Asha Rao' });
  await changeRows('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [team, child, guardianId]);
  expect((await page.request.delete(`/api/delete-player/${team}/${child}`)).status()).toBe(200);

  await guardian.goto('/teams');
  const section = guardian.getByRole('region', { name: 'Children who left a team' });
  await expect(section.getByText('Mira Rao')).toBeVisible();
  await expect.poll(() => sidewaysOverflow(guardian)).toBeLessThanOrEqual(0);
  expect(await axeFindings(guardian)).toEqual([]);
  await section.getByRole('button', { name: 'Stop being a guardian of Mira Rao' }).click();
  const dialog = guardian.getByRole('dialog', { name: 'Stop being a guardian of Mira Rao?' });
  await expect(dialog.getByText('If they come back to the team, you are not their guardian there.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(guardian.getByText('You are no longer a guardian of Mira Rao in this team.')).toBeVisible();
  await expect(section).toHaveCount(0);
  await guardian.context().close();
});

test('a coach sees on a phone no buttons that are refused, and who can press them', async ({ page, browser, baseURL }) => {
  test.slow();
  const team = await ownTeam(page);
  for (const name of ['Mira', 'Chotu'])
    await addPlayer(page, team, { first_name: name, last_name: 'Rao', jersey_number: null, is_minor: true });
  const guardian = await open(browser, baseURL);
  await join(page, guardian, 'Asha Rao', { team, as: 'guardian', member: await idOf(page, team, 'Mira') });
  const coach = await open(browser, baseURL);
  await join(page, coach, 'Charu Kale', { team, as: 'coach' });

  await desk(coach, team, 'Guardians');
  const sentence = 'only the owner and the managers of the team invite or remove guardians';
  await expect(coach.getByText(sentence)).toBeVisible();
  const row = (of: Page, name: string) => of.getByRole('listitem').filter({ has: of.getByRole('heading', { name }) });
  await expect(row(coach, 'Mira Rao').getByText('Asha Rao')).toBeVisible();
  await expect(row(coach, 'Mira Rao').getByRole('button')).toHaveCount(0);
  await expect(row(coach, 'Chotu Rao').getByRole('button')).toHaveText(['Ask by mail', 'Make a code']);
  await expect.poll(() => sidewaysOverflow(coach)).toBeLessThanOrEqual(0);
  expect(await axeFindings(coach)).toEqual([]);
  await desk(coach, team, 'By mail');
  await expect(coach.getByLabel('On the roster already?').getByRole('option')).toHaveText(['No, somebody new', 'Chotu Rao']);

  for (const name of ['Mira', 'Chotu']) {
    await coach.goto(`/edit-players/${team}/${await idOf(page, team, name)}`);
    await expect(coach.getByLabel('First name')).toHaveValue(name);
    const isOffered = name === 'Chotu';
    await expect(coach.getByLabel('E-mail (optional)')).toBeVisible({ visible: isOffered });
    await expect(coach.getByRole('button', { name: `Take ${name} Rao out of the team` })).toBeVisible({ visible: isOffered });
    await expect(coach.getByText('This player has a guardian')).toBeVisible({ visible: !isOffered });
  }
  await coach.goto(`/edit-players/${team}/${await idOf(page, team, 'Mira')}`);
  await coach.getByLabel('Position (optional)').fill('Keeper');
  await coach.getByRole('button', { name: 'Save' }).first().click();
  await expect(coach.getByText('Keeper').first()).toBeVisible();
  expect(await axeFindings(coach)).toEqual([]);

  await page.setViewportSize(phone);
  await desk(page, team, 'Guardians');
  await expect(row(page, 'Mira Rao').getByRole('button')).toHaveText(['Remove', 'Ask by mail', 'Make a code']);
  await expect(page.getByText(sentence)).toHaveCount(0);
  for (const one of [guardian, coach]) await one.context().close();
});

test('an adult who only follows the team is offered to end who was entered as their guardian', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const follower = await newVisitor(browser, baseURL);
  const followerId = await join(page, follower, 'Falguni Rao', { team, as: 'follower' });
  const enter =
    'insert into team_guardians (team_id, member_id, user_id) select team_id, id, $3 from team_members where team_id = $1 and user_id = $2';
  await changeRows(enter, [team, followerId, (await signUpByCalls(page)).id]);
  const about = await (await follower.request.get(`/team-member/${team}?view=about`)).text();
  expect(about).toContain('Your guardians');
  expect(about).toContain('End this guardianship');
  await follower.context().close();
});
