import { expect, test } from 'vitest';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { listTeamInvitations, resendTeamInvitation, type Invitation } from '../../src/contract/invitations.ts';
import { deletePlayer, editPlayer, leaveTeam, restorePlayer, updateContacts, type TeamMember } from '../../src/contract/team-members.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { idOf, refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import type { TeamPerson } from '../builders/team.ts';

const guarded = [403, 'guardedMinor'];
const email = 'wanda@elevate.example';
const taken = /The account of Kid Zeilinger has taken over the place of Wanda/;

test('a coach changes neither address nor number of a child with a guardian, and the guardian and managers do', async () => {
  const { addMember, app, edit, members, sent, teamId } = await guardedTeam();
  const { ward } = members;
  const contacts = async (person: TeamPerson, change: object) => {
    const { body } = await app.ask(editPlayer, { team_id: teamId, member_id: ward }, sent('owner'));
    const { version, email: address, phone } = body['response'] as TeamMember;
    const fields = { version, email: address, phone, emergency_name: '', emergency_phone: null, ...change };
    return app.ask(updateContacts, { team_id: teamId, member_id: ward, ...fields }, sent(person));
  };
  expect((await edit('coach', ward, { email })).body).toMatchObject({
    error: 'guardedMinor',
    fields: { email: expect.any(String) as string },
  });
  expect((await edit('coach', ward, { phone: '+919876543210' })).body).toMatchObject({ fields: { phone: expect.any(String) as string } });
  expect(refusal(await contacts('coach', { email }))).toEqual(guarded);
  expect((await contacts('coach', { emergency_name: 'Mother', emergency_phone: '+919876543210' })).status).toBe(200);
  expect((await edit('coach', ward, { position: 'Keeper' })).status).toBe(200);
  expect((await contacts('guardian', { email })).status).toBe(200);
  expect((await edit('manager', ward, { email: null })).status).toBe(200);
  const alone = await addMember({ firstName: 'Alone', isMinor: true });
  expect((await edit('coach', alone, { email })).status).toBe(200);
});

test('a coach sends no invitation by which an account takes over the row of a child with a guardian', async () => {
  const { app, inviteAs, members, sent, teamId } = await guardedTeam();
  const member_id = members.ward;
  expect(refusal(await inviteAs('coach', { member_id, email }))).toEqual(guarded);
  const sentId = idOf((await inviteAs('manager', { member_id, email })).body);
  const listed = async (person: TeamPerson) => {
    const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent(person));
    return (body['response'] as { invitations: Invitation[] }).invitations.map(({ mayResend }) => mayResend);
  };
  expect([await listed('coach'), await listed('manager')]).toEqual([[false], [true]]);
  expect(refusal(await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: sentId }, sent('coach')))).toEqual(guarded);
  expect((await app.ask(resendTeamInvitation, { team_id: teamId, invitation_id: sentId }, sent('manager'))).status).toBe(200);
});

test('what a coach sent before the child had a guardian works only if it went to the address on the row', async () => {
  const { accept, addMember, app, child, inviteAs, link, people } = await guardedTeam();
  const [own, other] = [
    await addMember({ firstName: 'Own', email, isMinor: true }),
    await addMember({ firstName: 'Other', isMinor: true }),
  ];
  await inviteAs('coach', { member_id: own, email });
  await inviteAs('coach', { member_id: other, email: 'sham@elevate.example' });
  for (const row of [own, other]) expect((await accept(await link('manager', 'guardian', row), people.guardian.headers)).status).toBe(200);
  const sham = await child('sham@elevate.example', '198.51.100.61');
  expect(refusal(await accept(await invitedToken(app, 'sham@elevate.example'), sham.headers))).toEqual([409, 'invitationEnded']);
  expect((await accept(await invitedToken(app, email), (await child(email)).headers)).status).toBe(200);
});

test('when an account takes over the row, the guardians hear of it and the account of its guardians, and they stay', async () => {
  const { child, claim, guardiansOf, members, notified, people } = await guardedTeam();
  expect(await claim(members.ward, email, await child(email))).toBe(members.ward);
  expect(await notified('Wanda', taken)).toEqual([people.guardian.email]);
  expect(await notified('Wanda', /You have a guardian in Zeilinger Zephyrs: Guardian Zeilinger/)).toEqual([email]);
  expect(await guardiansOf(members.ward)).toEqual([people.guardian.email]);
});

test('only managers remove a child with a guardian, and the guardians are notified, also when it is undone', async () => {
  const { app, members, notified, people, sent, teamId } = await guardedTeam();
  const ward = { team_id: teamId, member_id: members.ward };
  expect(refusal(await app.ask(deletePlayer, ward, sent('coach')))).toEqual(guarded);
  expect((await app.ask(deletePlayer, ward, sent('manager'))).status).toBe(200);
  expect(await notified('Wanda', /Wanda was taken out of Zeilinger Zephyrs/)).toEqual([people.guardian.email]);
  expect((await app.ask(restorePlayer, ward, sent('coach'))).status).toBe(200);
  expect(await notified('Wanda', /Wanda is in Zeilinger Zephyrs again/)).toEqual([people.guardian.email]);
});

test('the guardians are notified when the child’s account leaves or is deleted', async () => {
  const { addGuardian, addMember, app, child, claim, members, notified, people, sent, teamId } = await guardedTeam();
  const first = await child(email);
  await claim(members.ward, email, first);
  expect((await app.ask(leaveTeam, { team_id: teamId }, { headers: first.headers })).status).toBe(200);
  expect(await notified('Wanda', /Wanda has left Zeilinger Zephyrs/)).toEqual([people.guardian.email]);
  const second = await child('second@elevate.example', '198.51.100.62');
  const row = await addMember({ firstName: 'Second', userId: second.user.id });
  await addGuardian(teamId, row, people.guardian.user.id);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: second.headers })).status).toBe(200);
  expect(await notified('Second', /because their account was deleted/)).toEqual([people.guardian.email]);
  expect((await app.ask(leaveTeam, { team_id: teamId }, sent('player'))).status).toBe(200);
  expect(await notified('Pallavi', /./)).toEqual([]);
});
