import { describe, expect, test } from 'vitest';
import { addTask, editTask, getTask, listTasks, type Task } from '../../src/contract/tasks.ts';
import { markTaskDone } from '../../src/contract/task-claims.ts';
import { inDays, makeEvent } from '../builders/team-event.ts';
import { appWithTasks, titlesOf } from '../builders/team-tasks.ts';

describe('a task', () => {
  test('has a title, a due time, the people needed and a checklist', async () => {
    const team = await appWithTasks();
    const { app, people, teamId } = team;
    const eventId = await makeEvent(app, teamId, { title: 'Cup final' });
    const added = await team.add({
      title: ' Fruit for the break ',
      detail: 'Oranges,\r\nbananas',
      slots: 2,
      event_id: eventId,
      due: 'event',
      checklist: 'Oranges\r\n\n A knife \nOranges',
    });
    expect(added).toMatchObject({
      team_id: teamId,
      title: 'Fruit for the break',
      detail: 'Oranges,\nbananas',
      slots: 2,
      due: 'event',
      event: { id: eventId, title: 'Cup final', time_zone: 'America/Los_Angeles', is_cancelled: false },
      checklist: [
        { label: 'Oranges', is_done: false },
        { label: 'A knife', is_done: false },
      ],
      claims: [],
      is_done: false,
      is_repeated: false,
      version: 1,
    });
    expect(added.due_at).toBe(added.event?.starts_at);
    const read = await app.ask(getTask, { task_id: added.id, team_id: teamId }, { headers: people.guardian.headers });
    expect(read.body).toMatchObject({
      response: added,
      me: { members: [{ id: team.members.ward, name: 'Wanda Zeilinger' }], may_edit: false, may_approve: false, swaps_need_approval: true },
    });
    expect(await team.listed({ event_id: eventId })).toEqual([added]);
  });

  test('is due at a local time of its zone, in winter and in summer', async () => {
    const team = await appWithTasks();
    const at = (due_local: string, time_zone: string) => team.add({ due: 'at', due_local, time_zone }).then(({ due_at }) => due_at);
    expect(await at('2027-01-15T18:30', 'Europe/London')).toBe('2027-01-15T18:30:00.000Z');
    expect(await at('2027-07-15T18:30', 'Europe/London')).toBe('2027-07-15T17:30:00.000Z');
    expect(await at('2027-07-15T18:30', 'Asia/Kolkata')).toBe('2027-07-15T13:00:00.000Z');
    // The clock change skips this half hour.
    expect(await at('2027-03-28T01:30', 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
    const own = await team.add({ due: 'at', due_local: '2027-07-15T18:30' });
    const form = await team.app.ask(editTask, { task_id: own.id, team_id: team.teamId }, { headers: team.people.coach.headers });
    expect(form.body).toMatchObject({ due_local: '2027-07-15T18:30', response: { time_zone: 'Pacific/Honolulu' } });
  });

  test('of an event is due with it, at a time of its own, or at none', async () => {
    const team = await appWithTasks();
    const event_id = await makeEvent(team.app, team.teamId);
    const form = async (fields: Record<string, unknown>) => {
      const { id } = await team.add({ event_id, ...fields });
      const { body } = await team.app.ask(editTask, { task_id: id, team_id: team.teamId }, { headers: team.people.coach.headers });
      return [(body['response'] as Task).due, body['due_local']];
    };
    expect(await form({ due: 'event' })).toEqual(['event', null]);
    expect(await form({ due: 'at', due_local: '2027-07-15T18:30' })).toEqual(['at', '2027-07-15T18:30']);
    expect(await form({})).toEqual(['none', null]);
  });

  test('moves with its event, and is hidden while the event is deleted', async () => {
    const team = await appWithTasks();
    const eventId = await makeEvent(team.app, team.teamId);
    await team.add({ event_id: eventId, due: 'event' });
    const { pool } = team.app.context.database;
    await pool.query('update team_events set starts_at = $2, ends_at = $3 where id = $1', [eventId, inDays(9), inDays(10)]);
    const [moved] = await team.listed();
    expect(new Date(moved?.due_at ?? '').getTime()).toBeGreaterThan(inDays(8).getTime());
    await pool.query('update team_events set deleted_at = now() where id = $1', [eventId]);
    expect(await team.listed()).toEqual([]);
  });

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(121) }, 'title'],
    ['nobody', { slots: 0 }, 'slots'],
    ['half a person', { slots: 1.5 }, 'slots'],
    ['a day that there is not', { due: 'at', due_local: '2027-02-30T10:00' }, 'due_local'],
    ['no time where it is due at one', { due: 'at' }, 'due_local'],
    ['no event where it is due with one', { due: 'event' }, 'event_id'],
    ['a zone that there is not', { due: 'at', due_local: '2027-02-20T10:00', time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['a line that is too long', { checklist: `Oranges\n${'x'.repeat(121)}` }, 'checklist'],
    ['21 lines', { checklist: Array.from({ length: 21 }, (_, at) => at).join('\n') }, 'checklist'],
    ['a rule without an end', { due: 'at', due_local: '2027-02-20T10:00', repeat: 'rule', rule: 'FREQ=WEEKLY' }, 'rule'],
    ['a rule that comes too often', { due: 'at', due_local: '2027-02-20T10:00', repeat: 'rule', rule: 'FREQ=DAILY;COUNT=101' }, 'rule'],
    ['a rule by the second', { due: 'at', due_local: '2027-02-20T10:00', repeat: 'rule', rule: 'FREQ=SECONDLY;COUNT=5' }, 'rule'],
    ['an interval that never ends', { due: 'at', due_local: '2027-02-20T10:00', repeat: 'week' }, 'times'],
    ['an interval that comes once', { due: 'at', due_local: '2027-02-20T10:00', repeat: 'week', times: 1 }, 'times'],
    ['a rule that is none', { due: 'at', due_local: '2027-02-20T10:00', repeat: 'rule', rule: 'NONSENSE' }, 'rule'],
    ['a series without an event', { repeat: 'series' }, 'repeat'],
  ])('is refused with %s, at its field', async (_what, fields, at) => {
    const { app, people, teamId } = await appWithTasks();
    const answer = await app.ask(addTask, { team_id: teamId, title: 'Oranges', ...fields }, { headers: people.coach.headers });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [at]: expect.any(String) as string } } });
  });

  test('belongs to an event and to members of its own team only', async () => {
    const { app, people, teamId, rivals } = await appWithTasks();
    const eventId = await makeEvent(app, rivals.teamId);
    const add = (fields: Record<string, unknown>) =>
      app.ask(addTask, { team_id: teamId, title: 'Oranges', ...fields }, { headers: people.coach.headers });
    expect(await add({ event_id: eventId })).toMatchObject({ status: 404, body: { error: 'noSuchEvent' } });
    expect(await add({ member_id: rivals.members.owner })).toMatchObject({ status: 404, body: { error: 'noSuchMember' } });
  });
});

