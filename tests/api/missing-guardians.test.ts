import { describe, expect, test } from 'vitest';
import { checkEventAvailability, type EventPlayer } from '../../src/contract/event-answers.ts';
import { askGuardian, listGuardians, type Ward } from '../../src/contract/guardians.ts';
import { listTeamInvitations } from '../../src/contract/invitations.ts';
import { exportMyData } from '../../src/contract/account.ts';
import * as members from '../../src/contract/team-members.ts';
import { getTeamDetails, type OpenedTeam } from '../../src/contract/teams.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { refusal } from '../builders/inviting.ts';
import { invitedToken } from '../builders/mails.ts';
import { makeEvent } from '../builders/team-event.ts';

const email = 'kid@elevate.example';
const parent = 'stranger@elevate.example';

/** A child who joined alone by a link. */
const open = async () => {
  const opened = await guardedTeam();
  const { accept, app, child, link, placeOf, pool, sent, teamId } = opened;
  const kid = await child(email);
  const mine = { headers: kid.headers };
  expect((await accept(await link('owner', 'player'), kid.headers)).status).toBe(200);
  const row = (await placeOf(kid.user.id))[0]?.id ?? '';
  const name = (fields: object = {}, sender = mine) =>
    app.ask(askGuardian, { team_id: teamId, name: 'Mother Zeilinger', email: parent, ...fields }, sender);
  const team = async () => (await app.ask(getTeamDetails, { team_id: teamId }, mine)).body['response'] as OpenedTeam;
  const roster = async (sender = mine) =>
    (await app.ask(members.listPlayers, { team_id: teamId }, sender)).body['response'] as members.TeamMember[];
  const makeCoach = () => pool.query(`update team_members set role = 'coach' where id = $1`, [row]);
  const bringGuardian = async () => {
    expect((await name()).status).toBe(200);
    expect((await accept(await invitedToken(app, parent), opened.people.stranger.headers)).status).toBe(200);
  };
  return { ...opened, kid, mine, row, name, team, roster, makeCoach, bringGuardian, coach: sent('coach') };
};

describe('a child who joins alone', () => {
  test('is asked for a guardian, and hears of the events until there is one', async () => {
    const { app, bringGuardian, coach, team, teamId } = await open();
    const [mail] = await settledMails(app, 'Guardians of Kid');
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain('a guardian is missing');
    expect((await team()).needs_guardian).toBe(true);
    await addOneEvent(app, teamId, coach, training(8, { title: 'First', tell: true }));
    expect((await settledMails(app, 'Zeilinger Zephyrs: ')).map(({ to }) => to)).toContain(email);
    await bringGuardian();
    expect((await team()).needs_guardian).toBe(false);
    await addOneEvent(app, teamId, coach, training(9, { title: 'Second', tell: true }));
    const second = (await settledMails(app, 'Zeilinger Zephyrs: ')).filter(({ text }) => text.includes('Second')).map(({ to }) => to);
    expect(second).toContain(parent);
    expect(second).not.toContain(email);
  });

  test('names a guardian once for each, who is invited; nobody else may, and not with their own address', async () => {
    const { bringGuardian, kid, name, people, sent } = await open();
    expect((await name({ email: email.toUpperCase() })).body).toMatchObject({
      error: 'invalidInput',
      fields: { email: expect.any(String) as string },
    });
    expect(refusal(await name({}, sent('player')))).toEqual([403, 'notYours']);
    expect(refusal(await name({}, sent('guardian')))).toEqual([403, 'notYours']);
    expect(refusal(await name({}, sent('stranger')))).toEqual([404, 'noSuchTeam']);
    await bringGuardian();
    expect(people.stranger.user.id).not.toBe(kid.user.id);
    expect(refusal(await name({ email: 'aunt@elevate.example' }))).toEqual([403, 'notYours']);
  });

  test('is the only one whose requests count against what the team may send', async () => {
    const { name, pool, sent } = await open();
    const counted = async () =>
      (await pool.query<{ points: number }>(`select points from rate_limits where key like 'invitations of a team:%'`)).rows;
    const before = await counted();
    expect(refusal(await name({}, sent('stranger')))).toEqual([404, 'noSuchTeam']);
    expect(refusal(await name({}, sent('player')))).toEqual([403, 'notYours']);
    expect(await counted()).toEqual(before);
    expect((await name()).status).toBe(200);
    expect(await counted()).not.toEqual(before);
  });

  test('does not write to many strangers', async () => {
    const { name } = await open();
    for (let at = 0; at < 5; at += 1) expect((await name({ email: `aunt${at}@elevate.example` })).status).toBe(200);
    expect(refusal(await name({ email: 'aunt5@elevate.example' }))).toEqual([429, 'tooManyRequests']);
  });

  test('can not use an invitation that they sent once another guardian is there', async () => {
    const { accept, addGuardian, app, name, people, row, teamId } = await open();
    await name();
    await addGuardian(teamId, row, people.guardian.user.id);
    expect(refusal(await accept(await invitedToken(app, parent), people.stranger.headers))).toEqual([409, 'invitationEnded']);
  });

  test('is marked for staff on the roster and at an event, and for nobody else', async () => {
    const { app, bringGuardian, coach, members: team, roster, row, sent, teamId } = await open();
    const eventId = await makeEvent(app, teamId);
    const missing = async (sender = coach) => {
      const players = (await app.ask(checkEventAvailability, { team_id: teamId, event_id: eventId }, sender)).body[
        'players'
      ] as EventPlayer[];
      const marked = (await roster(sender)).filter((one) => one.is_guardian_missing).map(({ id }) => id);
      return [marked, players.filter((one) => one.is_guardian_missing).map(({ member_id: id }) => id)];
    };
    expect(await missing()).toEqual([[row], [row]]);
    expect(await missing(sent('player'))).toEqual([[], []]);
    await bringGuardian();
    expect(await missing()).toEqual([[], []]);
    expect(team.ward).not.toBe(row);
  });
});

