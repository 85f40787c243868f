import { expect, test } from 'vitest';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { allowChildNotifications } from '../../src/contract/guardians.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { leaveTeam, editPlayer, listPlayers, type TeamMember, updatePlayer } from '../../src/contract/team-members.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { serveLive } from '../builders/live-stream.ts';
import { writePeople } from '../builders/notified-people.ts';
import type { TeamPerson } from '../builders/team.ts';

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

/** The guardian gave the ward's birth date, 15 years ago, and the ward has an account that does not say whether they are an adult. */
const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, members, people, sent } = opened;
  const { pool } = app.context.database;
  const childId = await writePeople(app).addUser('mira@child.example', null);
  await pool.query('update team_members set user_id = $2 where team_id = $1 and id = $3', [teamId, childId, members.ward]);
  const ward = { team_id: teamId, member_id: members.ward };
  await app.ask(allowChildNotifications, { ...ward, lets_child_be_notified: false, born_on: yearsAgo(15) }, sent('guardian'));
  const mark = async (person: TeamPerson, memberId: string, isMinor: boolean) => {
    const { body } = await app.ask(editPlayer, { team_id: teamId, member_id: memberId }, sent(person));
    const { version, first_name, last_name, squad, jersey_number, position, email, phone } = body['response'] as TeamMember;
    const fields = { version, first_name, last_name, squad, jersey_number, position, email, phone, is_minor: isMinor };
    return app.ask(updatePlayer, { team_id: teamId, member_id: memberId, ...fields }, sent(person));
  };
  const addSecond = async () => {
    const { body } = await app.ask(makeInvitationLink, { ...ward, as: 'guardian' }, sent('manager'));
    const token = (body['response'] as Invitation).link?.code ?? '';
    expect((await app.ask(acceptMailInvitation, { token }, sent('stranger'))).status).toBe(200);
  };
  const deleteAccount = async (person: TeamPerson) =>
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent(person))).status).toBe(200);
  /** Who got a mail about the ward's guardians that says this. */
  const notified = async (part: RegExp) =>
    (await settledMails(app, 'Guardians of Wanda'))
      .filter(({ text }) => part.test(text.replace(/\s+/g, ' ')))
      .map(({ to }) => to)
      .sort();
  return { ...opened, childId, pool, people, mark, addSecond, deleteAccount, notified };
};

const ended = /no longer marked as under 18/;
const deleted = /has deleted their account/;
const missing = /has no guardian in Zeilinger Zephyrs any more/;

test('a coach cannot unmark a child who has a guardian, and a child without one they can', async () => {
  const { addMember, app, mark, members, notified, sent, teamId } = await open();
  expect((await mark('coach', members.ward, false)).body).toMatchObject({
    error: 'guardedMinor',
    fields: { is_minor: expect.stringContaining('has a guardian') as string },
  });
  expect((await app.ask(listPlayers, { team_id: teamId }, sent('guardian'))).status).toBe(200);
  expect((await mark('coach', members.ward, true)).status).toBe(200);
  const alone = await addMember({ firstName: 'Alone', isMinor: true });
  expect((await mark('coach', alone, false)).status).toBe(200);
  expect(await notified(ended)).toEqual([]);
});

test('when a manager unmarks a child, the guardians and the child are notified and their open pages refreshed', async () => {
  const { app, mark, members, notified, people, sent, teamId } = await open();
  const guardian = await (await serveLive(app))(['me', 'teams'], people.guardian.headers);
  expect((await mark('manager', members.ward, false)).status).toBe(200);
  expect(await notified(ended)).toEqual([people.guardian.email, 'mira@child.example']);
  expect(refusal(await app.ask(listPlayers, { team_id: teamId }, sent('guardian')))).toEqual([404, 'noSuchTeam']);
  await guardian.has({ type: 'guardian.changed', memberIds: [members.ward] });
});

