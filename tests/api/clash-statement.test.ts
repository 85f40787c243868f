import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findClashes } from '../../src/server/events/find-clashes.ts';
import { inDays, inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

/** The statement that finds clashes, called directly. */
const { database, rows, write, addPlayer } = await bareApp();

describe('clashes', () => {
  test.each([
    ['ends when this one starts', { starts_at: inHours(22), ends_at: 'start' }, {}, false],
    ['ends a minute after this one starts', { starts_at: inHours(22), ends_at: 'start+' }, {}, true],
    ['starts when this one ends', { starts_at: 'end', ends_at: inHours(30) }, {}, false],
    ['starts a minute before this one ends', { starts_at: 'end-', ends_at: inHours(30) }, {}, true],
    ['began a month ago and is still on', { starts_at: inDays(-29), ends_at: inHours(25) }, {}, true],
    ['is cancelled', { cancelled_at: inHours(-1) }, {}, false],
    ['is deleted', { deleted_at: inHours(-1) }, {}, false],
    ['got maybe', {}, { answer: 'maybe' }, true],
    ['got no', {}, { answer: 'no' }, false],
    ['is waited for', {}, { seat: 'waiting', in_line: 1 }, true],
    ['has a lapsed offer', {}, { seat: 'lapsed' }, false],
  ])('an event that %s', async (_what, times, answer, isClash) => {
    const { teamId, userId, memberId } = await addPlayer();
    const [starts, ends] = [inHours(24), inHours(26)];
    const moments: Row = {
      start: starts,
      'start+': new Date(starts.getTime() + 60_000),
      end: ends,
      'end-': new Date(ends.getTime() - 60_000),
    };
    const event = await rows.addEvent(teamId, { starts_at: starts, ends_at: ends });
    const at = Object.fromEntries(Object.entries(times).map(([column, time]) => [column, moments[String(time)] ?? time]));
    const other = await rows.addEvent(teamId, { starts_at: starts, ends_at: ends, ...at });
    for (const id of [event, other]) await rows.addAnswer(teamId, id, memberId, answer);
    const found = await findClashes(database.pool, teamId, event, memberId, userId);
    expect(found.map(({ id }) => id)).toEqual(isClash ? [other] : []);
  });

  test('are found in all teams of the account, and for a member without one in this team', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const event = await rows.addEvent(teamId);
    const elsewhere = await insertTeam(database.pool);
    const gone = await insertTeam(database.pool, { isDeleted: true });
    const left = await insertTeam(database.pool);
    const expected: string[] = [];
    for (const [where, more, isFound] of [
      [elsewhere, {}, true],
      [gone, {}, false],
      [left, { removed_at: inHours(-1) }, false],
    ] as const) {
      const [me, other] = [await rows.addMember(where, { user_id: userId, ...more }), await rows.addEvent(where)];
      await rows.addAnswer(where, other, me);
      if (isFound) expected.push(other);
    }
    const stranger = await rows.addMember(elsewhere);
    const theirs = await rows.addEvent(elsewhere);
    await rows.addAnswer(elsewhere, theirs, stranger);
    expect((await findClashes(database.pool, teamId, event, memberId, userId)).map(({ id }) => id)).toEqual(expected);
    const rowOnly = await rows.addMember(teamId);
    const here = await rows.addEvent(teamId);
    await rows.addAnswer(teamId, here, rowOnly);
    expect((await findClashes(database.pool, teamId, event, rowOnly, userId)).map(({ id }) => id)).toEqual([here]);
  });

  // A tournament of 11 and 12 November 2040 in Auckland.
  test.each([
    ['that ends as it begins', '2040-11-10T22:00+13:00', '2040-11-11T00:00+13:00', false],
    ['of its first minute', '2040-11-10T22:00+13:00', '2040-11-11T00:01+13:00', true],
    ['of its last minute', '2040-11-12T23:59+13:00', '2040-11-13T01:00+13:00', true],
    ['after it', '2040-11-13T00:00+13:00', '2040-11-13T01:00+13:00', false],
  ])('with a tournament of an event %s', async (_when, starts, ends, isClash) => {
    const { teamId, userId, memberId } = await addPlayer();
    const tournament = await makeTournament(
      { context: { database } },
      { from: '2040-11-11', to: '2040-11-12', timeZone: 'Pacific/Auckland' },
    );
    await enterTeam({ context: { database } }, teamId, tournament);
    const event = await rows.addEvent(teamId, { starts_at: starts, ends_at: ends });
    const clash = { id: tournament, days: { from: '2040-11-11', to: '2040-11-12' }, starts_at: '2040-11-10T11:00:00.000Z' };
    expect(await findClashes(database.pool, teamId, event, memberId, userId)).toMatchObject(isClash ? [clash] : []);
    await database.pool.query('update tournament_entries set withdrawn_at = now() where team_id = $1', [teamId]);
    expect(await findClashes(database.pool, teamId, event, memberId, userId)).toEqual([]);
  });

  test('with tournaments are those of the member’s teams, of who answers, and of their wards', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const answering = await write.addUser(null);
    const event = await rows.addEvent(teamId, { starts_at: '2040-11-11T10:00Z', ends_at: '2040-11-11T12:00Z' });
    const enter = async (name: string) => {
      const other = await insertTeam(database.pool);
      await enterTeam({ context: { database } }, other, await makeTournament({ context: { database } }, { name, from: '2040-11-11' }));
      return other;
    };
    await rows.addMember(await enter('Of the member'), { user_id: userId });
    await rows.addMember(await enter('Of who answers'), { user_id: answering, role: 'coach' });
    await rows.addMember(await enter('Only followed'), { user_id: userId, role: 'follower' });
    await rows.addMember(await enter('Left'), { user_id: answering, removed_at: inHours(-1) });
    await enter('Of strangers');
    const wards = await enter('Of a ward');
    const ward = await rows.addMember(wards, { is_minor: true });
    await write.addGuardian(wards, ward, answering);
    const found = await findClashes(database.pool, teamId, event, memberId, answering);
    expect(found.map(({ title }) => title).sort()).toEqual(['Of a ward', 'Of the member', 'Of who answers']);
  });

  test('are ten at most, the earliest first', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const event = await rows.addEvent(teamId, { starts_at: inHours(24), ends_at: inHours(60) });
    const expected: string[] = [];
    for (let at = 0; at < 11; at++) {
      const other = await rows.addEvent(teamId, { starts_at: inHours(50 - at), ends_at: inHours(51) });
      await rows.addAnswer(teamId, other, memberId);
      expected.unshift(other);
    }
    const found = await findClashes(database.pool, teamId, event, memberId, userId);
    expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 10));
    expect(await findClashes(database.pool, teamId, randomUUID(), memberId, userId)).toEqual([]);
  });
});
