import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { listTeamEvents } from '../../src/contract/events.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => appWithTeam();
type Opened = Awaited<ReturnType<typeof open>>;

const answering =
  ({ app, people, teamId }: Opened, event: TeamEvent) =>
  (person: keyof Opened['people'], member: string, answer: string, more: Record<string, unknown> = {}) =>
    app.ask(answerEvent, { event_id: event.id, team_id: teamId, member_id: member, answer, ...more }, { headers: people[person].headers });
const inLine = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const mineOf = (body: Record<string, unknown>) => (body['response'] as TeamEvent).mine[0];

describe('an answer', () => {
  test('can be given for oneself, by a guardian for their child, and by staff for anybody', async () => {
    const opened = await open();
    const { members, people, teamId, app } = opened;
    const event = await addOneEvent(app, teamId, people.coach);
    const answer = answering(opened, event);
    expect(mineOf((await answer('player', members.player, 'yes', { note: 'With the bibs' })).body)).toMatchObject({
      answer: 'yes',
      note: 'With the bibs',
      seat: null,
    });
    expect(mineOf((await answer('guardian', members.ward, 'maybe')).body)).toMatchObject({ answer: 'maybe', is_me: false });
    const { body } = await answer('coach', members.ward, 'no');
    expect((body['response'] as TeamEvent).counts).toEqual({ yes: 1, maybe: 0, no: 1, waiting: 0, none: 0 });

    expect(await answer('player', members.ward, 'yes')).toMatchObject({ status: 403, body: { error: 'notYours' } });
    expect(await answer('guardian', members.player, 'yes')).toMatchObject({ status: 403, body: { error: 'notYours' } });
    expect(await answer('follower', members.follower, 'yes')).toMatchObject({ status: 403, body: { error: 'notYours' } });
    expect(await answer('coach', members.follower, 'yes')).toMatchObject({ status: 404, body: { error: 'noSuchMember' } });
    expect(await answer('rival', members.player, 'yes')).toMatchObject({ status: 404, body: { error: 'noSuchTeam' } });
  });

  test('that another account gave is refused as after a logout, and stores nothing', async () => {
    const opened = await open();
    const { members, people, teamId, app } = opened;
    const event = await addOneEvent(app, teamId, people.coach);
    const answer = answering(opened, event);
    const given = { user_id: people.player.user.id };
    expect(await answer('coach', members.player, 'no', given)).toMatchObject({ status: 401, body: { error: 'sessionExpired' } });
    expect(mineOf((await answer('player', members.player, 'yes', given)).body)).toMatchObject({ answer: 'yes' });
    expect(await answer('coach', members.player, 'no', given)).toMatchObject({ status: 401 });
    const { body } = await answer('coach', members.coach, 'maybe', { user_id: people.coach.user.id });
    expect((body['response'] as TeamEvent).counts).toMatchObject({ yes: 1, no: 0, maybe: 1 });
  });

  test('that was given later wins, in whatever order they arrive, and a repeated one counts once', async () => {
    const opened = await open();
    const { members, people, teamId, app } = opened;
    for (const capacity of [null, 1]) {
      const event = await addOneEvent(app, teamId, people.coach, training(7, { capacity }));
      const answer = answering(opened, event);
      const at = (minutesAgo: number) => ({ at: new Date(Date.now() - minutesAgo * 60_000).toISOString() });
      const said = async (...parts: [string, { at: string }]) =>
        mineOf((await answer('player', members.player, parts[0], parts[1])).body)?.answer;
      expect(await said('maybe', at(10))).toBe('maybe');
      expect(await said('yes', at(20))).toBe('maybe');
      // The clock of somebody's device, five and a half hours ahead of UTC.
      const latest = { at: new Date(Date.now() - 5 * 60_000 + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30') };
      expect(await said('no', latest)).toBe('no');
      expect(await said('no', latest)).toBe('no');
      expect(await said('yes', { at: new Date(Date.now() + 3_600_000).toISOString() })).toBe('yes');
      expect(await said('maybe', at(0))).toBe('maybe');
    }
  });

  test('is too late after the deadline, but not for staff', async () => {
    const opened = await open();
    const { members, people, teamId, app } = opened;
    const event = await addOneEvent(app, teamId, people.coach);
    const answer = answering(opened, event);
    await app.context.database.pool.query(`update team_events set answer_by = now() - interval '1 minute' where id = $1`, [event.id]);
    expect(await answer('player', members.player, 'yes')).toMatchObject({ status: 409, body: { error: 'answersClosed' } });
    expect((await answer('coach', members.player, 'yes')).status).toBe(200);
    await app.context.database.pool.query(
      `update team_events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [event.id],
    );
    expect(await answer('coach', members.player, 'no')).toMatchObject({ status: 409, body: { error: 'eventOver' } });
  });

  test('reports what else I said yes to at that time, also in another team', async () => {
    const opened = await open();
    const { members, people, teamId, app, rivals } = opened;
    const first = await addOneEvent(app, teamId, people.coach, training(7, { title: 'Nets' }));
    const elsewhere = await rivals.addMember({ userId: people.player.user.id });
    const second = await addOneEvent(app, rivals.teamId, people.rival, training(7, { title: 'Drill' }));
    expect((await answering(opened, first)('player', members.player, 'yes')).body['clashes']).toEqual([]);
    const { body } = await app.ask(
      answerEvent,
      { event_id: second.id, team_id: rivals.teamId, member_id: elsewhere, answer: 'yes' },
      { headers: people.player.headers },
    );
    expect(body['clashes']).toEqual([
      { id: first.id, team_id: teamId, team_name: 'Zeilinger Zephyrs', title: 'Nets', starts_at: first.starts_at, days: null },
    ]);
  });

  test.each([null, 1])('reports no clashes of a player to staff, whom they do not concern, with %s places', async (capacity) => {
    const opened = await open();
    const { members, people, teamId, app } = opened;
    for (const title of ['Nets', 'Drill']) {
      const event = await addOneEvent(app, teamId, people.coach, training(7, { title, capacity }));
      expect(await answering(opened, event)('coach', members.player, 'yes')).toMatchObject({ status: 200, body: { clashes: [] } });
    }
  });
});

describe('a hundred answers at once for 20 seats', () => {
  test('fill exactly 20 and put 80 on the waiting list without gaps', async () => {
    const opened = await open();
    const { people, teamId, app, addMember } = opened;
    const event = await addOneEvent(app, teamId, people.coach, training(7, { capacity: 20 }));
    const crowd = await Promise.all(Array.from({ length: 100 }, (_, at) => addMember({ firstName: `N${at}` })));
    const answer = answering(opened, event);
    const answers = await Promise.all(crowd.map((member) => answer('coach', member, 'yes')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows } = await app.context.database.pool.query<{ seat: string; line: number | null }>(
      `select seat, in_line::int as line from event_answers where event_id = $1 order by in_line nulls first`,
      [event.id],
    );
    expect(rows.filter(({ seat }) => seat === 'seated')).toHaveLength(20);
    expect(rows.filter(({ seat }) => seat === 'waiting').map(({ line }) => line)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
    expect((answers.at(-1)?.body['response'] as TeamEvent).counts.yes).toBe(20);
  });

  test('leave the database to others while they wait for the same event', async () => {
    const opened = await open();
    const { people, teamId, app, addMember } = opened;
    const event = await addOneEvent(app, teamId, people.coach, training(7, { capacity: 20 }));
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, at) => addMember({ firstName: `N${at}` })));
    const holder = await app.context.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from team_events where id = $1 for update', [event.id]);
    const answer = answering(opened, event);
    const answers = Promise.all(crowd.map((member) => answer('coach', member, 'yes')));
    await expect.poll(async () => (await holder.query(inLine)).rowCount, { timeout: 5_000 }).toBeGreaterThan(0);
    // Enough time for all of them to arrive.
    for (let readers = 0; readers < 30; readers++) {
      expect((await app.ask(listTeamEvents, { team_id: teamId }, { headers: people.player.headers })).status).toBe(200);
    }
    await holder.query('commit');
    holder.release();
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
