import { expect, test } from 'vitest';
import { askGuardian, askGuardianAgain, listAskedGuardians, type AskedGuardian } from '../../src/contract/guardians.ts';
import { revokeInvitation } from '../../src/contract/invitations.ts';
import { rejectMailInvitation } from '../../src/contract/answer-invitation.ts';
import { settledMails } from '../builders/event-mails.ts';
import { guardedChild } from '../builders/guarded-child.ts';
import { idOf, refusal } from '../builders/inviting.ts';
import { serveLive } from '../builders/live-stream.ts';
import { invitedToken } from '../builders/mails.ts';

const parent = 'stranger@elevate.example';

/** A child who is in the team without a guardian. */
const open = async () => {
  const opened = await guardedChild();
  const { addMember, app, kid, teamId } = opened;
  const row = await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  const mine = { headers: kid.headers };
  const name = (email = parent) => app.ask(askGuardian, { team_id: teamId, name: 'Mother Zeilinger', email }, mine);
  const asked = async (sender = mine) =>
    (await app.ask(listAskedGuardians, { team_id: teamId }, sender)).body['response'] as AskedGuardian[];
  const again = (id: string, sender = mine) => app.ask(askGuardianAgain, { team_id: teamId, invitation_id: id }, sender);
  const mailed = async (email = parent) => (await settledMails(app, '')).filter(({ to }) => to === email).length;
  return { ...opened, again, asked, mailed, mine, name, row };
};

test('a child sees whom they asked and when, and asks again until there is a guardian: a new link is mailed and the one before ends', async () => {
  const { accept, again, app, asked, guardiansOf, mailed, name, people, row } = await open();
  expect(await asked()).toEqual([]);
  expect((await name()).status).toBe(200);
  const [first] = await asked();
  expect(first).toMatchObject({ name: 'Mother Zeilinger', email: parent, state: 'pending', may_ask_again: true });
  const before = await invitedToken(app, parent);
  expect((await again(first?.invitation_id ?? '')).status).toBe(200);
  const token = await invitedToken(app, parent, before);
  expect(await mailed()).toBe(2);
  const [second, ...others] = await asked();
  expect(others).toEqual([]);
  expect(Date.parse(second?.sent_at ?? '')).toBeGreaterThan(Date.parse(first?.sent_at ?? ''));
  // Whoever has a guardian is shown nobody whom they asked besides.
  expect((await name('aunt@elevate.example')).status).toBe(200);
  expect((await accept(before, people.stranger.headers)).status).toBe(404);
  expect((await accept(token, people.stranger.headers)).status).toBe(200);
  expect(await guardiansOf(row)).toEqual([parent]);
  expect(await asked()).toEqual([]);
});

test('of those whom the team asked a child sees the name alone, and sends nothing again to them', async () => {
  const { again, asked, inviteAs, row } = await open();
  const sent = await inviteAs('owner', { as: 'guardian', member_id: row, email: 'aunt@elevate.example', name: 'Aunt' });
  expect(await asked()).toMatchObject([{ name: 'Aunt', email: null, state: 'pending', may_ask_again: false }]);
  expect(refusal(await again(idOf(sent.body)))).toEqual([404, 'noSuchInvitation']);
});

test('nobody else sees it or asks again', async () => {
  const { again, asked, members, name, people, sent } = await open();
  await name();
  const id = (await asked())[0]?.invitation_id ?? '';
  expect(members.ward).toBeDefined();
  for (const person of ['owner', 'coach', 'player', 'guardian'] as const) {
    expect(await asked({ headers: people[person].headers }), person).toEqual([]);
    expect(refusal(await again(id, sent(person))), person).toEqual([403, 'notYours']);
  }
  expect(refusal(await again(id, sent('stranger')))).toEqual([404, 'noSuchTeam']);
});

