import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { addAbsence } from '../../src/contract/absences.ts';
import { deleteTeamEvent, editTeamEvent, restoreTeamEvents } from '../../src/contract/events.ts';
import { markTaskDone } from '../../src/contract/task-claims.ts';
import { leaveTeam } from '../../src/contract/team-members.ts';
import { getTask } from '../../src/contract/tasks.ts';
import { settledMails } from '../builders/event-mails.ts';
import { addOneEvent, dayFromNow, formOf, training } from '../builders/event.ts';
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

/** The player claimed a task of an event in seven days. */
async function eventWithTask() {
  const opened = await appWithTasks();
  const { app, people, members, teamId, add } = opened;
  const event = await addOneEvent(app, teamId, people.coach);
  await add({ event_id: event.id, due: 'event', assign: [members.player] });
  const away = async (from: number, to: number) => {
    const fields = { from_day: dayFromNow(from), to_day: dayFromNow(to), note: '' };
    expect((await app.ask(addAbsence, fields, { headers: people.player.headers })).status).toBe(200);
  };
  return { ...opened, event, away };
}

test('an event that is moved to a day of a planned absence releases my tasks for it and notifies the managers', async () => {
  const { app, people, event, away, listed, mailed } = await eventWithTask();
  await away(9, 9);
  expect(await listed({ list: 'open' })).toEqual([]);
  const { starts_local, ends_local } = training(9);
  const moved = await app.ask(editTeamEvent, { ...formOf(event), starts_local, ends_local }, { headers: people.coach.headers });
  expect(moved.status).toBe(200);
  expect(titlesOf(await listed({ list: 'open' }))).toEqual(['Oranges']);
  for (const person of ['owner', 'manager'] as const) await mailed(person, 'so somebody else is needed for: Oranges.');
});

test('an event that is restored after an absence was planned on its day releases my tasks for it', async () => {
  const { app, people, teamId, event, away, listed } = await eventWithTask();
  const { headers } = people.coach;
  const deleting = { team_id: teamId, event_id: event.id, version: event.version, scope: 'one' };
  expect((await app.ask(deleteTeamEvent, deleting, { headers })).status).toBe(200);
  await away(7, 7);
  expect((await app.ask(restoreTeamEvents, { team_id: teamId, event_ids: [event.id] }, { headers })).status).toBe(200);
  expect(titlesOf(await listed({ list: 'open' }))).toEqual(['Oranges']);
});

test('an absence over several events notifies the managers of each event whose tasks it releases', async () => {
  const { app, people, members, teamId, add, away, mailed } = await eventWithTask();
  const later = await addOneEvent(app, teamId, people.coach, training(8, { title: 'Sprints' }));
  for (const title of ['Bibs', 'Water']) await add({ title, event_id: later.id, due: 'event', assign: [members.player] });
  await away(7, 8);
  await mailed('owner', 'so somebody else is needed for: Oranges.');
  await mailed('owner', 'so somebody else is needed for: Bibs, Water.');
});

/** To whom mails about released tasks went, with their sentence about it. */
async function freeAgain(app: Parameters<typeof settledMails>[0]): Promise<(string | undefined)[][]> {
  const mails = await settledMails(app, 'Free again');
  return mails.map(({ to, text }) => [to, text.split('\n').find((line) => line.includes('somebody else is needed'))]).sort();
}

describe('a member who is gone for good releases all unfinished tasks, and the managers are notified of those that are still to be done', () => {
  /** The player has one task of an event without an answer, one at no particular time, and one that is done. */
  async function playerWithTasks() {
    const opened = await eventWithTask();
    const { app, members, add, does, teamId } = opened;
    await add({ title: 'Wash the bibs', assign: [members.player] });
    const done = await add({ title: 'Water', assign: [members.player] });
    await does('player', markTaskDone, done.id, { member_id: members.player, is_done: true });
    const { pool } = app.context.database;
    await pool.query('delete from domain_events');
    const published = async () => {
      const { rows } = await pool.query<{ count: number }>(
        `select jsonb_array_length(data -> 'taskIds') as count from domain_events where type = 'task.changed' and data ->> 'teamId' = $1`,
        [teamId],
      );
      return rows.map(({ count }) => count);
    };
    const freed = async () => {
      await expect.poll(published, { timeout: 15_000 }).toEqual([2]);
      return freeAgain(app);
    };
    return { ...opened, freed };
  }
  const text = 'Pallavi Zeilinger is no longer in Zeilinger Zephyrs, so somebody else is needed for: Oranges, Wash the bibs.';
  const toManagers = [
    ['manager@elevate.example', text],
    ['owner@elevate.example', text],
  ];

  test('because they left', async () => {
    const { app, people, teamId, freed } = await playerWithTasks();
    expect((await app.ask(leaveTeam, { team_id: teamId }, { headers: people.player.headers })).status).toBe(200);
    expect(await freed()).toEqual(toManagers);
  });

  test('because their account was deleted', async () => {
    const { app, people, freed } = await playerWithTasks();
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: people.player.headers })).status).toBe(200);
    expect(await freed()).toEqual(toManagers);
  });

  test('but a manager whose own account was deleted gets no mail', async () => {
    const { app, people, members, add } = await appWithTasks();
    await add({ assign: [members.manager] });
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: people.manager.headers })).status).toBe(200);
    expect((await freeAgain(app)).map(([to]) => to)).toEqual(['owner@elevate.example']);
  });
});
