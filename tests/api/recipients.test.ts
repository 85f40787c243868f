import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readersOfChild, readersOfMembers, readersOfRoles, readersOfUser } from '../../src/server/notifications/who-is-reached.ts';
import { dayEverywhere } from '../../src/contract/ages.ts';
import { inHours, insertTeam } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';
import { addressesAt, ages, guardians, reachedTable, type Person } from '../builders/notified-people.ts';
import { addsMembers } from '../builders/team.ts';

/** The statements that decide who is reached, case by case, without the calls that use them. */
const { database, rows, write } = await bareApp();

const makeTeam = () => insertTeam(database.pool);
const addMember = (teamId: string, member: Parameters<ReturnType<typeof addsMembers>>[0]) => addsMembers(database.pool, teamId)(member);
const addressesOf = (readers: readonly { address: string }[]) => readers.map(({ address }) => address).sort();
const adult: Person = { age: 'adult', guardian: 'none', reach: 'account' };

describe('for members of a team', () => {
  test('the table has a line for every guardian and age', () => {
    const named = new Set(reachedTable.map(({ person: { guardian, age } }) => `${guardian} ${age}`));
    expect(named).toEqual(new Set(guardians.flatMap((guardian) => ages.map((age) => `${guardian} ${age}`))));
  });

  test('those of the table are reached, all at once and each alone', async () => {
    const teamId = await makeTeam();
    const ids = new Map<string, string>();
    for (const { name, person } of reachedTable) ids.set(name, (await write.addPerson(teamId, name, person)).id);
    const reached = await readersOfMembers(database.pool, teamId, [...ids.values()]);
    expect(addressesOf(reached)).toEqual(reachedTable.flatMap(({ name, whom }) => addressesAt(name, whom)).sort());
    for (const { memberId, name, address, isGuardian, isVerified, userId } of reached) {
      expect(memberId).toBe(ids.get(name));
      expect(isGuardian).toBe(address.endsWith('@guardian.example'));
      expect([isVerified, userId !== null]).toEqual(Array.from({ length: 2 }, () => !address.endsWith('@roster.example')));
    }
    const alone = await readersOfMembers(database.pool, teamId, [ids.get('mailed-12-account') ?? '']);
    expect(addressesOf(alone)).toEqual(['mailed-12-account@guardian.example']);
    expect(await readersOfMembers(database.pool, teamId, [])).toEqual([]);
    expect(await readersOfMembers(database.pool, await makeTeam(), [...ids.values()])).toEqual([]);
  });

  test('nobody is reached for somebody who was removed, nor a former guardian of somebody who is an adult by now', async () => {
    const teamId = await makeTeam();
    const child: Person = { age: '13', guardian: 'mailedAllows', reach: 'account', isRemoved: true };
    const ids = [
      await write.addPerson(teamId, 'removed', child),
      await write.addPerson(teamId, 'removed-roster', { ...child, reach: 'roster', guardian: 'none' }),
      await write.addPerson(teamId, 'grown', { age: '18', guardian: 'mailed', reach: 'roster' }),
    ].map(({ id }) => id);
    expect(addressesOf(await readersOfMembers(database.pool, teamId, ids))).toEqual(['grown@roster.example']);
  });

  test('a child with two guardians is reached if one allows it and the other does not forbid it', async () => {
    const teamId = await makeTeam();
    const reached = async (name: string, second: boolean | null) => {
      const { id } = await write.addPerson(teamId, name, { age: '17', guardian: 'mailedAllows', reach: 'account' });
      await write.addGuardian(teamId, id, await write.addUser(`${name}@second.example`), second);
      return addressesOf(await readersOfMembers(database.pool, teamId, [id]));
    };
    const both = (name: string) => [`${name}@guardian.example`, `${name}@second.example`];
    expect(await reached('forbidden', false)).toEqual(both('forbidden'));
    expect(await reached('undecided', null)).toEqual(['undecided@child.example', ...both('undecided')]);
    expect(await reached('allowed', true)).toEqual(['allowed@child.example', ...both('allowed')]);
  });

  test('a guardian without an address does not hide the one who has one, and forbids too', async () => {
    const teamId = await makeTeam();
    const { id } = await write.addPerson(teamId, 'half', { age: '17', guardian: 'mailedAllows', reach: 'account' });
    await write.addGuardian(teamId, id, await write.addUser(null), false);
    expect(addressesOf(await readersOfMembers(database.pool, teamId, [id]))).toEqual(['half@guardian.example']);
  });

  test('a guardian in one team is not reached for the same child in another', async () => {
    const [teamId, elsewhere] = [await makeTeam(), await makeTeam()];
    const { userId } = await write.addPerson(teamId, 'shared', { age: '12', guardian: 'mailed', reach: 'account', marked: 'account' });
    const place = await addMember(elsewhere, { userId });
    expect(addressesOf(await readersOfMembers(database.pool, elsewhere, [place]))).toEqual(['shared@child.example']);
  });
});

