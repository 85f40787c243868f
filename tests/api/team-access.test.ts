import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mayInTeam, teamRoles, type TeamPermission, type TeamRole } from '../../src/contract/team-roles.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import { findAccess, requireAccess, speaksFor } from '../../src/server/teams/access.ts';
import { mayOpenGuarded, requireMayEndGuarded, requireMayOpenGuarded } from '../../src/server/teams/guarded-minors.ts';
import { inTeam, lockTeam } from '../../src/server/teams/in-team.ts';
import { requireAnotherOwner, requireMayManage } from '../../src/server/teams/member-roles.ts';
import { requirePlatformPermission } from '../../src/server/platform-roles/require-platform-permission.ts';
import { insertTeam } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements that decide who may do what, called directly. What each role may do is tested in tests/pure/permissions.test.ts. */
const { database, write } = await bareApp();

const people = ['owner', 'manager', 'coach', 'player', 'follower', 'removed', 'guardian', 'formerGuardian', 'both', 'stranger'] as const;
type Name = (typeof people)[number];
type Member = { role?: TeamRole; user?: string | null; isMinor?: boolean; isRemoved?: boolean; bornOn?: string };

async function addMember(teamId: string, { role = 'player', user = null, isMinor = false, isRemoved = false, bornOn }: Member) {
  const id = randomUUID();
  await database.pool.query(
    `insert into team_members (team_id, id, user_id, role, first_name, is_minor, born_on, removed_at)
     values ($1, $2, $3, $4, 'Zed', $5, $6, case when $7 then now() end)`,
    [teamId, id, user, role, isMinor, bornOn ?? null, isRemoved],
  );
  return id;
}

/** A team with somebody of each role, and children with guardians. */
async function makeTeam(isDeleted = false) {
  const teamId = await insertTeam(database.pool, { isDeleted });
  const users = {} as Record<Name, string>;
  for (const name of people) users[name] = await write.addUser(null);
  const members = {} as Record<TeamRole, string>;
  for (const role of teamRoles) members[role] = await addMember(teamId, { role, user: users[role] });
  await addMember(teamId, { role: 'manager', user: users.removed, isRemoved: true });
  const ward = await addMember(teamId, { isMinor: true });
  const second = await addMember(teamId, { isMinor: true });
  const wardOfFollower = await addMember(teamId, { isMinor: true });
  const both = await addMember(teamId, { role: 'follower', user: users.both });
  const grown = await addMember(teamId, { isMinor: true, bornOn: '1990-01-01' });
  const removedWard = await addMember(teamId, { isMinor: true, isRemoved: true });
  for (const child of [ward, second]) await write.addGuardian(teamId, child, users.guardian);
  for (const child of [grown, removedWard]) await write.addGuardian(teamId, child, users.formerGuardian);
  await write.addGuardian(teamId, wardOfFollower, users.both);
  return { teamId, users, members: { ...members, ward, second, wardOfFollower, both, grown, removedWard } };
}
type Team = Awaited<ReturnType<typeof makeTeam>>;

const refusalOf = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  );

