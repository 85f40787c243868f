import type { Page } from 'playwright/test';
import { newVisitor } from './inviting.ts';
import { expect, newEmail, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

const inDays = (days: number, clock: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

/** Creates a training by its call only. Resolves to its id. */
async function plan(page: Page, team: string, changes: Record<string, unknown> = {}): Promise<string> {
  const eventFields = {
    kind: 'training',
    title: 'Night nets',
    starts_local: inDays(3, '18:00'),
    ends_local: inDays(3, '19:30'),
    tell: false,
  };
  const answer = await page.request.post(`/api/team-events/add/${team}`, { data: { ...eventFields, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: { id: string }[] }).response[0]?.id ?? '';
}

/** The link in the newest mail to an address that asks for an answer. */
async function mailedLink(page: Page, email: string): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
        const mails = (await answer.json()) as { source: string }[];
        const mine = mails.filter(({ source }) => source.includes(`To: ${email}`)).map(({ source }) => source.replace(/=\r?\n/g, ''));
        path =
          mine.map((text) => /\/event-availibility\?token=3?D?([\w.~-]+)/.exec(text.replaceAll('=3D', '='))?.[1] ?? '').find(Boolean) ?? '';
        return path;
      },
      { timeout: 10_000 },
    )
    .not.toBe('');
  return `/event-availibility?token=${path}`;
}

test('a reminded member answers from the mail in another browser, signed out', async ({ page, browser, baseURL }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const email = newEmail('mailed');
  await addMember(page, team, { email });
  const event = await plan(page, team);
  expect((await page.request.post(`/api/team-events/remind/${event}`, { data: { team_id: team } })).status()).toBe(200);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(await mailedLink(page, email));
  await guest.getByLabel('A word to the team (optional)').fill('Straight from work');
  await guest.getByRole('button', { name: 'Maybe' }).click();
  await expect(guest.getByText('Your answer is saved.')).toBeVisible();
  await page.goto(`/team/player-availability/${team}/${event}`);
  await expect(page.getByRole('region', { name: 'Maybe' })).toContainText('Straight from work');
  // After the cancellation the same link says so and asks for no answer.
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByLabel('Why (optional)').fill('No lights');
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('This event is called off. No lights')).toBeVisible();
  await guest.goto(await mailedLink(page, email));
  await expect(guest.getByRole('heading', { name: 'It does not take place' })).toBeVisible();
  await expect(guest.getByText('This event is called off. No lights')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Maybe' })).toHaveCount(0);
  await guest.context().close();
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('my answer stays as given, although nothing else can be loaded, and a note keeps the focus', async ({ page, context }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await plan(page, team);
    await page.goto('/team/upcomingEvents');
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    await page.getByRole('button', { name: 'Maybe', exact: true }).click();
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.keyboard.type('By bike');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '“By bike”, change' })).toBeFocused();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Keep reading' }).click();
    await yes.click();
    await expect(page.getByText('Kept on this device, not sent yet.')).toBeVisible();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect(page.getByText('Kept on this device, not sent yet.')).toBeHidden();
    await page.reload();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
  });
});

test("an event that I accept in spite of an absence no longer shows the absence's note", async ({ page }) => {
  await settleIn(page);
  await plan(page, await makeTeam(page));
  const away = { first_day: inDays(2, '').slice(0, 10), last_day: inDays(5, '').slice(0, 10), reason: 'Wedding in Goa' };
  await page.goto('/team/upcomingEvents');
  await page.getByLabel('First day').fill(away.first_day);
  await page.getByLabel('Last day').fill(away.last_day);
  await page.getByLabel(/^Why/).fill(away.reason);
  await page.getByRole('button', { name: 'Plan it' }).click();
  const event = page.getByRole('article');
  await expect(event.getByText('No, by a planned absence.')).toBeVisible();
  await event.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(event.getByText('No, by a planned absence.')).toBeHidden();
  await expect(event.getByText('Wedding in Goa')).toHaveCount(0);
});
