import { mkdir, symlink, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '../builders/open-test-app.ts';
import { redAndBlue } from '../builders/pictures.ts';

const name = '0b8a3f0e-5d43-4c2b-9c0e-0a4d1b7f9a11.webp';

/** An application with one profile picture, and secret files around it. */
async function appWithPicture() {
  const opened = await testApp();
  const files = `${opened.context.environment.DATA_DIR}/files`;
  const folder = `${files}/uploads/profile_pictures`;
  await mkdir(folder, { recursive: true });
  await mkdir(`${files}/documents`, { recursive: true });
  const picture = await (await redAndBlue(600, 600)).webp().toBuffer();
  for (const path of [
    `${folder}/${name}`,
    `${files}/documents/contract.webp`,
    `${files}/uploads/secret.webp`,
    `${opened.context.environment.DATA_DIR}/secret.webp`,
  ]) {
    await writeFile(path, picture);
  }
  await symlink(`${opened.context.environment.DATA_DIR}/secret.webp`, `${folder}/link.webp`);
  await symlink(opened.context.environment.DATA_DIR, `${folder}/folder`);
  return opened;
}

test('a player’s photo is served by the proxy path, resized, and cached by browsers for a day', async () => {
  const { send } = await appWithPicture();
  // A picture is never made larger than it is.
  for (const [asked, width] of [
    [48, 48],
    [150, 150],
    [300, 300],
    [1200, 600],
  ]) {
    const answer = await send(`/uploads/profile_pictures/${name}?w=${asked}`);
    const { format, width: made } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, format, made, answer.headers.get('cache-control')]).toEqual([200, 'webp', width, 'public, max-age=86400']);
  }
  const first = await send(`/uploads/profile_pictures/${name}?w=150`);
  const etag = first.headers.get('etag') ?? '';
  for (const [known, status] of [
    [etag, 304],
    [`"another", W/${etag}`, 304],
    ['"another"', 200],
  ] as const) {
    expect((await send(`/uploads/profile_pictures/${name}?w=150`, { headers: { 'if-none-match': known } })).status).toBe(status);
  }
});

test.each([
  '../secret.webp',
  '../../secret.webp',
  '%2e%2e/secret.webp',
  '..%2fsecret.webp',
  '..%2F..%2F..%2Fsecret.webp',
  '%2e%2e%2f%2e%2e%2fdocuments%2fcontract.webp',
  '..%5csecret.webp',
  '%252e%252e%252fsecret.webp',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '//documents/contract.webp',
  `${name}%00.webp`,
  `%00${name}`,
  `${name}/../../secret.webp`,
  'link.webp',
  'folder/secret.webp',
  '.webp',
  '..webp',
  '',
  '%',
  '%E0%A4%A',
  `${name}?w=151`,
  `${name}?w=`,
  `${name}?w=1e2`,
  `${name}?w=9999`,
  'none.webp',
])('other paths are not served: %j', async (path) => {
  const { send } = await appWithPicture();
  for (const start of ['/uploads/profile_pictures/', '/storage/uploads/profile_pictures/']) {
    const answer = await send(start + path);
    expect([start, answer.status]).toEqual([start, 404]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  }
});
