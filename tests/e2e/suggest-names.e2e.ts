import type { Page } from 'playwright/test';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { makeTeam } from './teams.ts';

/** The fields with suggestions, as the browser names them to a screen reader. */
async function comboboxes(page: Page): Promise<{ name: string; isOpen: boolean }[]> {
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await browser.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'combobox' });
  await browser.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name, properties }) => ({
      name: String(name?.value),
      isOpen: properties?.find((one) => one.name === 'expanded')?.value.value === true,
    }));
}
const openOf = async (page: Page) => (await comboboxes(page)).filter(({ isOpen }) => isOpen).map(({ name }) => name);

test('the place to search near keeps its name while its cities are shown', async ({ page }) => {
  for (const path of ['/', '/search']) {
    await page.goto(path);
    const location = page.getByRole('search').getByPlaceholder('City in India');
    await location.click();
    expect((await comboboxes(page)).map(({ name }) => name)).toContain('Location');
    await location.pressSequentially('kochi');
    await expect(page.getByRole('option').filter({ hasText: 'Kochi' }).first()).toBeVisible();
    expect(await openOf(page)).toEqual(['Location']);
    await page.keyboard.press('Escape');
    await expect.poll(() => openOf(page)).toEqual([]);
    expect((await comboboxes(page)).map(({ name }) => name)).toContain('Location');
  }
});

test('so do the category, the city of a profile and the time zone of an event', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('combobox', { name: /^Category/ }).focus();
  await expect(page.getByRole('option', { name: 'Players' })).toBeVisible();
  expect(await openOf(page)).toEqual([expect.stringMatching(/^Category/)]);

  await settleIn(page);
  await page.goto('/profileSettings');
  const city = page.getByLabel('City', { exact: true });
  await city.click();
  await city.fill('');
  await city.pressSequentially('kochi');
  await expect(page.getByRole('option').filter({ hasText: 'Kochi' }).first()).toBeVisible();
  expect(await openOf(page)).toEqual(['City']);

  await page.goto(`/team-member/${await makeTeam(page)}?view=events`);
  await page.getByRole('button', { name: 'Add an event' }).click();
  const zone = page.getByLabel('Time zone');
  await zone.fill('london');
  await expect(page.getByRole('option', { name: /London/ })).toBeVisible();
  expect(await openOf(page)).toEqual(['Time zone']);
});
