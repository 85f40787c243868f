import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayInTeam, type TeamPermission, type AccessRole } from '../../src/contract/team-roles.ts';
import { openTestApp } from '../builders/open-test-app.ts';
import { makeTeam, signInTeamPeople, type People } from '../builders/team.ts';
import { teamCalls } from '../builders/team-calls.ts';

const roles = ['follower', 'guardian', 'player', 'coach', 'manager', 'owner'] as const satisfies readonly AccessRole[];
const mayDo = (role: AccessRole, permission: TeamPermission) => (mayInTeam[permission] as readonly AccessRole[]).includes(role);

// One application for all cases: each call gets a team of its own.
let app: Awaited<ReturnType<typeof openTestApp>>;
let people: People;
beforeAll(async () => {
  app = await openTestApp();
  people = await signInTeamPeople(app);
});
afterAll(() => app.close());

describe.each(teamCalls.map((line) => [line[0].name, line] as const))('%s', (_name, [call, permission, fieldsFor]) => {
  test(`requires ${permission}: everybody else is refused, and strangers do not find the team`, async () => {
    const team = await makeTeam(app, people);
    const asked = async (headers: Record<string, string>, address: string) =>
      app.ask(call, await fieldsFor(team), { headers, address: `192.0.2.${address}` });

    expect((await asked({}, '1')).status, 'signed out').toBe(401);
    for (const person of ['stranger', 'rival'] as const) {
      const { status, body } = await asked(people[person].headers, '2');
      expect([status, body['error']], person).toEqual([404, 'noSuchTeam']);
    }
    // Roles without the permission come first, because the others may delete the team.
    const inTurn = [...roles].sort((one, other) => Number(mayDo(one, permission)) - Number(mayDo(other, permission)));
    for (const [at, role] of inTurn.entries()) {
      const { status, body } = await asked(people[role].headers, String(at + 3));
      if (mayDo(role, permission)) {
        // The row they ask for may not exist, but the team does, and they may act in it.
        expect([400, 401, 403, 500], `${role}: ${JSON.stringify(body)}`).not.toContain(status);
        expect(body['error'], role).not.toBe('noSuchTeam');
      } else expect([status, body['error']], role).toEqual([403, 'notYours']);
    }
  });
});
