import { expect, test } from 'vitest';
import { listMyInvitations } from '../../src/contract/answer-invitation.ts';
import {
  acceptJoinRequest,
  askToJoin,
  declineJoinRequest,
  hasPlayer,
  listJoinRequests,
  withdrawJoinRequest,
  type JoinRequest,
} from '../../src/contract/join-requests.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { mailWith } from '../builders/mails.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, sent } = opened;
  const askAs = (person: keyof typeof opened.people, words = '') => app.ask(askToJoin, { team_id: teamId, words }, sent(person));
  const waiting = async () => (await app.ask(listJoinRequests, { team_id: teamId }, sent('manager'))).body['response'] as JoinRequest[];
  const mine = async () => ((await app.ask(listMyInvitations, {}, sent('stranger'))).body['response'] as { requests: object[] }).requests;
  return { ...opened, askAs, waiting, mine };
};

test('I request to join a team with a message; its managers get a mail and see it in their inbox', async () => {
  const { app, askAs, waiting, mine, people, teamId } = await open();
  expect((await askAs('stranger', 'I play left back.')).status).toBe(200);
  for (const person of ['owner', 'manager'] as const) {
    const mail = await mailWith(app, people[person].email, 'I play left back.');
    expect(mail).toContain('Stranger Zeilinger asks to join Zeilinger Zephyrs');
    expect(mail).toContain(`/team-member/${teamId}?view=invite`);
  }
  expect(await waiting()).toMatchObject([{ name: 'Stranger Zeilinger', words: 'I play left back.', city: 'Pune', isMinor: false }]);
  expect(await mine()).toMatchObject([{ state: 'pending', team: { id: teamId } }]);
  expect(refusal(await askAs('stranger'))).toEqual([409, 'alreadyAsked']);
  expect(refusal(await askAs('player'))).toEqual([409, 'alreadyIn']);
});

test('a follower may ask to play, and then plays in the team', async () => {
  const { app, askAs, waiting, placeOf, people, teamId, sent } = await open();
  expect((await askAs('follower', 'I am fit again.')).status).toBe(200);
  const [request] = await waiting();
  expect(request).toMatchObject({ words: 'I am fit again.' });
  const accepted = await app.ask(acceptJoinRequest, { team_id: teamId, request_id: request?.id, as: 'player' }, sent('manager'));
  expect(accepted.status).toBe(200);
  expect(await placeOf(people.follower.user.id)).toMatchObject([{ role: 'player', squad: 'player' }]);
  expect(refusal(await askAs('follower'))).toEqual([409, 'alreadyIn']);
});

