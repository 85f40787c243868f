import { expect, test } from 'vitest';
import { askGuardian, listGuardians, removeGuardian } from '../../src/contract/guardians.ts';
import { invite, listTeamInvitations, type Invitation } from '../../src/contract/invitations.ts';
import { correctMyAge, getMyAge } from '../../src/contract/my-age.ts';
import { deleteTeam, restoreTeam } from '../../src/contract/team-edit.ts';
import { listMemberChanges, listPlayers, type TeamMember } from '../../src/contract/team-members.ts';
import { getTeamDetails } from '../../src/contract/teams.ts';
import { settledMails } from '../builders/event-mails.ts';
import { guardedChild, yearsAgo } from '../builders/guarded-child.ts';
import { refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import { serveLive } from '../builders/live-stream.ts';
import type { TeamPerson } from '../builders/team.ts';

type Headers = Record<string, string>;

const open = async () => {
  const opened = await guardedChild();
  const { app, kid, people, pool, teamId } = opened;
  const correctAs = (headers: Headers, isAdult: boolean) => app.ask(correctMyAge, { isAdult }, { headers });
  const correct = (person: TeamPerson, isAdult: boolean) => correctAs(people[person].headers, isAdult);
  const ageOf = async (headers: Headers) => (await app.ask(getMyAge, {}, { headers })).body['response'];
  /** Who got a mail about this member's age, and what it says. */
  const mailedOf = async (name: string, part: RegExp) =>
    (await settledMails(app, `The age of ${name}`))
      .filter(({ text }) => part.test(text.replace(/\s+/g, ' ')))
      .map(({ to }) => to)
      .sort();
  const published = async () =>
    (
      await pool.query<{ type: string; data: Record<string, unknown> }>(
        `select type, data from domain_events where data ->> 'teamId' = $1 or type = 'age.changed' order by id`,
        [teamId],
      )
    ).rows;
  const isAdult = async (userId = kid.user.id) =>
    (await pool.query<{ isAdult: boolean }>('select is_adult as "isAdult" from users where id = $1', [userId])).rows[0]?.isAdult;
  return { ...opened, ageOf, correct, correctAs, isAdult, mailedOf, published };
};
const underAge = /says now that they are under 18/;

test('every role stays what it is when somebody says that they are under 18; without a guardian they see no contacts', async () => {
  const { app, correct, mailedOf, members, people, sent, teamId } = await open();
  const details = async (person: TeamPerson) => (await app.ask(getTeamDetails, { team_id: teamId }, sent(person))).body['response'];
  const contactsSeenBy = async (person: TeamPerson) => {
    const { body } = await app.ask(listPlayers, { team_id: teamId }, sent(person));
    return (body['response'] as { id: string; email: string | null }[]).find(({ id }) => id === members.player)?.email ?? null;
  };
  expect(await contactsSeenBy('manager')).toBe(people.player.email);
  for (const person of ['owner', 'manager', 'coach', 'player', 'follower'] as const) {
    expect((await correct(person, false)).status, person).toBe(200);
    expect(await details(person), person).toMatchObject({ role: person });
  }
  expect(await contactsSeenBy('manager')).toBeNull();
  expect(await mailedOf('Pallavi', underAge)).toEqual([people.manager.email, people.owner.email]);
  expect(await mailedOf('Manjari', underAge)).toEqual([people.owner.email]);
  const minorsSeenBy = async (person: TeamPerson) => {
    const { body } = await app.ask(listPlayers, { team_id: teamId }, sent(person));
    return (body['response'] as TeamMember[]).flatMap(({ id, is_minor: isMinor }) => (isMinor ? id : [])).sort();
  };
  const { follower: _notOnTheRoster, ...onRoster } = members;
  expect(await minorsSeenBy('coach')).toEqual(Object.values(onRoster).sort());
  // Of the others, players and guardians do not learn who is a child.
  expect(await minorsSeenBy('player')).toEqual([members.player]);
  expect(await minorsSeenBy('guardian')).toEqual([members.ward]);
});

test('the history says who corrected their age, and open pages of the team and of the person are refreshed', async () => {
  const { app, correct, members, people, published, sent, teamId } = await open();
  const me = await (await serveLive(app))(['me', 'teams'], people.player.headers);
  const manager = await (await serveLive(app))(['me', 'teams'], people.manager.headers);
  expect((await correct('player', false)).status).toBe(200);
  await me.has({ type: 'age.changed' });
  await manager.has({ type: 'member.changed', memberIds: [members.player] });
  const { body } = await app.ask(listMemberChanges, { team_id: teamId, member_id: members.player }, sent('coach'));
  expect(body).toMatchObject({ response: [{ what: 'changed', by: 'Pallavi Zeilinger', fields: [{ field: 'is_minor', after: 'true' }] }] });
  const before = (await published()).length;
  expect((await correct('player', false)).status).toBe(200);
  expect(await published()).toHaveLength(before);
});

test('the managers hear of a guardian who is under 18 only while the child is', async () => {
  const { correct, guardiansOf, members, notified, people, pool } = await open();
  await pool.query('update team_members set born_on = $2 where id = $1', [members.ward, yearsAgo(20)]);
  expect((await correct('guardian', false)).status).toBe(200);
  expect(await guardiansOf(members.ward)).toEqual([]);
  expect(await notified('Wanda', /./)).not.toEqual(expect.arrayContaining([people.manager.email]));
});

test('a guardian who says that they are under 18 is one no more, and everybody concerned is notified', async () => {
  const { ageOf, app, correct, guardiansOf, members, notified, people, pool, published, sent, teamId } = await open();
  await pool.query('update team_guardians set gave_birth_date = true where member_id = $1', [members.ward]);
  await pool.query('update team_members set born_on = $2 where id = $1', [members.ward, yearsAgo(15)]);
  expect(await ageOf(people.guardian.headers)).toMatchObject({ guardianIn: ['Zeilinger Zephyrs'] });
  expect((await correct('guardian', false)).body).toMatchObject({ response: { isAdult: false, guardianIn: [] } });
  expect(await guardiansOf(members.ward)).toEqual([]);
  expect(refusal(await app.ask(listPlayers, { team_id: teamId }, sent('guardian')))).toEqual([404, 'noSuchTeam']);
  const why = /Guardian Zeilinger is no longer a guardian of Wanda .* under 18\. Wanda is under 18 and has no guardian/;
  expect(await notified('Wanda', why)).toEqual([people.manager.email, people.owner.email]);
  expect((await pool.query('select born_on from team_members where id = $1', [members.ward])).rows).toEqual([{ born_on: null }]);
  expect(await published()).toContainEqual({
    type: 'guardian.changed',
    data: { teamId, memberIds: [members.ward], userIds: [people.guardian.user.id], actorIds: [people.guardian.user.id] },
  });
  expect((await correct('guardian', true)).status).toBe(200);
  expect(await guardiansOf(members.ward)).toEqual([]);
});

test('where another guardian is left, they and the managers are notified once each, and nobody is asked for a new one', async () => {
  const { addGuardian, correct, members, notified, people, teamId } = await open();
  await addGuardian(teamId, members.ward, people.manager.user.id);
  expect((await correct('guardian', false)).status).toBe(200);
  expect(await notified('Wanda', /their account says now that they are under 18/)).toEqual([people.manager.email, people.owner.email]);
  expect(await notified('Wanda', /has no guardian/)).toEqual([]);
});

test('a child with a guardian is refused, also after leaving the team, until the guardian or a manager ended it', async () => {
  const { ageOf, app, correctAs, guardedRow, isAdult, kid, leave, people, sent, teamId } = await open();
  const row = await guardedRow();
  expect(await ageOf(kid.headers)).toEqual({ isAdult: false, guardedIn: ['Zeilinger Zephyrs'], guardianIn: [] });
  expect(refusal(await correctAs(kid.headers, true))).toEqual([409, 'ageGuarded']);
  expect((await leave()).status).toBe(200);
  expect(refusal(await correctAs(kid.headers, true))).toEqual([409, 'ageGuarded']);
  expect(await isAdult()).toBe(false);
  const which = { team_id: teamId, member_id: row, user_id: people.guardian.user.id };
  expect((await app.ask(removeGuardian, which, sent('guardian'))).status).toBe(200);
  expect((await correctAs(kid.headers, true)).status).toBe(200);
  expect(await isAdult()).toBe(true);
});

test('a guardian counts while the team is deleted and can be restored', async () => {
  const { app, correctAs, guardedRow, isAdult, kid, sent, teamId } = await open();
  await guardedRow();
  expect((await app.ask(deleteTeam, { team_id: teamId }, sent('owner'))).status).toBe(200);
  expect(refusal(await correctAs(kid.headers, true))).toEqual([409, 'ageGuarded']);
  expect((await app.ask(restoreTeam, { team_id: teamId }, sent('owner'))).status).toBe(200);
  expect(await isAdult()).toBe(false);
});

test('a birth date on a roster under 18 is refused, one of 18 years ago is not', async () => {
  const { addMember, correctAs, isAdult, kid, pool } = await open();
  const row = await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  const born = (years: number) => pool.query('update team_members set born_on = $2 where id = $1', [row, yearsAgo(years)]);
  await born(15);
  expect(refusal(await correctAs(kid.headers, true))).toEqual([409, 'ageOnRoster']);
  expect(await isAdult()).toBe(false);
  await born(20);
  expect((await correctAs(kid.headers, true)).status).toBe(200);
});

test('a minor without a guardian becomes an adult on every roster, and the managers are notified', async () => {
  const { addMember, correctAs, kid, mailedOf, people, rowOf } = await open();
  const row = await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  expect((await correctAs(kid.headers, true)).status).toBe(200);
  expect(await rowOf(row)).toMatchObject({ isMinor: false });
  expect(await mailedOf('Kid', /says now that they are 18 or older/)).toEqual([people.manager.email, people.owner.email]);
});

test('guardians who were asked are asked no more when the child becomes an adult', async () => {
  const { accept, addMember, app, correctAs, kid, members, people, sent, teamId } = await open();
  await addMember({ userId: kid.user.id, firstName: 'Kid', isMinor: true });
  const asked = { team_id: teamId, name: 'Mother', email: people.stranger.email };
  expect((await app.ask(askGuardian, asked, { headers: kid.headers })).status).toBe(200);
  const other = { team_id: teamId, as: 'guardian', member_id: members.ward, email: 'aunt@elevate.example' };
  expect((await app.ask(invite, other, sent('owner'))).status).toBe(200);
  const token = await invitedToken(app, people.stranger.email);
  expect((await correctAs(kid.headers, true)).status).toBe(200);
  expect(refusal(await accept(token, people.stranger.headers))).toEqual([409, 'invitationEnded']);
  const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('owner'));
  const { invitations } = body['response'] as { invitations: Invitation[] };
  expect(Object.fromEntries(invitations.map(({ to, state }) => [to, state]))).toEqual({
    [people.stranger.email]: 'revoked',
    'aunt@elevate.example': 'pending',
  });
});

test('nobody who was entered as the guardian of an adult becomes one when the adult says that they are under 18', async () => {
  const { addGuardian, app, correct, guardiansOf, members, people, sent, teamId } = await open();
  await addGuardian(teamId, members.player, people.stranger.user.id);
  expect((await correct('player', false)).status).toBe(200);
  expect(await guardiansOf(members.player)).toEqual([]);
  expect((await app.ask(listGuardians, { team_id: teamId }, sent('player'))).body).toMatchObject({
    response: [{ member_id: members.player, is_minor: true, guardians: [] }],
  });
  expect((await correct('player', true)).status).toBe(200);
});
