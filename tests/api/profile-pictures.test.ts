import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { deleteMyAccount } from '../../src/contract/account.ts';
import { getProfilePicture, removeProfileImage, updateProfileImage, uploadFile } from '../../src/contract/pictures.ts';
import { globalSearch } from '../../src/contract/search.ts';
import { DatabaseUnavailable } from '../../src/server/database/database-fault.ts';
import { testApp } from '../builders/open-test-app.ts';
import { colourAt, fileOf, phoneHeic, redAndBlue } from '../builders/pictures.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { signInAs } from '../builders/sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
type Answered = { body: Record<string, unknown> };

const pictureOf = ({ body }: Answered) => body['response'] as { photo: string; address: string };
const keptFiles = ({ context: app }: TestApp) => readdir(`${app.environment.DATA_DIR}/files/uploads/profile_pictures`).catch(() => []);

/** A picture as it is shown, in its stored width. */
async function shown(app: TestApp, answered: Answered): Promise<Buffer> {
  const answer = await app.send(`/${pictureOf(answered).photo}?w=600`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await answer.arrayBuffer());
}

/** The next commit of a transaction is carried out, but its answer is lost. Returns a function that ends this. */
function loseNextCommit(pool: pg.Pool): () => void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  const losing = async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...values: unknown[]) => Promise<unknown>;
    const losingQuery = async (...values: unknown[]) => {
      const answer = await query(...values);
      if (values[0] !== 'commit') return answer;
      client.query = query as typeof client.query;
      throw new DatabaseUnavailable(undefined);
    };
    client.query = losingQuery as typeof client.query;
    return client;
  };
  // The pool's own queries connect with a callback.
  pool.connect = ((callback?: unknown) => (callback ? connect(callback) : losing())) as typeof pool.connect;
  return () => void (pool.connect = connect as typeof pool.connect);
}

