import type { Page } from 'playwright/test';
import { follow } from './follow.ts';
import { plan } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { player } from './tasks.ts';
import { makeTeam } from './teams.ts';

const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const note = (page: Page) => card(page).getByLabel('A note to the team');
const cancel = async (page: Page, team: string, event_id: string) => {
  const answer = await page.request.post('/api/team-events/cancel', {
    data: { team_id: team, event_id, version: 1, reason: 'Rain', scope: 'one' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};
/** Answers yes and begins a note. */
async function beginNote(page: Page, text: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Yes', exact: true }).click();
  await card(page).getByRole('button', { name: 'Add a note' }).click();
  await note(page).pressSequentially(text);
}

test.beforeEach(() => test.slow());

test('a note that is being typed stays when the event is called off, in every list of it, until it is discarded', async ({
  page,
  browser,
  baseURL,
}) => {
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team);
  const phone = await player(page, team, browser, baseURL);
  await follow(phone, '/team/upcomingEvents');
  await beginNote(phone, 'I bring the bibs and');
  await cancel(page, team, event);
  await expect(card(phone).getByRole('status')).toHaveText('The event was called off before your note was sent.');
  await expect(note(phone)).toHaveValue('I bring the bibs and');
  await expect(note(phone)).toBeFocused();
  await phone.goto(`/team/player-availability/${team}/${event}`);
  await expect(note(phone)).toHaveValue('I bring the bibs and');
  await card(phone).getByRole('button', { name: 'Discard it' }).click();
  await expect(note(phone)).toHaveCount(0);
  await phone.reload();
  await expect(card(phone)).toContainText('This event is called off.');
  await expect(note(phone)).toHaveCount(0);
  await phone.close();
});
