import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { listAbsences } from '../../src/server/events/absences.ts';
import { applyAbsences } from '../../src/server/events/apply-absences.ts';
import { inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements that answer events for planned absences, called directly. What a user sees is tested in absences-and-attendance.test.ts. */
const { database, rows, write, app, addPlayer } = await bareApp();

async function planAbsence(userId: string, more: Row = {}): Promise<string> {
  const id = randomUUID();
  await rows.insert('planned_absences', { user_id: userId, id, from_day: '2040-01-01', to_day: '2040-12-31', ...more });
  return id;
}
/** Applies the absences of a team; resolves to the events and members that are answered with no by an absence. */
async function applied(teamId: string, eventIds?: readonly string[]): Promise<string[][]> {
  await inTransaction(database.pool, (client) =>
    applyAbsences(app, client, { teamIds: [teamId], ...(eventIds && { eventIds }), actorId: undefined }),
  );
  const { rows: found } = await database.pool.query<{ event_id: string; member_id: string }>(
    `select event_id, member_id from event_answers where team_id = $1 and via = 'absence' and answer = 'no'`,
    [teamId],
  );
  return found.map(({ event_id, member_id }) => [event_id, member_id]).sort();
}

// An absence of 11 and 12 November 2040. In New York clocks are turned back on the 4th, in Auckland they were turned on in September.
test.each([
  ['the evening before', 'Asia/Kolkata', '2040-11-10T20:00+05:30', '2040-11-10T22:00+05:30', false],
  ['until midnight before the first day', 'Asia/Kolkata', '2040-11-10T22:00+05:30', '2040-11-11T00:00+05:30', false],
  ['a minute into the first day', 'Asia/Kolkata', '2040-11-10T22:00+05:30', '2040-11-11T00:01+05:30', true],
  ['on the first day, which is the day before in UTC', 'Asia/Kolkata', '2040-11-11T00:00+05:30', '2040-11-11T01:00+05:30', true],
  ['on the last evening', 'Asia/Kolkata', '2040-11-12T23:30+05:30', '2040-11-13T01:00+05:30', true],
  ['from midnight after the last day', 'Asia/Kolkata', '2040-11-13T00:00+05:30', '2040-11-13T01:00+05:30', false],
  ['longer than the absence', 'Asia/Kolkata', '2040-11-08T10:00+05:30', '2040-11-20T10:00+05:30', true],
  ['on the last evening, which is the day after in UTC', 'America/New_York', '2040-11-12T23:30-05:00', '2040-11-13T00:30-05:00', true],
  ['from midnight after the last day', 'America/New_York', '2040-11-13T00:00-05:00', '2040-11-13T00:30-05:00', false],
  ['until midnight before the first day', 'Pacific/Auckland', '2040-11-10T22:00+13:00', '2040-11-11T00:00+13:00', false],
  ['on the first morning, which is the day before in UTC', 'Pacific/Auckland', '2040-11-11T08:00+13:00', '2040-11-11T09:00+13:00', true],
])('an event %s in %s', async (_when, zone, starts, ends, isCovered) => {
  const { teamId, userId, memberId } = await addPlayer();
  await planAbsence(userId, { from_day: '2040-11-11', to_day: '2040-11-12' });
  const event = await rows.addEvent(teamId, { starts_at: starts, ends_at: ends, time_zone: zone });
  expect(await applied(teamId)).toEqual(isCovered ? [[event, memberId]] : []);
});

const later = { starts_at: '2040-06-01T10:00Z', ends_at: '2040-06-01T12:00Z' };

describe('an absence answers for', () => {
  test('everybody who takes part with this account, in all their teams, and nobody else', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const other = await insertTeam(database.pool);
    const coach = await rows.addMember(other, { user_id: userId, role: 'coach', declined_at: inHours(-1) });
    const follower = await insertTeam(database.pool);
    await rows.addMember(follower, { user_id: userId, role: 'follower' });
    const former = await insertTeam(database.pool);
    await rows.addMember(former, { user_id: userId, removed_at: inHours(-1) });
    for (const team of [teamId, other]) {
      await rows.addMember(team, { user_id: await write.addUser(null) });
      await rows.addMember(team);
    }
    await planAbsence(userId);
    const [here, there] = [await rows.addEvent(teamId, later), await rows.addEvent(other, later)];
    for (const team of [follower, former]) await rows.addEvent(team, later);
    expect(await applied(teamId)).toEqual([[here, memberId]]);
    expect(await applied(other)).toEqual([[there, coach]]);
    expect([...(await applied(follower)), ...(await applied(former))]).toEqual([]);
  });

  test('one ward, in one team, while the guardian is one', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const [ward, sibling] = [await rows.addMember(teamId, { is_minor: true }), await rows.addMember(teamId, { is_minor: true })];
    for (const child of [ward, sibling]) await write.addGuardian(teamId, child, userId);
    await planAbsence(userId, { team_id: teamId, member_id: ward });
    const event = await rows.addEvent(teamId, later);
    expect(await applied(teamId)).toEqual([[event, ward]]);
    for (const [what, isBack] of [
      ['update team_members set is_minor = false where team_id = $1 and id = $2', false],
      ['update team_members set is_minor = true where team_id = $1 and id = $2', true],
      ['delete from team_guardians where team_id = $1 and member_id = $2', false],
    ] as const) {
      await database.pool.query(what, [teamId, ward]);
      expect(await applied(teamId), what).toEqual(isBack ? [[event, ward]] : []);
    }
    // Another guardian does not take over an absence that somebody else has planned.
    await write.addGuardian(teamId, ward, await write.addUser(null));
    expect(await applied(teamId)).toEqual([]);
    expect(memberId).toBeDefined();
  });

  test('events that are not over and not deleted, those of the call only, and never over an answer', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    await planAbsence(userId, { from_day: '2020-01-01' });
    const add = (more: Row = {}) => rows.addEvent(teamId, more);
    const [running, cancelled, answered, left] = [
      await add({ starts_at: inHours(-2), ends_at: inHours(1) }),
      await add({ cancelled_at: inHours(-1) }),
      await add(),
      await add(),
    ];
    const over = await add({ starts_at: inHours(-2), ends_at: inHours(-1) });
    const deleted = await add({ deleted_at: inHours(-1) });
    await rows.addAnswer(teamId, answered, memberId, { answer: 'maybe' });
    const named = [running, cancelled, answered, over, deleted];
    const expected = [running, cancelled].map((event) => [event, memberId]).sort();
    expect(await applied(teamId, named)).toEqual(expected);
    expect(await applied(teamId, [])).toEqual(expected);
    expect(await applied(teamId)).toEqual([...expected, [left, memberId]].sort());
  });

  test('the earliest of several absences', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    await planAbsence(userId, { note: 'Second', created_at: inHours(-1) });
    const first = await planAbsence(userId, { note: 'First', created_at: inHours(-2) });
    await planAbsence(userId, { note: 'Third' });
    await rows.addEvent(teamId, later);
    expect(await applied(teamId)).toHaveLength(1);
    const { rows: found } = await database.pool.query('select note, answered_by, absence_id from event_answers where member_id = $1', [
      memberId,
    ]);
    expect(found).toEqual([{ note: 'First', answered_by: userId, absence_id: first }]);
  });
});

