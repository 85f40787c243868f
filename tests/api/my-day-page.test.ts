import { expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { invite } from '../../src/contract/invitations.ts';
import { askToJoin } from '../../src/contract/join-requests.ts';
import { encodePublicId } from '../../src/contract/public-id.ts';
import { claimTask } from '../../src/contract/task-claims.ts';
import { addTask, type Task } from '../../src/contract/tasks.ts';
import { addOneEvent, dayFromNow } from '../builders/event.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { pagesOf } from '../builders/page-lines.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

const times = { starts_local: '2031-03-03T19:00', ends_local: '2031-03-03T21:00' };

/** My day of the people of a team. Its player is also in a rival's team, in which nothing is planned. */
async function daysOfPeople() {
  const opened = await appThatInvites();
  const { app, people, rivals } = opened;
  await rivals.addMember({ userId: people.player.user.id, firstName: 'Pallavi' });
  const read = await pagesOf(app);
  const open = (person: keyof typeof people) => read('/dashboard/', people[person]);
  const sectionsOf = async (person: keyof typeof people) => (await open(person)).sections;
  /** Whether the reminder stands above the cards on a phone, too. */
  const isOnPhones = async (person: keyof typeof people) => {
    const { html } = await open(person);
    return !/<section[^>]*aria-labelledby="next-thing"[^>]*>/.exec(html)?.[0].includes('max-sm:hidden');
  };
  return { ...opened, read, open, sectionsOf, isOnPhones };
}

test('My day shows each person of a team what is planned, given and asked, and teams with an event first', async () => {
  const { app, sent, teamId, members, sectionsOf } = await daysOfPeople();
  const team = ['My teams', 'Zeilinger Zephyrs'];
  const nothing = { 'events-to-answer': ['Next events to answer', 'Your teams have planned nothing yet.'] };
  expect(await sectionsOf('guardian')).toMatchObject({ ...nothing, 'my-teams': [...team, 'Guardian. Nothing is planned.'] });
  expect(await sectionsOf('owner')).toMatchObject({ ...nothing, 'my-teams': [...team, 'Owner. Nothing is planned.'] });
  const event = await addOneEvent(app, teamId, sent('coach'), { kind: 'other', title: 'Dinner', tell: false, capacity: 1, ...times });
  const answer = (member: string, given: string) =>
    app.ask(answerEvent, { event_id: event.id, team_id: teamId, member_id: member, answer: given }, sent('coach'));
  await answer(members.ward, 'yes');
  await answer(members.player, 'yes');
  const { body } = await app.ask(addTask, { team_id: teamId, title: 'Oranges' }, sent('coach'));
  await app.ask(claimTask, { team_id: teamId, task_id: (body['response'] as Task).id, member_id: members.player }, sent('player'));
  await app.ask(addTask, { team_id: teamId, title: 'Balls' }, sent('coach'));
  const planned = ['Dinner', 'Mon 3 Mar, 19:00 to 21:00 Honolulu time'];
  const counts = '1 yes, 0 no, 1 waiting for a place, 1 place';
  const answered = ['Next events to answer', 'All answered. Your teams know whether you come.', 'Coming up', ...planned];
  const open = '1open in Zeilinger Zephyrs';
  const handIsWanted = { 'my-tasks': ['My tasks', 'You have taken nothing on. Your team could use a hand.', open] };
  const player = await sectionsOf('player');
  expect(player['events-to-answer']).toEqual([...answered, 'Zeilinger Zephyrs, You: waiting for a place', counts]);
  expect(player['my-teams']).toEqual([...team, 'Mon 3 Mar, 19:00, Dinner', 'Rival Rovers', 'Player. Nothing is planned.']);
  expect([player['my-tasks']?.[1], player['my-tasks']?.at(-1)]).toEqual(['Oranges', open]);
  expect(await sectionsOf('guardian')).toMatchObject({
    ...handIsWanted,
    'events-to-answer': [...answered, 'Zeilinger Zephyrs, Wanda Zeilinger: yes', counts],
  });
  expect(await sectionsOf('owner')).toMatchObject({
    ...handIsWanted,
    'events-to-answer': ['Coming up', ...planned, 'Zeilinger Zephyrs', counts],
  });
  expect(await sectionsOf('follower')).toMatchObject({ 'my-tasks': ['My tasks', 'Nothing to bring and nothing to do for your teams.'] });
});

test('My day shows the tournaments that a team plays today, and which of their days it is', async () => {
  const { app, teamId, sectionsOf } = await daysOfPeople();
  const timeZone = 'UTC';
  await enterTeam(app, teamId, await makeTournament(app, { from: dayFromNow(0), to: dayFromNow(2), timeZone }));
  const first = (await sectionsOf('player'))['tournaments-today'] ?? [];
  expect([first[0], first.at(-1)]).toEqual(['Tournament today', 'Zeilinger Zephyrs, Pune, Soccer / Football']);
  expect(first.at(-2)).toMatch(/^Day [12] of 3, \d/);
  await enterTeam(app, teamId, await makeTournament(app, { name: 'Short Cup', from: dayFromNow(0), to: dayFromNow(0), timeZone }));
  const both = (await sectionsOf('player'))['tournaments-today'] ?? [];
  expect(both[0]).toBe('Tournaments today');
  expect(both[both.indexOf('Short Cup') + 1]).toMatch(/^\d/);
});

test('on a phone, events to answer hide the reminder of a profile, but not people who wait', async () => {
  const { app, people, sent, teamId, rivals, read, sectionsOf, isOnPhones } = await daysOfPeople();
  expect((await sectionsOf('guardian'))['next-thing']?.[0]).toBe('Show your face');
  expect(await isOnPhones('guardian')).toBe(true);
  await addOneEvent(app, teamId, sent('coach'), { kind: 'other', title: 'Dinner', tell: false, ...times });
  expect([await isOnPhones('guardian'), await isOnPhones('owner')]).toEqual([false, true]);
  await app.ask(invite, { team_id: rivals.teamId, as: 'coach', email: people.guardian.email }, sent('rival'));
  expect((await sectionsOf('guardian'))['next-thing']).toEqual(['Rival Rovers wants you', 'Rival Zeilinger asks you as a coach.']);
  expect(await isOnPhones('guardian')).toBe(true);
  await app.ask(askToJoin, { team_id: teamId, words: '' }, sent('stranger'));
  const { sections, links } = await read('/dashboard/', people.owner);
  expect(sections['next-thing']).toEqual(['Somebody asks to join Zeilinger Zephyrs', 'They see your answer at once, and get a mail.']);
  expect(links).toContain(`Have a look: /team-member/${teamId}?view=invite`);
});

test('a dashboard is its owner’s alone, and a session that has ended is named where one signs in', async () => {
  const { read, people } = await daysOfPeople();
  const dashboardOf = ({ user }: typeof people.owner) => `/dashboard/${encodePublicId(user.id)}`;
  expect((await read(dashboardOf(people.owner), people.owner)).status).toBe(200);
  const foreign = await read(dashboardOf(people.player), people.owner);
  expect([foreign.status, foreign.headers.get('location')]).toEqual([302, '/dashboard/']);
  const sentTo = async (headers: Record<string, string>) => (await read('/teams?new=1', { headers })).headers.get('location');
  expect(await sentTo({})).toBe('/login?return=%2Fteams%3Fnew%3D1');
  expect(await sentTo({ cookie: '_token=none' })).toBe('/login?return=%2Fteams%3Fnew%3D1&info=expired');
  expect(await sentTo({ cookie: '_userSession=none' })).toBe('/login?return=%2Fteams%3Fnew%3D1');
});