test('requested twice at the same instant there is one request', async () => {
  const { askAs } = await open();
  expect((await Promise.all([askAs('stranger'), askAs('stranger')])).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a manager accepts me in a role, and I get a mail', async () => {
  const { app, askAs, waiting, mine, placeOf, people, teamId, sent } = await open();
  await askAs('stranger');
  const [request] = await waiting();
  const accept = (person: 'manager' | 'coach', as = 'substitute') =>
    app.ask(acceptJoinRequest, { team_id: teamId, request_id: request?.id, as }, sent(person));
  expect(refusal(await accept('coach'))).toEqual([403, 'notYours']);
  expect((await accept('manager', 'owner')).body).toMatchObject({ error: 'invalidInput' });
  expect((await accept('manager')).status).toBe(200);
  expect(await placeOf(people.stranger.user.id)).toMatchObject([{ role: 'player', squad: 'substitute' }]);
  expect(await mailWith(app, people.stranger.email, 'takes Stranger Zeilinger in as a substitute')).toContain('/team-member/');
  expect(await waiting()).toEqual([]);
  expect(await mine()).toMatchObject([{ state: 'accepted' }]);
  expect(refusal(await accept('manager'))).toEqual([404, 'noSuchRequest']);
});

test('a manager declines with a message that I read, and I may request again', async () => {
  const { app, askAs, waiting, mine, people, teamId, sent } = await open();
  await askAs('stranger');
  const [request] = await waiting();
  const decline = () => app.ask(declineJoinRequest, { team_id: teamId, request_id: request?.id, reply: 'We are full.' }, sent('owner'));
  expect((await Promise.all([decline(), decline()])).map(({ status }) => status).sort()).toEqual([200, 404]);
  await mailWith(app, people.stranger.email, 'We are full.');
  expect(await mine()).toMatchObject([{ state: 'declined', reply: 'We are full.' }]);
  expect((await askAs('stranger')).status).toBe(200);
});

test('I withdraw my request', async () => {
  const { app, askAs, waiting, mine, teamId, sent } = await open();
  await askAs('stranger');
  expect((await app.ask(withdrawJoinRequest, { team_id: teamId }, sent('stranger'))).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await mine()).toEqual([]);
  expect(refusal(await app.ask(withdrawJoinRequest, { team_id: teamId }, sent('stranger')))).toEqual([404, 'noSuchRequest']);
});

test('a team shows me my own state, and that of others only to its staff', async () => {
  const { app, askAs, inviteAs, people, teamId, sent } = await open();
  const has = async (person: keyof typeof people, player?: string) =>
    (await app.ask(hasPlayer, { team_id: teamId, ...(player && { player_id: player }) }, sent(person))).body['response'];
  expect(await has('stranger')).toEqual({ hasPlayer: false, isInvited: false, hasAsked: false, mayAsk: true });
  await askAs('stranger');
  expect(await has('stranger')).toMatchObject({ hasAsked: true, mayAsk: false });
  await inviteAs('coach', { email: people.rival.email });
  expect(await has('rival')).toMatchObject({ isInvited: true, mayAsk: true });
  expect(await has('player')).toMatchObject({ hasPlayer: true, mayAsk: false });
  expect(await has('player', people.coach.user.id)).toMatchObject({ hasPlayer: true, mayAsk: false });
  // The invited address may be a guess: only its owner learns that it is theirs.
  expect(await has('coach', people.rival.user.id)).toMatchObject({ isInvited: false });
  expect(refusal(await app.ask(hasPlayer, { team_id: teamId, player_id: people.coach.user.id }, sent('stranger')))).toEqual([
    404,
    'noSuchTeam',
  ]);
  expect(refusal(await app.ask(hasPlayer, { team_id: people.coach.user.id }, sent('stranger')))).toEqual([404, 'noSuchTeam']);
});

test('a minor’s request is marked as one, without their profile', async () => {
  const { app, waiting, teamId } = await open();
  const child = await settledPlayer(app, 'child@elevate.example', {
    fullName: 'Chotu Zeilinger',
    isAdult: false,
    address: '198.51.100.79',
  });
  await app.ask(askToJoin, { team_id: teamId, words: '' }, { headers: child.headers });
  expect(await waiting()).toMatchObject([{ name: 'Chotu Zeilinger', isMinor: true, uniqueName: null, photo: null }]);
});

test('a request of another team is not found', async () => {
  const { app, askAs, waiting, rivals, sent } = await open();
  await askAs('stranger');
  const [request] = await waiting();
  const fields = { team_id: rivals.teamId, request_id: request?.id };
  expect(refusal(await app.ask(acceptJoinRequest, { ...fields, as: 'player' }, sent('rival')))).toEqual([404, 'noSuchRequest']);
  expect(refusal(await app.ask(declineJoinRequest, fields, sent('rival')))).toEqual([404, 'noSuchRequest']);
});

test('a request of somebody who came into the team another way meanwhile ends when it is accepted', async () => {
  const { app, askAs, members, placeOf, people, waiting, teamId, sent } = await open();
  expect((await askAs('follower')).status).toBe(200);
  const [request] = await waiting();
  await app.context.database.pool.query(`update team_members set role = 'player' where id = $1`, [members.follower]);
  const accepted = await app.ask(acceptJoinRequest, { team_id: teamId, request_id: request?.id, as: 'substitute' }, sent('manager'));
  expect([accepted.status, await waiting()]).toEqual([200, []]);
  expect(await placeOf(people.follower.user.id)).toHaveLength(1);
});

test('somebody may ask a team three times a day, and what was refused does not count', async () => {
  const { app, askAs, teamId, sent } = await open();
  for (let time = 0; time < 3; time++) {
    expect((await askAs('stranger')).status).toBe(200);
    expect(refusal(await askAs('stranger'))).toEqual(time < 2 ? [409, 'alreadyAsked'] : [429, 'tooManyRequests']);
    await app.ask(withdrawJoinRequest, { team_id: teamId }, sent('stranger'));
  }
  expect(refusal(await askAs('stranger'))).toEqual([429, 'tooManyRequests']);
});

test('thirty requests a day are mailed to those who decide, and all others stand in their inbox', async () => {
  const { app, askAs, waiting, teamId, people } = await open();
  await app.context.limits.count('mails about requests to a team', teamId, { points: 30, windowSeconds: 86_400 }, 29);
  expect((await askAs('stranger', 'The thirtieth.')).status).toBe(200);
  expect((await askAs('follower', 'The next.')).status).toBe(200);
  expect((await waiting()).map(({ words }) => words).sort()).toEqual(['The next.', 'The thirtieth.']);
  const mails = (await settledMails(app, '')).filter(({ to }) => to === people.owner.email);
  expect(mails.filter(({ text }) => text.includes('The thirtieth.'))).toHaveLength(1);
  expect(mails.filter(({ text }) => text.includes('The next.'))).toEqual([]);
});
