import { expect, test } from 'vitest';
import { rejectInvitation, rejectMailInvitation } from '../../src/contract/answer-invitation.ts';
import { checkEventAvailability } from '../../src/contract/event-answers.ts';
import { cancelTeamEvent } from '../../src/contract/events.ts';
import { importPeople, previewImport, type JudgedRow } from '../../src/contract/people-import.ts';
import { addPlayer, listMemberChanges, listPlayers, type MemberChange, type TeamMember } from '../../src/contract/team-members.ts';
import { addOneEvent, training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken, mailsTo } from '../builders/mails.ts';
import { makeEvent } from '../builders/team-event.ts';

const email = 'nikhil@elevate.example';

const open = async () => {
  const opened = await guardedTeam();
  const { addMember, app, inviteAs, sent, teamId } = opened;
  const member = await addMember({ firstName: 'Nikhil', email });
  const roster = async (person: 'coach' | 'player' = 'coach') =>
    (await app.ask(listPlayers, { team_id: teamId }, sent(person))).body['response'] as TeamMember[];
  const rowOf = async (id: string, person?: 'coach' | 'player') => (await roster(person)).find((one) => one.id === id);
  const invited = (fields: object = { member_id: member }) => inviteAs('coach', { ...fields });
  const decline = async (after = '') => {
    const token = await invitedToken(app, email, after);
    return { token, ...(await app.ask(rejectMailInvitation, { token })) };
  };
  const declined = async (fields?: object, after?: string) => {
    await invited(fields);
    return decline(after);
  };
  return { ...opened, member, roster, rowOf, invited, decline, declined };
};

test('whoever declines an invitation gets no further mail of the team, and is asked for nothing', async () => {
  const { app, declined, member, rowOf, sent, teamId } = await open();
  const before = await addOneEvent(app, teamId, sent('coach'), training(7, { title: 'Early', tell: true }));
  expect(await settledMails(app, 'Zeilinger Zephyrs: ')).toContainEqual(expect.objectContaining({ to: email }));
  expect((await declined()).status).toBe(200);
  const many = (await settledMails(app, '')).filter(({ to }) => to === email).length;

  await addOneEvent(app, teamId, sent('coach'), training(8, { title: 'Late', tell: true }));
  await app.ask(cancelTeamEvent, { team_id: teamId, event_id: before.id, version: before.version, scope: 'one' }, sent('coach'));
  const mails = await settledMails(app, '');
  expect(mails.filter(({ to }) => to === email)).toHaveLength(many);
  expect(mails.filter(({ to }) => to === 'player@elevate.example').length).toBeGreaterThan(1);

  const id = await makeEvent(app, teamId);
  const { body } = await app.ask(checkEventAvailability, { team_id: teamId, event_id: id }, sent('coach'));
  expect(JSON.stringify(body['response'])).not.toContain(member);
  expect((await rowOf(member))?.declined_at).toMatch(/^20/);
  expect((await rowOf(member, 'player'))?.declined_at).toBeNull();
});

test('managers and the sender hear that an invitation was declined; the history says it, and open pages reload', async () => {
  const { app, declined, member, people, pool, sent, teamId } = await open();
  await declined();
  const mails = await settledMails(app, 'Nikhil Zeilinger declined the invitation to Zeilinger Zephyrs');
  expect(mails.map(({ to }) => to).sort()).toEqual([people.coach.email, people.manager.email, people.owner.email].sort());
  expect(mails.every(({ text }) => !text.includes(email))).toBe(true);
  const { body } = await app.ask(listMemberChanges, { team_id: teamId, member_id: member }, sent('coach'));
  expect((body['response'] as MemberChange[])[0]).toMatchObject({ what: 'declined', by: null });
  const { rows } = await pool.query<{ type: string }>(
    `select distinct type from domain_events where team_id = $1 and type in ('member.changed', 'invitation.changed') order by 1`,
    [teamId],
  );
  expect(rows.map(({ type }) => type)).toEqual(['invitation.changed', 'member.changed']);
});

test('a declined invitation counts for the address, on whichever row it is written', async () => {
  const { app, declined, edit, member, rowOf, sent, teamId } = await open();
  await declined();
  const fields = { team_id: teamId, first_name: 'N', last_name: '', squad: 'player', jersey_number: null, position: '', phone: null };
  const added = await app.ask(addPlayer, { ...fields, email: email.toUpperCase(), is_minor: false }, sent('coach'));
  expect((added.body['response'] as TeamMember).declined_at).toMatch(/^20/);
  await edit('coach', member, { email: 'somebody.else@elevate.example' });
  expect((await rowOf(member))?.declined_at).toBeNull();
  await edit('coach', member, { email });
  expect((await rowOf(member))?.declined_at).toMatch(/^20/);
});

