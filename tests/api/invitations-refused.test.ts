import { describe, expect, test } from 'vitest';
import {
  acceptInvitation,
  acceptMailInvitation,
  listMyInvitations,
  openInvitation,
  rejectInvitation,
} from '../../src/contract/answer-invitation.ts';
import {
  invite,
  listTeamInvitations,
  makeInvitationLink,
  resendTeamInvitation,
  revokeInvitation,
  type Invitation,
} from '../../src/contract/invitations.ts';
import { insertTeam, writeRows } from '../builders/bare-team.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken, mailsTo } from '../builders/mails.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { signInAs } from '../builders/sign-in.ts';

describe('an invitation', () => {
  test('is refused for a member, for a second time, and without an address', async () => {
    const { app, inviteAs, people, members } = await appThatInvites();
    expect(refusal(await inviteAs('coach', { email: people.player.email.toUpperCase() }))).toEqual([409, 'memberAlready']);
    expect(refusal(await inviteAs('coach', { member_id: members.player }))).toEqual([409, 'memberAlready']);
    const twice = await Promise.all([1, 2].map(() => inviteAs('coach', { email: 'twice@elevate.example' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await inviteAs('coach', { email: 'twice@elevate.example' }))).toEqual([409, 'alreadyInvited']);
    expect((await inviteAs('coach', {})).body).toMatchObject({ error: 'invalidInput', fields: { email: expect.any(String) as string } });
    expect((await inviteAs('coach', { member_id: members.ward })).body).toMatchObject({ error: 'invalidInput' });
    await inviteAs('coach', { email: people.stranger.email });
    const token = await invitedToken(app, people.stranger.email);
    await app
      .ask(acceptMailInvitation, { token }, { headers: people.player.headers })
      .then((answer) => expect(refusal(answer)).toEqual([409, 'alreadyIn']));
    expect((await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers })).status).toBe(200);
  });

  test('of one person from many teams leaves room for the others who write to the same address', async () => {
    const { app, inviteAs, people } = await appThatInvites();
    const { pool } = app.context.database;
    const outcomes: string[] = [];
    for (let made = 0; made < 12; made++) {
      const teamId = await insertTeam(pool);
      await writeRows(pool).addMember(teamId, { user_id: people.stranger.user.id, role: 'owner' });
      const sent = { team_id: teamId, as: 'player', email: made % 2 ? 'Parent@elevate.example' : 'parent@elevate.example' };
      outcomes.push(refusal(await app.ask(invite, sent, { headers: people.stranger.headers })).join(' '));
    }
    expect(outcomes.map((outcome) => outcome.trim())).toEqual([
      ...Array<string>(10).fill('200'),
      ...Array<string>(2).fill('429 tooManyRequests'),
    ]);
    expect((await inviteAs('coach', { email: 'parent@elevate.example' })).status).toBe(200);
  });

  test('cannot give a role that its sender may not give', async () => {
    const { app, inviteAs, addMember, sent, teamId } = await appThatInvites();
    expect(refusal(await inviteAs('coach', { email: 'x@elevate.example', as: 'coach' }))).toEqual([403, 'notYours']);
    expect(refusal(await inviteAs('manager', { email: 'x@elevate.example', as: 'manager' }))).toEqual([403, 'notYours']);
    expect((await inviteAs('manager', { email: 'x@elevate.example', as: 'coach' })).status).toBe(200);
    const asked = await inviteAs('owner', { email: 'y@elevate.example', as: 'manager' });
    expect(asked.status).toBe(200);
    // The roster's role is used, whatever the request asks for.
    await addMember({ role: 'manager', squad: null, email: 'waiting.manager@elevate.example' });
    expect(refusal(await inviteAs('coach', { email: 'waiting.manager@elevate.example', as: 'player' }))).toEqual([403, 'notYours']);
    expect(refusal(await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: idOf(asked.body) }, sent('coach')))).toEqual([
      403,
      'notYours',
    ]);
    expect(refusal(await app.ask(revokeInvitation, { team_id: teamId, invitation_id: idOf(asked.body) }, sent('coach')))).toEqual([
      403,
      'notYours',
    ]);
    const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('coach'));
    expect(body['response']).toMatchObject({ mayInviteAs: ['player', 'substitute', 'follower', 'guardian'], counts: { pending: 2 } });
  });

  test('of another team is not found', async () => {
    const { app, inviteAs, rivals, people, sent } = await appThatInvites();
    const id = idOf((await inviteAs('coach', { email: 'x@elevate.example' })).body);
    for (const call of [resendTeamInvitation, revokeInvitation]) {
      expect(refusal(await app.ask(call, { invitation_id: id, team_id: rivals.teamId }, sent('rival')))).toEqual([404, 'noSuchInvitation']);
      expect(refusal(await app.ask(call, { invitation_id: id, team_id: rivals.teamId }, sent('coach')))).toEqual([404, 'noSuchTeam']);
    }
    expect(await mailsTo(app, people.rival.email)).toHaveLength(1);
  });

  test('requires a completed onboarding', async () => {
    const { app, inviteAs } = await appThatInvites();
    const fresh = await signInAs(app, 'fresh@elevate.example', { address: '198.51.100.77' });
    await inviteAs('coach', { email: 'fresh@elevate.example' });
    const token = await invitedToken(app, 'fresh@elevate.example');
    expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: fresh.headers }))).toEqual([409, 'introduceFirst']);
  });

  test('to a player is accepted by their account only, even with the token of its mail', async () => {
    const { app, inviteAs, people, placeOf, sent } = await appThatInvites();
    await inviteAs('coach', { player_id: people.stranger.user.id });
    const token = await invitedToken(app, people.stranger.email);
    expect(refusal(await app.ask(acceptMailInvitation, { token }, sent('rival')))).toEqual([404, 'noSuchInvitation']);
    expect(await placeOf(people.rival.user.id)).toEqual([]);
    expect((await app.ask(acceptMailInvitation, { token }, sent('stranger'))).status).toBe(200);
  });
});

