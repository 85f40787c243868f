import { expect, test } from 'vitest';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { listGuardians, type Ward } from '../../src/contract/guardians.ts';
import { listTeamInvitations, makeInvitationLink, resendTeamInvitation, type Invitation } from '../../src/contract/invitations.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import type { TeamPerson } from '../builders/team.ts';

/** A team with a child who has neither an account nor a guardian. */
const open = async () => {
  const opened = await appThatInvites();
  const { addMember, app, sent, teamId } = opened;
  const { pool } = app.context.database;
  const child = await addMember({ firstName: 'Second', isMinor: true });
  const link = async (person: TeamPerson) => {
    const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as: 'guardian', member_id: child }, sent(person));
    return { id: idOf(body), code: (body['response'] as Invitation).link?.code ?? '' };
  };
  const accept = async (person: TeamPerson, token: string) => app.ask(acceptMailInvitation, { token }, sent(person));
  const listed = async (person: TeamPerson, id: string) => {
    const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent(person));
    return (body['response'] as { invitations: Invitation[] }).invitations.find((invitation) => invitation.id === id)?.link;
  };
  const guardians = async () =>
    (await pool.query<{ userId: string }>('select user_id as "userId" from team_guardians where member_id = $1', [child])).rows.map(
      ({ userId }) => userId,
    );
  return { ...opened, pool, child, link, accept, listed, guardians };
};

test('of two links that a coach made for a child without a guardian only the first names one', async () => {
  const { accept, guardians, link, people } = await open();
  const [first, second] = [await link('coach'), await link('coach')];
  expect((await accept('guardian', first.code)).status).toBe(200);
  expect(refusal(await accept('stranger', second.code))).toEqual([409, 'invitationEnded']);
  expect(await guardians()).toEqual([people.guardian.user.id]);
  const ofManager = await link('manager');
  expect((await accept('stranger', ofManager.code)).status).toBe(200);
});

test('a link that a coach made ends when the child gets an account', async () => {
  const { accept, child, link, people, pool } = await open();
  const { code } = await link('coach');
  await pool.query('update team_members set user_id = $2 where id = $1', [child, people.rival.user.id]);
  await pool.query('update users set is_adult = false where id = $1', [people.rival.user.id]);
  expect(refusal(await accept('guardian', code))).toEqual([409, 'invitationEnded']);
});

test('a coach does not send a guardian invitation again once the child has a guardian', async () => {
  const { accept, app, child, inviteAs, link, people, pool, sent, teamId } = await open();
  const invited = await inviteAs('coach', { as: 'guardian', member_id: child, email: people.stranger.email });
  const token = await invitedToken(app, people.stranger.email);
  await pool.query(`update team_invitations set expires_at = now() - interval '1 day' where id = $1`, [idOf(invited.body)]);
  expect((await accept('guardian', (await link('coach')).code)).status).toBe(200);
  const again = (person: TeamPerson) => app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: idOf(invited.body) }, sent(person));
  expect(refusal(await again('coach'))).toEqual([403, 'notYours']);
  expect((await again('manager')).status).toBe(200);
  expect((await accept('stranger', await invitedToken(app, people.stranger.email, token))).status).toBe(200);
});

test('a coach sees no guardian link that a manager made, and their own only until the child has a guardian', async () => {
  const { accept, link, listed } = await open();
  const [ofCoach, ofManager] = [await link('coach'), await link('manager')];
  expect(await listed('coach', ofManager.id)).toBeNull();
  expect(await listed('coach', ofCoach.id)).not.toBeNull();
  expect((await accept('guardian', (await link('manager')).code)).status).toBe(200);
  expect(await listed('coach', ofCoach.id)).toBeNull();
  expect(await listed('manager', ofManager.id)).not.toBeNull();
});

test('a coach becomes a further guardian by an invitation to them, and not by a link', async () => {
  const { accept, app, child, guardians, inviteAs, link, people } = await open();
  expect((await accept('guardian', (await link('manager')).code)).status).toBe(200);
  expect(refusal(await accept('coach', (await link('manager')).code))).toEqual([409, 'invitationEnded']);
  await inviteAs('manager', { as: 'guardian', member_id: child, email: people.coach.email });
  expect((await accept('coach', await invitedToken(app, people.coach.email))).status).toBe(200);
  expect(await guardians()).toContain(people.coach.user.id);
});

test('the desk says when the invitation of a guardian ended because the child joined first, and a manager sends it again', async () => {
  const { accept, app, child, guardians, inviteAs, one, people, pool, sent, teamId } = await open();
  const id = idOf((await inviteAs('coach', { as: 'guardian', member_id: child, email: people.stranger.email })).body);
  const asked = async () => {
    const { body } = await app.ask(listGuardians, { team_id: teamId }, sent('owner'));
    return (body['response'] as Ward[]).find(({ member_id: memberId }) => memberId === child)?.asked;
  };
  expect(await asked()).toEqual([people.stranger.email]);
  await pool.query('update users set is_adult = false where id = $1', [people.rival.user.id]);
  await pool.query('update team_members set user_id = $2 where id = $1', [child, people.rival.user.id]);
  expect(await one(id)).toMatchObject({ state: 'ended', endedBecause: 'childHasAccount', mayResend: true });
  expect(await asked()).toEqual([]);
  const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('coach'));
  const ofCoach = (body['response'] as { invitations: Invitation[] }).invitations.find((invitation) => invitation.id === id);
  expect(ofCoach).toMatchObject({ state: 'ended', mayResend: false });

  const first = await invitedToken(app, people.stranger.email);
  expect((await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: id }, sent('manager'))).status).toBe(200);
  expect(await one(id)).toMatchObject({ state: 'pending', endedBecause: null });
  expect((await accept('stranger', await invitedToken(app, people.stranger.email, first))).status).toBe(200);
  expect(await guardians()).toEqual([people.stranger.user.id]);
});

test('the desk says when the invitation of a guardian that a coach sent ended because the child got another guardian', async () => {
  const { accept, child, inviteAs, link, one, people } = await open();
  const id = idOf((await inviteAs('coach', { as: 'guardian', member_id: child, email: people.stranger.email })).body);
  expect((await accept('guardian', (await link('manager')).code)).status).toBe(200);
  expect(await one(id)).toMatchObject({ state: 'ended', endedBecause: 'childHasGuardian' });
});
