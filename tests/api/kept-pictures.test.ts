import { describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import type { AppContext } from '../../src/server/http/app-context.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { createLocalFiles } from '../../src/server/providers/file-storage/file-storage-local.ts';
import { keepPicture } from '../../src/server/storage/index.ts';
import { resizePicture } from '../../src/server/storage/resize-picture.ts';
import { takeTurns } from '../../src/server/storage/take-turns.ts';
import { unusedPictureJob } from '../../src/server/storage/unused-pictures.ts';
import { inHours, insertTeam } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';
import { fileOf, redAndBlue } from '../builders/pictures.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

/** What becomes of the files of pictures, called directly. */
const { database, app: bare, taken } = await bareApp();
const fileStorage = createLocalFiles(temporaryFolder('pictures'));
const app = { ...bare, providers: { fileStorage } } as unknown as AppContext;

describe('an uploaded picture', () => {
  const upload = async () => fileOf(await (await redAndBlue()).jpeg().toBuffer());
  const keep = async (ownerId: string, writeRow: (path: string) => Promise<unknown>) => {
    let kept = '';
    const work = keepPicture(app, { file: await upload(), folder: 'uploads/team_logos', ownerId }, (path) => writeRow((kept = path)));
    await work.catch(() => undefined);
    return { path: kept, work };
  };
  const isThere = async (path: string) => (await fileStorage.read(path)) !== undefined;

  test('is stored under a name of its own, and looked at again in an hour', async () => {
    const teamId = await insertTeam(database.pool);
    taken();
    const one = await keep(teamId, () => Promise.resolve());
    const two = await keep(teamId, () => Promise.resolve());
    expect(one.path).toMatch(/^uploads\/team_logos\/[\w-]{36}\.webp$/);
    expect(one.path).not.toBe(two.path);
    const [job] = taken().work;
    expect(job?.kind).toBe('unused-picture');
    expect(Math.abs((job?.at?.getTime() ?? 0) - inHours(1).getTime())).toBeLessThan(300_000);
    expect(JSON.stringify(job)).not.toContain(teamId);
  });

  test('goes at once where its row is refused, and stays after another error', async () => {
    const teamId = await insertTeam(database.pool);
    const refused = await keep(teamId, () => Promise.reject(new Refusal('notYours')));
    const failed = await keep(teamId, () => Promise.reject(new Error('lost')));
    expect([await isThere(refused.path), await isThere(failed.path)]).toEqual([false, true]);
    await expect(refused.work).rejects.toMatchObject({ code: 'notYours' });
    await expect(failed.work).rejects.toThrow('lost');
  });

  test('is deleted later only where no row of its owner names it', async () => {
    const [mine, other] = [await insertTeam(database.pool), await insertTeam(database.pool)];
    taken();
    const [used, unused] = [await keep(mine, () => Promise.resolve()), await keep(mine, () => Promise.resolve())];
    await database.pool.query('update teams set logo = $2 where id = $1', [mine, used.path]);
    await database.pool.query('update teams set logo = $2 where id = $1', [other, unused.path]);
    for (const { ids } of taken().work) await unusedPictureJob.work(app, ids ?? {});
    expect([await isThere(used.path), await isThere(unused.path)]).toEqual([true, false]);
  });
});

describe('a picture that is shown', () => {
  const source = async (width: number) => (await redAndBlue(width, width)).webp().toBuffer();
  const sizeOf = async (picture: Buffer) => (await sharp(picture).metadata()).width;

  test('is as wide as was asked for, never larger than it is, and made once', async () => {
    const [large, small] = [await source(400), await source(100)];
    const wide = await resizePicture('a.webp', large, 300);
    expect([
      await sizeOf(wide),
      await sizeOf(await resizePicture('a.webp', large, 150)),
      await sizeOf(await resizePicture('b.webp', small, 300)),
    ]).toEqual([300, 150, 100]);
    expect(await resizePicture('a.webp', large, 300)).toBe(wide);
    expect(await resizePicture('c.webp', large, 300)).not.toBe(wide);
    // Another file under the same name.
    expect(await sizeOf(await resizePicture('a.webp', small, 300))).toBe(100);
  });
});

test('of work that is too much at once some waits, and the rest is refused', async () => {
  const inTurn = takeTurns({ atOnce: 1, waiting: 2 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const done = vi.fn<(which: number) => void>();
  const run = (which: number) => inTurn(() => held.then(() => done(which)));
  const all = [run(1)];
  await Promise.resolve();
  all.push(run(2), run(3));
  await expect(run(4)).rejects.toMatchObject({ code: 'tooManyRequests', retryAfterSeconds: 5 });
  letGo();
  await Promise.all(all);
  expect(done.mock.calls).toEqual([[1], [2], [3]]);
  await run(5);
  expect(done).toHaveBeenLastCalledWith(5);
});
