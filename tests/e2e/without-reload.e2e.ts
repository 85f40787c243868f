import type { Page } from 'playwright/test';
import { plan, soon } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

/** Marks the page; a reload would lose the mark. Resolves to a function that tells whether it is still the same page. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return () => page.evaluate(() => 'isSamePage' in window);
}

test('a changed event is updated everywhere on its page, and a half-written note stays', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team);
  await page.goto(`/team/player-availability/${team}/${event}`);
  const isSamePage = await markPage(page);
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Yes', exact: true }).click();
  await card.getByRole('button', { name: 'Add a note' }).click();
  await card.getByLabel('A note to the team').fill('Half a wo');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Late nets');
  await page.getByLabel('What people should know (optional)').fill('Bring bibs');
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Late nets');
  await expect(page.getByText('Bring bibs')).toBeVisible();
  await expect(page).toHaveTitle(/^Late nets/);
  await expect(card.getByLabel('A note to the team')).toHaveValue('Half a wo');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(card.getByText('This event is called off.')).toBeVisible();
  await page.getByRole('button', { name: 'It takes place after all' }).click();
  await expect(card.getByText('This event is called off.')).toBeHidden();
  await expect(card.getByLabel('A note to the team')).toBeEditable();
  await expect(card.getByLabel('A note to the team')).toHaveValue('Half a wo');
  expect(await isSamePage()).toBe(true);
});

test("a planned event is added to its team's list, and a planned absence answers it there", async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  await page.goto(`/team-member/${team}?view=events`);
  const isSameList = await markPage(page);
  await page.getByRole('button', { name: 'Add an event' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Night nets');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Night nets');
  await expect(page.getByText('Nothing is planned')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add an event' })).toBeFocused();
  expect(await isSameList()).toBe(true);

  await page.goto('/team/upcomingEvents');
  const isSamePage = await markPage(page);
  await page.getByLabel('First day').fill(soon(0));
  await page.getByLabel('Last day').fill(soon(3));
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('article').getByText('No, by a planned absence.')).toBeVisible();
  await expect(page.getByLabel('First day')).toHaveValue('');
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByRole('article').getByText('No, by a planned absence.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Away for a while?' })).toBeFocused();
  expect(await isSamePage()).toBe(true);
});

test.describe('two forms about one member', () => {
  // The second form is based on the member before the first save: it is refused, and sends itself again on the new base.
  test.use({ allowedErrors: [/status of 409/] });

  test('a saved member is updated with their history, and other unsaved input stays', async ({ page }) => {
    await settleIn(page, { fullName: 'Nila Verma' });
    const team = await makeTeam(page);
    const member = await addMember(page, team);
    await page.goto(`/edit-players/${team}/${member}`);
    const isSamePage = await markPage(page);
    const emergency = page.getByRole('region', { name: 'In an emergency' }).getByRole('textbox').first();
    await emergency.fill('Half a na');
    await page.getByLabel('First name').fill('Zubeen');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zubeen Kapoor');
    await expect(page.getByText('First name: Zubin')).toBeVisible();
    await expect(emergency).toHaveValue('Half a na');
    await expect(save).toBeFocused();
    // A second save is based on the first.
    await page.getByLabel('First name').fill('Zoya');
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoya Kapoor');
    await page.getByLabel('Their phone').fill('+919845012345');
    await page.getByRole('button', { name: 'Save whom to call' }).click();
    await expect(page.getByText('became Half a na')).toBeAttached();
    expect(await isSamePage()).toBe(true);
  });
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('an answer by staff on the sheet is stored over a reload, and sent once', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await plan(page, team);
    await addMember(page, team);
    await page.goto(`/team-member/${team}?view=availability`);
    const cell = page.getByRole('row', { name: /Zubin Kapoor/ }).getByRole('gridcell');
    await page.route('**/api/team-events/answer/**', (route) => route.abort());
    await cell.click();
    await expect(cell).toHaveAccessibleName('yes, kept on this device, not sent yet');
    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/team-events/answer/')) sent.push(request.postData() ?? '');
    });
    await page.reload();
    await cell.hover();
    await expect(cell).toHaveAccessibleName('yes, kept on this device, not sent yet');
    await page.unroute('**/api/team-events/answer/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(cell).toHaveAccessibleName('yes');
    await expect.poll(() => sent).toHaveLength(1);
    await page.reload();
    await expect(cell).toHaveAccessibleName('yes');
  });
});
