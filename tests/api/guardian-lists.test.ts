import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listGuardians, removeGuardian } from '../../src/server/teams/invitations/guardians.ts';
import { listTeamInvitations } from '../../src/server/teams/invitations/sent-invitations.ts';
import { inDays, inHours, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';

/** What the lists of guardians and of invitations show to whom, called directly. */
const { database, rows, write, app, addPlayer, taken } = await bareApp();

async function addTeam() {
  const { teamId, userId: manager } = await addPlayer({ role: 'manager', first_name: 'Mo' });
  const addReader = async (role: string, more: Row = {}) => {
    // The age of a minor is only on the roster.
    const userId = await write.addUser(null, more['is_minor'] ? null : true);
    return { userId, memberId: await rows.addMember(teamId, { user_id: userId, role, first_name: role, ...more }) };
  };
  const addChild = (first_name: string, more: Row = {}) => rows.addMember(teamId, { first_name, is_minor: true, ...more });
  async function addGuardian(child: string, since = inDays(-1)) {
    const userId = await write.addUser(`${randomUUID()}@elevate.example`);
    await write.addGuardian(teamId, child, userId);
    await database.pool.query('update team_guardians set since = $3 where team_id = $1 and user_id = $2', [teamId, userId, since]);
    return userId;
  }
  const invite = (more: Row = {}) => {
    const id = randomUUID();
    const sent = { kind: 'mail', invited_as: 'guardian', invited_by: manager, expires_at: inHours(1) };
    return rows.insert('team_invitations', { team_id: teamId, id, token_hash: id, ...sent, ...more });
  };
  const list = (reader: string) => listGuardians(app, teamId, viewerOf(reader));
  return { teamId, manager, addReader, addChild, addGuardian, invite, list };
}

describe('the list of guardians', () => {
  test('has all minors for staff, their own children for guardians, and nothing for other players', async () => {
    const { manager, addReader, addChild, addGuardian, list } = await addTeam();
    const [zoe, abe] = [await addChild('Zoe'), await addChild('Abe', { last_name: 'Rao' })];
    const removed = await addChild('Removed', { removed_at: inHours(-1) });
    const [later, first] = [await addGuardian(abe, inDays(-1)), await addGuardian(abe, inDays(-2))];
    await addGuardian(removed);
    const coach = await addReader('coach');
    const player = await addReader('player');
    const names = async (reader: string) => (await list(reader)).map(({ name }) => name);
    expect([await names(manager), await names(coach.userId), await names(first), await names(player.userId)]).toEqual([
      ['Abe Rao', 'Zoe'],
      ['Abe Rao', 'Zoe'],
      ['Abe Rao'],
      [],
    ]);
    const [ofAbe, ofZoe] = await list(manager);
    expect(ofAbe?.guardians.map(({ user_id, may_remove }) => [user_id, may_remove])).toEqual([
      [first, true],
      [later, true],
    ]);
    expect(ofZoe).toMatchObject({
      member_id: zoe,
      guardians: [],
      is_minor: true,
      mine: null,
      may_take_out: true,
      may_invite_guardian: true,
    });
    const [forCoach, zoeForCoach] = await list(coach.userId);
    expect(forCoach).toMatchObject({ may_invite_guardian: false, may_take_out: false, may_decide_account: false });
    expect(zoeForCoach).toMatchObject({ may_invite_guardian: true, may_take_out: true, may_decide_account: true });
    const [forFirst] = await list(first);
    expect(forFirst?.guardians.map(({ may_remove }) => may_remove)).toEqual([true, false]);
    expect(forFirst).toMatchObject({
      mine: { lets_child_be_notified: false, born_on: null, can_be_reached: false },
      may_invite_guardian: false,
    });
    expect((await list(manager))[0]?.mine).toBeNull();
  });

  test('has the adult’s own row where guardians are entered, whom they may end', async () => {
    const { addReader, addGuardian, list } = await addTeam();
    const adult = await addReader('player');
    expect(await list(adult.userId)).toEqual([]);
    await addGuardian(adult.memberId);
    const [own] = await list(adult.userId);
    expect(own).toMatchObject({ is_minor: false, may_invite_guardian: false });
    expect(own?.guardians.map(({ may_remove }) => may_remove)).toEqual([true]);
  });

  test('names who was asked and has not answered: by the address, but not to the child what others sent', async () => {
    const { manager, addReader, addChild, invite, list } = await addTeam();
    const child = await addReader('player', { is_minor: true });
    const other = await addChild('Other');
    await invite({ member_id: child.memberId, email: 'mira@example.com', name: 'Mira' });
    await invite({ member_id: child.memberId, email: 'omar@example.com', name: 'Omar', invited_by: child.userId });
    await invite({ member_id: child.memberId, email: 'old@example.com', expires_at: inHours(-1) });
    await invite({ member_id: child.memberId, email: 'said-no@example.com', state: 'rejected' });
    await invite({ member_id: child.memberId, email: 'as-player@example.com', invited_as: 'player' });
    await invite({ member_id: child.memberId, kind: 'link', name: 'A code' });
    await invite({ member_id: other, email: 'of-other@example.com' });
    const asked = async (reader: string) => (await list(reader)).find(({ member_id: id }) => id === child.memberId)?.asked.toSorted();
    expect(await asked(manager)).toEqual(['mira@example.com', 'omar@example.com']);
    expect(await asked(child.userId)).toEqual(['Mira', 'omar@example.com']);
  });

  test('tells a guardian whether the child can be notified, and what they gave', async () => {
    const { teamId, addReader, list } = await addTeam();
    const child = await addReader('player', { is_minor: true, born_on: '2020-02-03' });
    const guardian = await write.addUser(null);
    await write.addGuardian(teamId, child.memberId, guardian, true);
    const mine = async () => (await list(guardian))[0]?.mine;
    expect(await mine()).toEqual({ lets_child_be_notified: true, born_on: '2020-02-03', can_be_reached: false });
    await database.pool.query(`update users set email = 'child@elevate.example' where id = $1`, [child.userId]);
    expect((await mine())?.can_be_reached).toBe(true);
  });
});

test('a guardian is removed by who may, with the birth date that they gave, and only once', async () => {
  const { teamId, manager, addReader, addChild, addGuardian } = await addTeam();
  const child = await addChild('Abe', { born_on: '2020-02-03' });
  const coach = await addReader('coach');
  const [one, two] = [await addGuardian(child), await addGuardian(child)];
  await database.pool.query('update team_guardians set gave_birth_date = true where team_id = $1 and user_id = $2', [teamId, two]);
  const remove = (guardian: string, reader: string) =>
    removeGuardian(app, { team_id: teamId, member_id: child, user_id: guardian }, { ...viewerOf(reader), fullName: 'Reader' });
  const bornOn = async () =>
    (
      await database.pool.query<{ day: string | null }>('select born_on::text as day from team_members where team_id = $1 and id = $2', [
        teamId,
        child,
      ])
    ).rows[0]?.day;
  await expect(remove(one, coach.userId)).rejects.toMatchObject({ code: 'notYours' });
  await expect(remove(two, one)).rejects.toMatchObject({ code: 'notYours' });
  await remove(one, one);
  expect(await bornOn()).toBe('2020-02-03');
  await expect(remove(one, manager)).rejects.toMatchObject({ code: 'noSuchGuardian' });
  taken();
  await remove(two, manager);
  expect(await bornOn()).toBeNull();
});

test('the list of invitations has those that wait by their day, then what ended last, and counts all but links', async () => {
  const { teamId, manager, invite } = await addTeam();
  const player = { invited_as: 'player' };
  await invite({ ...player, name: 'First', sent_at: inDays(-3) });
  await invite({ ...player, name: 'Second', sent_at: inDays(-1) });
  await invite({ ...player, name: 'Answered', state: 'accepted', answered_at: inDays(-2), expires_at: inDays(9) });
  await invite({ ...player, name: 'Expired', expires_at: inDays(-1), sent_at: inDays(-20) });
  await invite({ ...player, name: 'No', state: 'rejected', answered_at: inDays(-3), expires_at: inDays(9) });
  await invite({ ...player, name: 'Sender gone', invited_by: null, expires_at: inHours(1) });
  await invite({ ...player, name: 'Link', kind: 'link', sent_at: inDays(-2) });
  const { invitations, counts } = await listTeamInvitations(app, teamId, viewerOf(manager));
  expect(invitations.map(({ name, state }) => [name, state])).toEqual([
    ['Second', 'pending'],
    ['Link', 'pending'],
    ['First', 'pending'],
    ['Sender gone', 'ended'],
    ['Expired', 'expired'],
    ['Answered', 'accepted'],
    ['No', 'rejected'],
  ]);
  expect(counts).toEqual({ pending: 2, accepted: 1, rejected: 1, expired: 1, ended: 1, revoked: 0 });
});
