import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { addAbsence } from '../../src/contract/absences.ts';
import { birthdayAt, isAged } from '../../src/contract/ages.ts';
import { allowChildNotifications, listGuardians, type Ward } from '../../src/contract/guardians.ts';
import { appThatInvites, refusal } from '../builders/inviting.ts';
import { writePeople } from '../builders/notified-people.ts';
import { teamPeople, type TeamPerson } from '../builders/team.ts';

/** A birth date that many years and days ago. */
const bornAgo = (years: number, days = 2) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return new Date(day.getTime() - days * 86_400_000).toISOString().slice(0, 10);
};

const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, members, sent } = opened;
  const allow = (person: TeamPerson, fields: Record<string, unknown> = {}) =>
    app.ask(
      allowChildNotifications,
      { team_id: teamId, member_id: members.ward, lets_child_be_notified: true, born_on: bornAgo(14), ...fields },
      sent(person),
    );
  const wards = async (person: TeamPerson) => (await app.ask(listGuardians, { team_id: teamId }, sent(person))).body['response'] as Ward[];
  return { ...opened, allow, wards, ...writePeople(app) };
};

describe('the permission that a child is notified too', () => {
  test('is given and taken back by a guardian, who sees it; staff do not', async () => {
    const { allow, wards, members } = await open();
    expect(await wards('guardian')).toMatchObject([{ mine: { lets_child_be_notified: false, born_on: null, can_be_reached: false } }]);
    const given = await allow('guardian');
    expect([given.status, given.body['response']]).toMatchObject([
      200,
      { member_id: members.ward, mine: { lets_child_be_notified: true, born_on: bornAgo(14) } },
    ]);
    expect(await wards('guardian')).toMatchObject([{ mine: { lets_child_be_notified: true, born_on: bornAgo(14) } }]);
    expect(await wards('owner')).toMatchObject([{ mine: null }]);
    expect(JSON.stringify(await wards('owner'))).not.toContain(bornAgo(14));
    expect((await allow('guardian', { lets_child_be_notified: false, born_on: null })).status).toBe(200);
    expect(await wards('guardian')).toMatchObject([{ mine: { lets_child_be_notified: false, born_on: null } }]);
  });

  test('is nobody else’s to give, whatever their role', async () => {
    const { allow, wards, app, teamId, members } = await open();
    const refused = {
      owner: [403, 'notYours'],
      manager: [403, 'notYours'],
      coach: [403, 'notYours'],
      player: [403, 'notYours'],
      follower: [403, 'notYours'],
      stranger: [404, 'noSuchTeam'],
      rival: [404, 'noSuchTeam'],
    } as const;
    for (const person of teamPeople) if (person !== 'guardian') expect(refusal(await allow(person)), person).toEqual(refused[person]);
    const signedOut = { team_id: teamId, member_id: members.ward, lets_child_be_notified: true, born_on: bornAgo(14) };
    expect((await app.ask(allowChildNotifications, signedOut)).status).toBe(401);
    expect(await wards('guardian')).toMatchObject([{ mine: { lets_child_be_notified: false, born_on: null } }]);
  });

  test('is for one’s own child alone, and of one guardian alone', async () => {
    const { allow, wards, addMember, addGuardian, people, teamId, members } = await open();
    const other = await addMember({ firstName: 'Other', isMinor: true });
    expect(refusal(await allow('guardian', { member_id: other }))).toEqual([403, 'notYours']);
    expect(refusal(await allow('guardian', { member_id: teamId }))).toEqual([403, 'notYours']);
    await addGuardian(teamId, members.ward, people.follower.user.id);
    await allow('follower');
    expect(await wards('follower')).toMatchObject([{ mine: { lets_child_be_notified: true } }]);
    // The birth date is the child's, the permission each guardian's own.
    expect(await wards('guardian')).toMatchObject([{ mine: { lets_child_be_notified: false, born_on: bornAgo(14) } }]);
  });

  test('stays with the guardian of a child whose account says that they are a minor, whatever the roster says', async () => {
    const { app, allow, wards, addUser, members, sent, teamId } = await open();
    const { pool } = app.context.database;
    const ofRoster = (userId: string | null) =>
      pool.query('update team_members set is_minor = false, user_id = $2 where id = $1', [members.ward, userId]);
    await ofRoster(await addUser('mira@child.example', false));
    expect((await allow('guardian')).status).toBe(200);
    expect(await wards('guardian')).toMatchObject([{ mine: { lets_child_be_notified: true, can_be_reached: true } }]);
    await ofRoster(null);
    expect((await app.ask(listGuardians, { team_id: teamId }, sent('guardian'))).body).toMatchObject({ error: 'noSuchTeam' });
    expect(refusal(await allow('guardian'))).toEqual([404, 'noSuchTeam']);
  });

  test('is refused before 13, on the day before the birthday too, and where the age is not known', async () => {
    const { allow } = await open();
    for (const born_on of [null, bornAgo(12), bornAgo(13, -2)]) {
      expect(refusal(await allow('guardian', { born_on })), String(born_on)).toEqual([409, 'childUnderThirteen']);
    }
    expect((await allow('guardian', { born_on: bornAgo(12), lets_child_be_notified: false })).status).toBe(200);
    expect((await allow('guardian', { born_on: bornAgo(13) })).status).toBe(200);
  });

  test('takes no birth date of an adult, to come, or that no calendar has', async () => {
    const { allow, wards } = await open();
    const odd = [bornAgo(18), bornAgo(40), bornAgo(0, -3), '2012-02-31', '0000-01-01', '12.03.2012', ''];
    for (const born_on of odd) {
      const { status, body } = await allow('guardian', { born_on, lets_child_be_notified: false });
      expect([status, Object.keys(body['fields'] as object)], born_on).toEqual([400, ['born_on']]);
    }
    expect(await wards('guardian')).toMatchObject([{ mine: { born_on: null } }]);
  });

  test('is published to those who see the roster, and stands in what guardian and child take along', async () => {
    const { app, allow, people, members, sent } = await open();
    const { pool } = app.context.database;
    await pool.query('update users set is_adult = false where id = $1', [people.stranger.user.id]);
    await pool.query('update team_members set user_id = $2 where id = $1', [members.ward, people.stranger.user.id]);
    await allow('guardian');
    const { rows } = await pool.query<{ data: object }>(`select data from domain_events where type = 'guardian.changed'`);
    expect(rows).toMatchObject([{ data: { memberIds: [members.ward] } }]);
    expect(JSON.stringify(rows)).not.toContain(bornAgo(14));
    expect((await app.ask(exportMyData, {}, sent('guardian'))).body).toMatchObject({
      guardianOf: [{ member: 'Wanda Zeilinger', lets_child_be_notified: true, born_on: bornAgo(14) }],
    });
    expect((await app.ask(exportMyData, {}, sent('stranger'))).body).toMatchObject({ memberships: [{ born_on: bornAgo(14) }] });
    // The birth date goes with the child's account, as their name does.
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, sent('stranger'))).status).toBe(200);
    expect((await pool.query('select born_on from team_members where id = $1', [members.ward])).rows).toEqual([{ born_on: null }]);
  });
});

test('a day that no calendar has is refused where an absence is planned too', async () => {
  const { app, sent } = await open();
  const fields = { from_day: '2027-02-31', to_day: '2027-03-02', note: '' };
  expect((await app.ask(addAbsence, fields, sent('player'))).body).toMatchObject({ error: 'invalidInput' });
});

test('birthdays fall on the same day of the year, of 29 February on 1 March', () => {
  expect(birthdayAt(13, '2012-05-04')).toBe('2025-05-04');
  expect(birthdayAt(13, '2012-02-29')).toBe('2025-03-01');
  // The birthday must have begun everywhere: at noon in London it has, an hour earlier it has not.
  expect(isAged(13, '2012-05-04', new Date('2025-05-04T12:00:00Z'))).toBe(true);
  expect(isAged(13, '2012-05-04', new Date('2025-05-04T11:59:00Z'))).toBe(false);
  expect(isAged(13, null)).toBe(false);
});
