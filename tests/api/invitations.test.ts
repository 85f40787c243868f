import { describe, expect, test } from 'vitest';
import { acceptMailInvitation, openInvitation, rejectMailInvitation } from '../../src/contract/answer-invitation.ts';
import { resendTeamInvitation, revokeInvitation } from '../../src/contract/invitations.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken, mailWith } from '../builders/mails.ts';

describe('an invitation by mail', () => {
  test('names the team, the sender and the role, in its mail and when opened', async () => {
    const { app, inviteAs, teamId } = await appThatInvites();
    const asked = await inviteAs('coach', { email: 'Nila.Thomas@elevate.example', as: 'substitute', note: 'We need a keeper.' });
    expect(asked.body['response']).toMatchObject({ state: 'pending', to: 'Nila.Thomas@elevate.example', as: 'substitute', link: null });
    const mail = await mailWith(app, 'nila.thomas@elevate.example', '/invite?token=');
    expect(mail).toContain('Subject: Charu Zeilinger invites you to Zeilinger Zephyrs');
    expect(mail).toContain('as a substitute');
    expect(mail).toContain('We need a keeper.');
    const token = await invitedToken(app, 'nila.thomas@elevate.example');
    expect((await app.ask(openInvitation, { token })).body['response']).toEqual({
      team: { id: teamId, name: 'Zeilinger Zephyrs', logo: null, sport_id: 8 },
      as: 'substitute',
      state: 'pending',
      invitedBy: 'Charu Zeilinger',
      note: 'We need a keeper.',
      ward: '',
      mayReject: true,
      expiresAt: expect.any(String) as string,
    });
  });

  test('is accepted once, by whoever signs in and opens it', async () => {
    const { app, inviteAs, one, placeOf, people, teamId } = await appThatInvites();
    const id = idOf((await inviteAs('coach', { email: 'old-address@elevate.example', as: 'substitute' })).body);
    const token = await invitedToken(app, 'old-address@elevate.example');
    expect((await app.ask(acceptMailInvitation, { token })).status).toBe(401);
    const taken = await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers });
    expect(taken.body['response']).toEqual({ team_id: teamId, team_name: 'Zeilinger Zephyrs', as: 'substitute' });
    expect(await placeOf(people.stranger.user.id)).toMatchObject([{ role: 'player', squad: 'substitute', isMinor: false }]);
    expect(await one(id)).toMatchObject({ state: 'accepted', uses: 1 });
    // A second press changes nothing; for anybody else the invitation is used up.
    expect((await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers })).status).toBe(200);
    expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: people.rival.headers }))).toEqual([409, 'invitationEnded']);
  });

  test('opened by two people at the same instant admits one of them', async () => {
    const { app, inviteAs, people } = await appThatInvites();
    await inviteAs('owner', { email: 'shared@elevate.example' });
    const token = await invitedToken(app, 'shared@elevate.example');
    const both = [people.stranger, people.rival].map(({ headers }) => app.ask(acceptMailInvitation, { token }, { headers }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('can be declined without an account, and is then closed', async () => {
    const { app, inviteAs, one, people } = await appThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'no@elevate.example' })).body);
    const token = await invitedToken(app, 'no@elevate.example');
    expect((await app.ask(rejectMailInvitation, { token })).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'rejected' });
    expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers }))).toEqual([409, 'invitationEnded']);
    expect((await inviteAs('owner', { email: 'no@elevate.example' })).status).toBe(200);
  });

  test('expires after a fortnight, and is valid again when sent again', async () => {
    const { app, inviteAs, one, people, teamId, sent } = await appThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'late@elevate.example' })).body);
    const token = await invitedToken(app, 'late@elevate.example');
    const passes = (days: number) =>
      app.context.database.pool.query(`update team_invitations set expires_at = expires_at - make_interval(days => $1)`, [days]);
    await passes(13);
    expect((await app.ask(openInvitation, { token })).body).toMatchObject({ response: { state: 'pending' } });
    await passes(2);
    expect((await app.ask(openInvitation, { token })).body).toMatchObject({ response: { state: 'expired' } });
    expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers }))).toEqual([409, 'invitationEnded']);
    expect(await one(id)).toMatchObject({ state: 'expired' });
    await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: id }, sent('coach'));
    expect(await one(id)).toMatchObject({ state: 'pending' });
  });

  test('sent again has a new link and invalidates the old one; three times a day', async () => {
    const { app, inviteAs, people, teamId, sent } = await appThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'again@elevate.example' })).body);
    const first = await invitedToken(app, 'again@elevate.example');
    const again = () => app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: id }, sent('coach'));
    expect((await again()).status).toBe(200);
    const second = await invitedToken(app, 'again@elevate.example', first);
    expect(refusal(await app.ask(openInvitation, { token: first }))).toEqual([404, 'noSuchInvitation']);
    expect((await app.ask(acceptMailInvitation, { token: second }, { headers: people.stranger.headers })).status).toBe(200);
    expect(refusal(await again())).toEqual([409, 'invitationEnded']);
    const other = idOf((await inviteAs('owner', { email: 'often@elevate.example' })).body);
    const answers = [];
    for (let time = 0; time < 4; time++)
      answers.push((await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: other }, sent('coach'))).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('that was revoked is invalid', async () => {
    const { app, inviteAs, one, people, teamId, sent } = await appThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'back@elevate.example' })).body);
    const token = await invitedToken(app, 'back@elevate.example');
    expect((await app.ask(revokeInvitation, { invitation_id: id, team_id: teamId }, sent('coach'))).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'revoked' });
    expect((await app.ask(openInvitation, { token })).body).toMatchObject({ response: { state: 'revoked' } });
    expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers }))).toEqual([409, 'invitationEnded']);
    expect(refusal(await app.ask(rejectMailInvitation, { token }))).toEqual([409, 'invitationEnded']);
  });

  test('that was answered meanwhile cannot be revoked, and stays answered', async () => {
    const { app, inviteAs, one, people, teamId, sent } = await appThatInvites();
    const answer = { accepted: acceptMailInvitation, rejected: rejectMailInvitation } as const;
    for (const state of ['accepted', 'rejected'] as const) {
      const id = idOf((await inviteAs('owner', { email: `${state}@elevate.example` })).body);
      const token = await invitedToken(app, `${state}@elevate.example`);
      expect((await app.ask(answer[state], { token }, { headers: people.stranger.headers })).status).toBe(200);
      const revoked = await app.ask(revokeInvitation, { invitation_id: id, team_id: teamId }, sent('coach'));
      expect(refusal(revoked)).toEqual([409, 'invitationAnswered']);
      expect(await one(id)).toMatchObject({ state });
    }
  });

  test('to somebody on the roster links their row instead of adding a second one', async () => {
    const { app, inviteAs, placeOf, people, addMember } = await appThatInvites();
    const row = await addMember({ firstName: 'Sona', squad: 'substitute', email: 'sona@elevate.example' });
    const asked = await inviteAs('coach', { email: 'SONA@elevate.example', as: 'player' });
    expect(asked.body['response']).toMatchObject({ member: { id: row, name: 'Sona Zeilinger' }, as: 'substitute' });
    await app.ask(acceptMailInvitation, { token: await invitedToken(app, 'sona@elevate.example') }, { headers: people.stranger.headers });
    expect(await placeOf(people.stranger.user.id)).toMatchObject([{ id: row, squad: 'substitute' }]);
  });

  test('makes a follower a player, and a follower on the roster one row', async () => {
    const { app, inviteAs, placeOf, people, members, addMember } = await appThatInvites();
    await inviteAs('coach', { email: people.follower.email });
    const token = await invitedToken(app, people.follower.email);
    await app.ask(acceptMailInvitation, { token }, { headers: people.follower.headers });
    expect(await placeOf(people.follower.user.id)).toMatchObject([{ id: members.follower, role: 'player', squad: 'player' }]);
    const row = await addMember({ firstName: 'Second' });
    await app.context.database.pool.query(`update team_members set role = 'follower', squad = null where id = $1`, [members.follower]);
    await inviteAs('coach', { email: people.follower.email, member_id: row });
    const next = await invitedToken(app, people.follower.email, token);
    await app.ask(acceptMailInvitation, { token: next }, { headers: people.follower.headers });
    expect(await placeOf(people.follower.user.id)).toMatchObject([{ id: row, role: 'player' }]);
  });
});
