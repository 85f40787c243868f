import { expect, test } from 'vitest';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { askToJoin, listJoinRequests } from '../../src/contract/join-requests.ts';
import { deletePlayer, leaveTeam, restorePlayer } from '../../src/contract/team-members.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import type { TeamPerson } from '../builders/team.ts';

const open = async () => {
  const opened = await appThatInvites();
  const { app, placeOf, people, sent, teamId } = opened;
  const { pool } = app.context.database;
  const link = async (as = 'player') => {
    const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as }, sent('owner'));
    return (body['response'] as Invitation).link?.code ?? '';
  };
  const accept = async (person: TeamPerson, token: string) => app.ask(acceptMailInvitation, { token }, sent(person));
  const join = async (person: TeamPerson, token: string) => {
    expect((await accept(person, token)).status).toBe(200);
    return (await placeOf(people[person].user.id))[0]?.id ?? '';
  };
  const remove = async (memberId: string) =>
    expect((await app.ask(deletePlayer, { team_id: teamId, member_id: memberId }, sent('owner'))).status).toBe(200);
  const leave = async (person: TeamPerson) => expect((await app.ask(leaveTeam, { team_id: teamId }, sent(person))).status).toBe(200);
  const restore = (memberId: string) => app.ask(restorePlayer, { team_id: teamId, member_id: memberId }, sent('coach'));
  return { ...opened, pool, link, accept, join, remove, leave, restore };
};
const ended = [409, 'invitationEnded'];

test('a removed player does not come back by a shared link, old or new, and does by an invitation to them', async () => {
  const { accept, app, inviteAs, link, members, people, placeOf, remove } = await open();
  const old = await link();
  await remove(members.player);
  expect(refusal(await accept('player', old))).toEqual(ended);
  expect(refusal(await accept('player', await link()))).toEqual(ended);
  expect(refusal(await accept('player', await link('follower')))).toEqual(ended);
  await inviteAs('coach', { email: people.player.email });
  expect((await accept('player', await invitedToken(app, people.player.email))).status).toBe(200);
  expect(await placeOf(people.player.user.id)).toMatchObject([{ role: 'player' }]);
});

test('that holds when the row of the removed player is purged, and for an invitation from before the removal', async () => {
  const { accept, app, inviteAs, join, link, people, pool, remove } = await open();
  await inviteAs('coach', { email: people.stranger.email });
  const before = await invitedToken(app, people.stranger.email);
  const row = await join('stranger', await link());
  await remove(row);
  expect(refusal(await accept('stranger', before))).toEqual(ended);
  await pool.query('delete from team_members where id = $1', [row]);
  expect(refusal(await accept('stranger', await link()))).toEqual(ended);
  expect((await accept('rival', await link())).status).toBe(200);
});

test('who left by themselves, or was removed and restored, may use a shared link', async () => {
  const { accept, leave, link, members, remove, restore } = await open();
  await leave('player');
  expect((await accept('player', await link())).status).toBe(200);
  await remove(members.follower);
  expect((await restore(members.follower)).status).toBe(200);
  expect((await accept('follower', await link())).status).toBe(200);
});

test('a removed row is not restored once its player came back and left by themselves', async () => {
  const { inviteAs, app, join, leave, members, people, placeOf, remove, restore } = await open();
  await remove(members.player);
  await inviteAs('coach', { email: people.player.email });
  await join('player', await invitedToken(app, people.player.email));
  await leave('player');
  expect(refusal(await restore(members.player))).toEqual([409, 'leftThemselves']);
  expect(await placeOf(people.player.user.id)).toEqual([]);
});

test('a follower row that became a place on the roster is not restored once its owner left', async () => {
  const { addMember, app, inviteAs, join, leave, members, people, placeOf, remove, restore } = await open();
  await remove(members.follower);
  expect((await restore(members.follower)).status).toBe(200);
  const row = await addMember({ firstName: 'Free' });
  await inviteAs('coach', { member_id: row, email: people.follower.email });
  expect(await join('follower', await invitedToken(app, people.follower.email))).toBe(row);
  await leave('follower');
  expect(refusal(await restore(members.follower))).toEqual([409, 'leftThemselves']);
  expect(await placeOf(people.follower.user.id)).toEqual([]);
});

test('a follower who leaves withdraws their request to join', async () => {
  const { app, leave, sent, teamId } = await open();
  const listed = async () => (await app.ask(listJoinRequests, { team_id: teamId }, sent('manager'))).body['response'];
  expect((await app.ask(askToJoin, { team_id: teamId, words: '' }, sent('follower'))).status).toBe(200);
  expect(await listed()).toHaveLength(1);
  await leave('follower');
  expect(await listed()).toEqual([]);
});
