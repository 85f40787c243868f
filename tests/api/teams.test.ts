import { describe, expect, test } from 'vitest';
import { globalSearch } from '../../src/contract/search.ts';
import { addTeam, deleteTeam, editTeam, restoreTeam, updateTeam } from '../../src/contract/team-edit.ts';
import { getTeamProfile, listTeams } from '../../src/contract/teams.ts';
import { testApp } from '../builders/open-test-app.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { teamFields } from '../builders/team-fields.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;

async function newTeam(app: TestApp, headers: Record<string, string>, changes: object = {}) {
  const { status, body } = await app.ask(addTeam, { ...teamFields, ...changes }, { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body['response'] as { id: string; sporthon_id: string };
}
const found = async (app: TestApp, keyword: string) =>
  JSON.stringify((await app.ask(globalSearch, { keyword, category: 'teams' })).body['response']);

describe('a new team', () => {
  test('is found at once, has an ID to read out, and is owned by its creator', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const { id, sporthon_id } = await newTeam(app, headers, { facebook: '' });
    expect(sporthon_id).toMatch(/^EL-[2-9A-HJ-NP-Z]{5}$/);
    expect(await found(app, 'quokka')).toContain(id);
    const { rows: placed } = await app.context.database.pool.query('select lat, lon from teams where id = $1', [id]);
    expect(placed).toEqual([{ lat: expect.closeTo(21.15, 1) as number, lon: expect.closeTo(79.08, 1) as number }]);
    const { rows } = await app.context.database.pool.query('select time_zone from teams where id = $1', [id]);
    expect(rows).toEqual([{ time_zone: 'Asia/Dubai' }]);
    expect((await app.ask(getTeamProfile, { team_id: id })).body).toMatchObject({
      response: {
        team_name: 'Quokka Rangers',
        city: 'Nagpur',
        sport_name: 'Badminton',
        team_type: 'friends',
        member_count: 1,
        facebook: null,
      },
    });
    expect((await app.ask(listTeams, {}, { headers })).body).toMatchObject({ response: [{ id, role: 'owner', next_event: null }] });
  });

  test.each([
    ['no name', { team_name: ' ' }, 'team_name'],
    ['a city that nobody knows', { city: 'Atlantis' }, 'city'],
    ['a sport that there is not', { sport_id: 1 }, 'sport_id'],
    ['a kind that there is not', { team_type: 'army' }, 'team_type'],
    ['a zone that there is not', { time_zone: 'Asia/Atlantis' }, 'time_zone'],
    ['a link that is none', { twitter: 'javascript:alert(1)' }, 'twitter'],
  ])('is refused with %s, at its field', async (_what, change, field) => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    expect(await app.ask(addTeam, { ...teamFields, ...change }, { headers })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    });
    expect((await app.ask(listTeams, {}, { headers })).body['response']).toEqual([]);
    expect((await app.ask(addTeam, teamFields)).status).toBe(401);
  });
});

describe('changing a team', () => {
  test('changes what others see and find', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const { id } = await newTeam(app, headers);
    const changed = { ...teamFields, team_name: 'Wombat Wanderers', city: 'Pune, Maharashtra', sport_id: 8 };
    const { body } = await app.ask(updateTeam, { team_id: id, version: 1, ...changed }, { headers });
    expect(body).toMatchObject({ response: { version: 2, team_name: 'Wombat Wanderers', city: 'Pune, Maharashtra' } });
    expect((await app.ask(editTeam, { team_id: id }, { headers })).body).toEqual(body);
    expect(await found(app, 'wombat')).toContain(id);
    expect(await found(app, 'quokka')).not.toContain(id);
  });

  test('by two at once keeps the first and refuses the second', async () => {
    const { app, people, teamId: id } = await appWithTeam();
    const answers = await Promise.all(
      (['owner', 'manager'] as const).map((person) =>
        app.ask(updateTeam, { team_id: id, version: 1, ...teamFields, team_name: `By the ${person}` }, { headers: people[person].headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body['response'] as { team_name: string };
    expect(answers.find(({ status }) => status === 409)?.body['error']).toBe('changedMeanwhile');
    expect((await app.ask(getTeamProfile, { team_id: id })).body).toMatchObject({ response: { team_name: winner.team_name } });
  });
});

describe('deleting a team', () => {
  test('says first what is deleted with it, and hides it from pages and search until it is restored', async () => {
    const { app, people, teamId: id } = await appWithTeam();
    const { headers } = people.owner;
    await app.ask(updateTeam, { team_id: id, version: 1, ...teamFields }, { headers });
    expect((await app.ask(editTeam, { team_id: id }, { headers })).body).toMatchObject({
      response: { goes_along: { members: 5, followers: 1, events: 0 }, may_delete: true },
    });
    const { body } = await app.ask(deleteTeam, { team_id: id }, { headers });
    const { undo_until } = body['response'] as { undo_until: string };
    const { rows } = await app.context.database.pool.query<{ at: Date }>('select deleted_at as at from teams where id = $1', [id]);
    expect(Date.parse(undo_until) - Number(rows[0]?.at)).toBe(10 * 60_000);
    expect([(await app.ask(getTeamProfile, { team_id: id })).status, await found(app, 'quokka')]).toEqual([
      404,
      expect.not.stringContaining(id),
    ]);
    for (const person of ['owner', 'player'] as const)
      expect((await app.ask(listTeams, {}, { headers: people[person].headers })).body['response']).toEqual([]);

    for (const person of ['manager', 'player', 'stranger', 'rival'] as const)
      expect((await app.ask(restoreTeam, { team_id: id }, { headers: people[person].headers })).status, person).toBe(404);
    expect((await app.ask(restoreTeam, { team_id: id }, { headers })).status).toBe(200);
    expect(await found(app, 'quokka')).toContain(id);
    expect((await app.ask(listTeams, {}, { headers: people.player.headers })).body).toMatchObject({ response: [{ id, role: 'player' }] });
  });

  test('can no longer be undone after ten minutes', async () => {
    const { app, people, teamId: id } = await appWithTeam();
    const { headers } = people.owner;
    await app.ask(deleteTeam, { team_id: id }, { headers });
    await app.context.database.pool.query(`update teams set deleted_at = deleted_at - interval '11 minutes' where id = $1`, [id]);
    expect(await app.ask(restoreTeam, { team_id: id }, { headers })).toMatchObject({ status: 410, body: { error: 'undoOver' } });
  });
});