describe('the address on a roster is not used after somebody declined there', () => {
  const declined = async (changes: { state?: string; as?: string; email?: string; team?: 'other'; declinedAt?: boolean }) => {
    const teamId = await makeTeam();
    const email = `${randomUUID()}@Roster.example`;
    const id = await addMember(teamId, { email });
    if (changes.state !== undefined) {
      await database.pool.query(
        `insert into team_invitations (team_id, id, kind, invited_as, email, email_key, token_hash, state, expires_at)
         values ($1, gen_random_uuid(), 'mail', $2, $3, $3, $4, $5, now())`,
        [
          changes.team ? await makeTeam() : teamId,
          changes.as ?? 'player',
          changes.email ?? email.toLowerCase(),
          randomUUID(),
          changes.state,
        ],
      );
    }
    if (changes.declinedAt) await database.pool.query('update team_members set declined_at = now() where id = $1', [id]);
    const asMember = (await readersOfMembers(database.pool, teamId, [id])).length;
    const asChild = (await readersOfChild(database.pool, { teamId, child: id, isGuardianNew: true })).length;
    expect(asChild).toBe(asMember);
    return asMember === 0;
  };

  test.each([
    ['never invited', {}, false],
    ['row marked as declined', { declinedAt: true }, true],
    ['invitation declined', { state: 'rejected' }, true],
    ['invitation open', { state: 'pending' }, false],
    ['declined to be a guardian', { state: 'rejected', as: 'guardian' }, false],
    ['somebody else declined', { state: 'rejected', email: 'other@roster.example' }, false],
    ['declined in another team', { state: 'rejected', team: 'other' }, false],
  ] as const)('%s', async (_title, changes, isLeftOut) => {
    expect(await declined(changes)).toBe(isLeftOut);
  });
});

describe('for roles in a team', () => {
  test('accounts with one of them are reached, and guardians for those who are minors', async () => {
    const teamId = await makeTeam();
    const add = (name: string, more: Partial<Person>) => write.addPerson(teamId, name, { ...adult, ...more });
    await add('manager', { role: 'manager' });
    await add('owner', { role: 'owner' });
    await add('coach', { role: 'coach' });
    await add('unclaimed', { role: 'manager', reach: 'roster' });
    await add('removed', { role: 'manager', isRemoved: true });
    await add('young', { role: 'manager', age: '12', guardian: 'mailed' });
    await write.addPerson(await makeTeam(), 'elsewhere', { ...adult, role: 'manager' });
    const reached = addressesOf(await readersOfRoles(database.pool, teamId, ['owner', 'manager']));
    expect(reached).toEqual(['manager@child.example', 'owner@child.example', 'young@guardian.example']);
    expect(addressesOf(await readersOfRoles(database.pool, teamId, ['coach']))).toEqual(['coach@child.example']);
    expect(await readersOfRoles(database.pool, teamId, ['follower'])).toEqual([]);
  });
});