test('who said no, and whom the team took back, is not asked again by the same invitation; what is too old is', async () => {
  const { again, app, asked, name, pool, sent, teamId } = await open();
  for (const email of [parent, 'aunt@elevate.example', 'uncle@elevate.example']) expect((await name(email)).status).toBe(200);
  const idTo = async (email: string) => (await asked()).find((one) => one.email === email)?.invitation_id ?? '';
  const [no, back, old] = [await idTo(parent), await idTo('aunt@elevate.example'), await idTo('uncle@elevate.example')];
  expect((await app.ask(rejectMailInvitation, { token: await invitedToken(app, parent), code: '' })).status).toBe(200);
  expect((await app.ask(revokeInvitation, { team_id: teamId, invitation_id: back }, sent('owner'))).status).toBe(200);
  await pool.query('update team_invitations set expires_at = now() where id = $1', [old]);
  const states = Object.fromEntries((await asked()).map((one) => [one.email, [one.state, one.may_ask_again]]));
  expect(states).toEqual({
    [parent]: ['rejected', false],
    'aunt@elevate.example': ['revoked', false],
    'uncle@elevate.example': ['expired', true],
  });
  for (const id of [no, back]) expect(refusal(await again(id))).toEqual([409, 'invitationEnded']);
  expect((await again(old)).status).toBe(200);
  expect((await asked())[0]).toMatchObject({ email: 'uncle@elevate.example', state: 'pending' });
});

test('a child whose guardian left sees those whom they may still wait for, newest first, and not the one who had said yes', async () => {
  const { accept, app, asked, mine, name, people, pool, row, teamId } = await open();
  for (const email of ['uncle@elevate.example', parent, 'aunt@elevate.example']) expect((await name(email)).status).toBe(200);
  expect((await accept(await invitedToken(app, parent), people.stranger.headers)).status).toBe(200);
  expect(await asked()).toEqual([]);
  expect(refusal(await app.ask(askGuardian, { team_id: teamId, name: 'Cousin', email: 'cousin@elevate.example' }, mine))).toEqual([
    403,
    'notYours',
  ]);
  await pool.query('delete from team_guardians where member_id = $1', [row]);
  expect((await asked()).map(({ email }) => email)).toEqual(['aunt@elevate.example', 'uncle@elevate.example']);
  expect((await name('cousin@elevate.example')).status).toBe(200);
  expect((await asked()).map(({ email }) => email)).toEqual(['cousin@elevate.example', 'aunt@elevate.example', 'uncle@elevate.example']);
});

test('a child does not see whom another child of the team asked, nor links', async () => {
  const { addMember, app, asked, child, link, name, row, teamId } = await open();
  const other = await child('second@elevate.example', '198.51.100.61');
  await addMember({ userId: other.user.id, firstName: 'Second', isMinor: true });
  expect((await name('aunt@elevate.example')).status).toBe(200);
  expect(await link('owner', 'guardian', row)).not.toBe('');
  const theirs = { headers: other.headers };
  expect((await app.ask(askGuardian, { team_id: teamId, name: 'Mother Two', email: parent }, theirs)).status).toBe(200);
  expect((await asked()).map(({ name: who, email }) => [who, email])).toEqual([['Mother Zeilinger', 'aunt@elevate.example']]);
  expect((await asked(theirs)).map(({ name: who, email }) => [who, email])).toEqual([['Mother Two', parent]]);
});

test('asking again counts as asking: five a day, for new and old invitations together', async () => {
  const { again, asked, name } = await open();
  for (const email of [parent, 'aunt@elevate.example', 'uncle@elevate.example']) expect((await name(email)).status).toBe(200);
  const [first, second, third] = (await asked()).map(({ invitation_id: id }) => id);
  expect([(await again(first ?? '')).status, (await again(second ?? '')).status]).toEqual([200, 200]);
  expect(refusal(await again(third ?? ''))).toEqual([429, 'tooManyRequests']);
  expect(refusal(await name('cousin@elevate.example'))).toEqual([429, 'tooManyRequests']);
});

test('the open page of the child follows when an answer comes', async () => {
  const { app, kid, name, teamId } = await open();
  await name();
  const stream = await (await serveLive(app))(['me', 'teams'], kid.headers);
  expect((await app.ask(rejectMailInvitation, { token: await invitedToken(app, parent), code: '' })).status).toBe(200);
  await stream.has({ type: 'invitation.changed', teamId });
});
