import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { newId } from '../../src/server/database/new-id.ts';
import { findAccess } from '../../src/server/teams/access.ts';
import { usersOfMembers, usersOfTeam } from '../../src/server/teams/concerned-users.ts';
import { restoreTeam } from '../../src/server/teams/delete-team.ts';
import { leaveEveryTeam } from '../../src/server/teams/leave-every-team.ts';
import { listMemberChanges } from '../../src/server/teams/list-member-changes.ts';
import { purgeJob } from '../../src/server/teams/purge.ts';
import { readMembers } from '../../src/server/teams/read-members.ts';
import { requireRoom } from '../../src/server/teams/roster-room.ts';
import { restorePlayer } from '../../src/server/teams/team-players.ts';
import { inHours, inMinutes, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements of rosters, called directly: their order, and the limits of numbers and time just before and just after them. */
const { database, rows, write, app, addPlayer } = await bareApp();

const [within, after] = [inMinutes(-limits.undoMinutes / 2), inMinutes(-limits.undoMinutes - 0.1)];

const nameOf = async (memberId: string) =>
  (await database.pool.query<{ name: string }>('select first_name as name from team_members where id = $1', [memberId])).rows[0]?.name;

test('a roster has staff by role, then players before substitutes, by number and name, without followers', async () => {
  const { teamId, userId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
  const add = (name: string, more: Row = {}) => rows.addMember(teamId, { first_name: name, ...more });
  await add('bo', { squad: 'player' });
  await add('Al', { squad: 'player' });
  await add('Ten', { squad: 'player', jersey_number: 10 });
  await add('Nine', { squad: 'player', jersey_number: 9 });
  await add('Spare', { squad: 'substitute', jersey_number: 1 });
  await add('Coach', { role: 'coach' });
  await add('Manager', { role: 'manager' });
  await add('Follower', { role: 'follower' });
  await add('Former', { removed_at: inHours(-1) });
  const access = await findAccess(database.pool, teamId, userId);
  if (!access) throw new Error('the owner has no access');
  expect((await readMembers(database.pool, access)).map(({ firstName }) => firstName)).toEqual([
    'Owner',
    'Manager',
    'Coach',
    'Nine',
    'Ten',
    'Al',
    'bo',
    'Spare',
  ]);
});

test('a roster shows photo and profile of those who are listed, and of nobody else', async () => {
  const { teamId, userId } = await addPlayer({ role: 'owner' });
  for (const name of ['listed', 'unlisted']) {
    const id = await write.addUser(null);
    await rows.addMember(teamId, { first_name: name, user_id: id });
    const place = { city: 'Pune', state: 'Maharashtra', lat: 18.52, lon: 73.86 };
    const about = { last_name: '', sports: [8], gender: 'women', level: 'beginner', about_me: '', achievement: '', ...place };
    const shown = { unique_name: `${name}.${id}`, photo: `${name}.webp`, is_listed: name === 'listed' };
    await rows.insert('players', { id, first_name: name, ...about, ...shown });
  }
  const access = await findAccess(database.pool, teamId, userId);
  if (!access) throw new Error('the owner has no access');
  const shown = (await readMembers(database.pool, access)).map(({ photo, uniqueName }) => [photo, uniqueName?.split('.')[0] ?? null]);
  expect(shown).toEqual([
    [null, null],
    ['listed.webp', 'listed'],
    [null, null],
  ]);
});

test('a roster has room for its maximum and not for one more; followers and former members take none', async () => {
  const teamId = await insertTeam(database.pool);
  const fill = (count: number, more: Row) => Promise.all(Array.from({ length: count }, () => rows.addMember(teamId, more)));
  await fill(limits.teamMembersMaximum - 2, {});
  await fill(2, { role: 'follower' });
  await fill(2, { removed_at: inHours(-1) });
  await requireRoom(database.pool, teamId, 2);
  await expect(requireRoom(database.pool, teamId, 3)).rejects.toMatchObject({ code: 'rosterFull' });
  await fill(1, {});
  await requireRoom(database.pool, teamId);
  await fill(1, {});
  await expect(requireRoom(database.pool, teamId)).rejects.toMatchObject({ code: 'rosterFull' });
});

test('the history of a member is the latest fifty changes of that member, newest first', async () => {
  const { teamId, userId, memberId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
  const ids = Array.from({ length: 52 }, () => newId()).sort();
  for (const [at, id] of ids.entries()) {
    await rows.insert('team_changes', {
      team_id: teamId,
      id,
      about: 'member',
      about_id: memberId,
      what: 'changed',
      after: JSON.stringify({ position: `${at}` }),
    });
  }
  await rows.insert('team_changes', { team_id: teamId, id: newId(), about: 'event', about_id: memberId, what: 'changed' });
  const changes = await listMemberChanges(app, teamId, memberId, userId);
  expect(changes.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50));
  expect(changes[0]?.fields).toEqual([{ field: 'position', before: null, after: '51' }]);
});

describe('when the only owner deletes their account', () => {
  const heirOf = async (people: readonly Row[], more: (teamId: string) => Promise<unknown> = () => Promise.resolve()) => {
    const { teamId, userId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
    for (const person of people) {
      const user_id = person['user_id'] === null ? null : await write.addUser(null, (person['isAdult'] as boolean | undefined) ?? true);
      const { isAdult: _isAdult, ...member } = person;
      await rows.addMember(teamId, { user_id, ...member });
    }
    await more(teamId);
    await inTransaction(database.pool, (client) => leaveEveryTeam(app, client, userId));
    const { rows: found } = await database.pool.query<{ name: string }>(
      `select first_name as name from team_members where team_id = $1 and role = 'owner' and removed_at is null`,
      [teamId],
    );
    const { rowCount: isThere } = await database.pool.query('select from live_teams where id = $1', [teamId]);
    return [found.map(({ name }) => name), isThere === 1];
  };
  const [longer, shorter] = [{ joined_at: inHours(-9) }, { joined_at: inHours(-5) }];
  const manager = { role: 'manager', first_name: 'Manager', ...shorter };
  const coach = { role: 'coach', first_name: 'Coach', ...longer };
  const adult = { first_name: 'Player', ...longer };
  test.each([
    ['a manager comes before a coach', [coach, manager], ['Manager'], true],
    ['a coach before a player', [adult, coach], ['Coach'], true],
    ['the one who is there longest', [manager, { ...manager, first_name: 'First', ...longer }], ['First'], true],
    ['an adult player is left', [adult], ['Player'], true],
    ['nobody without an account', [{ ...manager, user_id: null }, adult], ['Player'], true],
    ['nobody who left', [{ ...manager, removed_at: inHours(-1) }, adult], ['Player'], true],
    ['no minor', [{ ...manager, isAdult: false, is_minor: true }, adult], ['Player'], true],
    ['no follower, so the team is deleted', [{ ...adult, role: 'follower' }], [], false],
    ['another owner stays one', [{ ...adult, role: 'owner' }, manager], ['Player'], true],
    ['an owner without an account is none', [{ ...adult, role: 'owner', user_id: null }, manager], ['Player', 'Manager'], true],
  ])('%s', async (_who, people, heirs, isThere) => {
    const [found, left] = await heirOf(people);
    expect([[...(found as string[])].sort(), left]).toEqual([[...heirs].sort(), isThere]);
  });
});

describe('what was deleted', () => {
  test('a team comes back within the undo and for its owner, and is purged after it', async () => {
    const { teamId, userId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
    const manager = await write.addUser(null);
    await rows.addMember(teamId, { user_id: manager, role: 'manager' });
    const deletedAt = (at: Date | null) => database.pool.query('update teams set deleted_at = $2 where id = $1', [teamId, at]);
    const purged = async () => {
      await purgeJob.work(app, { teamId });
      return (await database.pool.query('select from teams where id = $1', [teamId])).rowCount === 0;
    };
    expect(await purged()).toBe(false);
    await deletedAt(within);
    expect(await purged()).toBe(false);
    await expect(restoreTeam(app, teamId, manager)).rejects.toMatchObject({ code: 'noSuchTeam' });
    await restoreTeam(app, teamId, userId);
    expect((await database.pool.query('select from live_teams where id = $1', [teamId])).rowCount).toBe(1);
    await restoreTeam(app, teamId, userId);
    await deletedAt(after);
    await expect(restoreTeam(app, teamId, userId)).rejects.toMatchObject({ code: 'undoOver' });
    expect(await purged()).toBe(true);
  });

  test('a member comes back within the undo, with a number that is still free, and is purged after it', async () => {
    const { teamId, userId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
    const remove = async (at: Date, more: Row = {}, what = 'removed') => {
      const id = await rows.addMember(teamId, { removed_at: at, ...more });
      await rows.insert('team_changes', { team_id: teamId, id: newId(), about: 'member', about_id: id, what, at });
      return id;
    };
    const restore = (id: string) => restorePlayer(app, teamId, id, userId);
    await rows.addMember(teamId, { jersey_number: 7 });
    expect(await restore(await remove(within, { jersey_number: 8 }))).toMatchObject({ jersey_number: 8 });
    expect(await restore(await remove(within, { jersey_number: 7 }))).toMatchObject({ jersey_number: null });
    const late = await remove(after);
    await expect(restore(late)).rejects.toMatchObject({ code: 'undoOver' });
    await expect(restore(await remove(within, {}, 'left'))).rejects.toMatchObject({ code: 'leftThemselves' });
    const back = await write.addUser(null);
    await rows.addMember(teamId, { user_id: back });
    await expect(restore(await remove(within, { user_id: back }))).rejects.toMatchObject({ code: 'alreadyMember' });
    const again = await write.addUser(null);
    await remove(inHours(-2), { user_id: again }, 'left');
    expect(await restore(await remove(within, { user_id: again, first_name: 'Again' }))).toMatchObject({ first_name: 'Again' });
    await expect(restore(randomUUID())).rejects.toMatchObject({ code: 'noSuchMember' });
    const [recent, active] = [await remove(within, { first_name: 'Recent' }), await rows.addMember(teamId, { first_name: 'Active' })];
    for (const memberId of [late, recent, active]) await purgeJob.work(app, { teamId, memberId });
    expect([await nameOf(late), await nameOf(recent), await nameOf(active)]).toEqual([undefined, 'Recent', 'Active']);
  });

  test('a member does not come back to a roster that has been filled', async () => {
    const { teamId, userId } = await addPlayer({ role: 'owner' });
    const id = await rows.addMember(teamId, { removed_at: within });
    await rows.insert('team_changes', { team_id: teamId, id: newId(), about: 'member', about_id: id, what: 'removed', at: within });
    await database.pool.query(
      `insert into team_members (team_id, id, role, first_name) select $1, gen_random_uuid(), 'player', 'Zed' from generate_series(2, $2::integer)`,
      [teamId, limits.teamMembersMaximum],
    );
    await expect(restorePlayer(app, teamId, id, userId)).rejects.toMatchObject({ code: 'rosterFull' });
  });

  test('a purged child with an account leaves an empty row with the guardians, and other rows are gone', async () => {
    const { teamId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
    const purge = async (more: Row, guards = true) => {
      const user_id = more['user_id'] === null ? null : await write.addUser(null, null);
      const id = await rows.addMember(teamId, { is_minor: true, first_name: 'Wanda', removed_at: after, ...more, user_id });
      if (guards) await write.addGuardian(teamId, id, await write.addUser(null));
      await purgeJob.work(app, { teamId, memberId: id });
      const { rows: left } = await database.pool.query<{ first_name: string; guardians: number }>(
        `select first_name, (select count(*)::int from team_guardians g where g.member_id = m.id) as guardians
         from team_members m where team_id = $1 and (m.id = $2 or m.user_id = $3)`,
        [teamId, id, user_id],
      );
      return left.map((row) => [row.first_name, row.guardians]);
    };
    expect(await purge({})).toEqual([['Former member', 1]]);
    expect(await purge({}, false)).toEqual([]);
    expect(await purge({ user_id: null })).toEqual([]);
    expect(await purge({ is_minor: false })).toEqual([]);
    expect(await purge({ removed_at: within })).toEqual([['Wanda', 1]]);
  });
});

test('a member concerns their account and their guardians, also once removed; a team those who may see it', async () => {
  const { teamId, userId } = await addPlayer({ role: 'owner', first_name: 'Owner' });
  const [guardian, of] = [await write.addUser(null), await write.addUser(null, null)];
  const ward = await rows.addMember(teamId, { user_id: of, is_minor: true });
  await write.addGuardian(teamId, ward, guardian);
  const former = await write.addUser(null);
  const formerId = await rows.addMember(teamId, { user_id: former, removed_at: inHours(-1) });
  await rows.addMember(await insertTeam(database.pool), { user_id: await write.addUser(null) });
  expect((await usersOfMembers(database.pool, teamId, [ward])).sort()).toEqual([guardian, of].sort());
  expect(await usersOfMembers(database.pool, teamId, [formerId])).toEqual([former]);
  expect(await usersOfMembers(database.pool, teamId, [])).toEqual([]);
  expect((await usersOfTeam(database.pool, teamId)).sort()).toEqual([userId, guardian, of].sort());
});
