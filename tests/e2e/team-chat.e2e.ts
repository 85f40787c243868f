import type { Page } from 'playwright/test';
import { axeFindingsInBothSchemes, sidewaysOverflow } from './browser.ts';
import { follow } from './follow.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';
import { joinAs, makeTeam, someoneElse } from './teams.ts';

const shots = process.env['CHAT_SHOTS'];
const shot = async (page: Page, name: string) => shots && (await page.screenshot({ path: `${shots}/${name}.png` }));

const chatOf = (team: string) => `/team-member/${team}?view=chat`;
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const message = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: /^(Send|Save)$/ }).click();
}

/** Opens the conversation of the whole team, and waits until it is live. */
async function openAll(page: Page, team: string): Promise<void> {
  await follow(page, chatOf(team));
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('link', { name: /Everybody/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Everybody' })).toBeVisible();
  // Hydrated: the field then offers people.
  await expect(async () => {
    await field(page).fill('@eve');
    await expect(page.getByRole('option', { name: '@everybody' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field(page).fill('');
}

test('two people talk: each message arrives on both pages, is answered, reacted to, changed and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  const player = await someoneElse(browser, baseURL);
  await joinAs(page, team, player, 'player');
  await openAll(page, team);
  await openAll(player, team);

  await write(page, 'Training at six, https://example.com/map has the way');
  await expect(message(player, 'Training at six')).toBeVisible();
  await expect(message(player, 'Training at six').getByRole('link', { name: 'https://example.com/map' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await write(player, '@Ojasvi Kale I will be there');
  await expect(message(page, '@Ojasvi Kale I will be there')).toBeVisible();

  await message(player, 'Training at six')
    .getByRole('button', { name: /More about/ })
    .click();
  await player.getByRole('button', { name: 'React with 👍' }).click();
  await expect(message(page, 'Training at six').getByRole('button', { name: /👍.*by Nila Verma/ })).toBeVisible();
  await message(page, 'I will be there')
    .getByRole('button', { name: /More about/ })
    .click();
  await shot(page, 'actions-1280');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await write(page, 'Good');
  await expect(message(player, 'Good').getByRole('button', { name: /Nila Verma/ })).toBeVisible();

  await message(page, 'Good')
    .getByRole('button', { name: /More about/ })
    .click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(field(page)).toHaveValue('Good');
  await write(page, 'Very good');
  await expect(message(player, 'Very good')).toContainText('Edited');
  await message(page, 'Very good')
    .getByRole('button', { name: /More about/ })
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(message(player, 'This message was deleted.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await message(page, 'Training at six')
    .getByRole('button', { name: /More about/ })
    .click();
  await page.getByRole('button', { name: 'Seen by' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nila Verma');
  await page.keyboard.press('Escape');
  await shot(page, 'talk-1280');
  await shot(player, 'player-1280');
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
});

test.describe('a message that cannot be sent', () => {
  test.use({ allowedErrors: [/ERR_FAILED|status of 409/] });

  test('waits without a connection, survives a reload, and is sent once', async ({ page, browser, baseURL }) => {
    await settleIn(page, { fullName: 'Ojasvi Kale' });
    const team = await makeTeam(page);
    const player = await someoneElse(browser, baseURL);
    await joinAs(page, team, player, 'player');
    await openAll(page, team);
    await openAll(player, team);
    const sending = '**/api/team-chats/send/**';
    await page.route(sending, (route) => route.abort());
    await write(page, 'From the tunnel');
    await expect(message(page, 'From the tunnel')).toBeVisible();
    await page.reload();
    await expect(message(page, 'From the tunnel')).toContainText('Sending');
    // Another tab of the same browser has it too, and sends it.
    await page.unroute(sending);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expect(message(player, 'From the tunnel')).toHaveCount(1);
    await expect(message(page, 'From the tunnel')).toHaveCount(1);
    await expect(message(page, 'From the tunnel')).not.toContainText('Sending');
  });

  test('because it was refused says why, and can be sent again or discarded', async ({ page }) => {
    await settleIn(page, { fullName: 'Ojasvi Kale' });
    const team = await makeTeam(page);
    await openAll(page, team);
    const sending = '**/api/team-chats/send/**';
    const body = { status: 0, error: 'chatNeedsAnotherAdult', message: 'Somebody under 18 would be alone here.', requestId: 'x' };
    await page.route(sending, (route) => route.fulfill({ status: 409, json: body }));
    await write(page, 'Hello');
    await expect(message(page, 'Hello')).toContainText('Somebody under 18 would be alone here.');
    await page.unroute(sending);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(message(page, 'Hello')).not.toContainText('Not sent');
    await expect(message(page, 'Hello')).toHaveCount(1);
  });
});

test('on a phone the list leads to one conversation that fills the screen, with its last messages in view', async ({
  page,
  browser,
  baseURL,
}) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  const player = await someoneElse(browser, baseURL);
  await joinAs(page, team, player, 'player');
  await openAll(page, team);
  for (let at = 1; at <= 30; at++) await write(page, `Message number ${at} of this long conversation`);
  await expect(message(page, 'Message number 30 of')).toBeVisible();

  await player.setViewportSize({ width: 390, height: 844 });
  await player.goto(chatOf(team));
  const row = player.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: /Everybody/ });
  await expect(row).toContainText('30 unread');
  await shot(player, 'list-390');
  await row.click();
  await expect(player.getByText('New', { exact: true })).toBeInViewport();
  await expect(field(player)).toBeInViewport();
  await shot(player, 'conversation-390');
  await player.getByRole('button', { name: /new|latest/ }).click();
  await expect(message(player, 'Message number 30 of')).toBeInViewport();
  await expect.poll(() => sidewaysOverflow(player)).toBe(0);
  await player.emulateMedia({ colorScheme: 'dark' });
  await shot(player, 'conversation-390-dark');
  expect(await axeFindingsInBothSchemes(player)).toEqual([]);
  await player.getByRole('link', { name: 'All conversations' }).click();
  await expect(row).not.toContainText('unread');
});

test('a private conversation is begun from the list, and only its people find it', async ({ page, browser, baseURL }) => {
  await settleIn(page, { fullName: 'Ojasvi Kale' });
  const team = await makeTeam(page);
  const player = await someoneElse(browser, baseURL);
  await joinAs(page, team, player, 'player');
  await page.goto(chatOf(team));
  await page.getByRole('button', { name: 'Write to somebody' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Nila Verma' }).check();
  await shot(page, 'choose-1280');
  await page.getByRole('button', { name: 'Write to them' }).click();
  await expect(page.getByRole('heading', { name: 'Nila Verma' })).toBeVisible();
  await write(page, 'Can you bring the balls?');
  await player.goto(chatOf(team));
  await player.getByRole('link', { name: /Ojasvi Kale.*balls/ }).click();
  await expect(message(player, 'Can you bring the balls?')).toBeVisible();
});
