import { expect, test } from 'vitest';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { makeInvitationLink, resendTeamInvitation, type Invitation } from '../../src/contract/invitations.ts';
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