describe('without its absence, an answer', () => {
  async function answered(more: Row = {}, event: Row = later) {
    const { teamId, memberId } = await addPlayer();
    const [one, next] = [await rows.addEvent(teamId, event), await rows.addEvent(teamId, event)];
    for (const id of [one, next])
      await rows.addAnswer(teamId, id, memberId, { answer: 'no', via: 'absence', absence_id: randomUUID(), ...more });
    const left = async () =>
      (await database.pool.query<{ event_id: string }>('select event_id from event_answers where team_id = $1', [teamId])).rows
        .map(({ event_id }) => event_id)
        .sort();
    return { teamId, one, both: [one, next].sort(), next, left };
  }

  test('is taken back from the events of the call only, and published with who changed it', async () => {
    const { teamId, one, next, left } = await answered();
    const actorId = await write.addUser(null);
    const apply = (more: { eventIds?: readonly string[]; actorId: string | undefined }) =>
      inTransaction(database.pool, (client) => applyAbsences(app, client, { teamIds: [teamId], ...more }));
    await apply({ eventIds: [], actorId });
    expect(await left()).toHaveLength(2);
    await apply({ eventIds: [one], actorId });
    expect(await left()).toEqual([next]);
    await apply({ actorId: undefined });
    expect(await left()).toEqual([]);
    await apply({ actorId });
    const { rows: found } = await database.pool.query<{ data: unknown }>(
      `select data from domain_events where type = 'answer.given' and data ->> 'teamId' = $1 order by data ->> 'eventIds' = $2 desc`,
      [teamId, JSON.stringify([one])],
    );
    expect(found.map(({ data }) => data)).toEqual([
      { teamId, eventIds: [one], actorIds: [actorId] },
      { teamId, eventIds: [next], actorIds: [] },
    ]);
  });

  test.each([
    ['was given by hand', { via: 'app' }, later],
    ['is for an event that is over', {}, { starts_at: inHours(-3), ends_at: inHours(-1) }],
  ])('stays if it %s', async (_why, answer, event) => {
    const { teamId, both, left } = await answered(answer, event);
    await applied(teamId);
    expect(await left()).toEqual(both);
  });

  test('stays in another team', async () => {
    const { teamId, left } = await answered();
    const other = await answered();
    await applied(teamId);
    expect([await left(), await other.left()]).toEqual([[], other.both]);
  });
});