describe('a child without a guardian', () => {
  const secrets = ['coach@elevate.example', 'invited@elevate.example', '+91 98765', 'guardian@elevate.example'];

  test('sees no contacts of others, also as staff', async () => {
    const { app, bringGuardian, inviteAs, makeCoach, members: team, mine, pool, roster, row, teamId } = await open();
    await pool.query(`update team_members set phone = '+91 98765 43210', emergency_phone = '+91 98765 00000' where id <> $1`, [row]);
    await pool.query(`update team_members set emergency_name = 'Asha' where id = $1`, [row]);
    await inviteAs('owner', { email: 'invited@elevate.example' });
    await inviteAs('owner', { email: 'guardian@elevate.example', as: 'guardian', member_id: row });
    await makeCoach();
    const one = { team_id: teamId, member_id: team.player };
    const answers = [
      await roster(),
      (await app.ask(members.editPlayer, one, mine)).body,
      (await app.ask(listTeamInvitations, { team_id: teamId }, mine)).body,
      (await app.ask(members.listMemberChanges, one, mine)).body,
      (await app.ask(listGuardians, { team_id: teamId }, mine)).body,
      (await app.ask(exportMyData, {}, mine)).body,
    ];
    const others = answers.map((answer) => JSON.stringify(answer));
    for (const answer of others) for (const secret of secrets) expect(answer).not.toContain(secret);
    expect((await roster()).find(({ id }) => id === row)?.emergency_name).toBe('Asha');
    await pool.query('update team_invitations set email = null where team_id = $1 and email_key = $2', [
      teamId,
      'guardian@elevate.example',
    ]);
    await bringGuardian();
    expect((await roster()).find(({ id }) => id === team.player)?.email).toBe('player@elevate.example');
  });

  test('changes a member as staff without losing the contacts that they do not see', async () => {
    const { app, makeCoach, members: team, mine, pool, teamId } = await open();
    await makeCoach();
    const one = { team_id: teamId, member_id: team.player };
    const shown = (await app.ask(members.editPlayer, one, mine)).body['response'] as members.TeamMember;
    const { first_name, last_name, squad, jersey_number, email: shownEmail, phone, is_minor, version } = shown;
    const fields = { first_name, last_name, squad, jersey_number, email: shownEmail, phone, is_minor, position: 'Wing', version };
    expect((await app.ask(members.updatePlayer, { ...one, ...fields }, mine)).status).toBe(200);
    const { rows } = await pool.query('select email, position from team_members where id = $1', [team.player]);
    expect(rows).toEqual([{ email: 'player@elevate.example', position: 'Wing' }]);
    const contacts = { ...one, version: version + 1, email: null, phone: null, emergency_name: '', emergency_phone: null };
    expect(refusal(await app.ask(members.updateContacts, contacts, mine))).toEqual([403, 'notYours']);
  });
});

test('the list of a child says who was asked without the address that staff wrote', async () => {
  const { app, inviteAs, mine, name, row, teamId } = await open();
  await inviteAs('owner', { email: 'uncle@elevate.example', name: 'Uncle', as: 'guardian', member_id: row });
  await name();
  const { body } = await app.ask(listGuardians, { team_id: teamId }, mine);
  expect((body['response'] as Ward[]).map(({ asked }) => asked)).toEqual([['Uncle', parent]]);
});
