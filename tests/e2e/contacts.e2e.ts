import { axeFindings, sidewaysOverflow } from './browser.ts';
import { newVisitor, desk, ownTeam } from './inviting.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember } from './teams.ts';

test('a player enters contacts, and staff can use them', async ({ page, browser, baseURL }) => {
  // Two people, and axe at two widths.
  test.slow();
  const team = await ownTeam(page);
  const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'player' } });
  expect(made.status(), await made.text()).toBe(200);
  const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;
  const player = await newVisitor(browser, baseURL);
  await settleIn(player, { fullName: 'Mira Sen' });
  await player.goto(`/invite?code=${link.code}`);
  await player.getByRole('button', { name: 'Yes, I join' }).click();
  await expect(player).toHaveURL(`/team-member/${team}`);

  const contacts = player.getByRole('region', { name: 'How the team reaches you' });
  await expect(contacts.getByText('Nothing yet')).toHaveCount(3);
  await contacts.getByRole('button', { name: 'Change how the team reaches you' }).click();
  const dialog = player.getByRole('dialog');
  await dialog.getByLabel('Phone (optional)').fill('+91 98765 43210');
  await dialog.getByLabel('Who to call in an emergency').fill('Asha Sen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please add their number.')).toBeVisible();
  await expect(dialog.getByLabel('Their phone')).toBeFocused();
  await dialog.getByLabel('Their phone').fill('+91 91234 56789');
  for (const width of [360, 1280]) {
    await player.setViewportSize({ width, height: 800 });
    await expect.poll(() => sidewaysOverflow(player)).toBeLessThanOrEqual(0);
    expect(await axeFindings(player)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(player.getByText('The team can reach you here.')).toBeVisible();
  await expect(contacts.getByText('Asha Sen, +91 91234 56789')).toBeVisible();
  await player.context().close();

  await page.goto(`/team-member/${team}`);
  await page.getByRole('link', { name: 'Mira Sen', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Call Asha Sen, +91 91234 56789' })).toHaveAttribute('href', 'tel:+919123456789');
  await page.getByRole('region', { name: 'In an emergency' }).getByLabel('Their phone').fill('+91 90000 00000');
  await page.getByRole('button', { name: 'Save whom to call' }).click();
  await expect(page.getByRole('link', { name: 'Call Asha Sen, +91 90000 00000' })).toBeVisible();
  await expect(page.getByText('Was changed by Mira Sen')).toBeVisible();
});

test('a field that I emptied stays empty after a reload', async ({ page }) => {
  const team = await ownTeam(page);
  const member = await addMember(page, team, { position: 'Keeper', jersey_number: 31 });
  await page.goto(`/edit-players/${team}/${member}`);
  await expect(page.locator('astro-island', { has: page.getByLabel('Position') })).not.toHaveAttribute('ssr', '');
  await page.getByLabel('Position').fill('');
  await page.getByLabel('Jersey number').fill('');
  await page.getByLabel('Place in the squad').selectOption('Does not play');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Kapoor');
  await expect(page.getByLabel('Position')).toHaveValue('');
  await expect(page.getByLabel('Jersey number')).toHaveValue('');
  await expect(page.getByLabel('Place in the squad')).toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Position: Keeper')).toContainText('nothing');
});

test('rows to be corrected come first in a list, and no part of the page scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const team = await ownTeam(page);
  await desk(page, team, 'A whole list');
  const people = Array.from({ length: 40 }, (_none, at) => `Ila Bose${at}, ila${at}.${Date.now()}@elevate.example`);
  await page.getByLabel('The list').fill(['Name, E-mail', ...people, 'Tara Iyer, no address'].join('\n'));
  await page.getByRole('button', { name: 'Look through it' }).click();
  const rows = page.getByRole('region', { name: 'The list' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Tara Iyer');
  await expect(rows.nth(1)).toContainText('To be corrected');
  await expect(rows).toHaveCount(27);
  await page.getByRole('button', { name: 'Show all 41 rows' }).click();
  await expect(rows).toHaveCount(42);
  const scrolled = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  expect(scrolled).toEqual([]);
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: /^Add 40 people, send 40 mails/ })).toBeVisible();
});
