import { expect, test } from 'vitest';
import { exportMyData } from '../../src/contract/account.ts';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { listGuardians, removeGuardian } from '../../src/contract/guardians.ts';
import { makeInvitationLink } from '../../src/contract/invitations.ts';
import { editPlayer, listPlayers, updateContacts, updatePlayer, type TeamMember } from '../../src/contract/team-members.ts';
import { getTeamDetails } from '../../src/contract/teams.ts';
import { readersOfMembers } from '../../src/server/notifications/who-is-reached.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, members, people, sent } = opened;
  const { pool } = app.context.database;
  const mark = async (memberId: string, isMinor: boolean, by: 'coach' | 'manager' = 'coach') => {
    const { body } = await app.ask(editPlayer, { team_id: teamId, member_id: memberId }, sent(by));
    const { version, first_name, last_name, squad, jersey_number, position, email, phone } = body['response'] as TeamMember;
    const fields = { version, first_name, last_name, squad, jersey_number, position, email, phone, is_minor: isMinor };
    return app.ask(updatePlayer, { team_id: teamId, member_id: memberId, ...fields }, sent(by));
  };
  /** As it was entered before the rule: a flag on the row of an adult, and somebody over them. */
  const enterGuardian = async (memberId: string) => {
    await pool.query('update team_members set is_minor = true where team_id = $1 and id = $2', [teamId, memberId]);
    await pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [
      teamId,
      memberId,
      people.stranger.user.id,
    ]);
  };
  const reached = async (memberId: string) => (await readersOfMembers(pool, teamId, [memberId])).map(({ address }) => address);
  return { ...opened, pool, members, mark, enterGuardian, reached };
};

test('a roster cannot make somebody a minor whose account says that they are an adult', async () => {
  const { app, inviteAs, mark, members, sent, teamId } = await open();
  for (const member of [members.player, members.owner]) {
    expect((await mark(member, true)).body, member).toMatchObject({
      error: 'accountIsAdult',
      fields: { is_minor: expect.stringContaining('18 or older') as string },
    });
    expect(refusal(await inviteAs('owner', { as: 'guardian', member_id: member, email: 'x@elevate.example' }))).toEqual([409, 'notAMinor']);
    const link = { team_id: teamId, as: 'guardian', member_id: member };
    expect(refusal(await app.ask(makeInvitationLink, link, sent('owner')))).toEqual([409, 'notAMinor']);
  }
});

test('a guardian who was entered for an adult has no rights over them, and the adult sees and ends it', async () => {
  const { app, enterGuardian, members, people, reached, sent, teamId } = await open();
  await enterGuardian(members.player);
  expect(await reached(members.player)).toEqual([people.player.email]);
  const asked = { team_id: teamId, member_id: members.player };
  const contacts = { ...asked, version: 1, email: null, phone: null, emergency_name: '', emergency_phone: null };
  const answered = { ...asked, event_id: members.player, answer: 'no', note: '' };
  expect(refusal(await app.ask(updateContacts, contacts, sent('stranger')))).toEqual([404, 'noSuchTeam']);
  expect(refusal(await app.ask(answerEvent, answered, sent('stranger')))).toEqual([404, 'noSuchTeam']);
  expect((await app.ask(getTeamDetails, { team_id: teamId }, sent('stranger'))).body).toMatchObject({
    response: { role: null, wards: [] },
  });
  expect(refusal(await app.ask(listPlayers, { team_id: teamId }, sent('stranger')))).toEqual([404, 'noSuchTeam']);
  expect((await app.ask(exportMyData, {}, sent('stranger'))).body).toMatchObject({ guardianOf: [] });
  const own = (await app.ask(listGuardians, { team_id: teamId }, sent('player'))).body;
  expect(own).toMatchObject({
    response: [
      {
        member_id: members.player,
        is_minor: false,
        may_invite_guardian: false,
        guardians: [{ user_id: people.stranger.user.id, may_remove: true }],
      },
    ],
  });
  const which = { ...asked, user_id: people.stranger.user.id };
  expect(refusal(await app.ask(removeGuardian, which, sent('follower')))).toEqual([403, 'notYours']);
  expect((await app.ask(removeGuardian, which, sent('player'))).status).toBe(200);
  expect((await app.ask(listGuardians, { team_id: teamId }, sent('player'))).body).toMatchObject({ response: [] });
});

test('a guardian has no rights over a member whom the roster no longer marks as a minor', async () => {
  const { app, mark, members, sent, teamId } = await open();
  expect((await mark(members.ward, false, 'manager')).status).toBe(200);
  expect(refusal(await app.ask(listPlayers, { team_id: teamId }, sent('guardian')))).toEqual([404, 'noSuchTeam']);
});

test('the account of an adult who takes over a row decides, and a guardian who was invited for it is refused', async () => {
  const { addMember, app, inviteAs, people, placeOf, reached, sent } = await open();
  const watcher = await settledPlayer(app, 'watcher@elevate.example', { address: '198.51.100.90' });
  const row = await addMember({ firstName: 'Marked', isMinor: true });
  await inviteAs('coach', { member_id: row, email: people.stranger.email });
  await inviteAs('coach', { as: 'guardian', member_id: row, email: 'watcher@elevate.example' });
  const claim = await invitedToken(app, people.stranger.email);
  expect((await app.ask(acceptMailInvitation, { token: claim }, sent('stranger'))).status).toBe(200);
  expect(await placeOf(people.stranger.user.id)).toMatchObject([{ id: row, isMinor: false }]);
  const token = await invitedToken(app, 'watcher@elevate.example');
  expect(refusal(await app.ask(acceptMailInvitation, { token }, { headers: watcher.headers }))).toEqual([409, 'invitationEnded']);
  expect(await reached(row)).toEqual([people.stranger.email]);
});

test('an adult’s account cannot take over the row of a child who has a guardian', async () => {
  const { app, inviteAs, members, people, placeOf, sent } = await open();
  await inviteAs('manager', { member_id: members.ward, email: people.stranger.email });
  const token = await invitedToken(app, people.stranger.email);
  expect(refusal(await app.ask(acceptMailInvitation, { token }, sent('stranger')))).toEqual([409, 'placeOfChild']);
  expect(await placeOf(people.stranger.user.id)).toEqual([]);
});

test('an adult who only follows the team lists and ends a guardian who was entered for them, and sees no others', async () => {
  const { app, enterGuardian, members, people, sent, teamId } = await open();
  const list = async () => (await app.ask(listGuardians, { team_id: teamId }, sent('follower'))).body['response'];
  expect(await list()).toEqual([]);
  await enterGuardian(members.follower);
  const guardian = { user_id: people.stranger.user.id, may_remove: true };
  expect(await list()).toMatchObject([{ member_id: members.follower, is_minor: false, may_invite_guardian: false, guardians: [guardian] }]);
  const which = { team_id: teamId, member_id: members.follower, user_id: people.stranger.user.id };
  expect((await app.ask(removeGuardian, which, sent('follower'))).status).toBe(200);
  expect(await list()).toEqual([]);
});