describe('the list', () => {
  test('has absences until the day after their last one, by their first day, and those of this user only', async () => {
    const { teamId, userId } = await addPlayer();
    const ward = await rows.addMember(teamId, { first_name: 'Wanda', last_name: 'Zed', is_minor: true });
    const day = async (days: number) =>
      (await database.pool.query<{ day: string }>(`select (current_date + $1::int)::text as day`, [days])).rows[0]?.day ?? '';
    const plan = async (from: number, to: number, more: Row = {}) =>
      planAbsence(userId, { from_day: await day(from), to_day: await day(to), ...more });
    await plan(-9, -2);
    const [late, ended, wards] = [await plan(3, 4), await plan(-3, -1), await plan(1, 9, { team_id: teamId, member_id: ward })];
    await planAbsence(await write.addUser(null));
    const { response } = await listAbsences(app, { userId } as Parameters<typeof listAbsences>[1]);
    expect(response.map(({ id, name }) => [id, name])).toEqual([
      [ended, ''],
      [wards, 'Wanda Zed'],
      [late, ''],
    ]);
    const tied = [late, await plan(3, 4)].sort();
    const again = await listAbsences(app, { userId } as Parameters<typeof listAbsences>[1]);
    expect(again.response.map(({ id }) => id)).toEqual([ended, wards, ...tied]);
  });

  test('names the wards for whom one may plan: by first name, without former members, grown-ups and deleted teams', async () => {
    const { teamId, userId } = await addPlayer();
    const deleted = await insertTeam(database.pool, { isDeleted: true });
    const addWard = async (team: string, name: string, more: Row = {}) => {
      const id = await rows.addMember(team, { first_name: name, is_minor: true, ...more });
      await write.addGuardian(team, id, userId);
    };
    await addWard(teamId, 'Zia');
    await addWard(teamId, 'Ada');
    await addWard(teamId, 'Former', { removed_at: inHours(-1) });
    await addWard(teamId, 'Grown', { is_minor: false });
    await addWard(deleted, 'Gone');
    await rows.addMember(teamId, { first_name: 'Other', is_minor: true });
    const { wards } = await listAbsences(app, { userId } as Parameters<typeof listAbsences>[1]);
    expect(wards.map(({ name, team_name }) => [name, team_name])).toEqual([
      ['Ada', 'Zeilinger Zephyrs'],
      ['Zia', 'Zeilinger Zephyrs'],
    ]);
  });
});
