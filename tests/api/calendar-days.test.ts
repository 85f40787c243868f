import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { entriesOfTeam, entriesOfUser } from '../../src/server/calendars/read-entries.ts';
import { tournamentsOfTeam, tournamentsOfUser } from '../../src/server/calendars/read-tournaments.ts';
import { listMyTeamsOf } from '../../src/server/teams/list-my-teams.ts';
import { entriesOfTeams, listTournaments } from '../../src/server/tournaments/read-entries.ts';
import { inDays, inHours, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

/** What calendars and lists of tournaments contain: each limit of time just before and just after it. */
const { database, rows, write, app, addPlayer } = await bareApp();

const day = async (offset: number) =>
  (await database.pool.query<{ day: string }>('select (current_date + $1::int)::text as day', [offset])).rows[0]?.day ?? '';

describe('a calendar', () => {
  test('has events of the last 90 days and the next 400, and those that were cancelled and deleted for a while', async () => {
    const { teamId, userId } = await addPlayer();
    const add = (title: string, at: Date, more: Row = {}) =>
      rows.addEvent(teamId, { title, starts_at: at, ends_at: new Date(at.getTime() + 3_600_000), ...more });
    const cancelled = { cancelled_at: inDays(-80) };
    await add('Too old', inDays(-90.01));
    await add('Just', inDays(-89.99));
    await add('Cancelled', inDays(1), cancelled);
    await add('Gone a while ago', inDays(2), { ...cancelled, deleted_at: inDays(-limits.cancelledEventDays + 0.01) });
    await add('Gone long ago', inDays(3), { ...cancelled, deleted_at: inDays(-limits.cancelledEventDays - 0.01) });
    await add('Deleted', inDays(4), { deleted_at: inHours(-1) });
    await add('Still', inDays(399.99));
    await add('Too far', inDays(400.01));
    const expected = [
      ['Just', false, false],
      ['Cancelled', true, false],
      ['Gone a while ago', true, true],
      ['Still', false, false],
    ];
    for (const entries of [await entriesOfUser(database.pool, userId), await entriesOfTeam(database.pool, teamId)]) {
      expect(entries.map(({ title, isCancelled, isGone }) => [title, isCancelled, isGone])).toEqual(expected);
    }
    await database.pool.query('update teams set deleted_at = now() where id = $1', [teamId]);
    expect([...(await entriesOfUser(database.pool, userId)), ...(await entriesOfTeam(database.pool, teamId))]).toEqual([]);
  });

  test('has the answers of the reader and their wards, and changes with the last of them', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const ward = await rows.addMember(teamId, { first_name: 'Wanda', is_minor: true });
    await write.addGuardian(teamId, ward, userId);
    const grown = await rows.addMember(teamId, { first_name: 'Grown' });
    await write.addGuardian(teamId, grown, userId);
    const [changed, answered] = [inHours(-5), inHours(-2)];
    const event = await rows.addEvent(teamId, { changed_at: changed });
    const later = await rows.addEvent(teamId, { changed_at: inHours(-1), starts_at: inDays(9), ends_at: inDays(10) });
    // Answered before it was changed.
    await rows.addAnswer(teamId, later, memberId, { answer: 'maybe', answered_at: inHours(-9) });
    await rows.addAnswer(teamId, event, memberId, { answered_at: inHours(-3) });
    await rows.addAnswer(teamId, event, ward, { answer: 'no', answered_at: answered });
    await rows.addAnswer(teamId, event, grown, { answered_at: inHours(-1) });
    const entries = await entriesOfUser(database.pool, userId);
    expect(
      entries.map(({ id, answers, changedAt }) => [
        id,
        answers.map((one) => [one.name, one.answer]),
        changedAt.getTime() > inHours(-1.5).getTime(),
      ]),
    ).toEqual([
      [
        event,
        [
          [null, 'yes'],
          ['Wanda', 'no'],
        ],
        false,
      ],
      [
        later,
        [
          [null, 'maybe'],
          ['Wanda', null],
        ],
        true,
      ],
    ]);
    expect([entries[0]?.changedAt, (await entriesOfTeam(database.pool, teamId))[0]?.changedAt]).toEqual([answered, changed]);
  });

  test('has tournaments of the same days, and withdrawn ones for a while', async () => {
    const { teamId, userId } = await addPlayer({ role: 'follower' });
    const enter = async (name: string, from: number, withdrawnAt?: Date) => {
      const id = await makeTournament({ context: { database } }, { name, from: await day(from) });
      await enterTeam({ context: { database } }, teamId, id);
      await database.pool.query('update tournament_entries set withdrawn_at = $2 where tournament_id = $1', [id, withdrawnAt ?? null]);
    };
    await enter('Too old', -91);
    await enter('Just', -90);
    await enter('Withdrawn', 5, inDays(-limits.cancelledEventDays + 0.01));
    await enter('Withdrawn long ago', 5, inDays(-limits.cancelledEventDays - 0.01));
    await enter('Still', 400);
    await enter('Too far', 401);
    for (const found of [await tournamentsOfUser(database.pool, userId), await tournamentsOfTeam(database.pool, teamId)]) {
      expect(found.map(({ name, isWithdrawn }) => [name, isWithdrawn])).toEqual([
        ['Just', false],
        ['Withdrawn', true],
        ['Still', false],
      ]);
    }
  });
});

