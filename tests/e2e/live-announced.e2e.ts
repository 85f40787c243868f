import { follow } from './follow.ts';
import { plan } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addTask, player, tasksOf } from './tasks.ts';
import { makeTeam } from './teams.ts';

/** Changes are said together, at most every five seconds. */
const inTime = { timeout: 15_000 };
const someAnswers = /(A new answer|2 new answers)\./;

test('a screen reader is told what others change on the page in a few words, and never what one does oneself', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await settleIn(page);
  const team = await makeTeam(page);
  const event = await plan(page, team);
  const phones = [await player(page, team, browser, baseURL), await player(page, team, browser, baseURL)] as const;
  const [one, other] = phones;
  for (const reader of [page, ...phones]) await follow(reader, `/team/player-availability/${team}/${event}`);
  const said = (reader: typeof page) => reader.locator('#live-news');
  const answerOf = (reader: typeof page) => reader.getByRole('article').first().getByRole('button', { name: 'Yes', exact: true });
  await expect(said(page)).toHaveRole('status');

  for (const phone of phones) await answerOf(phone).click();
  await expect(said(page)).toHaveText(someAnswers, inTime);
  await expect(said(one)).toContainText('A new answer.', inTime);
  await expect(said(other)).toContainText('A new answer.', inTime);
  await addTask(page, team, { title: 'Bibs' });
  await expect(said(one)).toContainText('A task was changed.', inTime);
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  for (const phone of phones) await expect(said(phone)).toContainText('An event was called off.', inTime);
  // The manager did all of it but the answers.
  await expect(said(page)).toHaveText(someAnswers);
  await expect(said(page)).not.toHaveText(/task|called off/);

  // A page that does not show it says nothing of it.
  await follow(one, tasksOf(team));
  await plan(page, team, { title: 'Match practice' });
  const oranges = await addTask(page, team, { title: 'Oranges' });
  await expect(said(one)).toHaveText('Oranges: nobody has it yet.', inTime);
  await expect(said(one)).not.toContainText('An event was added.');
  // Its last part is claimed, so that the task leaves the list of those that want help.
  await other.request.post(`/api/team-task/claim/${oranges}`, { data: { team_id: team } });
  await expect(said(one)).toHaveText('Oranges: claimed by Nila Verma.', inTime);
  for (const phone of phones) await phone.close();
});