describe('for a user outside of teams', () => {
  const reachedFor = async (userId: string | null) => addressesOf(await readersOfUser(database.pool, userId ?? ''));
  const account = { reach: 'account', marked: 'account' } as const;

  test('their account is reached, also without any team', async () => {
    const userId = await write.addUser('alone@child.example');
    expect(await readersOfUser(database.pool, userId)).toEqual([{ address: 'alone@child.example', userId, isVerified: true }]);
    expect(await reachedFor(await write.addUser(null))).toEqual([]);
    expect(await reachedFor(await write.addUser('unsaid@child.example', null))).toEqual(['unsaid@child.example']);
    expect(await reachedFor(await write.addUser('minor-alone@child.example', false))).toEqual(['minor-alone@child.example']);
    expect(await reachedFor(randomUUID())).toEqual([]);
  });

  test.each([
    ['user-12', '12', 'mailedAllows', 'guardian'],
    ['user-13', '13', 'mailedAllows', 'both'],
    ['user-13-unsaid', '13', 'mailed', 'guardian'],
    ['user-18', '18', 'mailed', 'child'],
    ['user-silent', '12', 'silent', 'child'],
  ] as const)('a minor’s guardian is reached: %s', async (name, age, guardian, whom) => {
    const teamId = await makeTeam();
    await write.addPerson(teamId, `teammate-of-${name}`, { ...account, age: '12', guardian: 'mailed' });
    const { userId } = await write.addPerson(teamId, name, { ...account, age, guardian });
    expect(await reachedFor(userId)).toEqual(addressesAt(name, whom));
  });

  test('what a roster says of age and addresses does not count', async () => {
    const { userId } = await write.addPerson(await makeTeam(), 'marked', {
      age: '12',
      guardian: 'mailed',
      reach: 'account',
      marked: 'roster',
    });
    expect(await reachedFor(userId)).toEqual(['marked@child.example']);
    const phone = await write.addPerson(await makeTeam(), 'no-mail', { ...adult, reach: 'phone' });
    expect(await reachedFor(phone.userId)).toEqual([]);
  });

  /** A child of 12 with a guardian in a first team; `more` adds a place in a second team, with a guardian there since a day. */
  async function inTwoTeams(name: string, since: string, place: { bornOn?: string; isRemoved?: boolean } = {}) {
    const [first, second] = [await makeTeam(), await makeTeam()];
    const { userId } = await write.addPerson(first, name, { ...account, age: '13', guardian: 'mailedAllows' });
    const removed_at = place.isRemoved ? inHours(0) : null;
    const row = await rows.addMember(second, { user_id: userId, born_on: place.bornOn ?? null, removed_at });
    await write.addGuardian(second, row, await write.addUser(`${name}@second.example`), true);
    await database.pool.query('update team_guardians set since = $2 where member_id = $1', [row, since]);
    return reachedFor(userId);
  }

  test('only guardians of the team where one was first are reached', async () => {
    expect(await inTwoTeams('later', '2999-01-01')).toEqual(addressesAt('later', 'both'));
    expect(await inTwoTeams('earlier', '2001-01-01')).toEqual(['earlier@child.example', 'earlier@second.example']);
    expect(await inTwoTeams('former', '2001-01-01', { isRemoved: true })).toEqual(addressesAt('former', 'both'));
    expect(await inTwoTeams('grown-there', '2001-01-01', { bornOn: '1980-01-01' })).toEqual(addressesAt('grown-there', 'both'));
  });

  test('a guardian of a teammate who was first does not count', async () => {
    const [first, second] = [await makeTeam(), await makeTeam()];
    const { userId } = await write.addPerson(first, 'guarded-here', { ...account, age: '13', guardian: 'mailedAllows' });
    await addMember(second, { userId });
    const { id } = await write.addPerson(second, 'guarded-there', { ...account, age: '13', guardian: 'mailed' });
    await database.pool.query(`update team_guardians set since = '2001-01-01' where member_id = $1`, [id]);
    expect(await reachedFor(userId)).toEqual(addressesAt('guarded-here', 'both'));
  });

  test('one counts as 13 and as 18 from the birthday', async () => {
    const onBirthday = async (name: string, years: number) => {
      const { id, userId } = await write.addPerson(await makeTeam(), name, { ...account, age: '12', guardian: 'mailedAllows' });
      await database.pool.query(`update team_members set born_on = $2::date - make_interval(years => $3) where id = $1`, [
        ...[id, dayEverywhere(), years],
      ]);
      return reachedFor(userId);
    };
    expect(await onBirthday('thirteen-today', 13)).toEqual(addressesAt('thirteen-today', 'both'));
    expect(await onBirthday('eighteen-today', 18)).toEqual(addressesAt('eighteen-today', 'child'));
  });

  test('the youngest age that a team knows counts', async () => {
    expect(await inTwoTeams('younger', '2999-01-01', { bornOn: new Date().toISOString().slice(0, 10) })).toEqual([
      'younger@guardian.example',
    ]);
    const removed = { bornOn: new Date().toISOString().slice(0, 10), isRemoved: true };
    expect(await inTwoTeams('younger-once', '2999-01-01', removed)).toEqual(addressesAt('younger-once', 'both'));
    expect(await inTwoTeams('of-age-elsewhere', '2999-01-01', { bornOn: '1980-01-01' })).toEqual(addressesAt('of-age-elsewhere', 'both'));
  });
});

