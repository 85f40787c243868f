import { describe, expect, test } from 'vitest';
import { globalSearch } from '../../src/contract/search.ts';
import { addTeam, deleteTeam, editTeam, restoreTeam, updateTeam } from '../../src/contract/team-edit.ts';
import { getTeamProfile, listTeams } from '../../src/contract/teams.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { houseWithTeam } from '../builders/team.ts';
import { toldOfTeam } from '../builders/told-of-team.ts';

type House = Awaited<ReturnType<typeof testHouse>>;

async function newTeam(house: House, headers: Record<string, string>, changes: object = {}) {
  const { status, body } = await house.ask(addTeam, { ...toldOfTeam, ...changes }, { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body['response'] as { id: string; sporthon_id: string };
}
const found = async (house: House, keyword: string) =>
  JSON.stringify((await house.ask(globalSearch, { keyword, category: 'teams' })).body['response']);

describe('a new team', () => {
  test('is found at once, has an ID to read out, and whoever made it owns it', async () => {
    const house = await testHouse();
    const { headers } = await settledPlayer(house, 'quilla@elevate.example');
    const { id, sporthon_id } = await newTeam(house, headers);
    expect(sporthon_id).toMatch(/^EL-[2-9A-HJ-NP-Z]{5}$/);
    expect(await found(house, 'quokka')).toContain(id);
    expect((await house.ask(getTeamProfile, { id })).body).toMatchObject({
      response: {
        team_name: 'Quokka Rangers',
        city: 'Nagpur',
        sport_name: 'Badminton',
        team_type: 'friends',
        member_count: 1,
        facebook: null,
      },
    });
    expect((await house.ask(listTeams, {}, { headers })).body).toMatchObject({ response: [{ id, role: 'owner', next: null }] });
  });

  test.each([
    ['no name', { team_name: ' ' }, 'team_name'],
    ['a city that nobody knows', { city: 'Atlantis' }, 'city'],
    ['a sport that there is not', { sport_id: 1 }, 'sport_id'],
    ['a kind that there is not', { team_type: 'army' }, 'team_type'],
    ['a zone that there is not', { time_zone: 'Asia/Atlantis' }, 'time_zone'],
    ['a link that is none', { twitter: 'javascript:alert(1)' }, 'twitter'],
  ])('is refused with %s, at its field', async (_what, change, field) => {
    const house = await testHouse();
    const { headers } = await settledPlayer(house, 'quilla@elevate.example');
    expect(await house.ask(addTeam, { ...toldOfTeam, ...change }, { headers })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    });
    expect((await house.ask(listTeams, {}, { headers })).body['response']).toEqual([]);
    expect((await house.ask(addTeam, toldOfTeam)).status).toBe(401);
  });
});

describe('changing a team', () => {
  test('is what others see and find', async () => {
    const house = await testHouse();
    const { headers } = await settledPlayer(house, 'quilla@elevate.example');
    const { id } = await newTeam(house, headers);
    const changed = { ...toldOfTeam, team_name: 'Wombat Wanderers', city: 'Pune, Maharashtra', sport_id: 8 };
    const { body } = await house.ask(updateTeam, { id, version: 1, ...changed }, { headers });
    expect(body).toMatchObject({ response: { version: 2, team_name: 'Wombat Wanderers', city: 'Pune, Maharashtra' } });
    expect((await house.ask(editTeam, { id }, { headers })).body).toEqual(body);
    expect(await found(house, 'wombat')).toContain(id);
    expect(await found(house, 'quokka')).not.toContain(id);
  });

  test('by two at once keeps the first and tells the second', async () => {
    const { house, people, teamId: id } = await houseWithTeam(await testHouse());
    const answers = await Promise.all(
      (['owner', 'manager'] as const).map((person) =>
        house.ask(updateTeam, { id, version: 1, ...toldOfTeam, team_name: `By the ${person}` }, { headers: people[person].headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body['response'] as { team_name: string };
    expect(answers.find(({ status }) => status === 409)?.body['error']).toBe('changedMeanwhile');
    expect((await house.ask(getTeamProfile, { id })).body).toMatchObject({ response: { team_name: winner.team_name } });
  });
});

describe('deleting a team', () => {
  test('says first what goes along, and takes it out of sight and search until it is brought back', async () => {
    const { house, people, teamId: id } = await houseWithTeam(await testHouse());
    const { headers } = people.owner;
    await house.ask(updateTeam, { id, version: 1, ...toldOfTeam }, { headers });
    expect((await house.ask(editTeam, { id }, { headers })).body).toMatchObject({
      response: { goes_along: { members: 5, followers: 1, events: 0 }, may_delete: true },
    });
    const { body } = await house.ask(deleteTeam, { id }, { headers });
    const minutes = (Date.parse((body['response'] as { undo_until: string }).undo_until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect([(await house.ask(getTeamProfile, { id })).status, await found(house, 'quokka')]).toEqual([
      404,
      expect.not.stringContaining(id),
    ]);
    for (const person of ['owner', 'player'] as const)
      expect((await house.ask(listTeams, {}, { headers: people[person].headers })).body['response']).toEqual([]);

    for (const person of ['manager', 'player', 'stranger', 'rival'] as const)
      expect((await house.ask(restoreTeam, { id }, { headers: people[person].headers })).status, person).toBe(404);
    expect((await house.ask(restoreTeam, { id }, { headers })).status).toBe(200);
    expect(await found(house, 'quokka')).toContain(id);
    expect((await house.ask(listTeams, {}, { headers: people.player.headers })).body).toMatchObject({ response: [{ id, role: 'player' }] });
  });

  test('can no longer be undone after ten minutes', async () => {
    const { house, people, teamId: id } = await houseWithTeam(await testHouse());
    const { headers } = people.owner;
    await house.ask(deleteTeam, { id }, { headers });
    await house.house.database.pool.query(`update teams set deleted_at = deleted_at - interval '11 minutes' where id = $1`, [id]);
    expect(await house.ask(restoreTeam, { id }, { headers })).toMatchObject({ status: 410, body: { error: 'undoOver' } });
  });
});
