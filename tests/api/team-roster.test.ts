import { describe, expect, test } from 'vitest';
import type { Fields } from '../../src/contract/call.ts';
import { deleteMyAccount } from '../../src/contract/account.ts';
import {
  addPlayer,
  deletePlayer,
  editPlayer,
  listMemberChanges,
  listPlayers,
  leaveTeam,
  restorePlayer,
  type TeamMember,
  updatePlayer,
} from '../../src/contract/team-members.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import { memberFields } from '../builders/team-fields.ts';

const build = async () => {
  const built = await appWithTeam();
  const { app, people, teamId: id } = built;
  const { headers } = people.coach;
  const roster = async (person: keyof typeof people = 'coach') =>
    (await app.ask(listPlayers, { team_id: id }, { headers: people[person].headers })).body['response'] as TeamMember[];
  const add = async (changes: Partial<Fields<typeof addPlayer>> = {}) =>
    (await app.ask(addPlayer, { team_id: id, ...memberFields, ...changes }, { headers })).body['response'] as TeamMember;
  return { ...built, id, headers, roster, add };
};

describe('a roster', () => {
  test('lists staff first, then players and substitutes by number, and no followers', async () => {
    const { roster, add } = await build();
    await add({ squad: 'substitute', jersey_number: 2, first_name: 'Sub' });
    await add({ squad: 'player', jersey_number: 3, first_name: 'Three' });
    await add({ squad: 'player', jersey_number: null, first_name: 'None' });
    expect((await roster()).map(({ first_name }) => first_name)).toEqual([
      'Ojasvi',
      'Manjari',
      'Charu',
      'Three',
      'Pallavi',
      'Wanda',
      'None',
      'Sub',
    ]);
  });

  test('shows contacts to staff, to the member, and to a guardian those of their child', async () => {
    const { roster, app, teamId, members } = await build();
    await app.context.database.pool.query(`update team_members set email = 'ward@elevate.example' where team_id = $1 and id = $2`, [
      teamId,
      members.ward,
    ]);
    const seen = async (person: 'owner' | 'manager' | 'coach' | 'player' | 'guardian') =>
      (await roster(person)).filter(({ email }) => email !== null).map(({ first_name }) => first_name);
    for (const person of ['owner', 'manager', 'coach'] as const) expect((await seen(person)).length, person).toBe(5);
    expect(await seen('player')).toEqual(['Pallavi']);
    expect(await seen('guardian')).toEqual(['Wanda']);
  });

  test('never has the same number twice, also in parallel, and names its owner', async () => {
    const { app, id, headers, add, roster } = await build();
    const answers = await Promise.all(
      [1, 2].map(() => app.ask(addPlayer, { team_id: id, ...memberFields, jersey_number: 44 }, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'jerseyTaken',
      fields: { jersey_number: expect.stringContaining('It is Zubin Zeilinger.') as string },
    });
    const other = await add({ jersey_number: 45 });
    const change = { team_id: id, member_id: other.id, version: 1, ...memberFields, jersey_number: 44 };
    expect((await app.ask(updatePlayer, change, { headers })).status).toBe(409);
    // A removed member has no jersey number.
    const wearer = (await roster()).find(({ jersey_number }) => jersey_number === 44);
    await app.ask(deletePlayer, { team_id: id, member_id: wearer?.id ?? '' }, { headers });
    expect((await app.ask(updatePlayer, change, { headers })).status).toBe(200);
  });

  test('is changed only from the newest version: the second of two is refused', async () => {
    const { app, id, people, add } = await build();
    const { id: memberId } = await add();
    const answers = await Promise.all(
      (['coach', 'manager'] as const).map((person) =>
        app.ask(
          updatePlayer,
          { team_id: id, member_id: memberId, version: 1, ...memberFields, position: person },
          { headers: people[person].headers },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['a number below zero', { jersey_number: -1 }, 'jersey_number'],
    ['half a number', { jersey_number: 1.5 }, 'jersey_number'],
    ['a number of four digits', { jersey_number: 1000 }, 'jersey_number'],
    ['no name', { first_name: '' }, 'first_name'],
    ['an address that is none', { email: 'zubin' }, 'email'],
    ['a phone that is none', { phone: 'ring me' }, 'phone'],
  ])('refuses %s at its field', async (_what, change, field) => {
    const { app, id, headers } = await build();
    expect(await app.ask(addPlayer, { team_id: id, ...memberFields, ...change }, { headers })).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    });
  });
});

describe('removing a member', () => {
  test('can be undone for ten minutes; without the number if that was given away', async () => {
    const { app, id, headers, add, roster } = await build();
    const { id: memberId } = await add({ jersey_number: 50 });
    expect((await app.ask(deletePlayer, { team_id: id, member_id: memberId }, { headers })).status).toBe(200);
    expect((await roster()).map((member) => member.id)).not.toContain(memberId);
    expect((await app.ask(editPlayer, { team_id: id, member_id: memberId }, { headers })).status).toBe(404);
    await add({ jersey_number: 50 });
    expect((await app.ask(restorePlayer, { team_id: id, member_id: memberId }, { headers })).body).toMatchObject({
      response: { jersey_number: null },
    });
    await app.ask(deletePlayer, { team_id: id, member_id: memberId }, { headers });
    await app.context.database.pool.query(`update team_members set removed_at = removed_at - interval '11 minutes' where id = $1`, [
      memberId,
    ]);
    expect((await app.ask(restorePlayer, { team_id: id, member_id: memberId }, { headers })).status).toBe(410);
  });

  test('cannot be undone for who left by themselves or deleted their account, even if staff had removed them before', async () => {
    const { app, id, people, members, headers } = await build();
    const restored = async (memberId: string) =>
      (await app.ask(restorePlayer, { team_id: id, member_id: memberId }, { headers })).body['error'];
    expect((await app.ask(leaveTeam, { team_id: id }, { headers: people.follower.headers })).status).toBe(200);
    expect(await restored(members.follower)).toBe('leftThemselves');
    expect((await app.ask(deletePlayer, { team_id: id, member_id: members.player }, { headers })).status).toBe(200);
    expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: people.player.headers })).status).toBe(200);
    expect(await restored(members.player)).toBe('leftThemselves');
    const { rows } = await app.context.database.pool.query<{ isRemoved: boolean }>(
      `select removed_at is not null as "isRemoved" from team_members where team_id = $1 and id = any($2)`,
      [id, [members.player, members.follower]],
    );
    expect(rows).toEqual([{ isRemoved: true }, { isRemoved: true }]);
  });

  test('of the rank of manager or owner is for an owner', async () => {
    const { app, id, people, members } = await build();
    const out = async (person: 'coach' | 'manager' | 'owner', memberId: string) =>
      (await app.ask(deletePlayer, { team_id: id, member_id: memberId }, { headers: people[person].headers })).status;
    expect([await out('coach', members.owner), await out('coach', members.manager), await out('manager', members.owner)]).toEqual([
      403, 403, 403,
    ]);
    expect([await out('owner', members.manager), await out('coach', members.player)]).toEqual([200, 200]);
  });

  test('cannot affect another team', async () => {
    const { app, id, rivals, headers } = await build();
    for (const call of [editPlayer, deletePlayer, restorePlayer, listMemberChanges] as const) {
      expect((await app.ask(call, { team_id: id, member_id: rivals.members.owner }, { headers })).body['error'], call.name).toBe(
        'noSuchMember',
      );
      expect((await app.ask(call, { team_id: rivals.teamId, member_id: rivals.members.owner }, { headers })).body['error'], call.name).toBe(
        'noSuchTeam',
      );
    }
  });
});