describe('the limits of invitations', () => {
  test('do not count refused invitations, and a team does not use up what others may send to an address', async () => {
    const { app, inviteAs, rivals, sent } = await appThatInvites();
    const email = 'sought@elevate.example';
    const asRival = () => app.ask(invite, { team_id: rivals.teamId, as: 'player', email }, sent('rival'));
    expect((await asRival()).status).toBe(200);
    for (let time = 0; time < 11; time++) expect(refusal(await asRival())).toEqual([409, 'alreadyInvited']);
    expect((await inviteAs('coach', { email })).status).toBe(200);
  });

  test('count wrong codes only, also if many correct ones come at once', async () => {
    const { app, teamId, sent } = await appThatInvites();
    const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as: 'player' }, sent('coach'));
    const code = (body['response'] as Invitation).link?.code ?? '';
    const wild = { address: '192.0.2.50' };
    const open = (typed: string) => app.ask(openInvitation, { token: '', code: typed }, wild);
    await Promise.all(Array.from({ length: 40 }, () => open(code)));
    expect((await open(code)).status).toBe(200);
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (let time = 0; time < 20; time++) expect(refusal(await open(wrong))).toEqual([404, 'noSuchInvitation']);
    expect(refusal(await open(wrong))).toEqual([429, 'tooManyRequests']);
    expect(refusal(await open(code))).toEqual([429, 'tooManyRequests']);
  });
});

describe('my inbox', () => {
  test('has what was sent to an address that I verified, in any case, and nobody else sees it', async () => {
    const { app, inviteAs, people, sent, teamId, placeOf } = await appThatInvites();
    const id = idOf((await inviteAs('coach', { email: 'Stranger@Elevate.example', note: 'Come.' })).body);
    const inbox = async (person: keyof typeof people) =>
      (await app.ask(listMyInvitations, {}, sent(person))).body['response'] as { invitations: { id: string }[] };
    expect((await inbox('stranger')).invitations).toMatchObject([
      { id, note: 'Come.', team: { id: teamId }, invitedBy: 'Charu Zeilinger' },
    ]);
    expect((await inbox('rival')).invitations).toEqual([]);
    for (const call of [acceptInvitation, rejectInvitation]) {
      expect(refusal(await app.ask(call, { invitation_id: id, team_id: teamId }, sent('rival')))).toEqual([404, 'noSuchInvitation']);
    }
    expect((await app.ask(acceptInvitation, { invitation_id: id, team_id: teamId }, sent('stranger'))).status).toBe(200);
    expect(await placeOf(people.stranger.user.id)).toHaveLength(1);
    expect((await inbox('stranger')).invitations).toEqual([]);
  });

  test('lets me decline', async () => {
    const { app, inviteAs, one, sent, teamId } = await appThatInvites();
    const id = idOf((await inviteAs('coach', { email: 'stranger@elevate.example' })).body);
    expect((await app.ask(rejectInvitation, { invitation_id: id, team_id: teamId }, sent('stranger'))).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'rejected' });
    expect(refusal(await app.ask(acceptInvitation, { invitation_id: id, team_id: teamId }, sent('stranger')))).toEqual([
      409,
      'invitationEnded',
    ]);
  });

  test('lists the teams that I may invite into, with their open requests', async () => {
    const { app, inviteAs, sent, teamId } = await appThatInvites();
    await inviteAs('coach', { email: 'x@elevate.example' });
    const teams = async (person: 'owner' | 'coach' | 'player') =>
      ((await app.ask(listMyInvitations, {}, sent(person))).body['response'] as { teams: object[] }).teams;
    expect(await teams('owner')).toMatchObject([{ id: teamId, waiting: 1, requests: 0 }]);
    expect(await teams('coach')).toMatchObject([{ id: teamId, waiting: 1, requests: null }]);
    expect(await teams('player')).toEqual([]);
  });
});

test('one address is not flooded, and a team has a daily limit', async () => {
  const { app, inviteAs, sent, teamId } = await appThatInvites();
  const statuses = new Set<number>();
  for (let time = 0; time < 11; time++) {
    const { status, body } = await inviteAs('owner', { email: 'victim@elevate.example' });
    statuses.add(status);
    if (status === 200) await app.ask(revokeInvitation, { invitation_id: idOf(body), team_id: teamId }, sent('owner'));
  }
  expect([...statuses]).toEqual([200, 429]);
});

test('a minor who accepts is a minor on the roster', async () => {
  const { app, inviteAs, placeOf } = await appThatInvites();
  const child = await settledPlayer(app, 'child@elevate.example', { isAdult: false, address: '198.51.100.78' });
  await inviteAs('coach', { email: 'child@elevate.example' });
  const token = await invitedToken(app, 'child@elevate.example');
  await app.ask(acceptMailInvitation, { token }, { headers: child.headers });
  expect(await placeOf(child.user.id)).toMatchObject([{ isMinor: true }]);
});
