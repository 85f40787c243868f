import { expect, test } from 'vitest';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { allowChildNotifications, listGuardians, removeGuardian, type Ward } from '../../src/contract/guardians.ts';
import { makeInvitationLink, type Invitation } from '../../src/contract/invitations.ts';
import { readersOfMembers, readersOfUser } from '../../src/server/notifications/who-is-reached.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { writePeople } from '../builders/notified-people.ts';
import type { TeamPerson } from '../builders/team.ts';

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const childMail = 'mira@child.example';

/** The ward has an account; `guardian` is their guardian, `stranger` can be made a second one by a code. */
const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, members, people, sent } = opened;
  const { pool } = app.context.database;
  const writers = writePeople(app);
  const childId = await writers.addUser(childMail, false);
  await pool.query('update team_members set user_id = $2 where id = $1', [members.ward, childId]);
  const link = (person: TeamPerson) =>
    app.ask(makeInvitationLink, { team_id: teamId, as: 'guardian', member_id: members.ward }, sent(person));
  const addSecond = async () => {
    const token = ((await link('manager')).body['response'] as Invitation).link?.code ?? '';
    expect((await app.ask(acceptMailInvitation, { token }, sent('stranger'))).status).toBe(200);
  };
  const allow = (person: TeamPerson, isAllowed: boolean, bornOn: string | null) =>
    app.ask(
      allowChildNotifications,
      { team_id: teamId, member_id: members.ward, lets_child_be_notified: isAllowed, born_on: bornOn },
      sent(person),
    );
  const remove = (person: TeamPerson, guardian: TeamPerson) =>
    app.ask(removeGuardian, { team_id: teamId, member_id: members.ward, user_id: people[guardian].user.id }, sent(person));
  const bornOn = async () =>
    (await pool.query<{ day: string | null }>('select born_on::text as day from team_members where id = $1', [members.ward])).rows[0]?.day;
  const reached = async () => (await readersOfMembers(pool, teamId, [members.ward])).map(({ address }) => address);
  return { ...opened, ...writers, pool, childId, link, addSecond, allow, remove, bornOn, reached };
};

test('only the guardian who gave a birth date changes it, and it is deleted with their guardianship', async () => {
  const { addSecond, allow, app, bornOn, remove, sent } = await open();
  expect((await allow('guardian', false, yearsAgo(9))).status).toBe(200);
  await addSecond();
  expect(refusal(await allow('stranger', true, yearsAgo(15)))).toEqual([409, 'birthDateOfAnother']);
  expect(refusal(await allow('stranger', false, null))).toEqual([409, 'birthDateOfAnother']);
  expect((await allow('stranger', false, yearsAgo(9))).status).toBe(200);
  expect(await bornOn()).toBe(yearsAgo(9));
  expect((await allow('guardian', false, yearsAgo(10))).status).toBe(200);
  expect((await remove('guardian', 'guardian')).status).toBe(200);
  expect(await bornOn()).toBe(null);
  expect((await allow('stranger', true, yearsAgo(15))).status).toBe(200);
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent('stranger'))).status).toBe(200);
  expect(await bornOn()).toBe(null);
});

test('the child is notified if one guardian allows it and none forbids it', async () => {
  const { addSecond, allow, people, reached } = await open();
  const both = [people.guardian.email, people.stranger.email];
  await addSecond();
  expect(await reached()).toEqual(both);
  await allow('guardian', true, yearsAgo(15));
  expect(await reached()).toEqual([people.guardian.email, childMail, people.stranger.email]);
  await allow('stranger', false, yearsAgo(15));
  expect(await reached()).toEqual(both);
});

test('guardians, the child from 13 and the removed guardian are notified of who is added and removed', async () => {
  const { addSecond, allow, app, people, remove } = await open();
  await allow('guardian', false, yearsAgo(15));
  await addSecond();
  const mails = async () => (await settledMails(app, 'Guardians of Wanda')).map(({ to, text }) => `${to} ${/no longer/.test(text)}`).sort();
  const managers = [`${people.manager.email} false`, `${people.owner.email} false`];
  const added = [`${people.guardian.email} false`, `${childMail} false`, ...managers];
  expect(await mails()).toEqual([...added].sort());
  expect((await remove('manager', 'stranger')).status).toBe(200);
  const removed = [`${people.guardian.email} true`, `${childMail} true`, `${people.stranger.email} true`];
  expect(await mails()).toEqual([...added, ...removed].sort());
});

test('a coach names and removes no guardian of a child who has an account or a guardian', async () => {
  const { addMember, app, inviteAs, link, members, remove, sent, teamId } = await open();
  expect(refusal(await link('coach'))).toEqual([403, 'notYours']);
  expect(refusal(await inviteAs('coach', { as: 'guardian', member_id: members.ward, email: 'x@elevate.example' }))).toEqual([
    403,
    'notYours',
  ]);
  expect(refusal(await remove('coach', 'guardian'))).toEqual([403, 'notYours']);
  expect((await link('manager')).status).toBe(200);
  const other = await addMember({ firstName: 'Second', isMinor: true });
  expect((await app.ask(makeInvitationLink, { team_id: teamId, as: 'guardian', member_id: other }, sent('coach'))).status).toBe(200);
});

test('the list of guardians says what its reader may change, as the calls decide it', async () => {
  const { addMember, addSecond, app, members, remove, sent, teamId } = await open();
  const unknown = await addMember({ firstName: 'Second', isMinor: true });
  await addSecond();
  const listed = async (person: TeamPerson) => {
    const { body } = await app.ask(listGuardians, { team_id: teamId }, sent(person));
    return (body['response'] as Ward[]).map((ward) => [
      ward.member_id,
      ward.may_invite_guardian,
      ward.may_decide_account,
      ward.may_take_out,
      ...ward.guardians.map(({ may_remove: mayRemove }) => mayRemove),
    ]);
  };
  const child = members.ward;
  expect(await listed('manager')).toEqual(
    expect.arrayContaining([
      [child, true, true, true, true, true],
      [unknown, true, true, true],
    ]),
  );
  expect(await listed('coach')).toEqual(
    expect.arrayContaining([
      [child, false, false, false, false, false],
      [unknown, true, true, true],
    ]),
  );
  expect(await listed('guardian')).toEqual([[child, false, true, false, true, false]]);
  expect(refusal(await remove('guardian', 'stranger'))).toEqual([403, 'notYours']);
  expect((await remove('guardian', 'guardian')).status).toBe(200);
});

test('outside of a team only the guardians of the team where a guardian was first are reached', async () => {
  const { addGuardian, childId, people, pool, rivals } = await open();
  const row = await rivals.addMember({ userId: childId });
  await addGuardian(rivals.teamId, row, people.rival.user.id, true);
  expect(await readersOfUser(pool, childId)).toMatchObject([{ address: people.guardian.email }]);
  // A guardianship that began earlier in the other team decides instead.
  await pool.query(`update team_guardians set since = since - interval '1 day' where team_id = $1`, [rivals.teamId]);
  expect(await readersOfUser(pool, childId)).toMatchObject([{ address: people.rival.email }]);
});
