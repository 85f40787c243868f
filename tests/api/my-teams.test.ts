import { expect, test } from 'vitest';
import { getTeamDetails, getTeamProfile, listMyTeams, listTeams, listTeamTypes } from '../../src/contract/teams.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { testApp } from '../builders/open-test-app.ts';

test('my teams are mine and those of my children, with my role in each', async () => {
  const { app, people, teamId, rivals } = await appWithTeam();
  const mine = async (person: keyof typeof people) =>
    (await app.ask(listTeams, {}, { headers: people[person].headers })).body['response'] as { id: string; role: string }[];
  expect((await mine('coach')).map(({ id, role }) => [id, role])).toEqual([[teamId, 'coach']]);
  expect((await mine('guardian')).map(({ id, role }) => [id, role])).toEqual([[teamId, 'guardian']]);
  expect((await mine('rival')).map(({ id, role }) => [id, role])).toEqual([[rivals.teamId, 'owner']]);
  expect(await mine('stranger')).toEqual([]);
  expect((await app.ask(listMyTeams, {}, { headers: people.coach.headers })).body['response']).toEqual(await mine('coach'));
  expect((await app.ask(listTeams, {})).status).toBe(401);
});

test('my teams show their next event', async () => {
  const { app, people, teamId } = await appWithTeam();
  const add = (title: string, from: string, more = '') =>
    app.context.database.pool.query(
      `insert into team_events (team_id, id, kind, title, starts_at, ends_at, time_zone, cancelled_at)
       values ($1, gen_random_uuid(), 'game', $2, now() + $3::interval, now() + $3::interval + interval '1 hour', 'Asia/Kolkata', $4)`,
      [teamId, title, from, more || null],
    );
  await add('Long ago', '-3 days');
  await add('In a week', '7 days');
  await add('Called off', '1 day', '2026-01-01');
  await add('Tomorrow', '1 day');
  expect((await app.ask(listTeams, {}, { headers: people.player.headers })).body).toMatchObject({
    response: [{ next_event: { title: 'Tomorrow', kind: 'game', time_zone: 'Asia/Kolkata' } }],
  });
});

test('a team shows strangers its public page, and its members their role', async () => {
  const { app, people, teamId, members } = await appWithTeam();
  const open = async (person: keyof typeof people) =>
    (await app.ask(getTeamDetails, { team_id: teamId }, { headers: people[person].headers })).body['response'];
  expect(await open('stranger')).toMatchObject({
    team_name: 'Zeilinger Zephyrs',
    role: null,
    member_id: null,
    wards: [],
    member_count: 5,
  });
  expect(await open('player')).toMatchObject({ role: 'player', member_id: members.player });
  expect(await open('guardian')).toMatchObject({ role: 'guardian', member_id: null, wards: [members.ward] });
  expect(Object.keys((await open('stranger')) as object)).not.toContain('members');
  expect((await app.ask(getTeamProfile, { team_id: teamId })).body).toMatchObject({
    response: { team_type: 'club', member_count: 5, city: 'Pune' },
  });
});

test('there are seven kinds of teams', async () => {
  const app = await testApp();
  const { body } = await app.ask(listTeamTypes, {});
  expect((body['response'] as unknown[]).length).toBe(7);
  expect((body['response'] as unknown[])[0]).toEqual({ id: 'club', name: 'Club' });
});
