import { describe, expect, test } from 'vitest';
import { deleteMyAccount, exportMyData } from '../../src/contract/account.ts';
import {
  getHealthDetails,
  grantPlatformRole,
  listFailedJobs,
  listMyPlatformRoles,
  listPlatformRoles,
  mayOnPlatform,
  platformRoles,
  revokePlatformRole,
  type PlatformPermission,
  type PlatformRole,
} from '../../src/contract/platform-roles.ts';
import type { Call } from '../../src/contract/call.ts';
import { runGrantCommand } from '../../src/server/platform-roles/index.ts';
import { testApp } from '../builders/open-test-app.ts';
import { settledPlayer } from '../builders/settled-player.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const email = (name: string) => `${name}@elevate.example`;

/** Runs the command and returns its output. */
async function command({ context: app }: App, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runGrantCommand(app.database.pool, args, (line) => lines.push(line));
  return lines;
}
const grantByCommand = (app: App, name: string, role: PlatformRole) => command(app, '--email', email(name), '--role', role);

async function appWith(...names: string[]) {
  const app = await testApp();
  const people = [];
  for (const [at, name] of names.entries())
    people.push(await settledPlayer(app, email(name), { fullName: name, address: `203.0.113.${at + 10}` }));
  return { app, people };
}

/** A call for each permission that has one, with valid fields. */
const callsOf: Partial<Record<PlatformPermission, readonly [Call, Record<string, unknown>][]>> = {
  manageRoles: [
    [listPlatformRoles, {}],
    [grantPlatformRole, { email: email('editor'), role: 'editor' }],
    [revokePlatformRole, { user_id: '0191f504-85c0-7000-8a20-de3000de3000', role: 'editor' }],
  ],
  readFailedJobs: [[listFailedJobs, {}]],
  readHealthDetails: [[getHealthDetails, {}]],
};

test('every call of the matrix is allowed for its roles, and refused for others and for users without a role', async () => {
  const { app, people } = await appWith('none', ...platformRoles);
  for (const role of platformRoles) await grantByCommand(app, role, role);
  const withRoles: [PlatformRole | 'none', { cookie: string }][] = (['none', ...platformRoles] as const).map((role, at) => [
    role,
    people[at]?.headers ?? { cookie: '' },
  ]);
  for (const [permission, calls] of Object.entries(callsOf) as [PlatformPermission, [Call, Record<string, unknown>][]][]) {
    for (const [call, fields] of calls) {
      for (const [role, headers] of withRoles) {
        const { status, body } = await app.ask(call, fields, { headers });
        const isAllowed = (mayOnPlatform[permission] as readonly string[]).includes(role);
        const refusal = isAllowed ? undefined : 'noPlatformPermission';
        expect(body['error'] === 'noPlatformPermission' ? body['error'] : undefined, `${role} asks ${call.name}`).toBe(refusal);
        if (!isAllowed) expect(status).toBe(403);
      }
    }
  }
});

