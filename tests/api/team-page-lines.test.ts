import { expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { askToJoin } from '../../src/contract/join-requests.ts';
import { makeInvitationLink, revokeInvitation, type Invitation } from '../../src/contract/invitations.ts';
import { refusalTexts } from '../../src/contract/messages.ts';
import { claimTask } from '../../src/contract/task-claims.ts';
import { addTask, type Task } from '../../src/contract/tasks.ts';
import { addOneEvent } from '../builders/event.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { pagesOf } from '../builders/page-lines.ts';

const times = { starts_local: '2031-03-03T19:00', ends_local: '2031-03-03T21:00' };

test('a team’s tasks are given to anybody but followers, and its tally names who missed some and who took none', async () => {
  const { app, sent, people, teamId, members } = await appThatInvites();
  const { pool } = app.context.database;
  const { body } = await app.ask(addTask, { team_id: teamId, title: 'Oranges' }, sent('coach'));
  const { id } = body['response'] as Task;
  await app.ask(claimTask, { team_id: teamId, task_id: id, member_id: members.player }, sent('player'));
  const read = await pagesOf(app);
  const open = () => read(`/team-member/${teamId}?view=tasks`, people.owner);
  const { html, sections } = await open();
  expect([html.includes('Wanda'), html.includes('Falguni')]).toEqual([true, false]);
  const others = 'Charu Zeilinger, Manjari Zeilinger, Ojasvi Zeilinger and Wanda Zeilinger';
  const keys = 'donetaken, ahead';
  expect(sections['task-tally']?.slice(2)).toEqual(['Pallavi Zeilinger0done, 1 ahead', keys, '4 members have taken nothing yet', others]);
  await pool.query(`update team_tasks set due_at = now() - interval '2 days' where id = $1`, [id]);
  expect((await open()).sections['task-tally']?.slice(2)).toEqual([
    ...['Pallavi Zeilinger0done, 0 ahead, 1 missed', keys, '4 members have taken nothing yet', others],
  ]);
});

test('an invitation says for whom it is, whether it is still open, and that a member is one already', async () => {
  const { app, sent, people, teamId } = await appThatInvites();
  const { body } = await app.ask(makeInvitationLink, { team_id: teamId, as: 'player' }, sent('manager'));
  const link = body['response'] as Invitation;
  const code = link.link?.code ?? '';
  const read = await pagesOf(app);
  const open = (reader?: { headers: Record<string, string> }) => read(`/invite?code=${code}`, reader);
  const asked = ['Manjari Zeilinger invites you', 'Zeilinger Zephyrs', 'as a player'];
  const until = expect.stringMatching(/^Open until \d+ \w+\.$/) as string;
  const proofIn = (html: string) => /proof&quot;:\[0,&quot;([^&]*)/.exec(html)?.[1];
  const visited = await open();
  const isNew = 'New here? Signing in makes your account: a code by mail, five or six answers, and you are back here.';
  expect([visited.lines, proofIn(visited.html)]).toEqual([[...asked, isNew, until], code]);
  expect(visited.links).toEqual([`Yes, sign in to join: /login?return=%2Finvite%3Fcode%3D${code}`]);
  const opened = await open(people.stranger);
  const joinsAs = 'You join as Stranger Zeilinger (stranger@elevate.example). Use another account';
  expect([opened.lines, proofIn(opened.html)]).toEqual([[...asked, joinsAs, until], code]);
  const ofMember = await open(people.player);
  expect(ofMember.lines).toEqual([...asked, 'You already belong to this team.']);
  expect(ofMember.links).toEqual([`To the team: /team-member/${teamId}`, 'My invitations: /invite']);
  await app.ask(revokeInvitation, { team_id: teamId, invitation_id: link.id }, sent('manager'));
  const ended = await open(people.stranger);
  expect([ended.status, ended.lines]).toEqual([200, [...asked, 'The team took this invitation back.']]);
  const wrong = await read('/invite?code=NOPE');
  expect([wrong.status, wrong.lines.slice(0, 2)]).toEqual([404, ['Not found', refusalTexts.noSuchInvitation]]);
});

test('who may invite sees how many people ask to join each team, and how many invitations are open', async () => {
  const { app, sent, people, inviteAs } = await appThatInvites();
  const read = await pagesOf(app);
  const ofTeam = async () => (await read('/invite', people.owner)).lines.slice(-2);
  expect(await ofTeam()).toEqual(['Zeilinger Zephyrs', 'No invitation is open.']);
  const teamId = (await read('/invite', people.owner)).links.at(-1)?.match(/team-member\/([\w-]+)/)?.[1] ?? '';
  await app.ask(askToJoin, { team_id: teamId, words: '' }, sent('stranger'));
  await inviteAs('owner', { email: 'kim@elevate.example' });
  expect(await ofTeam()).toEqual(['Zeilinger Zephyrs', '1 person asks to join. 1 invitation is open.']);
});

test('the season’s sheet shows notes, and takes no answer where an event is over', async () => {
  const { app, sent, people, teamId, members } = await appThatInvites();
  const event = await addOneEvent(app, teamId, sent('coach'), { kind: 'other', title: 'Dinner', tell: false, ...times });
  const over = await addOneEvent(app, teamId, sent('coach'), { kind: 'other', title: 'Lunch', tell: false, ...times });
  await app.context.database.pool.query(
    `update team_events set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [over.id],
  );
  await app.ask(
    answerEvent,
    { event_id: event.id, team_id: teamId, member_id: members.player, answer: 'maybe', note: 'Knee' },
    sent('coach'),
  );
  const read = await pagesOf(app);
  const { html } = await read(`/team-member/${teamId}?view=availability`, people.coach);
  const heads = [...html.matchAll(/<div role="columnheader" data-event="([\w-]+)"([^>]*)>/g)].map(([, id, more]) => [id === over.id, more]);
  const cells = [...html.matchAll(/<div role="gridcell"([^>]*)>/g)].map(([, more]) => more);
  expect(heads).toEqual([
    [true, ' data-closed data-title="Lunch"'],
    [false, ' data-title="Dinner"'],
  ]);
  expect(cells[1]).toBe(' class="maybe" aria-label="maybe, Knee" title="Knee"');
});

test('a new team begins with its maker’s sport and city', async () => {
  const { app, people } = await appThatInvites();
  const read = await pagesOf(app);
  const { html } = await read('/teams?new=1', people.stranger);
  expect(/<input[^>]*name="sport_id"[^>]*checked[^>]*>/.exec(html)?.[0]).toContain('value="8"');
  expect(/<input[^>]*name="city"[^>]*>/.exec(html)?.[0]).toContain('value="Pune"');
});
