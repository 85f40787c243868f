import { planned } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

test('a whole history is deleted at once, of one screen and then of all, after a confirmation', async ({ page }) => {
  test.slow();
  await settleIn(page);
  await planned(page, 'healthyRecipe');
  await planned(page, 'meditationPlan');
  await page.goto(await planned(page, 'meditationPlan'));
  const earlier = page.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByRole('link')).toHaveCount(2);
  await earlier.getByRole('button', { name: 'Delete all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete all of them?' });
  await dialog.getByRole('button', { name: 'Keep them' }).click();
  await expect(earlier.getByRole('link')).toHaveCount(2);
  await earlier.getByRole('button', { name: 'Delete all' }).click();
  await dialog.getByRole('button', { name: 'Delete them all' }).click();
  // The open conversation is deleted too.
  await page.waitForURL('**/assist/meditationPlan');
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(earlier.getByText('Nothing yet.')).toBeVisible();
  await expect(earlier.getByRole('button', { name: 'Delete all' })).toHaveCount(0);

  await page.goto('/assist/healthyRecipe');
  await expect(earlier.getByRole('link')).toHaveCount(1);
  await earlier.getByRole('button', { name: 'Delete all' }).click();
  await dialog.getByRole('radio', { name: /^Everything/ }).check();
  await dialog.getByRole('button', { name: 'Delete them all' }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(earlier.getByText('Nothing yet.')).toBeVisible();
  expect(await (await page.request.get('/api/assist/history')).json()).toMatchObject({ response: [] });
});

test('a long history loads its older half on demand, and is searchable', async ({ page }) => {
  test.slow();
  await settleIn(page);
  const id = (await planned(page, 'meditationPlan')).split('=').at(-1) ?? '';
  await page.request.put(`/api/assist/chats/${id}`, { data: { id, title: 'The very first' } });
  const made = await page.request.post(`/api/assist/chats/${id}/share`, { data: { withHealth: true } });
  const token = ((await made.json()) as { address: string }).address.split('/').at(-1) ?? '';
  for (let copy = 1; copy <= 30; copy++) await page.request.post(`/api/share/chat/${token}/copy`, { data: {} });
  await page.goto('/assist/meditationPlan');
  const earlier = page.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByRole('link')).toHaveCount(30);
  await earlier.getByRole('button', { name: 'Older ones' }).click();
  await expect(earlier.getByRole('link')).toHaveCount(31);
  await expect(earlier.getByRole('button', { name: 'Older ones' })).toHaveCount(0);
  await earlier.getByRole('searchbox').fill('nobody said this');
  await expect(earlier.getByText('Nothing of this was said here.')).toBeVisible();
  await earlier.getByRole('searchbox').fill('');
  await expect(earlier.getByRole('link')).toHaveCount(31);
});