describe('the list', () => {
  test('separates tasks that need somebody, mine, and done ones', async () => {
    const team = await appWithTasks();
    const { app, people, teamId, members } = team;
    const far = await makeEvent(app, teamId, { startsAt: inDays(20) });
    await team.add({ title: 'Whenever' });
    await team.add({ title: 'Far', event_id: far, due: 'event', slots: 2, assign: [members.player] });
    const near = await makeEvent(app, teamId, { startsAt: inDays(2) });
    await team.add({ title: 'Near', event_id: near, due: 'event', assign: [members.player] });
    const done = await team.add({ title: 'Done', assign: [members.coach] });
    await app.ask(
      markTaskDone,
      { task_id: done.id, team_id: teamId, member_id: members.coach, is_done: true },
      { headers: people.coach.headers },
    );
    expect(titlesOf(await team.listed())).toEqual(['Near', 'Far', 'Whenever']);
    expect(titlesOf(await team.listed({ list: 'open' }))).toEqual(['Far', 'Whenever']);
    expect(titlesOf(await team.listed({ list: 'mine' }))).toEqual(['Near', 'Far']);
    expect(titlesOf(await team.listed({ list: 'done' }))).toEqual(['Done']);
    await app.context.database.pool.query('update team_events set cancelled_at = now() where id = $1', [far]);
    expect(titlesOf(await team.listed({ list: 'open' }))).toEqual(['Whenever']);
  });

  test.each(['all', 'done'])('of %s continues where the page ended, without duplicates', async (list) => {
    const team = await appWithTasks();
    const { app, people, teamId, members } = team;
    const headers = people.player.headers;
    await team.add({ due: 'at', due_local: '2027-03-01T10:00', repeat: 'rule', rule: 'FREQ=DAILY;COUNT=70', assign: [members.player] });
    await team.add({ title: 'Whenever', assign: [members.player] });
    if (list === 'done') await app.context.database.pool.query('update task_claims set done_at = now()');
    const first = await app.ask(listTasks, { team_id: teamId, list }, { headers });
    const next = await app.ask(listTasks, { team_id: teamId, list, after: first.body['next'] as string }, { headers });
    const all = [first, next].flatMap(({ body }) => body['response'] as Task[]);
    expect([all.length, new Set(all.map(({ id }) => id)).size, next.body['next']]).toEqual([71, 71, null]);
    expect((await app.ask(listTasks, { team_id: teamId, after: 'nonsense' }, { headers })).status).toBe(400);
  });
});
