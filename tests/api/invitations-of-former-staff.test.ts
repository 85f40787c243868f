import { expect, test } from 'vitest';
import { acceptMailInvitation, listMyInvitations, openInvitation } from '../../src/contract/answer-invitation.ts';
import { listTeamInvitations, makeInvitationLink, resendTeamInvitation, type Invitation } from '../../src/contract/invitations.ts';
import { deletePlayer } from '../../src/contract/team-members.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import type { TeamPerson } from '../builders/team.ts';

const open = async () => {
  const opened = await appThatInvites();
  const { app, members, sent, teamId } = opened;
  const link = async (person: TeamPerson, as: string) => {
    const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as }, sent(person));
    return (body['response'] as Invitation).link?.code ?? '';
  };
  const accept = async (person: TeamPerson, token: string) => app.ask(acceptMailInvitation, { token }, sent(person));
  const remove = async (person: keyof typeof members) =>
    expect((await app.ask(deletePlayer, { team_id: teamId, member_id: members[person] }, sent('owner'))).status).toBe(200);
  return { ...opened, link, accept, remove };
};
const ended = [409, 'invitationEnded'];

test('links of staff who were removed admit nobody, themselves included', async () => {
  const { accept, link, placeOf, people, remove } = await open();
  const [asCoach, asPlayer] = [await link('manager', 'coach'), await link('coach', 'player')];
  await remove('manager');
  await remove('coach');
  expect(refusal(await accept('manager', asCoach))).toEqual(ended);
  expect(refusal(await accept('stranger', asCoach))).toEqual(ended);
  expect(refusal(await accept('coach', asPlayer))).toEqual(ended);
  expect(refusal(await accept('stranger', asPlayer))).toEqual(ended);
  expect(await placeOf(people.stranger.user.id)).toEqual([]);
});

test('an invitation ends when its sender is demoted below it, and opens when somebody who may sends it again', async () => {
  const { accept, app, inviteAs, members, people, sent, teamId } = await open();
  const invited = await inviteAs('manager', { as: 'coach', email: people.stranger.email });
  const token = await invitedToken(app, people.stranger.email);
  await app.context.database.pool.query(`update team_members set role = 'coach' where id = $1`, [members.manager]);
  expect(refusal(await accept('stranger', token))).toEqual(ended);
  const again = await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: idOf(invited.body) }, sent('owner'));
  expect(again.status).toBe(200);
  expect((await accept('stranger', await invitedToken(app, people.stranger.email, token))).status).toBe(200);
});

test('the page of invitations counts those that are still open, as the desk does', async () => {
  const { app, inviteAs, people, remove, sent } = await open();
  await inviteAs('coach', { email: people.stranger.email });
  await inviteAs('manager', { email: 'chetan@elevate.example' });
  const waiting = async () => {
    const { body } = await app.ask(listMyInvitations, {}, sent('owner'));
    return (body['response'] as { teams: { waiting: number }[] }).teams.map((team) => team.waiting);
  };
  expect(await waiting()).toEqual([2]);
  await remove('coach');
  expect(await waiting()).toEqual([1]);
  await remove('manager');
  expect(await waiting()).toEqual([0]);
});

test('the desk shows the invitations of somebody who was removed or demoted as ended, until they are sent again', async () => {
  const { app, inviteAs, link, members, one, people, remove, sent, teamId } = await open();
  const ofCoach = idOf((await inviteAs('coach', { email: people.stranger.email })).body);
  const ofManager = idOf((await inviteAs('manager', { as: 'coach', email: 'chetan@elevate.example' })).body);
  await link('coach', 'player');
  const mine = async () => {
    const { body } = await app.ask(listMyInvitations, {}, sent('stranger'));
    return (body['response'] as { invitations: { id: string }[] }).invitations.map(({ id }) => id);
  };
  expect(await one(ofCoach)).toMatchObject({ state: 'pending', endedBecause: null });
  expect(await mine()).toEqual([ofCoach]);

  await remove('coach');
  await app.context.database.pool.query(`update team_members set role = 'coach' where id = $1`, [members.manager]);
  expect(await one(ofCoach)).toMatchObject({ state: 'ended', endedBecause: 'senderLeft', mayResend: true, mayRevoke: true });
  expect(await one(ofManager)).toMatchObject({ state: 'ended', endedBecause: 'senderMayNot', mayResend: true });
  expect(await mine()).toEqual([]);
  const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('manager'));
  const { invitations, counts } = body['response'] as { invitations: Invitation[]; counts: Record<string, number> };
  expect(counts).toMatchObject({ pending: 0, ended: 2 });
  expect(invitations.find(({ id }) => id === ofManager)).toMatchObject({ mayResend: false, mayRevoke: false });
  expect(invitations.find(({ kind }) => kind === 'link')).toMatchObject({ state: 'ended', link: null, mayResend: false });
  const opened = await app.ask(openInvitation, { token: await invitedToken(app, people.stranger.email) });
  expect(opened.body['response']).toMatchObject({ state: 'ended' });

  await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: ofCoach }, sent('owner'));
  expect(await one(ofCoach)).toMatchObject({ state: 'pending', endedBecause: null });
  expect(await mine()).toEqual([ofCoach]);
});

test('who was invited by somebody who left may be invited anew', async () => {
  const { inviteAs, people, remove } = await open();
  await inviteAs('coach', { email: people.stranger.email });
  expect(refusal(await inviteAs('owner', { email: people.stranger.email }))).toEqual([409, 'alreadyInvited']);
  await remove('coach');
  expect((await inviteAs('owner', { email: people.stranger.email })).status).toBe(200);
});