describe('for a child whose guardians change', () => {
  const reachedFor = async (teamId: string, child: string, isGuardianNew: boolean) =>
    addressesOf(await readersOfChild(database.pool, { teamId, child, isGuardianNew }));

  /** Whom a changed and a new guardian are told to; the permission to notify the child does not count. */
  test.each([
    ['12', 'mailed', 'account', 'guardian', 'both'],
    ['13', 'mailed', 'account', 'both', 'both'],
    ['17', 'mailedAllows', 'account', 'both', 'both'],
    ['unknown', 'mailedAllows', 'account', 'guardian', 'both'],
    ['12', 'none', 'account', 'nobody', 'child'],
    ['13', 'silent', 'account', 'child', 'child'],
    ['12', 'mailed', 'roster', 'guardian', 'guardian roster'],
    ['13', 'none', 'roster', 'nobody', 'roster'],
    ['13', 'mailed', 'phone', 'guardian', 'guardian'],
    ['12', 'none', 'nothing', 'nobody', 'nobody'],
    ['adult', 'mailed', 'account', 'nobody', 'child'],
  ] as const)('at the age of %s, %s, %s', async (age, guardian, reach, changed, isNew) => {
    const teamId = await makeTeam();
    const name = randomUUID();
    const { id } = await write.addPerson(teamId, name, { age, guardian, reach });
    await write.addPerson(teamId, randomUUID(), { age: '13', guardian: 'mailed', reach: 'account' });
    const at = (words: string) =>
      words
        .split(' ')
        .flatMap((whom) => addressesAt(name, whom))
        .sort();
    expect(await reachedFor(teamId, id, false)).toEqual(at(changed));
    expect(await reachedFor(teamId, id, true)).toEqual(at(isNew));
  });

  test('a removed child and its guardian are not reached', async () => {
    const teamId = await makeTeam();
    for (const reach of ['account', 'roster'] as const) {
      const { id } = await write.addPerson(teamId, `gone-${reach}`, { age: '13', guardian: 'mailed', reach, isRemoved: true });
      expect(await reachedFor(teamId, id, true)).toEqual([]);
    }
  });

  test('says who is a guardian, and whose the roster’s address is if somebody proved it', async () => {
    const teamId = await makeTeam();
    const { id, userId } = await write.addPerson(teamId, 'told', { age: '13', guardian: 'mailed', reach: 'account' });
    const told = await readersOfChild(database.pool, { teamId, child: id });
    expect(told.map(({ address, isGuardian, isVerified }) => [address, isGuardian, isVerified])).toEqual([
      ['told@child.example', false, true],
      ['told@guardian.example', true, true],
    ]);
    expect(told[0]).toMatchObject({ memberId: id, name: 'told', userId });
    const { id: child } = await write.addPerson(teamId, 'young', { age: '12', guardian: 'mailed', reach: 'account' });
    const toldOf = async () => addressesOf(await readersOfChild(database.pool, { teamId, child }));
    expect(await toldOf()).toEqual(['young@guardian.example']);
    await database.pool.query(`update team_members set born_on = $2::date - interval '13 years' where id = $1`, [child, dayEverywhere()]);
    expect(await toldOf()).toEqual(addressesAt('young', 'both'));
    const ownerOf = async (subject: string, kind: string, isProved: boolean) => {
      const email = `${randomUUID()}@Roster.example`;
      const place = await addMember(teamId, { email, isMinor: true });
      const owner = await write.addUser(null);
      await database.pool.query(
        `insert into user_ways (id, user_id, kind, subject, shown, verified_at) values (gen_random_uuid(), $1, $2, $3, '', case when $4 then now() end)`,
        [owner, kind, subject || email.toLowerCase(), isProved],
      );
      const [row, ...others] = await readersOfChild(database.pool, { teamId, child: place, isGuardianNew: true });
      expect(others).toEqual([]);
      expect(row).toMatchObject({ address: email, isVerified: false, isGuardian: false });
      return row?.userId === owner;
    };
    expect(await ownerOf('', 'email', true)).toBe(true);
    expect(await ownerOf('', 'email', false)).toBe(false);
    expect(await ownerOf('', 'google', true)).toBe(false);
    expect(await ownerOf(randomUUID(), 'email', true)).toBe(false);
  });
});
