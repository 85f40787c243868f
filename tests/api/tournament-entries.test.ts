import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { findTournaments } from '../../src/server/tournaments/find-tournaments.ts';
import { entriesOfTeams, exportEntriesOf, listTournaments } from '../../src/server/tournaments/read-entries.ts';
import { enterTournament, withdrawFromTournament } from '../../src/server/tournaments/tournament-entries.ts';
import { inDays, inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';
import { makeTournament } from '../builders/tournament.ts';

/** The statements about a team's tournaments, called directly. */
const { database, rows, write, app, addPlayer } = await bareApp();

const day = (days: number) => inDays(days).toISOString().slice(0, 10);
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
async function addTournament(name: string, from: string, to = from, more: Row = {}): Promise<string> {
  const id = randomUUID();
  const of = { id, name, description: '', sport_id: 8, gender: 'mixed', level: 'beginner', team_capacity: 8 };
  const place = { city: 'Pune', state: 'Maharashtra', lat: 18.52, lon: 73.86, time_zone: 'Asia/Kolkata' };
  await rows.insert('tournaments', { ...of, ...place, starts_on: from, ends_on: to, ...more });
  return id;
}
const enter = (team: string, tournament: string, more: Row = {}) =>
  rows.insert('tournament_entries', { team_id: team, tournament_id: tournament, ...more });
const entered = async (team: string, name: string, from: string, to = from, more: Row = {}) =>
  enter(team, await addTournament(name, from, to), more);

describe('the tournaments among a page of events', () => {
  const read = async (userId: string, teams: string[], span = {}) => names(await entriesOfTeams(database.pool, userId, teams, span));

  test('are those of the days that it shows, by their own calendar', async () => {
    const { teamId, userId } = await addPlayer();
    await entered(teamId, 'Long', '2040-03-01', '2040-03-10');
    await entered(teamId, 'First', '2040-03-08');
    await entered(teamId, 'Next', '2040-03-15');
    await entered(teamId, 'Withdrawn', '2040-03-09', '2040-03-09', { withdrawn_at: inHours(-1) });
    await entered(await insertTeam(database.pool), 'Of another', '2040-03-09');
    expect(await read(userId, [teamId], { from: '2040-03-10', to: '2040-03-15' })).toEqual(['Long']);
    expect(await read(userId, [teamId], { from: '2040-03-08', to: '2040-03-16' })).toEqual(['Long', 'First', 'Next']);
    expect(await read(userId, [teamId], { from: '2040-03-11', to: '2040-03-15' })).toEqual([]);
    expect(await read(userId, [])).toEqual([]);
  });

  test('of a list with pages stand on the one page that their beginning belongs to', async () => {
    const { teamId, userId } = await addPlayer();
    const start = (date: string) => new Date(`${date}T00:00+05:30`);
    await entered(teamId, 'Running', day(-2), day(2));
    await entered(teamId, 'Over', day(-9), day(-3));
    await entered(teamId, 'One', '2040-03-08');
    await entered(teamId, 'Two', '2040-03-09');
    expect(await read(userId, [teamId])).toEqual(['Running', 'One', 'Two']);
    expect(await read(userId, [teamId], { until: start('2040-03-08') })).toEqual(['Running', 'One']);
    expect(await read(userId, [teamId], { after: start('2040-03-08') })).toEqual(['Two']);
    const before = new Date(start('2040-03-08').getTime() - 1);
    expect(await read(userId, [teamId], { until: before })).toEqual(['Running']);
    expect(await read(userId, [teamId], { after: before, until: start('2040-03-08') })).toEqual(['One']);
  });

  test('are mine where I or my child play, not where I follow', async () => {
    const { teamId, userId } = await addPlayer();
    await entered(teamId, 'Cup', '2040-03-08');
    const child = await rows.addMember(teamId, { is_minor: true });
    const [guardian, follower] = [await write.addUser(null), await write.addUser(null)];
    await write.addGuardian(teamId, child, guardian);
    await rows.addMember(teamId, { user_id: follower, role: 'follower' });
    const isMine = async (reader: string) => (await entriesOfTeams(database.pool, reader, [teamId], {}))[0]?.is_mine;
    expect([await isMine(userId), await isMine(guardian), await isMine(follower)]).toEqual([true, true, false]);
  });
});

test('a team sees what is to come first to last, and what it played in a year, the latest first', async () => {
  const { teamId, userId } = await addPlayer();
  await entered(teamId, 'Later', day(20));
  await entered(teamId, 'Soon', day(5), day(30));
  await entered(teamId, 'Last week', day(-9), day(-7));
  await entered(teamId, 'In spring', day(-100), day(-98));
  await entered(teamId, 'Eleven months ago', day(-340));
  await entered(teamId, 'Last year', day(-370));
  const listed = await listTournaments(app, teamId, viewerOf(userId));
  expect([names(listed.to_come), names(listed.played), listed.may_enter]).toEqual([
    ['Soon', 'Later'],
    ['Last week', 'In spring', 'Eleven months ago'],
    false,
  ]);
});

describe('a tournament', () => {
  const changesOf = async (teamId: string) =>
    (
      await database.pool.query<{ what: string }>(
        `select what from team_changes where team_id = $1 and about = 'tournament' order by at, id`,
        [teamId],
      )
    ).rows.map(({ what }) => what);
  const stored = async (teamId: string) =>
    (
      await database.pool.query<Row>(
        'select entered_by, sequence, withdrawn_at is null as "isEntered" from tournament_entries where team_id = $1',
        [teamId],
      )
    ).rows;

  test('is entered again by somebody else, which calendars and its history see once', async () => {
    const { teamId, userId } = await addPlayer({ role: 'manager' });
    const other = await write.addUser(null);
    await rows.addMember(teamId, { user_id: other, role: 'manager' });
    const of = { team_id: teamId, tournament_id: await addTournament('Cup', day(5)) };
    for (const time of [1, 2]) expect((await enterTournament(app, of, viewerOf(userId))).name, `time ${time}`).toBe('Cup');
    expect([await stored(teamId), await changesOf(teamId)]).toEqual([[{ entered_by: userId, sequence: 0, isEntered: true }], ['added']]);
    await withdrawFromTournament(app, of, viewerOf(userId));
    await expect(withdrawFromTournament(app, of, viewerOf(userId))).rejects.toMatchObject({ code: 'notEntered' });
    await enterTournament(app, of, viewerOf(other));
    expect([await stored(teamId), await changesOf(teamId)]).toEqual([
      [{ entered_by: other, sequence: 2, isEntered: true }],
      ['added', 'removed', 'added'],
    ]);
    expect([await exportEntriesOf(database.pool, userId), (await exportEntriesOf(database.pool, other)).length]).toEqual([[], 1]);
  });

  test('can be entered again by a team that plays in as many as it may', async () => {
    const { teamId, userId } = await addPlayer({ role: 'manager' });
    const all = await Promise.all(Array.from({ length: limits.tournamentsOfATeam }, (_, at) => addTournament(`Cup ${at}`, day(5))));
    for (const one of all) await enter(teamId, one);
    const ask = (tournament: string) => enterTournament(app, { team_id: teamId, tournament_id: tournament }, viewerOf(userId));
    expect((await ask(all[0] ?? '')).name).toBe('Cup 0');
    await expect(ask(await addTournament('One more', day(5)))).rejects.toMatchObject({ code: 'tournamentsFull' });
    await expect(ask(await addTournament('Over', day(-3)))).rejects.toMatchObject({ code: 'tournamentOver' });
    await expect(ask(randomUUID())).rejects.toMatchObject({ code: 'noSuchTournament' });
  });

  test('is found by its name until it is over, in the order of the search, and says whether this team is in it', async () => {
    const { teamId, userId } = await addPlayer({ role: 'manager' });
    const other = await insertTeam(database.pool);
    const of = { context: app };
    const names = ['Zebra Trophy', 'A Zebra Trophy', 'Zebra Trophy For All', 'Trophy of the Zebra', 'Zebra and Trophy'];
    const ids: string[] = [];
    for (const name of names) ids.push(await makeTournament(of, { name }));
    await makeTournament(of, { name: 'Zebra Trophy', from: day(-9), to: day(-8) });
    const [entered = '', ofOthers = ''] = ids;
    await enter(other, ofOthers);
    await enter(teamId, entered);
    const found = await findTournaments(app, { team_id: teamId, name: 'zebra trophy' }, viewerOf(userId));
    // Equally good matches come in the order of their ids.
    expect(found.map(({ id, is_entered }) => [id, is_entered])).toEqual(ids.toSorted().map((id) => [id, id === entered]));
  });
});
