import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { mostIdsInEvent } from '../../src/contract/domain-events.ts';
import { addAbsence, deleteAbsence, type Absence } from '../../src/contract/absences.ts';
import { invite } from '../../src/contract/invitations.ts';
import { askToJoin, withdrawJoinRequest } from '../../src/contract/join-requests.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent, deleteTeamEvent, editTeamEvent, restoreTeamEvents } from '../../src/contract/events.ts';
import { importPeople } from '../../src/contract/people-import.ts';
import { deleteTask, restoreTask, updateTask } from '../../src/contract/tasks.ts';
import { publish } from '../../src/server/live/publish.ts';
import { importRow } from '../builders/import-row.ts';
import { addEvents, addOneEvent, dayFromNow, formOf, training } from '../builders/event.ts';
import { signInAs } from '../builders/sign-in.ts';
import { appWithTasks } from '../builders/team-tasks.ts';
import type { TeamPerson } from '../builders/team.ts';

type Published = { type: string; eventIds?: string[]; memberIds?: string[]; taskIds?: string[]; userIds?: string[]; actorIds?: string[] };

async function open() {
  const opened = await appWithTasks();
  const { app, people, teamId } = opened;
  const { pool } = app.context.database;
  const does = async (call: Call, fields: Record<string, unknown>, person: TeamPerson = 'coach') => {
    const { status, body } = await app.ask(call, { team_id: teamId, ...fields }, { headers: people[person].headers });
    expect([status, body['error']]).toEqual([200, undefined]);
    return body;
  };
  /** What was published since the last time that this was asked. */
  const published = async (): Promise<Published[]> => {
    const { rows } = await pool.query<{ type: string; data: object }>(
      'with gone as (delete from domain_events returning id, type, data) select type, data from gone order by id',
    );
    return rows.map(({ type, data }) => ({ type, ...data }));
  };
  const idsOf = async (table: 'team_events' | 'team_tasks' | 'team_members', condition = 'true') =>
    (await pool.query<{ id: string }>(`select id from ${table} where team_id = $1 and ${condition}`, [teamId])).rows.map(({ id }) => id);
  await published();
  return { ...opened, pool, does, published, idsOf };
}

const same = (ids: readonly string[]) =>
  expect.toSatisfy((found: string[]) => JSON.stringify([...found].sort()) === JSON.stringify([...ids].sort()));

const person = (name: string) => importRow({ first_name: name, last_name: 'Bose' });

describe('one domain event names all of what a change is about', () => {
  test('an import of people', async () => {
    const { does, published, idsOf, people } = await open();
    await does(importPeople, { rows: [person('Ila'), person('Uma')], note: '' });
    const memberIds = await idsOf('team_members', `last_name = 'Bose'`);
    expect(memberIds).toHaveLength(2);
    expect(await published()).toEqual(
      expect.arrayContaining([
        {
          type: 'member.added',
          teamId: expect.any(String) as string,
          memberIds: same(memberIds),
          userIds: [],
          actorIds: [people.coach.user.id],
        },
      ]),
    );
  });

  test('a series, its cancellation, deletion and restoration', async () => {
    const { app, teamId, people, does, published } = await open();
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=4' }));
    const eventIds = series.map(({ id }) => id);
    expect(await published()).toMatchObject([{ type: 'event.added', eventIds: same(eventIds) }]);
    const [first] = series;
    await does(cancelTeamEvent, { event_id: first?.id, version: 1, reason: 'Rain', scope: 'all' });
    expect(await published()).toMatchObject([{ type: 'event.cancelled', eventIds: same(eventIds) }]);
    await does(restoreTeamEvents, { event_ids: eventIds });
    expect(await published()).toMatchObject([{ type: 'event.restored', eventIds: same(eventIds) }]);
    await does(deleteTeamEvent, { event_id: first?.id, version: 3, scope: 'all' });
    expect(await published()).toMatchObject([{ type: 'event.deleted', eventIds: same(eventIds) }]);
  });

  test('the dates that a changed rule keeps, adds and drops, and the tasks that come with the new ones', async () => {
    const { app, teamId, people, does, published, idsOf, add } = await open();
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=4' }));
    const [first, second, third, fourth] = series;
    if (!first || !second || !third || !fourth) throw new Error('four dates');
    await add({ event_id: first.id, due: 'event', repeat: 'series' });
    const [before, tasksBefore] = [await idsOf('team_events'), await idsOf('team_tasks')];
    await published();
    await does(editTeamEvent, { ...formOf(first), title: 'Catching', scope: 'all', rule: 'FREQ=DAILY;INTERVAL=2;COUNT=3' });
    const added = (await idsOf('team_events')).filter((id) => !before.includes(id));
    const addedTasks = (await idsOf('team_tasks')).filter((id) => !tasksBefore.includes(id));
    expect([added.length, addedTasks.length]).toEqual([1, 1]);
    const events = await published();
    expect(events).toHaveLength(4);
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'event.changed', eventIds: same([first.id, third.id]) }),
        expect.objectContaining({ type: 'event.added', eventIds: added }),
        expect.objectContaining({ type: 'event.deleted', eventIds: same([second.id, fourth.id]) }),
        expect.objectContaining({ type: 'task.changed', taskIds: addedTasks }),
      ]),
    );
  });

  test('a repeated task that is added, changed, deleted and restored', async () => {
    const { does, published, idsOf, add } = await open();
    const due = { due: 'at', due_local: '2031-03-14T10:00' };
    const { id } = await add({ ...due, repeat: 'week', times: 3 });
    const tasks = { type: 'task.changed', taskIds: same(await idsOf('team_tasks')) };
    expect(await published()).toMatchObject([tasks]);
    await does(updateTask, { task_id: id, version: 1, title: 'Bananas', scope: 'following', ...due });
    expect(await published()).toMatchObject([tasks]);
    await does(deleteTask, { task_id: id, version: 2, scope: 'following' });
    expect(await published()).toMatchObject([tasks]);
    await does(restoreTask, { task_id: id });
    expect(await published()).toMatchObject([tasks]);
  });

  test('an absence over many dates, planned and taken back', async () => {
    const { app, teamId, people, does, published } = await open();
    const series = await addEvents(app, teamId, people.coach, training(2, { rule: 'FREQ=DAILY;COUNT=200' }));
    const given = { type: 'answer.given', teamId, eventIds: same(series.map(({ id }) => id)), actorIds: [people.player.user.id] };
    await published();
    const body = await does(addAbsence, { from_day: dayFromNow(1), to_day: dayFromNow(210), note: '', team_id: undefined }, 'player');
    const answered = async () => (await published()).filter(({ type }) => type === 'answer.given');
    expect(await answered()).toEqual([given]);
    const [absence] = body['response'] as Absence[];
    await does(deleteAbsence, { absence_id: absence?.id }, 'player');
    expect(await answered()).toEqual([given]);
  });

  test('answers to several events that are given in the same instant', async () => {
    const { app, teamId, people, members, published } = await open();
    const series = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=3' }));
    await published();
    const answer = (event_id: string) =>
      app.ask(answerEvent, { team_id: teamId, event_id, member_id: members.player, answer: 'yes' }, { headers: people.player.headers });
    await Promise.all(series.map(({ id }) => answer(id)));
    const named = (await published()).flatMap(({ eventIds }) => eventIds);
    expect(named).toEqual(same(series.map(({ id }) => id)));
  });

  test('none of too many, which means all of the team', async () => {
    const { pool, teamId, published } = await open();
    const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
    for (const count of [mostIdsInEvent, mostIdsInEvent + 1]) await publish(pool, { type: 'event.added', teamId, eventIds: ids(count) });
    expect((await published()).map(({ eventIds }) => eventIds?.length)).toEqual([mostIdsInEvent, 0]);
  });
});

