import { expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { addAbsence } from '../../src/contract/absences.ts';
import { markTaskDone } from '../../src/contract/task-claims.ts';
import { getTask } from '../../src/contract/tasks.ts';
import { inDays, makeEvent } from '../builders/team-event.ts';
import { appWithTasks, titlesOf } from '../builders/team-tasks.ts';

test('deleting my account releases my open tasks, and the export names all of them', async () => {
  const { app, people, members, teamId, add } = await appWithTasks();
  const { headers } = people.player;
  const [open, done] = [await add({ title: 'Oranges', assign: [members.player] }), await add({ title: 'Water', assign: [members.player] })];
  await app.ask(markTaskDone, { task_id: done.id, team_id: teamId, member_id: members.player, is_done: true }, { headers });
  expect((await app.ask(exportMyData, {}, { headers })).body['tasks']).toMatchObject([
    { title: 'Oranges', team: 'Zeilinger Zephyrs', done_at: null },
    { title: 'Water', done_at: expect.any(String) as string },
  ]);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers })).status).toBe(200);
  const seen = await app.ask(getTask, { task_id: open.id, team_id: teamId }, { headers: people.coach.headers });
  expect(seen.body).toMatchObject({ response: { claims: [] } });
});

test('declining an event releases my tasks for it and notifies the managers; done tasks, and those of other events, stay', async () => {
  const { app, members, teamId, add, does, listed, mailed, mailsTo } = await appWithTasks();
  const [eventId, other] = [await makeEvent(app, teamId), await makeEvent(app, teamId, { startsAt: inDays(5) })];
  const mine = (title: string, event_id: string) => add({ title, event_id, due: 'event', assign: [members.player] });
  await mine('Oranges', eventId);
  const done = await mine('Water', eventId);
  await does('player', markTaskDone, done.id, { member_id: members.player, is_done: true });
  await mine('Bibs', other);
  const answer = (text: 'maybe' | 'no') =>
    does('player', answerEvent, eventId, { event_id: eventId, member_id: members.player, answer: text });
  expect((await answer('maybe')).status).toBe(200);
  expect((await listed({ list: 'open' })).length).toBe(0);
  expect((await answer('no')).status).toBe(200);
  expect(titlesOf(await listed({ list: 'open' }))).toEqual(['Oranges']);
  expect(titlesOf(await listed({ list: 'mine' }))).toEqual(['Bibs']);
  expect(titlesOf(await listed({ list: 'all', event_id: eventId }))).toEqual(expect.arrayContaining(['Oranges', 'Water']));
  for (const person of ['owner', 'manager'] as const)
    for (const text of ['Pallavi Zeilinger does not come to "', ', so somebody else is needed for: Oranges.']) await mailed(person, text);
  expect(await mailsTo('coach')).not.toContain('does not come');
});

test('a planned absence releases my tasks for the events it covers', async () => {
  const { app, people, members, teamId, add, listed } = await appWithTasks();
  const eventId = await makeEvent(app, teamId, { startsAt: inDays(5) });
  await add({ event_id: eventId, due: 'event', assign: [members.player] });
  const day = (days: number) => inDays(days).toISOString().slice(0, 10);
  const planned = await app.ask(addAbsence, { from_day: day(4), to_day: day(6), note: '' }, { headers: people.player.headers });
  expect(planned.status).toBe(200);
  expect(titlesOf(await listed({ list: 'open' }))).toEqual(['Oranges']);
});
