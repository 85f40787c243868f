import { fileTypeFromBuffer } from 'file-type';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'heif';

const kinds: Readonly<Record<string, PictureKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif': 'heif',
  'image/heif-sequence': 'heif',
};

/** What a file really is, whatever its name and sender say; undefined for everything that is no picture of ours. */
export async function pictureKind(bytes: Uint8Array): Promise<PictureKind | undefined> {
  // The beginning says it, and nobody is made to read the chunks of a hostile file.
  const type = await fileTypeFromBuffer(bytes.subarray(0, 4_100));
  return kinds[type?.mime ?? ''];
}
