import { expect, test } from 'vitest';
import { submitContact } from '../../src/contract/site.ts';
import { addTeamEvent } from '../../src/contract/events.ts';
import { invite, resendTeamInvitation, revokeInvitation } from '../../src/contract/invitations.ts';
import { askToJoin } from '../../src/contract/join-requests.ts';
import { training } from '../builders/event.ts';
import { settledMails } from '../builders/event-mails.ts';
import { appThatInvites, idOf } from '../builders/inviting.ts';
import { mailWith } from '../builders/mails.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

test('an unverified address gets at most fifteen mails a day of a team, whatever a team plans; users with an account get all', async () => {
  const { app, people, teamId, addMember } = await appWithTeam();
  await addMember({ firstName: 'Zubin', email: 'zubin@elsewhere.example' });
  for (let time = 0; time < 23; time++) {
    const { status } = await app.ask(addTeamEvent, { team_id: teamId, ...training(), tell: true }, { headers: people.coach.headers });
    expect(status).toBe(200);
  }
  const mails = await settledMails(app, '');
  const to = (address: string) => mails.filter((mail) => mail.to === address).length;
  expect(to('zubin@elsewhere.example')).toBe(15);
  expect(to(people.player.email)).toBe(23);
});

test('a team that has sent all it may to an unverified address keeps neither its own invitations nor mails of another team from it', async () => {
  const { app, people, teamId, rivals, addMember } = await appWithTeam();
  const email = 'zubin@elsewhere.example';
  for (const team of [{ addMember }, rivals]) await team.addMember({ firstName: 'Zubin', email });
  for (let time = 0; time < 16; time++) {
    await app.ask(addTeamEvent, { team_id: teamId, ...training(), tell: true }, { headers: people.coach.headers });
  }
  await settledMails(app, '');
  await app.ask(addTeamEvent, { team_id: rivals.teamId, ...training(), tell: true }, { headers: people.rival.headers });
  const invited = { team_id: teamId, as: 'follower', email };
  expect((await app.ask(invite, invited, { headers: people.owner.headers })).status).toBe(200);
  const subjects = (await settledMails(app, '')).filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);
  expect(Object.fromEntries([...Map.groupBy(subjects, String)].map(([subject, of]) => [subject, of.length]))).toEqual({
    'Zeilinger Zephyrs': 15,
    'Rival Rovers': 1,
    'Ojasvi Zeilinger invites you to Zeilinger Zephyrs': 1,
  });
});

test('an invitation counts each time it is sent again, for its sender and its reader', async () => {
  const { app, inviteAs, sent, teamId } = await appThatInvites();
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    const { body, status } = await inviteAs('owner', { email: 'zubin@elsewhere.example' });
    statuses.push(status);
    if (status !== 200) break;
    const which = { team_id: teamId, invitation_id: idOf(body) };
    for (let time = 0; time < 2; time++) statuses.push((await app.ask(resendTeamInvitation, which, sent('owner'))).status);
    await app.ask(revokeInvitation, which, sent('owner'));
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('the contact form confirms twice a day to one address, so that strangers do not use up what its teams may send, and every message arrives', async () => {
  const { app, people, teamId, addMember } = await appWithTeam();
  await addMember({ firstName: 'Zubin', email: 'zubin@elsewhere.example' });
  const fields = { name: 'Zubin', email: 'zubin@elsewhere.example', subject: '', message: 'Hello' };
  for (let time = 0; time < 23; time++) {
    expect((await app.ask(submitContact, fields, { address: `10.7.${time}.1` })).status).toBe(200);
  }
  const mails = await settledMails(app, '');
  expect(mails.filter(({ to }) => to === fields.email)).toHaveLength(2);
  expect(mails.filter(({ subject }) => subject.startsWith('Contact:'))).toHaveLength(23);
  await app.ask(addTeamEvent, { team_id: teamId, ...training(), tell: true }, { headers: people.coach.headers });
  expect((await settledMails(app, '')).filter(({ to }) => to === fields.email)).toHaveLength(3);
});

test('links in mails use our own origin, whatever host a request names', async () => {
  const { app, people, teamId } = await appWithTeam();
  const from = (person: 'owner' | 'stranger') => ({ headers: { ...people[person].headers, host: 'impostor.example' } });
  const fields = { team_id: teamId, as: 'player', email: 'zubin@elsewhere.example' };
  expect((await app.ask(invite, fields, from('owner'))).status).toBe(200);
  expect((await app.ask(askToJoin, { team_id: teamId }, from('stranger'))).status).toBe(200);
  expect(await mailWith(app, 'zubin@elsewhere.example', '/invite?token=')).toContain('http://localhost:4321/invite?token=');
  expect(await mailWith(app, people.owner.email, '?view=invite')).toContain(`http://localhost:4321/team-member/${teamId}?view=invite`);
});
