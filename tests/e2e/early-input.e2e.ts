import type { Locator, Page } from 'playwright/test';
import { training } from '../builders/event.ts';
import { ownTeam } from './inviting.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam, someoneElse } from './teams.ts';

// A service worker's requests would bypass the route below.
test.use({ serviceWorkers: 'block' });

/** Opens a page with delayed scripts, uses it, and releases them. Resolves once the island around `field` has hydrated. */
async function useBeforeHydration(page: Page, path: string, use: () => Promise<Locator>): Promise<void> {
  let releaseScripts = () => {};
  const woken = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const field = await use();
  const island = page.locator('astro-island', { has: field }).last();
  await expect(island).toHaveAttribute('ssr', '');
  // The island's element, because the hydrated island may remove the field.
  const unhydrated = await island.elementHandle();
  releaseScripts();
  await expect.poll(() => unhydrated?.getAttribute('ssr')).not.toBe('');
}

test('a roster is searched and sorted by what was typed and selected before hydration', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  await addMember(page, team, { first_name: 'Zubin', jersey_number: 2, position: 'Keeper' });
  await addMember(page, team, { first_name: 'Amara', jersey_number: 30, position: 'Keeper' });
  await addMember(page, team, { first_name: 'Bela', jersey_number: 3, position: 'Wing' });
  await useBeforeHydration(page, `/team-member/${team}`, async () => {
    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByLabel('Find in the roster').fill('keeper');
    return page.getByLabel('Find in the roster');
  });
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toContainText([/Amara/, /Zubin/]);
  await expect(page.getByLabel('Find in the roster')).toHaveValue('keeper');
});

test('a task that was ticked on the dashboard before hydration is done', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const { response } = (await (await page.request.post(`/api/team-task/add/${team}`, { data: { title: 'Oranges' } })).json()) as {
    response: { id: string };
  };
  const players = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string; is_me: boolean }[] };
  const me = players.response.find(({ is_me }) => is_me)?.id;
  const claimed = await page.request.post(`/api/team-task/claim/${response.id}`, { data: { team_id: team, member_id: me } });
  expect(claimed.status(), await claimed.text()).toBe(200);
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/team-task/done/') && answer.ok());
  await useBeforeHydration(page, '/dashboard', async () => {
    await page.getByRole('checkbox', { name: /Oranges/ }).check();
    return page.getByRole('checkbox', { name: /Oranges/ });
  });
  await saved;
  await expect(page.getByRole('checkbox', { name: /Oranges/ })).toBeChecked();
});

test('a switch that was pressed before hydration is saved', async ({ page }) => {
  await settleIn(page);
  const isOn = page.getByRole('switch', { name: 'Others may find my profile' });
  await useBeforeHydration(page, '/profileSettings', async () => {
    await isOn.uncheck();
    return isOn;
  });
  await expect(page.getByText('Nobody can find you now.')).toBeVisible();
  await page.unroute(/\/_astro\/.*\.js/);
  await page.reload();
  await expect(isOn).not.toBeChecked();
});

test('a join request is accepted with the role selected before hydration', async ({ page, browser, baseURL }) => {
  const team = await ownTeam(page);
  const guest = await someoneElse(browser, baseURL);
  expect((await guest.request.post('/api/joinrequest', { data: { team_id: team, words: '' } })).status()).toBe(200);
  await guest.close();
  const as = page.getByLabel(/^Take .* in as$/);
  await useBeforeHydration(page, `/team-member/${team}?view=invite`, async () => {
    await as.selectOption({ label: 'As substitute' });
    await page.getByRole('button', { name: /^Take them in/ }).click();
    return as;
  });
  await expect(as).toHaveCount(0);
  await page.unroute(/\/_astro\/.*\.js/);
  await page.goto(`/team-member/${team}`);
  await expect(page.getByRole('region', { name: 'Substitutes' })).toContainText('Nila Verma');
});

test('two answers tapped before hydration both count', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  for (const [at, title] of ['Nets', 'Fitness'].entries()) {
    const made = await page.request.post(`/api/team-events/add/${team}`, { data: training(3 + at, { title }) });
    expect(made.status(), await made.text()).toBe(200);
  }
  const yesTo = (title: string) =>
    page.getByRole('group', { name: new RegExp(`^Do you come to ${title}`) }).getByRole('button', { name: 'Yes' });
  await useBeforeHydration(page, '/team/upcomingEvents', async () => {
    await yesTo('Nets').click();
    await yesTo('Fitness').click();
    return yesTo('Fitness');
  });
  await expect(yesTo('Nets')).toHaveAttribute('aria-pressed', 'true');
  await expect(yesTo('Fitness')).toHaveAttribute('aria-pressed', 'true');
});

