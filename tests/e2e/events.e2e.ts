import type { Page } from 'playwright/test';
import { axeFindings, sidewaysOverflow } from './browser.ts';
import { answerFor, plan, soon } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { changeRows } from './site-database.ts';
import { makeTeam } from './teams.ts';

/** A new person with their own team and one event. */
async function comeIn(page: Page, changes: Record<string, unknown> = {}): Promise<void> {
  await settleIn(page);
  await plan(page, await makeTeam(page), changes);
}

const firstEvent = (page: Page) => page.getByRole('main').getByRole('article').first();
const button = (page: Page, name: 'Yes' | 'Maybe' | 'No') => firstEvent(page).getByRole('button', { name, exact: true });

test('one tap answers, and the answer is there after a reload', async ({ page }) => {
  await comeIn(page);
  await page.goto('/team/upcomingEvents');
  const saved = page.waitForResponse('**/api/team-events/answer/**');
  await button(page, 'Yes').click();
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
});

test('a seat that is only offered, or that went to somebody else, does not look taken, and a tap on Yes takes it', async ({ page }) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team, { capacity: 1 });
  const roster = (await (await page.request.get(`/api/list-player/${team}`)).json()) as { response: { id: string }[] };
  await answerFor(page, team, event, roster.response[0]?.id ?? '');
  await page.goto('/team/upcomingEvents');
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(firstEvent(page).getByText('A place is kept.')).toBeVisible();
  for (const [seat, text] of [
    ['offered', /^A place is free, kept until .+ Yes takes it, no passes it on\./],
    ['lapsed', 'The place that was kept went to the next in line. Yes joins the line again.'],
  ] as const) {
    await changeRows(`update event_answers set seat = $2, offered_until = now() + interval '1 hour' where event_id = $1`, [event, seat]);
    await page.goto('/team/upcomingEvents');
    await expect(firstEvent(page).getByText(text)).toBeVisible();
    for (const name of ['Yes', 'Maybe', 'No'] as const) await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
  }
  await button(page, 'Yes').click();
  await expect(firstEvent(page).getByText('A place is kept.')).toBeVisible();
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a link of a mail', () => {
  test.use({ allowedErrors: [/status of 410/] });

  test('that is invalid says so and offers a way on', async ({ page }) => {
    const answer = await page.goto('/event-availibility?token=nonsense');
    expect(answer?.status()).toBe(410);
    await expect(page.getByText('This link is not valid any more.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'My events' })).toBeVisible();
  });
});

test('a week and a month are shown too, and fit a narrow phone', async ({ page }) => {
  test.slow();
  await comeIn(page, { starts_local: soon(8, '18:30'), ends_local: soon(8, '20:00'), rule: 'FREQ=WEEKLY;COUNT=4' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ['list', 'week', 'month']) {
    await page.goto(`/team/upcomingEvents?view=${view}`);
    expect(await axeFindings(page), view).toEqual([]);
    await expect.poll(() => sidewaysOverflow(page), view).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'After' }).click();
  await page.getByRole('button', { name: /Nets/ }).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
