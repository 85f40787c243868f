import { plan } from './series.ts';
import { expect, signInByCalls, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { makeTeam } from './teams.ts';

test('an answer that is given elsewhere shows on an open page by itself, and what was half typed stays', async ({ page, browser }) => {
  const { email } = await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team);
  const following = page.waitForResponse((response) => response.url().includes('/api/live'));
  await page.goto(`/team/player-availability/${team}/${event}`);
  await following;
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: 'Add a note' }).click();
  const note = card.getByLabel('A note to the team');
  await note.fill('Half a wo');

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signInByCalls(phone, email);
  await phone.goto(`/team/player-availability/${team}/${event}`);
  await phone.getByRole('main').getByRole('article').first().getByRole('button', { name: 'Yes', exact: true }).click();

  await expect(card.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toHaveValue('Half a wo');
  await expect(note).toBeFocused();
  await elsewhere.close();
});
