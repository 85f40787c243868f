import { axeFindings, sidewaysOverflow } from './browser.ts';
import { expect, signInQuietly, test } from './sign-in.ts';

const soon = (days: number, clock: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

// The end before the start is refused.
test.use({ allowedErrors: [/status of 400/] });

test('a manager plans an event, sees who comes, answers for somebody, and calls it off', async ({ page }) => {
  test.slow();
  await signInQuietly(page, 'farah.khan@elevate.example');
  await page.goto('/teams');
  await page.getByRole('main').getByRole('link', { name: 'Shivaji Park Colts' }).first().click();
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('button', { name: 'Add an event' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Night nets');
  await page.getByLabel('Starts').fill(soon(2, '19:00'));
  await page.getByLabel('Ends').fill(soon(2, '18:00'));
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('It has to end after it starts.')).toBeVisible();
  await page.getByLabel('Ends').fill(soon(2, '21:00'));
  await page.getByRole('button', { name: 'Plan it' }).click();
  await page.getByRole('link', { name: 'Night nets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night nets');
  const quiet = page.getByRole('region', { name: 'Not answered' });
  const before = await quiet.getByRole('listitem').count();
  await quiet.getByRole('combobox').first().selectOption('yes');
  await expect(quiet.getByRole('listitem')).toHaveCount(before - 1);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByLabel('Why (optional)').fill('No lights');
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('This event is called off. No lights')).toBeVisible();
});

test('the season stands on one sheet, by arrow keys and on a narrow phone', async ({ page }) => {
  test.slow();
  await signInQuietly(page, 'asha.rao@elevate.example');
  await page.goto('/team-member/0191f504-85c0-7000-8a20-de3000de3000?view=availability');
  expect(await axeFindings(page)).toEqual([]);
  // What is not drawn yet is there for a screen reader and a search in the page all the same.
  await page.setViewportSize({ width: 390, height: 500 });
  const heads = await page.getByRole('columnheader').count();
  const drawn = await page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.filter((cell) => cell.checkVisibility({ contentVisibilityAuto: true })).length);
  const tree = await page.getByRole('grid').ariaSnapshot();
  expect(heads).toBeGreaterThan(6);
  expect(drawn).toBeLessThan(tree.match(/- gridcell/g)?.length ?? 0);
  expect(tree.match(/- gridcell/g)).toHaveLength((heads - 1) * tree.match(/- rowheader/g)!.length);
  await page.setViewportSize({ width: 1280, height: 800 });
  const column = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.findIndex((head) => head.textContent.includes('Team dinner')));
  const row = page.getByRole('row', { name: /Asha Rao/ });
  const cell = row.getByRole('gridcell').nth(column - 1);
  // A press that comes before the page is awake counts once it is.
  const saved = page.waitForResponse('**/api/team-events/answer/**');
  await cell.click();
  await expect(cell).toHaveText('yes');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Asha Rao, Team dinner: yes')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(cell).not.toBeFocused();
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('maybe');
  await page.reload();
  await expect(cell).toHaveText('maybe');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});
