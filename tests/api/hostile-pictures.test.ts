import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { updateProfileImage } from '../../src/contract/pictures.ts';
import { testApp } from '../builders/open-test-app.ts';
import { emptyPng, fileOf, heicOfSize, phoneHeic, redAndBlue } from '../builders/pictures.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const jpeg = async () => (await redAndBlue()).jpeg().toBuffer();
const cutOff = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

const refused: [string, () => Buffer | Promise<Buffer>, number, string][] = [
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>'),
    415,
    'unusablePicture',
  ],
  [
    'an SVG behind an XML head',
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    415,
    'unusablePicture',
  ],
  ['a GIF', async () => (await redAndBlue()).gif().toBuffer(), 415, 'unusablePicture'],
  ['a TIFF', async () => (await redAndBlue()).tiff().toBuffer(), 415, 'unusablePicture'],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'unusablePicture'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 415, 'unusablePicture'],
  ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex'), 415, 'unusablePicture'],
  ['zeros', () => Buffer.alloc(40_000), 415, 'unusablePicture'],
  ['half a JPEG', async () => cutOff(await jpeg()), 415, 'unusablePicture'],
  ['half a PNG', async () => cutOff(await (await redAndBlue()).png().toBuffer()), 415, 'unusablePicture'],
  ['half a WebP', async () => cutOff(await (await redAndBlue()).webp().toBuffer()), 415, 'unusablePicture'],
  ['half a HEIC', async () => cutOff(await phoneHeic()), 415, 'unusablePicture'],
  ['the head of a JPEG', async () => (await jpeg()).subarray(0, 20), 415, 'unusablePicture'],
  [
    'a JPEG whose pixels are noise',
    async () => Buffer.concat([(await jpeg()).subarray(0, 640), Buffer.alloc(2_000, 0xab)]),
    415,
    'unusablePicture',
  ],
  ['100 megapixels of nothing in a PNG', () => emptyPng(10_000, 10_000), 413, 'pictureTooLarge'],
  // Refused for its size and not as broken: the size is checked before the pixels are read.
  ['100 megapixels in the header of a PNG, without the pixels', () => emptyPng(10_000, 10_000, { isCutOff: true }), 413, 'pictureTooLarge'],
  ['a HEIC that says it has 400 megapixels', () => heicOfSize(20_000, 20_000), 413, 'pictureTooLarge'],
  ['149 px', async () => (await redAndBlue(149, 600)).jpeg().toBuffer(), 422, 'pictureTooSmall'],
];

describe('refused with advice:', () => {
  test.each(refused)('%s', async (_what, make, status, error) => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const answer = await app.ask(updateProfileImage, { image: fileOf(await make()) }, { headers });
    expect(answer).toMatchObject({ status, body: { error, message: expect.stringContaining('Please choose') as string } });
  });

  test.each([
    ['no file', {}],
    ['an empty file', { image: fileOf(Buffer.alloc(0)) }],
    ['a text', { image: 'me.jpg' }],
  ])('%s', async (_what, fields) => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const { status, body } = await app.ask(updateProfileImage, fields, { headers });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['image']]);
  });
});

describe('a file that is two things at once', () => {
  test.each([
    ['a page', Buffer.from('<script>alert("POLYGLOT")</script>')],
    ['an archive', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('POLYGLOT')])],
  ])('is stored without the %s behind the picture', async (_what, hidden) => {
    const app = await testApp();
    const { headers } = await settledPlayer(app, 'quilla@elevate.example');
    const { status } = await app.ask(updateProfileImage, { image: fileOf(Buffer.concat([await jpeg(), hidden])) }, { headers });
    expect(status).toBe(200);
    const folder = `${app.context.environment.DATA_DIR}/files/uploads/profile_pictures`;
    const [name = ''] = await readdir(folder);
    const kept = await readFile(`${folder}/${name}`);
    expect(kept.includes('POLYGLOT')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('webp');
  });
});

describe('a body', () => {
  const form = (bytes: number) => {
    const fields = new FormData();
    fields.append('image', fileOf(Buffer.alloc(bytes)));
    return fields;
  };

  test('larger than a picture may be is refused, also without a Content-Length', async () => {
    const { send, ...app } = await testApp();
    const { headers } = await settledPlayer({ send, ...app }, 'quilla@elevate.example');
    const path = updateProfileImage.path;
    expect((await send(path, { method: 'POST', headers: { ...headers, 'content-length': '20000000' }, body: form(10) })).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    const streamed = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    };
    expect((await send(path, streamed as RequestInit)).status).toBe(413);
    const overLimit = await send(path, { method: 'POST', headers, body: form(limits.pictureBytes + 1) });
    expect([400, 413]).toContain(overLimit.status);
  });

  test("of a picture's size is accepted for pictures only", async () => {
    const { send, ...app } = await testApp();
    const { headers } = await settledPlayer({ send, ...app }, 'quilla@elevate.example');
    const body = JSON.stringify({ sports: [8], more: 'x'.repeat(limits.bodyBytes) });
    const other = await send('/api/upldate-games-info', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(other.status).toBe(413);
  });

  test('of a request without a session is not read', async () => {
    const { send } = await testApp();
    expect((await send(updateProfileImage.path, { method: 'POST', body: form(1_000_000) })).status).toBe(401);
  });
});