describe('an administrator', () => {
  test('sees who has a role, grants one to a verified address, and revokes it', async () => {
    // The first by name is not the first who came.
    const { app, people } = await appWith('ravi', 'asha');
    const [ravi, asha] = people.map(({ headers }) => headers);
    await grantByCommand(app, 'asha', 'administrator');
    const granted = await app.ask(grantPlatformRole, { email: 'RAVI@elevate.example', role: 'editor' }, { headers: asha ?? {} });
    expect(granted.body).toMatchObject({
      response: [
        { name: 'asha', role: 'administrator', grantedBy: null },
        { name: 'ravi', role: 'editor', grantedBy: 'asha', email: email('ravi') },
      ],
    });
    expect((await app.ask(listMyPlatformRoles, {}, { headers: ravi ?? {} })).body).toMatchObject({ response: [{ role: 'editor' }] });
    const fields = { user_id: people[0]?.user.id ?? '', role: 'editor' as const };
    expect((await app.ask(revokePlatformRole, fields, { headers: asha ?? {} })).body).toMatchObject({ response: [{ name: 'asha' }] });
    expect((await app.ask(revokePlatformRole, fields, { headers: asha ?? {} })).body).toMatchObject({ error: 'noSuchRole' });
    const { rows } = await app.context.database.pool.query('select role, change from platform_role_changes order by id');
    expect(rows).toEqual([
      { role: 'administrator', change: 'granted' },
      { role: 'editor', change: 'granted' },
      { role: 'editor', change: 'revoked' },
    ]);
  });

  test('sees that an address is unverified, and stays if there is no other administrator', async () => {
    const { app, people } = await appWith('asha');
    const { headers, user } = people[0] ?? { headers: { cookie: '' }, user: { id: '' } };
    await grantByCommand(app, 'asha', 'administrator');
    const unknown = await app.ask(grantPlatformRole, { email: email('nobody'), role: 'editor' }, { headers });
    expect([unknown.status, unknown.body['error']]).toEqual([404, 'noSuchAccount']);
    const last = await app.ask(revokePlatformRole, { user_id: user.id, role: 'administrator' }, { headers });
    expect([last.status, last.body['error']]).toEqual([409, 'lastAdministrator']);
  });

  test("remains when two revoke each other's role at the same instant", async () => {
    const { app, people } = await appWith('asha', 'ravi');
    for (const name of ['asha', 'ravi']) await grantByCommand(app, name, 'administrator');
    const answers = await Promise.all(
      people.map(({ headers }, at) =>
        app.ask(revokePlatformRole, { user_id: people[1 - at]?.user.id ?? '', role: 'administrator' }, { headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await app.context.database.pool.query('select from platform_roles')).rowCount).toBe(1);
  });

  test('sees failed jobs without their content, and the state of the database', async () => {
    const { app, people } = await appWith('asha');
    const { headers } = people[0] ?? { headers: { cookie: '' } };
    await grantByCommand(app, 'asha', 'administrator');
    await app.context.database.pool.query(
      `update jobs.job set state = 'failed', completed_on = now(), retry_count = 2 where id in (select id from jobs.job where name = 'mail' limit 1)`,
    );
    const { body } = await app.ask(listFailedJobs, {}, { headers });
    expect(body['response']).toHaveLength(1);
    expect(Object.keys((body['response'] as object[])[0] ?? {}).sort()).toEqual(['failedAt', 'id', 'kind', 'tries']);
    const health = await app.ask(getHealthDetails, {}, { headers });
    expect(health.body).toMatchObject({ database: { version: expect.stringMatching(/^\d+/) as unknown } });
  });
});

describe('npm run grant', () => {
  test('grants, lists and revokes; a repeated command records nothing', async () => {
    const { app, people } = await appWith('asha', 'ravi');
    expect(await command(app, '--list')).toEqual(['Nobody has a role.']);
    expect(await grantByCommand(app, 'asha', 'administrator')).toEqual(['asha@elevate.example is administrator now.']);
    await grantByCommand(app, 'asha', 'administrator');
    await app.ask(grantPlatformRole, { email: email('ravi'), role: 'moderator' }, { headers: people[0]?.headers ?? {} });
    const listed = await command(app, '--list');
    expect(listed.map((line) => line.replace(/granted 20\S+Z by/, 'granted then by'))).toEqual([
      'administrator: asha asha@elevate.example, granted then by a command',
      'moderator: ravi ravi@elevate.example, granted then by asha',
    ]);
    await command(app, '--email', email('ravi'), '--role', 'moderator', '--revoke');
    expect(await command(app, '--list')).toHaveLength(1);
    expect((await app.context.database.pool.query('select from platform_role_changes')).rowCount).toBe(3);
  });

  test.each([
    ['an unknown role', ['--email', 'asha@elevate.example', '--role', 'king'], "There is no role 'king'"],
    ['no address', ['--role', 'editor'], '--email and --role are needed'],
    ['an address that nobody proved', ['--email', 'nobody@elevate.example', '--role', 'editor'], 'Nobody here has proved this e-mail'],
    ['an option that is none', ['--everybody'], 'Unknown option'],
  ])('explains what is wrong with %s', async (_what, args, text) => {
    await expect(command(await testApp(), ...args)).rejects.toThrow(text);
  });

  test('keeps the last administrator', async () => {
    const { app } = await appWith('asha');
    await grantByCommand(app, 'asha', 'administrator');
    await expect(command(app, '--email', email('asha'), '--role', 'administrator', '--revoke')).rejects.toThrow('needs an administrator');
  });
});

test('roles and their changes are exported, and deleted with the account', async () => {
  const { app, people } = await appWith('asha', 'ravi');
  const [asha, ravi] = people.map(({ headers }) => headers);
  await grantByCommand(app, 'asha', 'administrator');
  await app.ask(grantPlatformRole, { email: email('ravi'), role: 'administrator' }, { headers: asha ?? {} });
  expect((await app.ask(exportMyData, {}, { headers: asha ?? {} })).body).toMatchObject({
    platformRoles: [{ role: 'administrator' }],
    platformRoleChanges: [{ role: 'administrator', change: 'granted' }],
  });
  expect((await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: asha ?? {} })).status).toBe(200);
  const { body } = await app.ask(listPlatformRoles, {}, { headers: ravi ?? {} });
  expect(body).toMatchObject({ response: [{ name: 'ravi', grantedBy: null }] });
  expect((await app.context.database.pool.query('select from platform_role_changes')).rowCount).toBe(1);
  // The last administrator names another one first.
  const last = await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers: ravi ?? {} });
  expect([last.status, last.body]).toMatchObject([409, { error: 'lastAdministrator' }]);
  expect((await app.ask(listPlatformRoles, {}, { headers: ravi ?? {} })).status).toBe(200);
});