test('whoever declined can be invited once more, gets nothing else meanwhile, and is asked again by accepting', async () => {
  const { accept, app, declined, invited, member, people, rowOf, sent, teamId } = await open();
  const { token } = await declined();
  expect((await invited()).status).toBe(200);
  const again = await invitedToken(app, email, token);
  await addOneEvent(app, teamId, sent('coach'), training(8, { title: 'Meanwhile', tell: true }));
  expect((await settledMails(app, 'Zeilinger Zephyrs: ')).map(({ to }) => to)).not.toContain(email);
  expect((await accept(again, people.stranger.headers)).status).toBe(200);
  expect(await rowOf(member)).toMatchObject({ declined_at: null, has_account: true });
});

test('whoever declined twice is not invited by that team, for a while', async () => {
  const { app, declined, invited, inviteAs, pool, teamId } = await open();
  const { token } = await declined();
  await declined(undefined, token);
  expect(refusal(await invited())).toEqual([409, 'declinedTwice']);
  expect(refusal(await inviteAs('owner', { email: email.toUpperCase() }))).toEqual([409, 'declinedTwice']);
  expect((await mailsTo(app, email)).filter((text) => text.includes('/invite?token='))).toHaveLength(2);
  await pool.query(`update team_invitations set answered_at = now() - interval '91 days' where team_id = $1`, [teamId]);
  expect((await invited()).status).toBe(200);
});

test('a list does not invite those who declined lately', async () => {
  const { app, declined, inviteAs, pool, sent, teamId } = await open();
  await declined();
  await pool.query('update team_members set removed_at = now() where team_id = $1 and email = $2', [teamId, email]);
  await inviteAs('coach', { email: 'parent@elevate.example' });
  await app.ask(rejectMailInvitation, { token: await invitedToken(app, 'parent@elevate.example') });
  const blank = { last_name: '', phone: '', jersey_number: '', position: '', as: '', guardian_email: '', birth_date: '' };
  const rows = [
    { ...blank, first_name: 'Nikhil', email },
    { ...blank, first_name: 'Uma', email: '', guardian_email: 'Parent@elevate.example' },
    { ...blank, first_name: 'Ila', email: 'ila@elevate.example' },
  ];
  const { body } = await app.ask(previewImport, { team_id: teamId, rows }, sent('coach'));
  expect((body['response'] as JudgedRow[]).map(({ verdict }) => verdict)).toEqual(['declined', 'declined', 'ready']);
  const imported = await app.ask(importPeople, { team_id: teamId, rows, note: '' }, sent('coach'));
  expect(imported.body['response']).toMatchObject({ added: 1, mailed: 1 });
});

test('a list may add those who declined long ago, and they are asked for nothing until they accept', async () => {
  const { app, declined, pool, roster, sent, teamId } = await open();
  await declined();
  await pool.query('update team_members set removed_at = now() where team_id = $1 and email = $2', [teamId, email]);
  await pool.query(`update team_invitations set answered_at = now() - interval '91 days' where team_id = $1`, [teamId]);
  const blank = { last_name: '', phone: '', jersey_number: '', position: '', as: '', guardian_email: '', birth_date: '' };
  const rows = [
    { ...blank, first_name: 'Nikhil', email },
    { ...blank, first_name: 'Ila', email: 'ila@elevate.example' },
  ];
  const imported = await app.ask(importPeople, { team_id: teamId, rows, note: '' }, sent('coach'));
  expect(imported.body['response']).toMatchObject({ added: 2 });
  const declinedAt = async (name: string) => (await roster()).find(({ first_name: first }) => first === name)?.declined_at;
  expect(await declinedAt('Nikhil')).toMatch(/^20/);
  expect(await declinedAt('Ila')).toBeNull();
});

test('a child with a guardian stays in the team if their own address declines; a guardian who declines changes no row', async () => {
  const { app, inviteAs, members, pool, rowOf, sent, teamId } = await open();
  await pool.query('update team_members set email = $2 where id = $1', [members.ward, 'wanda@elevate.example']);
  await inviteAs('owner', { member_id: members.ward, email: 'wanda@elevate.example' });
  await inviteAs('owner', { member_id: members.ward, as: 'guardian', email: 'aunt@elevate.example' });
  for (const address of ['wanda@elevate.example', 'aunt@elevate.example']) {
    expect((await app.ask(rejectMailInvitation, { token: await invitedToken(app, address) })).status).toBe(200);
  }
  expect((await rowOf(members.ward))?.declined_at).toBeNull();
  await pool.query('delete from team_guardians where member_id = $1', [members.ward]);
  const many = (await settledMails(app, '')).filter(({ to }) => to === 'wanda@elevate.example').length;
  await addOneEvent(app, teamId, sent('coach'), training(8, { tell: true }));
  expect((await settledMails(app, '')).filter(({ to }) => to === 'wanda@elevate.example')).toHaveLength(many);
});

test('an invited player declines in the app', async () => {
  const { app, inviteAs, people, sent, teamId } = await appThatInvites();
  await app.context.database.pool.query('update players set is_listed = true where id = $1', [people.stranger.user.id]);
  const id = idOf((await inviteAs('coach', { player_id: people.stranger.user.id })).body);
  expect((await app.ask(rejectInvitation, { team_id: teamId, invitation_id: id }, sent('stranger'))).status).toBe(200);
  expect(await settledMails(app, 'Stranger Zeilinger declined')).toHaveLength(3);
});