describe('access to a team', () => {
  test.each([
    ['owner', 'owner'],
    ['manager', 'manager'],
    ['coach', 'coach'],
    ['player', 'player'],
    ['follower', 'follower'],
    ['guardian', 'guardian'],
    ['both', 'follower'],
    ['removed', undefined],
    ['formerGuardian', undefined],
    ['stranger', undefined],
  ] as const)('of %s is %s', async (name, role) => {
    const { teamId, users, members } = await makeTeam();
    const wards = { guardian: [members.ward, members.second].sort(), both: [members.wardOfFollower] };
    const memberId = name === 'guardian' ? undefined : members[name as TeamRole];
    const expected = { teamId, teamName: 'Zeilinger Zephyrs', role, memberId, wards: wards[name as 'both'] ?? [], isUnguardedMinor: false };
    expect(await findAccess(database.pool, teamId, users[name])).toEqual(role && expected);
    expect(await findAccess(database.pool, await insertTeam(database.pool), users[name])).toBeUndefined();
  });

  test('to a deleted team has nobody', async () => {
    const { teamId, users } = await makeTeam(true);
    for (const name of people) expect(await findAccess(database.pool, teamId, users[name]), name).toBeUndefined();
  });

  test('of a minor is marked as long as no guardian is entered for them', async () => {
    const teamId = await insertTeam(database.pool);
    // Whether an account is a minor's is unknown until its owner says it; then the roster counts.
    const [child, other] = [await write.addUser(null, null), await write.addUser(null, null)];
    const place = await addMember(teamId, { user: child, isMinor: true });
    const otherPlace = await addMember(teamId, { user: other, isMinor: true });
    const isMarked = async () => (await findAccess(database.pool, teamId, child))?.isUnguardedMinor;
    expect(await isMarked()).toBe(true);
    await write.addGuardian(teamId, otherPlace, await write.addUser(null));
    expect(await isMarked()).toBe(true);
    await write.addGuardian(teamId, place, await write.addUser(null));
    expect(await isMarked()).toBe(false);
    const adult = await write.addUser(null);
    await addMember(teamId, { user: adult });
    expect((await findAccess(database.pool, teamId, adult))?.isUnguardedMinor).toBe(false);
  });

  test('speaks for oneself and one’s wards', async () => {
    const { teamId, users, members } = await makeTeam();
    const speakingOf = async (name: Name) => {
      const access = await requireAccess(database.pool, teamId, users[name], 'readTeam');
      return Object.entries(members)
        .filter(([, id]) => speaksFor(access, id))
        .map(([member]) => member);
    };
    expect(await speakingOf('guardian')).toEqual(['ward', 'second']);
    expect(await speakingOf('coach')).toEqual(['coach']);
    expect(await speakingOf('both')).toEqual(['wardOfFollower', 'both']);
  });
});

describe('a permission', () => {
  const required = ({ teamId, users }: Team, name: Name, permission: TeamPermission) =>
    refusalOf(requireAccess(database.pool, teamId, users[name], permission));

  test('is refused to members without it as not theirs, and to everybody else as if there were no team', async () => {
    const team = await makeTeam();
    expect(await required(team, 'coach', 'editRoster')).toBeUndefined();
    expect(await required(team, 'player', 'editRoster')).toBe('notYours');
    expect(await required(team, 'guardian', 'editRoster')).toBe('notYours');
    expect(await required(team, 'guardian', 'answerEvents')).toBeUndefined();
    expect(await required(team, 'follower', 'answerEvents')).toBe('notYours');
    expect(await required(team, 'both', 'answerEvents')).toBeUndefined();
    for (const name of ['removed', 'formerGuardian', 'stranger'] as const)
      expect(await required(team, name, 'readTeam'), name).toBe('noSuchTeam');
    expect(mayInTeam.editRoster).toEqual(['owner', 'manager', 'coach']);
  });

  test.each([false, true])('is required before the work of a transaction begins; locked: %s', async (lock) => {
    const { teamId, users } = await makeTeam();
    const app = { database } as AppContext;
    const done: string[] = [];
    const as = (name: Name, id = teamId) =>
      inTeam(app, { teamId: id, viewer: { userId: users[name] }, permission: 'editRoster', lock }, async (client, { role }) => {
        const { rows } = await client.query<{ isInside: boolean }>('select now() <> statement_timestamp() as "isInside"');
        done.push(`${name} as ${role}`);
        return rows[0]?.isInside;
      });
    expect(await as('coach')).toBe(true);
    expect(await refusalOf(as('player'))).toBe('notYours');
    expect(await refusalOf(as('stranger'))).toBe('noSuchTeam');
    expect(done).toEqual(['coach as coach']);
  });

  test('of a platform role is refused to everybody else', async () => {
    const [editor, nobody] = [await write.addUser(null), await write.addUser(null)];
    await database.pool.query(`insert into platform_roles (user_id, role, granted_at) values ($1, 'administrator', now())`, [editor]);
    expect(await refusalOf(requirePlatformPermission(database.pool, editor, 'manageRoles'))).toBeUndefined();
    expect(await refusalOf(requirePlatformPermission(database.pool, nobody, 'manageRoles'))).toBe('noPlatformPermission');
  });
});

