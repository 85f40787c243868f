import { expect, test } from 'vitest';
import { askToJoin } from '../../src/contract/join-requests.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { pagesOf } from '../builders/page-lines.ts';
import type { TeamPerson } from '../builders/team.ts';

const ofMembers = ['roster', 'events', 'chat', 'availability', 'tasks', 'tournaments'];

test('a team’s page has the views of its reader’s role, what they may do, and for those who do not play that they can ask to', async () => {
  const opened = await appThatInvites();
  const { app, people, sent, teamId } = opened;
  const pageAt = await pagesOf(app);
  const read = (person: TeamPerson, id = teamId) => pageAt(`/team-member/${id}`, people[person]);
  /** The views, whether the team can be edited, and what there is about joining. */
  const shownTo = async (person: TeamPerson) => {
    const { html } = await read(person);
    const views = [...html.matchAll(/<a[^>]*\?view=(\w+)/g)].map(([, view]) => view);
    return [views, html.includes(`/edit-team/${teamId}`), /Ask to join|You are invited|You have asked/.exec(html)?.[0]];
  };
  const staff = [...ofMembers, 'calendar', 'invite', 'about'];
  expect(await shownTo('owner')).toEqual([staff, true, undefined]);
  expect(await shownTo('manager')).toEqual([staff, true, undefined]);
  expect(await shownTo('coach')).toEqual([[...ofMembers, 'invite', 'about'], false, undefined]);
  expect(await shownTo('player')).toEqual([[...ofMembers, 'about'], false, undefined]);
  expect(await shownTo('guardian')).toEqual([[...ofMembers, 'about'], false, undefined]);
  expect(await shownTo('follower')).toEqual([['events', 'tournaments', 'about'], false, 'Ask to join']);
  expect(await shownTo('stranger')).toEqual([[], false, 'Ask to join']);
  expect((await app.ask(askToJoin, { team_id: teamId, words: '' }, sent('follower'))).status).toBe(200);
  expect((await opened.inviteAs('owner', { email: people.stranger.email })).status).toBe(200);
  expect([(await shownTo('follower'))[2], (await shownTo('stranger'))[2]]).toEqual(['You have asked', 'You are invited']);
  expect((await read('owner', crypto.randomUUID())).status).toBe(404);
  expect((await read('player')).status).toBe(200);
});
