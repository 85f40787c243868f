import { describe, expect, test } from 'vitest';
import { changeRole, deletePlayer, handOverTeam, leaveTeam, listPlayers } from '../../src/contract/team-members.ts';
import { limits } from '../../src/contract/limits.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const build = async () => {
  const built = await appWithTeam();
  const { app, people, teamId: id } = built;
  const roles = async () => {
    const { rows } = await app.context.database.pool.query<{ id: string; role: string; version: number }>(
      'select id, role, version from team_members where team_id = $1 and removed_at is null',
      [id],
    );
    return rows;
  };
  const versionOf = async (member: string) => (await roles()).find((row) => row.id === member)?.version ?? 0;
  const owners = async () => (await roles()).filter(({ role }) => role === 'owner').map((row) => row.id);
  const give = async (memberId: string, role: 'owner' | 'manager' | 'coach' | 'player', person: keyof typeof people = 'owner') =>
    app.ask(
      changeRole,
      { team_id: id, member_id: memberId, role, version: await versionOf(memberId) },
      { headers: people[person].headers },
    );
  return { ...built, id, give, owners, versionOf };
};

describe('the last owner', () => {
  test('stays: cannot leave, be demoted or be removed', async () => {
    const { app, id, people, members, give, owners } = await build();
    const { headers } = people.owner;
    const answers = [
      await app.ask(leaveTeam, { team_id: id }, { headers }),
      await give(members.owner, 'player'),
      await app.ask(deletePlayer, { team_id: id, member_id: members.owner }, { headers }),
    ];
    expect(answers.map(({ status, body }) => [status, body['error']])).toEqual(Array.from({ length: 3 }, () => [409, 'lastOwner']));
    expect(await owners()).toEqual([members.owner]);
  });

  test('stays, also when two owners leave at the same instant, in every way', async () => {
    const { app, id, people, members, give, owners } = await build();
    for (const [first, second] of [
      ['leave', 'leave'],
      ['leave', 'demote'],
      ['remove', 'leave'],
      ['demote', 'remove'],
    ] as const) {
      await app.context.database.pool.query(
        `update team_members set role = 'owner', removed_at = null where team_id = $1 and id = any($2)`,
        [id, [members.owner, members.manager]],
      );
      const go = async (how: typeof first | typeof second, person: 'owner' | 'manager') => {
        const { headers } = people[person];
        if (how === 'leave') return app.ask(leaveTeam, { team_id: id }, { headers });
        if (how === 'demote') return give(members[person], 'player', person);
        return app.ask(deletePlayer, { team_id: id, member_id: members[person] }, { headers });
      };
      const answers = await Promise.all([go(first, 'owner'), go(second, 'manager')]);
      expect(answers.map(({ status }) => status).sort(), `${first} and ${second}`).toEqual([200, 409]);
      expect(await owners(), `${first} and ${second}`).toHaveLength(1);
    }
  });

  test('becomes a manager after transferring the team, and may leave then', async () => {
    const { app, id, people, members, owners } = await build();
    expect((await app.ask(handOverTeam, { team_id: id, member_id: members.coach }, { headers: people.owner.headers })).status).toBe(200);
    expect(await owners()).toEqual([members.coach]);
    expect((await app.ask(handOverTeam, { team_id: id, member_id: members.owner }, { headers: people.owner.headers })).status).toBe(403);
    expect((await app.ask(leaveTeam, { team_id: id }, { headers: people.owner.headers })).status).toBe(200);
    expect((await app.ask(listPlayers, { team_id: id }, { headers: people.owner.headers })).status).toBe(404);
  });

  test('must have an account', async () => {
    const { app, id, people, members, give, owners } = await build();
    expect((await give(members.ward, 'owner')).body['error']).toBe('needsAccount');
    expect((await app.ask(handOverTeam, { team_id: id, member_id: members.ward }, { headers: people.owner.headers })).body['error']).toBe(
      'needsAccount',
    );
    expect(await owners()).toEqual([members.owner]);
  });
});

test('a role change based on an older version is refused', async () => {
  const { app, id, people, members, give } = await build();
  expect((await give(members.player, 'coach')).body).toMatchObject({ response: { role: 'coach', version: 2 } });
  const late = { team_id: id, member_id: members.player, role: 'manager', version: 1 } as const;
  expect((await app.ask(changeRole, late, { headers: people.owner.headers })).body['error']).toBe('changedMeanwhile');
});

test('members may leave a team, and a guardian without membership is refused', async () => {
  const { app, id, people } = await build();
  for (const person of ['manager', 'coach', 'player', 'follower'] as const)
    expect((await app.ask(leaveTeam, { team_id: id }, { headers: people[person].headers })).status, person).toBe(200);
  expect((await app.ask(leaveTeam, { team_id: id }, { headers: people.guardian.headers })).status).toBe(403);
  for (const person of ['stranger', 'player'] as const)
    expect((await app.ask(leaveTeam, { team_id: id }, { headers: people[person].headers })).status, person).toBe(404);
});

test('a follower gets another role only if the roster has room', async () => {
  const { app, id, members, give } = await build();
  await app.context.database.pool.query(
    `insert into team_members (team_id, id, role, first_name, last_name)
     select $1, gen_random_uuid(), 'player', 'One', 'of many' from generate_series(1, $2::integer - (
       select count(*)::integer from team_members where team_id = $1 and role <> 'follower'))`,
    [id, limits.teamMembersMaximum],
  );
  const refused = await give(members.follower, 'player');
  expect([refused.status, refused.body['error']]).toEqual([409, 'rosterFull']);
  expect((await give(members.player, 'coach')).status).toBe(200);
  await app.context.database.pool.query(`delete from team_members where team_id = $1 and last_name = 'of many'`, [id]);
  expect((await give(members.follower, 'player')).status).toBe(200);
});
