import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteMyAccount, exportMyData, listMySessions } from '../../src/contract/account.ts';
import { acceptInvitation, listMyInvitations } from '../../src/contract/answer-invitation.ts';
import { listTeamEvents } from '../../src/contract/events.ts';
import { deletePlayer, leaveTeam, restorePlayer } from '../../src/contract/team-members.ts';
import { appWithFeeds } from '../builders/calendar-feeds.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { inDays } from '../builders/team-event.ts';

test('an address that somebody entered and did not verify neither shows nor accepts its invitation', async () => {
  const { app, inviteAs, people, sent, teamId } = await appThatInvites();
  const id = idOf((await inviteAs('coach', { email: 'other@elevate.example' })).body);
  await app.context.database.pool.query(
    `insert into user_ways (id, user_id, kind, subject, shown) values ($1, $2, 'email', 'other@elevate.example', 'other@elevate.example')`,
    [randomUUID(), people.stranger.user.id],
  );
  const mine = async () => (await app.ask(listMyInvitations, {}, sent('stranger'))).body['response'] as { invitations: unknown[] };
  const accept = () => app.ask(acceptInvitation, { team_id: teamId, invitation_id: id }, sent('stranger'));
  expect((await mine()).invitations).toEqual([]);
  expect(refusal(await accept())).toEqual([404, 'noSuchInvitation']);
  await app.context.database.pool.query(`update user_ways set verified_at = now() where subject = 'other@elevate.example'`);
  expect((await mine()).invitations).toHaveLength(1);
  expect((await accept()).status).toBe(200);
});

test('the calendar of a guardian has nothing of a child who was taken out', async () => {
  const { app, event, feedOf, members, people, read, teamId } = await appWithFeeds();
  await event({ title: 'Of the child', startsAt: inDays(2) });
  const feed = await feedOf('guardian');
  expect(JSON.stringify(await read(feed))).toContain('Of the child');
  await app.ask(deletePlayer, { team_id: teamId, member_id: members.ward }, { headers: people.owner.headers });
  expect(JSON.stringify(await read(feed))).not.toContain('Of the child');
});

test('a deleted account leaves no emergency contact and no address on its row', async () => {
  const { app, members, people } = await appThatInvites();
  const { pool } = app.context.database;
  await pool.query(
    `update team_members set phone = '+91 98765 43210', emergency_name = 'Asha', emergency_phone = '+91 98765 00000', born_on = '2000-01-01' where id = $1`,
    [members.player],
  );
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: people.player.headers })).status).toBe(200);
  const { rows } = await pool.query(
    'select email, phone, emergency_name as "emergencyName", emergency_phone as "emergencyPhone", born_on as "bornOn", jersey_number as jersey from team_members where id = $1',
    [members.player],
  );
  expect(rows).toEqual([{ email: null, phone: null, emergencyName: '', emergencyPhone: null, bornOn: null, jersey: null }]);
});

test('a guardian has no access by a child who is an adult by their account', async () => {
  const { app, addGuardian, addMember, addUser, people, sent, teamId } = await guardedTeam();
  const account = await addUser('grown@elevate.example', false);
  const child = await addMember({ userId: account, firstName: 'Grown', isMinor: true });
  await addGuardian(teamId, child, people.stranger.user.id);
  const events = () => app.ask(listTeamEvents, { team_id: teamId }, sent('stranger'));
  expect((await events()).status).toBe(200);
  await app.context.database.pool.query('update users set is_adult = true where id = $1', [account]);
  expect(refusal(await events())).toEqual([404, 'noSuchTeam']);
});

test('an expired invitation does not count: not in the list of the invited person, and not against a new one', async () => {
  const { app, inviteAs, people, sent, teamId } = await appThatInvites();
  expect((await inviteAs('coach', { email: people.stranger.email })).status).toBe(200);
  expect(refusal(await inviteAs('coach', { email: people.stranger.email }))).toEqual([409, 'alreadyInvited']);
  await app.context.database.pool.query(`update team_invitations set expires_at = now() - interval '1 second' where team_id = $1`, [
    teamId,
  ]);
  const { body } = await app.ask(listMyInvitations, {}, sent('stranger'));
  expect((body['response'] as { invitations: unknown[] }).invitations).toEqual([]);
  expect((await inviteAs('coach', { email: people.stranger.email })).status).toBe(200);
});

test('a session that has expired is not listed', async () => {
  const { app, people, sent } = await appThatInvites();
  const sessions = async () => (await app.ask(listMySessions, {}, sent('player'))).body as unknown;
  await app.context.database.pool.query(
    `insert into sessions (id, token_hash, device, place, expires_at, user_id) values ($1, 'ended', 'Old phone', '', now() - interval '1 minute', $2)`,
    [randomUUID(), people.player.user.id],
  );
  expect(await sessions()).toHaveLength(1);
});

test('a team whose owner deletes the account goes to no minor, and is deleted without an adult', async () => {
  const { app, child, people, placeOf, pool, sent, teamId, addMember } = await guardedTeam();
  const kid = await child('kid@elevate.example');
  await addMember({ userId: kid.user.id, role: 'manager', squad: null, firstName: 'Kid' });
  await pool.query(`update team_members set removed_at = now() where team_id = $1 and user_id is distinct from $2 and role <> 'owner'`, [
    teamId,
    kid.user.id,
  ]);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent('owner'))).status).toBe(200);
  expect(await placeOf(kid.user.id)).toMatchObject([{ role: 'manager' }]);
  expect((await pool.query('select from live_teams where id = $1', [teamId])).rowCount).toBe(0);
  expect(people.owner.user.id).not.toBe(kid.user.id);
});

test('the export of a guardian has nothing of a child who is an adult by now', async () => {
  const { app, members, pool, sent } = await guardedTeam();
  const guardianOf = async () => {
    const answer = await app.ask(exportMyData, {}, sent('guardian'));
    return (answer.body as { guardianOf: unknown[] }).guardianOf;
  };
  expect(await guardianOf()).toHaveLength(1);
  await pool.query(`update team_members set born_on = '1990-01-01' where id = $1`, [members.ward]);
  expect(await guardianOf()).toEqual([]);
});

test('what was deleted is not brought back half a minute after its ten minutes', async () => {
  const { app, members, sent, teamId } = await appThatInvites();
  const one = { team_id: teamId, member_id: members.player };
  await app.ask(deletePlayer, one, sent('owner'));
  const setBack = (seconds: number) =>
    app.context.database.pool.query(`update team_members set removed_at = now() - make_interval(secs => $2) where id = $1`, [
      members.player,
      seconds,
    ]);
  await setBack(10 * 60 + 30);
  expect(refusal(await app.ask(restorePlayer, one, sent('owner')))).toEqual([410, 'undoOver']);
  await setBack(10 * 60 - 30);
  expect((await app.ask(restorePlayer, one, sent('owner'))).status).toBe(200);
});

test('an owner without an account is no other owner', async () => {
  const { addMember, app, sent, teamId } = await guardedTeam();
  await addMember({ role: 'owner', squad: null, firstName: 'Paper' });
  expect(refusal(await app.ask(leaveTeam, { team_id: teamId }, sent('owner')))).toEqual([409, 'lastOwner']);
});
