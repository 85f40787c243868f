import { expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { acceptMailInvitation, openInvitation } from '../../src/contract/answer-invitation.ts';
import { listGuardians, removeGuardian, type Ward } from '../../src/contract/guardians.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { acceptJoinRequest, askToJoin, listJoinRequests, type JoinRequest } from '../../src/contract/join-requests.ts';
import { getTeamDetails } from '../../src/contract/teams.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { invitedToken, mailWith, mailsTo } from '../builders/mails.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, sent } = opened;
  const wards = async (person: keyof typeof opened.people) =>
    (await app.ask(listGuardians, { team_id: teamId }, sent(person))).body['response'] as Ward[];
  return { ...opened, wards };
};

test('a guardian is invited for a minor, sees only the first name before, and acts for them afterwards', async () => {
  const { app, inviteAs, members, people, teamId, wards, sent } = await open();
  await inviteAs('manager', { as: 'guardian', member_id: members.ward, email: 'father@elevate.example' });
  expect(await wards('coach')).toMatchObject([
    { member_id: members.ward, asked: ['father@elevate.example'], guardians: [{ name: 'Guardian Zeilinger' }] },
  ]);
  const token = await invitedToken(app, 'father@elevate.example');
  expect((await app.ask(openInvitation, { token })).body).toMatchObject({ response: { as: 'guardian', ward: 'Wanda' } });
  expect((await app.ask(acceptMailInvitation, { token }, sent('stranger'))).status).toBe(200);
  expect((await app.ask(getTeamDetails, { team_id: teamId }, sent('stranger'))).body).toMatchObject({
    response: { role: 'guardian', wards: [members.ward] },
  });
  expect(await wards('coach')).toMatchObject([
    { asked: [], guardians: [{ user_id: people.guardian.user.id }, { email: people.stranger.email }] },
  ]);
  expect(await wards('guardian')).toHaveLength(1);
  expect(await wards('player')).toEqual([]);
});

test('a code creates one guardian', async () => {
  const { app, members, people, teamId, sent } = await open();
  const made = await app.ask(makeInvitationLink, { team_id: teamId, as: 'guardian', member_id: members.ward }, sent('manager'));
  const code = (made.body['response'] as Invitation).link?.code ?? '';
  expect((await app.ask(acceptMailInvitation, { token: code }, { headers: people.stranger.headers })).status).toBe(200);
  expect(refusal(await app.ask(acceptMailInvitation, { token: code }, { headers: people.rival.headers }))).toEqual([
    409,
    'invitationEnded',
  ]);
});

test('only minors have guardians, and only adults are guardians', async () => {
  const { app, inviteAs, members, people, addMember, teamId, sent } = await open();
  expect(refusal(await inviteAs('coach', { as: 'guardian', member_id: members.player, email: 'x@elevate.example' }))).toEqual([
    409,
    'notAMinor',
  ]);
  expect(refusal(await inviteAs('coach', { as: 'guardian', member_id: teamId, email: 'x@elevate.example' }))).toEqual([
    404,
    'noSuchMember',
  ]);
  expect((await inviteAs('coach', { as: 'guardian', email: 'x@elevate.example' })).body).toMatchObject({ error: 'invalidInput' });
  expect(refusal(await inviteAs('manager', { as: 'guardian', member_id: members.ward, email: people.guardian.email }))).toEqual([
    409,
    'memberAlready',
  ]);
  const child = await settledPlayer(app, 'child@elevate.example', { isAdult: false, address: '198.51.100.79' });
  await inviteAs('manager', { as: 'guardian', member_id: members.ward, email: 'child@elevate.example' });
  const token = await invitedToken(app, 'child@elevate.example');
  expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: child.headers }))).toEqual([403, 'guardianIsMinor']);
  // One address may be the guardian of two children.
  const other = await addMember({ firstName: 'Second', isMinor: true });
  expect((await inviteAs('coach', { as: 'guardian', member_id: other, email: 'child@elevate.example' })).status).toBe(200);
  expect(refusal(await app.ask(makeInvitationLink, { team_id: teamId, as: 'guardian', member_id: members.player }, sent('coach')))).toEqual(
    [409, 'notAMinor'],
  );
});

test('managers can remove a guardian, a guardian can leave, and nobody else can do either', async () => {
  const { app, members, people, teamId, sent, wards } = await open();
  const which = { team_id: teamId, member_id: members.ward, user_id: people.guardian.user.id };
  expect(refusal(await app.ask(removeGuardian, which, sent('player')))).toEqual([403, 'notYours']);
  expect(refusal(await app.ask(removeGuardian, which, sent('coach')))).toEqual([403, 'notYours']);
  expect(refusal(await app.ask(removeGuardian, which, sent('stranger')))).toEqual([404, 'noSuchTeam']);
  expect((await app.ask(removeGuardian, which, sent('guardian'))).status).toBe(200);
  expect(await wards('coach')).toMatchObject([{ guardians: [] }]);
  expect(refusal(await app.ask(removeGuardian, which, sent('manager')))).toEqual([404, 'noSuchGuardian']);
  // Who ended it knows of it already.
  const mails = await settledMails(app, 'Guardians of Wanda');
  expect(mails.map(({ to }) => to).sort()).toEqual([people.manager.email, people.owner.email]);
});

test("a minor's join request is answered through their guardian", async () => {
  const { app, members, people, rivals, sent, teamId } = await open();
  const child = await settledPlayer(app, 'child@elevate.example', { isAdult: false, address: '198.51.100.79' });
  await app.context.database.pool.query('update team_members set user_id = $2 where team_id = $3 and id = $1', [
    members.ward,
    child.user.id,
    teamId,
  ]);
  await app.ask(askToJoin, { team_id: rivals.teamId, words: '' }, { headers: child.headers });
  const { body } = await app.ask(listJoinRequests, { team_id: rivals.teamId }, sent('rival'));
  const [request] = body['response'] as JoinRequest[];
  await app.ask(acceptJoinRequest, { team_id: rivals.teamId, request_id: request?.id, as: 'player' }, sent('rival'));
  await mailWith(app, people.guardian.email, 'Rival Rovers takes');
  expect((await mailsTo(app, 'child@elevate.example')).some((mail) => mail.includes('Rival Rovers takes'))).toBe(false);
});

test('my data contains my invitations, requests and wards, and is deleted with my account', async () => {
  const { app, inviteAs, people, sent, teamId, members } = await open();
  await inviteAs('coach', { email: people.stranger.email });
  await app.ask(askToJoin, { team_id: teamId, words: 'Please.' }, sent('stranger'));
  expect((await app.ask(exportMyData, {}, sent('stranger'))).body).toMatchObject({
    invitations: [{ team: 'Zeilinger Zephyrs', email: people.stranger.email, state: 'pending' }],
    joinRequests: [{ words: 'Please.', state: 'pending' }],
    guardianOf: [],
  });
  expect((await app.ask(exportMyData, {}, sent('guardian'))).body).toMatchObject({ guardianOf: [{ member: 'Wanda Zeilinger' }] });
  for (const person of ['stranger', 'guardian'] as const) {
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent(person))).status).toBe(200);
  }
  const left = async (table: string) =>
    (await app.context.database.pool.query(`select from ${table} where team_id = $1`, [teamId])).rowCount;
  expect(await Promise.all(['team_invitations', 'team_join_requests', 'team_guardians'].map(left))).toEqual([0, 0, 0]);
  expect(members.ward).not.toBe('');
});