test('a change from number 0 and from no is told from a change of what was empty', async () => {
  const { app, id, people, headers, add } = await build();
  const { id: memberId } = await add({ jersey_number: 0, position: '' });
  const change = { team_id: id, member_id: memberId, version: 1, ...memberFields, jersey_number: 7, position: 'Keeper', is_minor: true };
  expect((await app.ask(updatePlayer, change, { headers: people.owner.headers })).status).toBe(200);
  const { body } = await app.ask(listMemberChanges, { team_id: id, member_id: memberId }, { headers });
  const [changed] = body['response'] as { fields: { field: string; before: string | null; after: string | null }[] }[];
  expect(Object.fromEntries(changed?.fields.map(({ field, before, after }) => [field, [before, after]]) ?? [])).toEqual({
    jersey_number: ['0', '7'],
    position: [null, 'Keeper'],
    is_minor: ['false', 'true'],
  });
});

test('staff see who changed what about a member', async () => {
  const { app, id, people, headers, add } = await build();
  const { id: memberId } = await add();
  await app.ask(
    updatePlayer,
    { team_id: id, member_id: memberId, version: 1, ...memberFields, position: 'Left wing' },
    { headers: people.owner.headers },
  );
  await app.ask(deletePlayer, { team_id: id, member_id: memberId }, { headers });
  await app.ask(restorePlayer, { team_id: id, member_id: memberId }, { headers });
  const { body } = await app.ask(listMemberChanges, { team_id: id, member_id: memberId }, { headers });
  expect(body['response']).toMatchObject([
    { what: 'restored' },
    { what: 'removed', by: 'Charu Zeilinger' },
    { what: 'changed', by: 'Ojasvi Zeilinger', fields: [{ field: 'position', before: 'Keeper', after: 'Left wing' }] },
    { what: 'added', by: 'Charu Zeilinger' },
  ]);
});
