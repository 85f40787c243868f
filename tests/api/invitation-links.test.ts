import { describe, expect, test } from 'vitest';
import { acceptMailInvitation, openInvitation, rejectMailInvitation } from '../../src/contract/answer-invitation.ts';
import {
  findPlayersToInvite,
  listTeamInvitations,
  makeInvitationLink,
  revokeInvitation,
  type Invitation,
} from '../../src/contract/invitations.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const withLink = async (as: string, person: 'owner' | 'coach' = 'owner', more: object = {}) => {
  const opened = await appThatInvites();
  const { body } = await opened.app.ask(makeInvitationLink, { team_id: opened.teamId, as, ...more }, opened.sent(person));
  const { link } = body['response'] as Invitation;
  return { ...opened, id: idOf(body), token: link?.path.split('=')[1] ?? '', code: link?.code ?? '' };
};

describe('a link with its code', () => {
  test('can be used by any number of people and counts them', async () => {
    const { app, people, token, code, id, one, placeOf, teamId, sent } = await withLink('substitute', 'coach');
    expect(token).toMatch(/^[\da-f]{64}$/);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{4}$/);
    expect((await app.ask(acceptMailInvitation, { token }, { headers: people.stranger.headers })).status).toBe(200);
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    expect((await app.ask(openInvitation, { code: typed })).body).toMatchObject({ response: { state: 'pending', mayReject: false } });
    expect((await app.ask(acceptMailInvitation, { token: typed }, { headers: people.rival.headers })).status).toBe(200);
    expect(await placeOf(people.rival.user.id)).toMatchObject([{ squad: 'substitute' }]);
    expect(await one(id)).toMatchObject({ state: 'pending', uses: 2, isForOne: false });
    // Somebody who is already a member is told so and not counted.
    expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: people.player.headers }))).toEqual([409, 'alreadyIn']);
    expect(await one(id)).toMatchObject({ uses: 2 });
    // The link can be shown again at any time.
    const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('manager'));
    expect((body['response'] as { invitations: Invitation[] }).invitations[0]?.link).toEqual({ path: `/invite?token=${token}`, code });
  });

  test('ends when it is revoked, and nobody can decline it for others', async () => {
    const { app, people, token, code, id, teamId, sent, one } = await withLink('player', 'coach');
    expect(refusal(await app.ask(rejectMailInvitation, { token }))).toEqual([404, 'noSuchInvitation']);
    await app.ask(revokeInvitation, { invitation_id: id, team_id: teamId }, sent('coach'));
    for (const proof of [token, code]) {
      expect(refusal(await app.ask(acceptMailInvitation, { token: proof }, { headers: people.stranger.headers }))).toEqual([
        409,
        'invitationEnded',
      ]);
    }
    expect(await one(id)).toMatchObject({ state: 'revoked', link: null });
  });

  test('for a coach works once, and only those who may create one see it', async () => {
    const { app, people, token, id, teamId, sent } = await withLink('coach');
    const seenBy = async (person: 'manager' | 'coach') => {
      const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent(person));
      return (body['response'] as { invitations: Invitation[] }).invitations.find((invitation) => invitation.id === id)?.link;
    };
    expect(await seenBy('coach')).toBeNull();
    expect(await seenBy('manager')).not.toBeNull();
    const both = [people.stranger, people.rival].map(({ headers }) => app.ask(acceptMailInvitation, { token }, { headers }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await app.ask(makeInvitationLink, { team_id: teamId, as: 'coach' }, sent('coach')))).toEqual([403, 'notYours']);
  });

  test('cannot be guessed: wrong codes are counted by network, right ones are not', async () => {
    const { app, code } = await withLink('player');
    const from = (address: string) => ({ address });
    for (let time = 0; time < 30; time++) expect((await app.ask(openInvitation, { code }, from('203.0.113.40'))).status).toBe(200);
    const wrong = Array.from({ length: 40 }, (_one, at) => `${String(2 + (at % 8))}ZZZZ${String(2 + (at % 7))}Z`);
    const answers = await Promise.all(wrong.map((guess) => app.ask(openInvitation, { code: guess }, from('203.0.113.41'))));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(404), count(429)]).toEqual([20, 20]);
    // From this network not even the right code works now; from another it does.
    expect((await app.ask(openInvitation, { code }, from('203.0.113.41'))).status).toBe(429);
    expect((await app.ask(openInvitation, { code }, from('203.0.113.40'))).status).toBe(200);
  });
});

describe('players to invite', () => {
  test('are listed ones, found by name, without their contact data', async () => {
    const { app, teamId, sent, people, inviteAs } = await appThatInvites();
    await settledPlayer(app, 'minor@elevate.example', { fullName: 'Zeilinger Junior', isAdult: false, address: '198.51.100.70' });
    const find = async (name: string) =>
      (await app.ask(findPlayersToInvite, { team_id: teamId, name }, sent('coach'))).body['response'] as object[];
    const found = await find('stranger zeilinger');
    expect(found).toMatchObject([{ id: people.stranger.user.id, name: 'Stranger Zeilinger', status: 'free', city: 'Pune' }]);
    expect(JSON.stringify(found)).not.toContain('@');
    expect(await find('pallavi zeilinger')).toMatchObject([{ status: 'member' }]);
    expect((await find('zeilinger junior')).map((one) => (one as { name: string }).name)).not.toContain('Zeilinger Junior');
    expect(refusal(await app.ask(findPlayersToInvite, { team_id: teamId, name: 'stranger' }, sent('player')))).toEqual([403, 'notYours']);

    const asked = await inviteAs('coach', { player_id: people.stranger.user.id });
    expect(asked.body['response']).toMatchObject({ kind: 'player', to: 'Stranger Zeilinger' });
    expect(JSON.stringify(asked.body)).not.toContain('@');
    expect(await find('stranger zeilinger')).toMatchObject([{ status: 'invited' }]);
    expect(await invitedToken(app, people.stranger.email)).toHaveLength(43);
    expect(refusal(await inviteAs('coach', { player_id: people.stranger.user.id }))).toEqual([409, 'alreadyInvited']);
    expect(refusal(await inviteAs('coach', { player_id: people.player.user.id }))).toEqual([409, 'memberAlready']);
  });

  test('who are unlisted are not found', async () => {
    const { app, inviteAs } = await appThatInvites();
    const minor = await settledPlayer(app, 'minor@elevate.example', { isAdult: false, address: '198.51.100.70' });
    expect(refusal(await inviteAs('coach', { player_id: minor.user.id }))).toEqual([404, 'noSuchPlayer']);
  });
});