test('a form keeps input from before hydration, over its draft, also emptied fields', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const member = await addMember(page, team, { position: 'Keeper' });
  const path = `/edit-players/${team}/${member}`;
  await page.goto(path);
  const position = page.getByLabel('Position');
  await expect(page.locator('astro-island', { has: position }).last()).not.toHaveAttribute('ssr', '');
  await position.fill('Wing');
  await page.getByLabel('Last name').fill('Kapur');
  await page.getByRole('checkbox', { name: /Under 18/ }).check();
  await useBeforeHydration(page, path, async () => {
    await page.getByLabel('Position').fill('');
    await page.getByLabel('Jersey number').fill('-4');
    await page.getByLabel('Place in the squad').selectOption('Substitute');
    return page.getByLabel('Position');
  });
  await expect(page.getByLabel('Last name')).toHaveValue('Kapur');
  await expect(page.getByLabel('Position')).toHaveValue('');
  await expect(page.getByLabel('Place in the squad')).toHaveValue('substitute');
  await expect(page.getByRole('checkbox', { name: /Under 18/ })).toBeChecked();
  await expect(page.getByLabel('Jersey number')).toHaveValue('');
});

test('choices and ticks from before hydration of an assistant form are kept, and nothing else', async ({ page }) => {
  await settleIn(page);
  const several = page.getByRole('radio', { name: 'Several days' });
  const yes = page.getByRole('group', { name: /better off dead/ }).getByRole('radio', { name: 'Yes' });
  await useBeforeHydration(page, '/assist/mentalWellness', async () => {
    await several.first().check({ force: true });
    await several.last().check({ force: true });
    await yes.check({ force: true });
    return yes;
  });
  await expect(page.getByRole('radio', { checked: true, name: 'Several days' })).toHaveCount(2);
  await expect(yes).toBeChecked();
  await page.getByRole('button', { name: 'Plan two gentle weeks' }).click();
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();

  await page.unroute(/\/_astro\/.*\.js/);
  const health = page.getByRole('group', { name: /Is any of this true/ });
  const vegan = page.getByRole('group', { name: 'How do you eat?' }).getByRole('checkbox', { name: 'Vegan' });
  await useBeforeHydration(page, '/assist/dietPlan', async () => {
    await vegan.check({ force: true });
    await health.getByRole('radio', { name: /see the questions/ }).check({ force: true });
    return vegan;
  });
  await expect(vegan).toBeChecked();
  await expect(page.getByRole('group', { name: 'How do you eat?' }).getByRole('checkbox', { checked: true })).toHaveCount(1);
  // The questions that it opens are there too.
  await expect(page.getByRole('checkbox', { name: 'Are you pregnant?' })).toBeVisible();
});

test('a question sent before hydration is answered, and is in no URL', async ({ page }) => {
  await settleIn(page);
  await useBeforeHydration(page, '/assist/chat/new', async () => {
    await page.getByLabel('Your question').fill('I want to end my life');
    await page.getByRole('button', { name: 'Send' }).click();
    return page.getByLabel('Answers in');
  });
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();
  expect(page.url()).not.toContain('?');
});

test('the contact and sign-in forms keep input until hydration', async ({ page }) => {
  await useBeforeHydration(page, '/contact', async () => {
    await page.getByLabel('Message').fill('Hello there');
    return page.getByLabel('Message');
  });
  await expect(page.getByLabel('Message')).toHaveValue('Hello there');
  await page.unroute(/\/_astro\/.*\.js/);

  await useBeforeHydration(page, '/login', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill('early@elevate.example');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    return page.getByRole('textbox', { name: 'E-mail' });
  });
  await expect(page.getByText('early@elevate.example')).toBeVisible();
});

test('a place typed into the search before hydration is looked up', async ({ page }) => {
  await useBeforeHydration(page, '/', async () => {
    const place = page.getByRole('search').getByLabel('Location');
    await place.focus();
    await place.fill('Pun');
    return place;
  });
  await expect(page.getByRole('option', { name: /Pune/ }).first()).toBeVisible();
});
