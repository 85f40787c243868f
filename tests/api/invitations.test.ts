import { describe, expect, test } from 'vitest';
import { acceptMailInvitation, openInvitation, rejectMailInvitation } from '../../src/contract/answer-invitation.ts';
import { resendTeamInvitation, revokeInvitation } from '../../src/contract/invitations.ts';
import { houseThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken, mailWith } from '../builders/mails.ts';

describe('an invitation by mail', () => {
  test('says in its mail and to whoever opens it which team asks, who, and as what', async () => {
    const { house, inviteAs, teamId } = await houseThatInvites();
    const asked = await inviteAs('coach', { email: 'Nila.Thomas@elevate.example', as: 'substitute', note: 'We need a keeper.' });
    expect(asked.body['response']).toMatchObject({ state: 'pending', to: 'Nila.Thomas@elevate.example', as: 'substitute', link: null });
    const mail = await mailWith(house, 'nila.thomas@elevate.example', '/invite?token=');
    expect(mail).toContain('Subject: Charu Zeilinger invites you to Zeilinger Zephyrs');
    expect(mail).toContain('as a substitute');
    expect(mail).toContain('We need a keeper.');
    const token = await invitedToken(house, 'nila.thomas@elevate.example');
    expect((await house.ask(openInvitation, { token })).body['response']).toEqual({
      team: { id: teamId, name: 'Zeilinger Zephyrs', logo: null, sportId: 8 },
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
    const { house, inviteAs, one, placeOf, people, teamId } = await houseThatInvites();
    const id = idOf((await inviteAs('coach', { email: 'old-address@elevate.example', as: 'substitute' })).body);
    const token = await invitedToken(house, 'old-address@elevate.example');
    expect((await house.ask(acceptMailInvitation, { token })).status).toBe(401);
    const taken = await house.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers });
    expect(taken.body['response']).toEqual({ team: teamId, teamName: 'Zeilinger Zephyrs', as: 'substitute' });
    expect(await placeOf(people.stranger.user.id)).toMatchObject([{ role: 'player', squad: 'substitute', isMinor: false }]);
    expect(await one(id)).toMatchObject({ state: 'accepted', uses: 1 });
    // Pressed twice it holds once; for anybody else it is over.
    expect((await house.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers })).status).toBe(200);
    expect(refusal(await house.ask(acceptMailInvitation, { token }, { headers: people.rival.headers }))).toEqual([409, 'invitationEnded']);
  });

  test('opened by two people at the same instant takes one of them in', async () => {
    const { house, inviteAs, people } = await houseThatInvites();
    await inviteAs('owner', { email: 'shared@elevate.example' });
    const token = await invitedToken(house, 'shared@elevate.example');
    const both = [people.stranger, people.rival].map(({ headers }) => house.ask(acceptMailInvitation, { token }, { headers }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is rejected without an account, and is then over', async () => {
    const { house, inviteAs, one, people } = await houseThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'no@elevate.example' })).body);
    const token = await invitedToken(house, 'no@elevate.example');
    expect((await house.ask(rejectMailInvitation, { token })).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'rejected' });
    expect(refusal(await house.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers }))).toEqual([
      409,
      'invitationEnded',
    ]);
    expect((await inviteAs('owner', { email: 'no@elevate.example' })).status).toBe(200);
  });

  test('ends after a fortnight, and lives again when it is sent again', async () => {
    const { house, inviteAs, one, people, teamId, sent } = await houseThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'late@elevate.example' })).body);
    const token = await invitedToken(house, 'late@elevate.example');
    const passes = (days: number) =>
      house.house.database.pool.query(`update team_invitations set expires_at = expires_at - make_interval(days => $1)`, [days]);
    await passes(13);
    expect((await house.ask(openInvitation, { token })).body).toMatchObject({ response: { state: 'pending' } });
    await passes(2);
    expect((await house.ask(openInvitation, { token })).body).toMatchObject({ response: { state: 'expired' } });
    expect(refusal(await house.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers }))).toEqual([
      409,
      'invitationEnded',
    ]);
    expect(await one(id)).toMatchObject({ state: 'expired' });
    await house.ask(resendTeamInvitation, { team: teamId, id }, sent('coach'));
    expect(await one(id)).toMatchObject({ state: 'pending' });
  });

  test('sent again has a new link and ends the old one; three times a day', async () => {
    const { house, inviteAs, people, teamId, sent } = await houseThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'again@elevate.example' })).body);
    const first = await invitedToken(house, 'again@elevate.example');
    const again = () => house.ask(resendTeamInvitation, { team: teamId, id }, sent('coach'));
    expect((await again()).status).toBe(200);
    const second = await invitedToken(house, 'again@elevate.example', first);
    expect(refusal(await house.ask(openInvitation, { token: first }))).toEqual([404, 'noSuchInvitation']);
    expect((await house.ask(acceptMailInvitation, { token: second }, { headers: people.stranger.headers })).status).toBe(200);
    expect(refusal(await again())).toEqual([409, 'invitationEnded']);
    const other = idOf((await inviteAs('owner', { email: 'often@elevate.example' })).body);
    const answers = [];
    for (let time = 0; time < 4; time++)
      answers.push((await house.ask(resendTeamInvitation, { team: teamId, id: other }, sent('coach'))).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('that was taken back opens nothing any more', async () => {
    const { house, inviteAs, one, people, teamId, sent } = await houseThatInvites();
    const id = idOf((await inviteAs('owner', { email: 'back@elevate.example' })).body);
    const token = await invitedToken(house, 'back@elevate.example');
    expect((await house.ask(revokeInvitation, { id, team: teamId }, sent('coach'))).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'revoked' });
    expect((await house.ask(openInvitation, { token })).body).toMatchObject({ response: { state: 'revoked' } });
    expect(refusal(await house.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers }))).toEqual([
      409,
      'invitationEnded',
    ]);
    expect(refusal(await house.ask(rejectMailInvitation, { token }))).toEqual([409, 'invitationEnded']);
  });

  test('to somebody on the roster links their row: nobody stands there twice', async () => {
    const { house, inviteAs, placeOf, people, addMember } = await houseThatInvites();
    const row = await addMember({ firstName: 'Sona', squad: 'substitute', email: 'sona@elevate.example' });
    const asked = await inviteAs('coach', { email: 'SONA@elevate.example', as: 'player' });
    expect(asked.body['response']).toMatchObject({ member: { id: row, name: 'Sona Zeilinger' }, as: 'substitute' });
    await house.ask(
      acceptMailInvitation,
      { token: await invitedToken(house, 'sona@elevate.example') },
      { headers: people.stranger.headers },
    );
    expect(await placeOf(people.stranger.user.id)).toMatchObject([{ id: row, squad: 'substitute' }]);
  });

  test('makes a follower a player, and a follower on the roster one row', async () => {
    const { house, inviteAs, placeOf, people, members, addMember } = await houseThatInvites();
    await inviteAs('coach', { email: people.follower.email });
    const token = await invitedToken(house, people.follower.email);
    await house.ask(acceptMailInvitation, { token }, { headers: people.follower.headers });
    expect(await placeOf(people.follower.user.id)).toMatchObject([{ id: members.follower, role: 'player', squad: 'player' }]);
    const row = await addMember({ firstName: 'Second' });
    await house.house.database.pool.query(`update team_members set role = 'follower', squad = null where id = $1`, [members.follower]);
    await inviteAs('coach', { email: people.follower.email, member: row });
    const next = await invitedToken(house, people.follower.email, token);
    await house.ask(acceptMailInvitation, { token: next }, { headers: people.follower.headers });
    expect(await placeOf(people.follower.user.id)).toMatchObject([{ id: row, role: 'player' }]);
  });
});