describe('a profile picture', () => {
  test.each([
    ['JPEG', async () => (await redAndBlue(900, 700)).jpeg().toBuffer(), 600],
    ['PNG', async () => (await redAndBlue()).png().toBuffer(), 300],
    ['WebP', async () => (await redAndBlue()).webp().toBuffer(), 300],
    ['AVIF', async () => (await redAndBlue()).avif({ effort: 0 }).toBuffer(), 300],
    ['HEIC of a phone', phoneHeic, 240],
  ])('may be a %s, whatever its name, and becomes a square WebP', async (_kind, make, side) => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const answered = await app.ask(updateProfileImage, { image: fileOf(await make(), 'me.txt', 'text/plain') }, { headers });
    expect(answered.status).toBe(200);
    expect(pictureOf(answered).photo).toMatch(/^uploads\/profile_pictures\/[\da-f-]{36}\.webp$/);
    const picture = await shown(app, answered);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['webp', side, side]);
    expect([await colourAt(picture, 20, 20), await colourAt(picture, side - 20, side - 20)]).toEqual(['red', 'blue']);
  });

  test('is rotated upright, and has no data about camera, place and owner', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    // Orientation 6: the camera was rotated, so the red left side must end up at the top.
    const exif = { IFD0: { Artist: 'SECRET PLACE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } };
    const turned = await (
      await redAndBlue()
    )
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SECRET XMP</a></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    for (const sent of [turned, await phoneHeic()]) {
      expect(sent.includes('SECRET PLACE')).toBe(true);
      const answered = await app.ask(updateProfileImage, { image: fileOf(sent) }, { headers });
      const { exif: kept, xmp, icc, orientation } = await sharp(await shown(app, answered)).metadata();
      expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    const upright = await shown(app, await app.ask(updateProfileImage, { image: fileOf(turned) }, { headers }));
    expect([await colourAt(upright, 150, 20), await colourAt(upright, 150, 280)]).toEqual(['red', 'blue']);
    const files = await keptFiles(app);
    expect(files).toHaveLength(1);
  });

  test('replaces the previous one, whose file is deleted, also in search', async () => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example');
    const image = fileOf(await (await redAndBlue()).jpeg().toBuffer());
    const first = await app.ask(updateProfileImage, { image }, { headers });
    const second = await app.ask(uploadFile, { file: image }, { headers });
    expect(await keptFiles(app)).toEqual([pictureOf(second).photo.split('/').at(-1)]);
    expect((await app.send(`/${pictureOf(first).photo}`)).status).toBe(404);
    expect((await app.ask(getProfilePicture, {}, { headers })).body).toEqual(second.body);
    const other = await settledPlayer(app, 'yadin@elevate.example', { fullName: 'Yadin Ortmann' });
    expect((await app.ask(getProfilePicture, { player_id: user.id }, { headers: other.headers })).body).toEqual(second.body);
    expect(JSON.stringify((await app.ask(globalSearch, { keyword: 'vexley', category: 'players' })).body)).toContain(
      pictureOf(second).photo,
    );

    expect(await app.ask(removeProfileImage, {}, { headers })).toMatchObject({
      status: 200,
      body: { response: { photo: null, address: null } },
    });
    expect(await keptFiles(app)).toEqual([]);
    expect((await app.ask(removeProfileImage, {}, { headers })).status).toBe(200);
  });

  test('is deleted with the account', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    await app.ask(updateProfileImage, { image: fileOf(await (await redAndBlue()).jpeg().toBuffer()) }, { headers });
    expect(await keptFiles(app)).toHaveLength(1);
    await app.ask(deleteMyAccount, { confirmation: 'DELETE' }, { headers });
    expect(await keptFiles(app)).toEqual([]);
  });

  test('is stored once when ten are sent at the same instant', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const image = fileOf(await (await redAndBlue()).jpeg().toBuffer());
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.ask(updateProfileImage, { image }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await keptFiles(app)).toHaveLength(1);
  });

  test('keeps its file if the connection is lost during the commit, which may have succeeded; a job deletes files that no row names', async () => {
    const app = await testApp();
    const { pool } = app.context.database;
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const image = fileOf(await (await redAndBlue()).jpeg().toBuffer());
    const restore = loseNextCommit(pool);
    expect((await app.ask(updateProfileImage, { image }, { headers })).status).toBe(503);
    restore();
    const { response } = (await app.ask(getProfilePicture, {}, { headers })).body as { response: { photo: string } };
    const [, , name = ''] = response.photo.split('/');
    expect(await keptFiles(app)).toEqual([name]);

    const runJobs = () => pool.query(`update jobs.job set start_after = now() where name = 'unused-picture' and state = 'created'`);
    const finished = async () => (await pool.query(`select from jobs.job where name = 'unused-picture' and state = 'completed'`)).rowCount;
    await runJobs();
    await expect.poll(finished, { timeout: 10_000 }).toBe(1);
    expect(await keptFiles(app)).toEqual([name]);
    await app.ask(updateProfileImage, { image }, { headers });
    await pool.query('update players set photo = null');
    await runJobs();
    await expect.poll(() => keptFiles(app), { timeout: 10_000 }).toEqual([]);
  });

  test('leaves no file if the account was deleted while it was converted', async () => {
    const app = await testApp();
    const { headers, user } = await settledPlayer(app, 'quilla@elevate.example');
    const { fileStorage } = app.context.providers;
    const write = fileStorage.write.bind(fileStorage);
    vi.spyOn(fileStorage, 'write').mockImplementation(async (path, bytes) => {
      await app.context.database.pool.query('delete from players where id = $1', [user.id]);
      await write(path, bytes);
    });
    const image = fileOf(await (await redAndBlue()).jpeg().toBuffer());
    expect((await app.ask(updateProfileImage, { image }, { headers })).body).toMatchObject({ error: 'notAPlayer' });
    expect(await keptFiles(app)).toEqual([]);
  });

  test('may be changed twenty times in ten minutes, from any network', async () => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) {
      const sent = { headers, address: `203.0.113.${at}` };
      statuses.push((await app.ask(updateProfileImage, { image: fileOf(Buffer.from('no picture')) }, sent)).status);
    }
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([415]), 429]);
  });

  test('requires a signed-in player', async () => {
    const app = await testApp();
    const image = fileOf(await (await redAndBlue()).jpeg().toBuffer());
    const club = await settledPlayer(app, 'club@elevate.example', { userType: 'organisation' });
    const newcomer = await signInAs(app, 'new@elevate.example');
    expect((await app.ask(updateProfileImage, { image })).status).toBe(401);
    for (const { headers } of [club, newcomer]) {
      expect(await app.ask(updateProfileImage, { image }, { headers })).toMatchObject({ status: 409, body: { error: 'notAPlayer' } });
      expect((await app.ask(getProfilePicture, {}, { headers })).status).toBe(404);
    }
    expect(await keptFiles(app)).toEqual([]);
  });

  test('of an unlisted player is not found', async () => {
    const app = await testApp();
    const minor = await settledPlayer(app, 'minor@elevate.example', { isAdult: false });
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    expect((await app.ask(getProfilePicture, { player_id: minor.user.id }, { headers })).status).toBe(404);
  });
});