describe('tournaments of a team', () => {
  test('are those to come by their start, and those of the last year from the latest on', async () => {
    const { teamId, userId } = await addPlayer();
    const enter = async (name: string, from: number, to: number, timeZone = 'UTC') => {
      const id = await makeTournament({ context: { database } }, { name, from: await day(from), to: await day(to), timeZone });
      await enterTeam({ context: { database } }, teamId, id);
      return id;
    };
    await enter('Later', 9, 10);
    await enter('Running', -2, 0);
    await enter('Next', 3, 4);
    await enter('Over', -3, -1);
    await enter('Long over', -9, -8);
    await enter('Nearly a year', -364, -360);
    await enter('Too long ago', -369, -368);
    const withdrawn = await enter('Withdrawn', 3, 4);
    await database.pool.query('update tournament_entries set withdrawn_at = now() where tournament_id = $1', [withdrawn]);
    const { to_come: toCome, played } = await listTournaments(app, teamId, viewerOf(userId));
    expect([toCome.map(({ name }) => name), played.map(({ name }) => name)]).toEqual([
      ['Running', 'Next', 'Later'],
      ['Over', 'Long over', 'Nearly a year'],
    ]);
  });

  test('on a page of events are those of its days, or not over, between the moments of the page', async () => {
    const { teamId, userId } = await addPlayer();
    const tournament = await makeTournament({ context: { database } }, { from: '2040-11-11', to: '2040-11-12', timeZone: 'Asia/Kolkata' });
    await enterTeam({ context: { database } }, teamId, tournament);
    const over = await makeTournament({ context: { database } }, { name: 'Over', from: await day(-4), to: await day(-2) });
    await enterTeam({ context: { database } }, teamId, over);
    const names = async (covered: Parameters<typeof entriesOfTeams>[3]) =>
      (await entriesOfTeams(database.pool, userId, [teamId], covered)).map(({ name }) => name);
    const start = new Date('2040-11-11T00:00+05:30');
    const near = (ms: number) => new Date(start.getTime() + ms);
    for (const [covered, isThere] of [
      [{}, true],
      [{ from: '2040-11-12' }, true],
      [{ from: '2040-11-13' }, false],
      [{ to: '2040-11-11' }, false],
      [{ to: '2040-11-12' }, true],
      [{ until: start }, true],
      [{ until: near(-1) }, false],
      [{ after: start }, false],
      [{ after: near(-1) }, true],
    ] as const) {
      expect(await names(covered), JSON.stringify(covered)).toEqual(isThere ? ['Quokka Cup'] : []);
    }
    expect(await names({ from: await day(-2) })).toEqual(['Over', 'Quokka Cup']);
    expect(await entriesOfTeams(database.pool, userId, [], {})).toEqual([]);
  });
});

test('my teams name the event that is running or comes next, and count who takes part', async () => {
  const { teamId, userId } = await addPlayer();
  const next = async () => (await listMyTeamsOf(app, userId)).map((team) => [team.next_event?.title]);
  const add = (title: string, from: number, to: number, more: Row = {}) =>
    rows.addEvent(teamId, { title, starts_at: inHours(from), ends_at: inHours(to), ...more });
  await add('Over', -2, -0.02);
  await add('Cancelled', 1, 2, { cancelled_at: inHours(-1) });
  await add('Deleted', 1, 2, { deleted_at: inHours(-1) });
  expect(await next()).toEqual([[undefined]]);
  await add('Next', 5, 6);
  await add('Later', 7, 8);
  expect(await next()).toEqual([['Next']]);
  await add('Running', -1, 0.02);
  expect(await next()).toEqual([['Running']]);
});