test('a child who is marked again has none of the former guardians, nor the birth date that they gave', async () => {
  const { app, mark, members, pool, sent, teamId } = await open();
  expect((await mark('manager', members.ward, false)).status).toBe(200);
  expect((await mark('coach', members.ward, true)).status).toBe(200);
  expect(refusal(await app.ask(listPlayers, { team_id: teamId }, sent('guardian')))).toEqual([404, 'noSuchTeam']);
  const { rows } = await pool.query('select born_on from team_members where team_id = $1 and id = $2', [teamId, members.ward]);
  expect(rows).toEqual([{ born_on: null }]);
});

test('an invitation of a guardian that is still open is revoked with the mark, also of a child without one, and no other invitation', async () => {
  const { addMember, app, mark, members, pool, sent, teamId } = await open();
  const alone = await addMember({ firstName: 'Alone', isMinor: true });
  const invite = (member_id: string | undefined, as: 'guardian' | 'player') =>
    app.ask(makeInvitationLink, { team_id: teamId, as, ...(member_id && { member_id }) }, sent('manager'));
  for (const member of [members.ward, alone]) expect((await invite(member, 'guardian')).status).toBe(200);
  expect((await invite(undefined, 'player')).status).toBe(200);
  const states = async () => {
    const { rows } = await pool.query<{ is: string }>(
      `select concat_ws(' ', invited_as, member_id, state) as is from team_invitations where team_id = $1 and invited_as in ('guardian', 'player')`,
      [teamId],
    );
    return rows.map(({ is }) => is).sort();
  };
  expect((await mark('coach', alone, false)).status).toBe(200);
  const wards = (state: string) => `guardian ${members.ward} ${state}`;
  expect(await states()).toEqual([wards('pending'), `guardian ${alone} revoked`, 'player pending'].sort());
  expect((await mark('manager', members.ward, false)).status).toBe(200);
  expect(await states()).toEqual([wards('revoked'), `guardian ${alone} revoked`, 'player pending'].sort());
});

test('nobody unmarks whoever the account says is a minor', async () => {
  const { app, childId, mark, members, notified, pool, sent, teamId } = await open();
  await pool.query('update users set is_adult = false where id = $1', [childId]);
  for (const person of ['coach', 'manager'] as const) {
    const fields = { is_minor: expect.stringContaining('says that they are under 18, and only they can correct it') as string };
    expect((await mark(person, members.ward, false)).body).toMatchObject({ error: 'accountIsMinor', fields });
  }
  expect((await app.ask(listPlayers, { team_id: teamId }, sent('guardian'))).status).toBe(200);
  expect(await notified(ended)).toEqual([]);
});

test('when a guardian deletes their account, the other guardians and the child are notified, and that the birth date is deleted', async () => {
  const { addSecond, deleteAccount, notified, people } = await open();
  await addSecond();
  await deleteAccount('guardian');
  expect(await notified(deleted)).toEqual(['mira@child.example', people.stranger.email]);
  expect(await notified(/The birth date that they had given is deleted too/)).toEqual(['mira@child.example', people.stranger.email]);
  expect(await notified(missing)).toEqual([]);
});

test('when the last guardian deletes their account, the managers are notified', async () => {
  const { deleteAccount, notified, people } = await open();
  await deleteAccount('guardian');
  expect(await notified(missing)).toEqual([people.manager.email, people.owner.email]);
});

test('an owner who is the last guardian too leaves the notification to the next owner', async () => {
  const { app, deleteAccount, members, notified, people, pool, sent, teamId } = await open();
  await pool.query('update team_guardians set user_id = $2 where team_id = $1', [teamId, people.owner.user.id]);
  expect((await app.ask(leaveTeam, { team_id: teamId }, sent('manager'))).status).toBe(200);
  await deleteAccount('owner');
  expect(await notified(missing)).toEqual([people.coach.email]);
  const { rows } = await pool.query('select role from team_members where team_id = $1 and id = $2', [teamId, members.coach]);
  expect(rows).toEqual([{ role: 'owner' }]);
});