test('a change of many dates writes the history and publishes with one statement each', async () => {
  const { app, teamId, people, does, pool } = await open();
  const [first] = await addEvents(app, teamId, people.coach, training(7, { rule: 'FREQ=DAILY;COUNT=60' }));
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await does(cancelTeamEvent, { event_id: first?.id, version: 1, reason: 'Rain', scope: 'all' });
  await does(deleteTeamEvent, { event_id: first?.id, version: 2, scope: 'all' });
  const texts = sent.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : (asked as { text?: string }).text) ?? '');
  sent.mockRestore();
  expect(texts.filter((text) => text.includes('insert into team_changes'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('insert into domain_events'))).toHaveLength(2);
  const { rows } = await pool.query<{ what: string; count: number }>(
    `select what, count(*)::int from team_changes where team_id = $1 and about = 'event' group by what order by what`,
    [teamId],
  );
  expect(rows).toEqual(['added', 'cancelled', 'removed'].map((what) => ({ what, count: 60 })));
});

describe('an answer', () => {
  test('that takes a seat is published once', async () => {
    const { app, teamId, people, members, does, published } = await open();
    const event = await addOneEvent(app, teamId, people.coach, training(7, { capacity: 1 }));
    await published();
    await does(answerEvent, { event_id: event.id, member_id: members.player, answer: 'yes' }, 'player');
    expect(await published()).toEqual([{ type: 'answer.given', teamId, eventIds: [event.id], actorIds: [people.player.user.id] }]);
  });

  test('that declines publishes the tasks that it releases', async () => {
    const { app, teamId, people, members, does, published, add } = await open();
    const event = await addOneEvent(app, teamId, people.coach);
    const task = await add({ event_id: event.id, due: 'event', assign: [members.player] });
    await published();
    await does(answerEvent, { event_id: event.id, member_id: members.player, answer: 'no' }, 'player');
    expect(await published()).toEqual(
      expect.arrayContaining([
        { type: 'answer.given', teamId, eventIds: [event.id], actorIds: [people.player.user.id] },
        { type: 'task.changed', teamId, taskIds: [task.id], actorIds: [] },
      ]),
    );
  });
});

test('a request to join, an invitation and an absence name who caused them, so that others hear of them and they themselves do not', async () => {
  const { people, does, published } = await open();
  const actorsOf = async (type: string) =>
    (await published()).filter((event) => event.type === type).flatMap(({ actorIds = [] }) => actorIds);
  const idOf = (who: TeamPerson) => people[who].user.id;
  await does(askToJoin, { words: '' }, 'stranger');
  expect(await actorsOf('joinRequest.changed')).toEqual([idOf('stranger')]);
  await does(withdrawJoinRequest, {}, 'stranger');
  expect(await actorsOf('joinRequest.changed')).toEqual([idOf('stranger')]);
  await does(invite, { as: 'player', email: 'new@elevate.example' }, 'manager');
  expect(await actorsOf('invitation.changed')).toEqual([idOf('manager')]);
  await does(addAbsence, { from_day: dayFromNow(1), to_day: dayFromNow(2), note: '', team_id: undefined }, 'player');
  expect(await actorsOf('absence.changed')).toEqual([idOf('player')]);
});

test('a sign-in with a mailed code names who caused it', async () => {
  const { app, published } = await open();
  const { user } = await signInAs(app, 'new@elevate.example');
  expect(await published()).toContainEqual({ type: 'session.changed', userIds: [user.id], actorIds: [user.id] });
});