test('a team is locked until the transaction ends, if it is there', async () => {
  const [teamId, deleted, other] = [
    await insertTeam(database.pool),
    await insertTeam(database.pool, { isDeleted: true }),
    await insertTeam(database.pool),
  ];
  const tryLock = (id: string) => database.pool.query('select from teams where id = $1 for update skip locked', [id]);
  await inTransaction(database.pool, async (client) => {
    expect(await lockTeam(client, teamId)).toEqual({ name: 'Zeilinger Zephyrs' });
    expect((await tryLock(teamId)).rowCount).toBe(0);
    expect((await tryLock(other)).rowCount).toBe(1);
    expect(await refusalOf(lockTeam(client, randomUUID()))).toBe('noSuchTeam');
    expect(await refusalOf(lockTeam(client, deleted))).toBe('noSuchTeam');
  });
  expect((await tryLock(teamId)).rowCount).toBe(1);
});

test('a team always keeps another owner with an account', async () => {
  const teamId = await insertTeam(database.pool);
  const first = await addMember(teamId, { role: 'owner', user: await write.addUser(null) });
  const refused = () => refusalOf(inTransaction(database.pool, (client) => requireAnotherOwner(client, teamId, first)));
  await addMember(teamId, { role: 'owner' });
  await addMember(teamId, { role: 'manager', user: await write.addUser(null) });
  await addMember(teamId, { role: 'owner', user: await write.addUser(null), isRemoved: true });
  expect(await refused()).toBe('lastOwner');
  await addMember(teamId, { role: 'owner', user: await write.addUser(null) });
  expect(await refused()).toBeUndefined();
});

test('owners and managers are managed by owners alone', async () => {
  const { teamId, users } = await makeTeam();
  const managed = async (name: Name, role: TeamRole) => {
    const access = await requireAccess(database.pool, teamId, users[name], 'readTeam');
    return refusalOf((async () => requireMayManage(access, role))());
  };
  expect(await managed('owner', 'manager')).toBeUndefined();
  expect(await managed('manager', 'manager')).toBe('notYours');
  expect(await managed('manager', 'coach')).toBeUndefined();
});

describe('the place of a child with a guardian', () => {
  test.each([
    ['owner', true, true],
    ['manager', true, true],
    ['coach', false, false],
    ['guardian', true, false],
    ['player', false, false],
  ] as const)('%s: may decide who takes it over %s, may end it %s', async (name, mayOpen, mayEnd) => {
    const { teamId, users, members } = await makeTeam();
    const access = await requireAccess(database.pool, teamId, users[name], 'readTeam');
    const refusal = (isAllowed: boolean) => (isAllowed ? undefined : 'guardedMinor');
    expect(mayOpenGuarded(access, members.ward)).toBe(mayOpen);
    expect(await refusalOf(requireMayOpenGuarded(database.pool, access, members.ward))).toBe(refusal(mayOpen));
    expect(await refusalOf(requireMayEndGuarded(database.pool, access, members.ward))).toBe(refusal(mayEnd));
    // Nobody guards these.
    for (const child of [members.player, members.grown, members.removedWard]) {
      expect(await refusalOf(requireMayOpenGuarded(database.pool, access, child))).toBeUndefined();
      expect(await refusalOf(requireMayEndGuarded(database.pool, access, child))).toBeUndefined();
    }
  });

  test('is refused at the field that would open it', async () => {
    const { teamId, users, members } = await makeTeam();
    const access = await requireAccess(database.pool, teamId, users.coach, 'readTeam');
    const refused = requireMayOpenGuarded(database.pool, access, members.ward, 'email');
    await expect(refused).rejects.toMatchObject({ fields: { email: expect.any(String) as string } });
    await expect(requireMayOpenGuarded(database.pool, access, members.ward)).rejects.toMatchObject({ fields: undefined });
  });
});
