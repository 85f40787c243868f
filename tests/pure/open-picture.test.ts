import { expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { openPicture } from '../../src/server/storage/open-picture.ts';
import { emptyPng, heicOfSize, phoneHeic } from '../builders/pictures.ts';

/** The size of an opened picture, or why it is refused. */
const outcome = (bytes: Uint8Array) =>
  openPicture(bytes).then(
    ({ width, height }) => [width, height],
    (error: unknown) => (error as { code: string }).code,
  );

test.each([
  [10_000, 5_000],
  [5_000, 10_000],
  [50_000_000 / 4_000, 4_000],
  [1, 1],
])('a picture of %s by %s px is within the limit, which counts pixels and not sides', async (width, height) => {
  expect(width * height).toBeLessThanOrEqual(limits.pictureMegapixels * 1_000_000);
  expect(await outcome(emptyPng(width, height, { isCutOff: true }))).toEqual([width, height]);
});

test.each([
  [10_000, 5_001],
  [7_072, 7_072],
  [50_000_001, 1],
])('one of %s by %s px is too large', async (width, height) => {
  expect(await outcome(emptyPng(width, height, { isCutOff: true }))).toBe('pictureTooLarge');
});

test('the pixels of the largest allowed picture are read', async () => {
  const { picture } = await openPicture(emptyPng(10_000, 5_000));
  const { width, height } = (await picture.resize(20).toBuffer({ resolveWithObject: true })).info;
  expect([width, height]).toEqual([20, 10]);
});

test('a picture of a phone has the same limit', async () => {
  expect(await outcome(await phoneHeic())).toEqual([320, 240]);
  expect(await outcome(await heicOfSize(10_000, 5_001))).toBe('pictureTooLarge');
  // Within the limit, so that it is read, and then it is not what its header says.
  expect(await outcome(await heicOfSize(10_000, 5_000))).not.toBe('pictureTooLarge');
});
