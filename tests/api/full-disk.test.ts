import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getMyDetails, logout } from '../../src/contract/identity.ts';
import { getProfilePicture, updateProfileImage } from '../../src/contract/pictures.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { joinWaitlist } from '../../src/contract/waitlist.ts';
import { createApi } from '../../src/server/api.ts';
import { createLocalFiles } from '../../src/server/providers/file-storage/file-storage-local.ts';
import { testApp } from '../builders/open-test-app.ts';
import { fileOf, redAndBlue } from '../builders/pictures.ts';
import { signInAs } from '../builders/sign-in.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const SECRET_KEY = 'a'.repeat(43);
const visitor = { name: 'Meera', email: 'meera@example.com', source: '' };
const diskFull = {
  status: 507,
  body: { error: 'diskFull', message: expect.stringContaining('the disk of this server is full') as string },
};

/** Makes PostgreSQL answer every such change as if its disk were full. */
const refuseOn = (change: string) => `
  create function refuse_rows() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger refuse_rows before ${change} for each row execute function refuse_rows()`;
const refusing = refuseOn('insert on waitlist_entries');

describe('on a full disk', () => {
  test('a row that finds no room in a database that is not embedded answers 507, /healthz says so, and reads go on', async () => {
    const app = await testApp();
    // Without a folder of its own no free space is watched, as with DATABASE_URL: the database alone knows its disk.
    expect(app.context.database.folder).toBeUndefined();
    await app.context.database.pool.query(refusing);
    const refused = await app.ask(joinWaitlist, visitor);
    expect(refused).toMatchObject(diskFull);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await app.ask(globalSearch, { category: 'teams' })).status).toBe(200);
    const health = await app.send('/healthz');
    expect([health.status, await health.json()]).toMatchObject([200, { database: 'up', disk: 'full' }]);
    await app.context.database.pool.query('drop trigger refuse_rows on waitlist_entries');
    expect((await app.ask(joinWaitlist, visitor)).status).toBe(200);
  });

  test('a picture that finds no room answers 507 and changes nothing', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const picture = fileOf(await (await redAndBlue()).jpeg().toBuffer());
    const readPicture = async () => (await app.ask(getProfilePicture, {}, { headers })).body;
    const before = await readPicture();
    app.context.providers.fileStorage.write = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    expect(await app.ask(updateProfileImage, { image: picture }, { headers })).toMatchObject(diskFull);
    expect(await readPicture()).toEqual(before);
  });

  test('with too little room for the database, changes are refused before anything is written, and reads go on', async () => {
    const app = await testApp();
    const { hono } = createApi({ ...app.context, space: { ...app.context.space, isShort: () => true } });
    const caller = { requestId: 'test', address: '203.0.113.7', setCookies: [], header: () => undefined };
    const ask = async (path: string, init?: RequestInit) =>
      (await hono.fetch(new Request(`http://localhost${path}`, init), { caller })).status;
    expect(await ask(joinWaitlist.path, { method: joinWaitlist.method, body: JSON.stringify(visitor) })).toBe(507);
    expect(await ask('/api/global-search?category=teams')).toBe(200);
    expect(await ask(logout.path, { method: logout.method })).toBe(200);
  });

  test('a person can sign out: the session is refused at once, by other processes too, and deleted once there is room', async () => {
    const app = await testApp({ variables: { SECRET_KEY } });
    const other = await testApp({ variables: { SECRET_KEY }, database: app.database });
    const { pool } = app.context.database;
    const { headers } = await signInAs(app, 'asha@elevate.example');
    const statusIn = async ({ ask }: typeof app) => (await ask(getMyDetails, {}, { headers })).status;
    expect([await statusIn(app), await statusIn(other)]).toEqual([200, 200]);
    const countSessions = async () => (await pool.query('select from sessions')).rowCount;
    const before = await countSessions();
    await pool.query(refuseOn('delete on sessions'));
    const left = await app.ask(logout, {}, { headers });
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie().map((cookie) => /^(\w+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual(['_token', '_userSession']);
    expect([await statusIn(app), await countSessions()]).toEqual([401, before]);
    await expect.poll(() => statusIn(other)).toBe(401);
    await pool.query('drop trigger refuse_rows on sessions');
    await expect.poll(countSessions, { timeout: 10_000 }).toBe((before ?? 0) - 1);
    expect([await statusIn(app), await statusIn(other)]).toEqual([401, 401]);
  });

  test('a file that cannot be finished leaves no part of it', async () => {
    const folder = temporaryFolder('files');
    // Nothing can be renamed to the name of a folder.
    await mkdir(join(folder, 'uploads/me.webp'), { recursive: true });
    await expect(createLocalFiles(folder).write('uploads/me.webp', new Uint8Array([1]))).rejects.toThrow();
    expect(await readdir(join(folder, 'uploads'))).toEqual(['me.webp']);
  });
});
