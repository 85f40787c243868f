import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { updateTeam } from '../../src/contract/team-edit.ts';
import { deletePlayer, leaveTeam, listMemberChanges, listPlayers, type TeamMember, updatePlayer } from '../../src/contract/team-members.ts';
import { getTeamProfile } from '../../src/contract/teams.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { memberFields, teamFields } from '../builders/team-fields.ts';

const confirmation = 'DELETE';
const build = async () => {
  const built = await appWithTeam();
  const { app, people, teamId: id, members } = built;
  const leaveFully = async (person: keyof typeof people) =>
    expect((await app.ask(deleteMyAccount, { confirmation }, { headers: people[person].headers })).status).toBe(200);
  const owner = async () => {
    const { rows } = await app.context.database.pool.query<{ id: string }>(
      `select id from team_members where team_id = $1 and role = 'owner' and removed_at is null`,
      [id],
    );
    return rows.map((row) => row.id);
  };
  const leave = (person: keyof typeof people) => app.ask(leaveTeam, { team_id: id }, { headers: people[person].headers });
  return { ...built, id, members, leaveFully, leave, owner };
};

describe('deleting an account', () => {
  test('leaves a team to its manager, otherwise its coach, otherwise a player', async () => {
    const { leaveFully, leave, owner, members } = await build();
    await leaveFully('owner');
    expect(await owner()).toEqual([members.manager]);
    await leaveFully('manager');
    expect(await owner()).toEqual([members.coach]);
    await leave('player');
    await leaveFully('stranger');
    expect(await owner()).toEqual([members.coach]);
  });

  test('deletes a team without a successor', async () => {
    const { app, people, id, leave, leaveFully } = await build();
    await app.ask(updateTeam, { team_id: id, version: 1, ...teamFields }, { headers: people.owner.headers });
    for (const person of ['manager', 'coach', 'player'] as const) await leave(person);
    await leaveFully('owner');
    expect((await app.ask(getTeamProfile, { team_id: id })).status).toBe(404);
    expect(JSON.stringify((await app.ask(globalSearch, { keyword: 'quokka', category: 'teams' })).body)).not.toContain(id);
  });

  test('keeps no name and no contact in a team or its history', async () => {
    const { app, people, id, members, leaveFully } = await build();
    const { headers } = people.coach;
    await app.ask(
      updatePlayer,
      { team_id: id, member_id: members.player, version: 1, ...memberFields, first_name: 'Xylia', phone: '+91 12345 67' },
      { headers },
    );
    await leaveFully('player');
    const { rows } = await app.context.database.pool.query<{ row: string }>(
      `select t::text as row from team_members t where team_id = $1 union all select t::text from team_changes t where team_id = $1`,
      [id],
    );
    expect(rows.filter(({ row }) => /Xylia|Pallavi|player@elevate|12345/.test(row))).toEqual([]);
    const roster = (await app.ask(listPlayers, { team_id: id }, { headers })).body['response'] as TeamMember[];
    expect(roster.map((member) => member.id)).not.toContain(members.player);
    expect((await app.ask(listMemberChanges, { team_id: id, member_id: members.owner }, { headers })).status).toBe(200);
  });

  test('of an owner and their successor at the same instant leaves an owner', async () => {
    const { members, leaveFully, owner } = await build();
    await Promise.all([leaveFully('owner'), leaveFully('manager')]);
    expect(await owner()).toEqual([members.coach]);
  });

  test('of two owners at the same instant leaves an owner', async () => {
    const { app, id, members, leaveFully, owner } = await build();
    await app.context.database.pool.query(`update team_members set role = 'owner' where team_id = $1 and id = $2`, [id, members.manager]);
    await Promise.all([leaveFully('owner'), leaveFully('manager')]);
    expect(await owner()).toEqual([members.coach]);
  });
});

test('my data names my teams, including those I was removed from', async () => {
  const { app, people, id, members } = await build();
  await app.ask(deletePlayer, { team_id: id, member_id: members.player }, { headers: people.coach.headers });
  const { body } = await app.ask(exportMyData, {}, { headers: people.player.headers });
  expect(body['memberships']).toMatchObject([
    { team: 'Zeilinger Zephyrs', role: 'player', jersey_number: 10, removed_at: expect.any(String) as string },
  ]);
});
