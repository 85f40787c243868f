import type { Locator } from 'playwright/test';
import { encodePublicId } from '../../src/contract/public-id.ts';
import { expect, settleIn, test } from './signed-in.ts';
import { answerFor, plan } from './series.ts';
import { test as asNewPerson } from './sign-in.ts';
import { makeTeam } from './teams.ts';

test('my day greets by name, shows profile, plan, teams nearby and news, and the first Tab offers to skip to the content', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good (morning|afternoon|evening), \w+/);
  for (const name of ['Your profile', 'Free plan', /^Teams near/, 'Latest news']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Free plan' })).toContainText('16 of 16 requests left this month');
  await expect(page.getByRole('region', { name: 'My teams' })).toContainText('You belong to no team yet.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'AI Features', exact: true })).toHaveAttribute(
    'href',
    '/assist/dietPlan',
  );
  await expect(page.getByRole('link', { name: 'My Networks', exact: true })).toHaveCount(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Upgrade\s+16 assistant requests left/ })).toHaveAttribute('href', '/upgrade-plan');
  await expect(header.getByRole('link', { name: "What's new?" }).first()).toHaveAttribute('href', '/news');
});

test('a dashboard is its owner’s: under another id one comes to one’s own', async ({ page }) => {
  const { id } = (await (await page.request.get('/users/me/details')).json()) as { id: string };
  const own = `/dashboard/${encodePublicId(id)}`;
  await page.goto(own);
  expect(new URL(page.url()).pathname).toBe(own);
  for (const other of [encodePublicId('0192a20c-99d7-7073-8a10-de3000de3000'), 'user', 'nonsense']) {
    await page.goto(`/dashboard/${other}`);
    await expect(page).toHaveURL('/dashboard/');
  }
});

test('the side navigation marks the current page, stays folded on the next page, and is at the bottom of a phone', async ({ page }) => {
  await page.goto('/dashboard');
  const side = page.getByRole('navigation', { name: 'My pages', exact: true });
  await expect(side.getByRole('link', { name: 'My day' })).toHaveAttribute('aria-current', 'page');
  const wide = (await side.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await expect.poll(async () => (await side.boundingBox())?.width).toBeLessThan(wide / 2);
  await side.getByRole('link', { name: 'Upcoming Events' }).click();
  await expect(page).toHaveURL('/team/upcomingEvents');
  expect((await side.boundingBox())?.width).toBeLessThan(wide / 2);
  await expect(page.getByRole('button', { name: 'Fold the menu' })).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'My pages, at the bottom' });
  await expect(bar.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'My day' }).click();
  await expect(page).toHaveURL(/\/dashboard\/?/);
});

/** The highlighted item: the field refers to it for screen readers, and it is drawn so. */
async function expectHighlighted(option: Locator) {
  await expect(option).toHaveAttribute('data-highlighted');
  await expect(option).toHaveId((await option.page().getByRole('combobox').getAttribute('aria-activedescendant')) ?? 'none');
}

test('Ctrl-K finds pages, then people and teams, and Enter opens the selected one', async ({ page }) => {
  // Fetched before the first press, once the page is idle.
  const fetched = page.waitForResponse(/PaletteDialog/);
  await page.goto('/dashboard');
  await fetched;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, person or team' });
  await expect(field).toBeFocused();
  await expectHighlighted(page.getByRole('option').first());
  await field.fill('malleshwaram meteors');
  await expect(page.getByRole('group', { name: 'Teams' }).getByRole('option', { name: /Malleshwaram Meteors/ })).toBeVisible();
  await field.fill('kabir singh');
  await expect(
    page
      .getByRole('group', { name: 'People' })
      .getByRole('option', { name: /Kabir Singh/ })
      .first(),
  ).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/profile/kabir.singh');
  // The script that listens for the keys has run by then.
  await page.waitForLoadState();
  await page.keyboard.press('Control+k');
  await field.fill('account sett');
  await expectHighlighted(page.getByRole('option', { name: 'Account settings' }));
  await field.press('Enter');
  await expect(page).toHaveURL('/account-settings');
});

test('the arrows move through the palette, Enter within an input method opens nothing, and Escape returns the focus to its button', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search pages, people and teams' }).click();
  const field = page.getByRole('combobox', { name: 'Page, person or team' });
  const options = page.getByRole('option');
  await expectHighlighted(options.nth(0));
  await field.press('ArrowDown');
  await expectHighlighted(options.nth(1));
  await field.press('ArrowUp');
  await expectHighlighted(options.nth(0));
  const browser = await context.newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'acc', selectionStart: 3, selectionEnd: 3 });
  // The Enter that ends an IME composition: keyCode 229.
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });
  await browser.send('Input.insertText', { text: 'account' });
  await expect(field).toHaveValue('account');
  await expectHighlighted(page.getByRole('option', { name: 'Account settings' }));
  await expect(page).toHaveURL('/dashboard');

  await field.fill('qqzzxxqq');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing is called ‘qqzzxxqq’');
  await field.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search pages, people and teams' })).toBeFocused();
});

asNewPerson('the profile menu logs out, after asking, and gives the focus back where one stays', async ({ page }) => {
  await settleIn(page);
  await page.goto('/dashboard');
  const menu = page.locator('summary[aria-label="Profile menu"]');
  await menu.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'No, cancel' }).click();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?return=/);
});

test("on a phone the assistant's bar opens at the current screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, name] of [
    ['/assist/injuryRehab', 'Injury rehab'],
    ['/assist/dietPlan', 'Diet plan'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'AI Features' }).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

asNewPerson('on a phone an event to answer goes before what is missing in my profile', async ({ page }) => {
  await settleIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const ask = page.getByRole('heading', { name: 'Show your face' });
  await expect(ask).toBeVisible();
  const team = await makeTeam(page);
  const event = await plan(page, team);
  const { response } = (await (await page.request.get(`/api/list-player/${team}`)).json()) as {
    response: { id: string; version: number }[];
  };
  const [me] = response;
  const member = { first_name: 'Nila', last_name: 'Verma', squad: 'player', jersey_number: 4, email: null, phone: null, is_minor: false };
  const changed = await page.request.put(`/api/update-player/${team}/${me?.id}`, { data: { ...member, version: me?.version } });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.goto('/dashboard');
  await expect(
    page.getByRole('region', { name: 'Next events to answer' }).getByRole('button', { name: 'Yes', exact: true }),
  ).toBeInViewport();
  await expect(ask).toBeHidden();
  await answerFor(page, team, event, me?.id ?? '');
  await page.reload();
  await expect(ask).toBeVisible();
});
