import { newVisitor, ownTeam } from './inviting.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';

test('I request to join a team, and its manager accepts', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const guest = await newVisitor(browser, baseURL);
  await settleIn(guest, { fullName: 'Asking Asmi' });
  await guest.goto(`/team-member/${team}`);
  await guest.getByRole('button', { name: 'Ask to join' }).click();
  await guest.getByRole('dialog').getByLabel('A note').fill('Left back.');
  await guest.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click();
  await expect(guest.getByText('You have asked to join.')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Somebody asks to join Kothrud Kestrels' })).toBeVisible();
  await page.goto('/invite');
  await expect(page.getByText('1 person asks to join.')).toBeVisible();
  await page.getByRole('link', { name: 'Kothrud Kestrels' }).click();
  await expect(page.getByText('Left back.')).toBeVisible();
  await page.getByLabel('Take Asking Asmi in as').selectOption('substitute');
  await page.getByRole('button', { name: 'Take them in: Asking Asmi' }).click();
  await expect(page.getByText('Nobody is asking at the moment.')).toBeVisible();
  // Their open page becomes a member's by itself.
  await expect(guest.getByText('You have asked to join.')).toBeHidden();
  await guest.goto('/invite');
  await expect(guest.getByText('They took you in')).toBeVisible();
  await guest.context().close();
});
