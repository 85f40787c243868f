import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../contract/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { decodeHeic } from './decode-heic.ts';

export type OpenedPicture = { picture: Sharp; width: number; height: number };

const mostPixels = limits.pictureMegapixels * 1_000_000;
/** How sharp calls what we call by its file's kind. */
const sharpNames: Readonly<Record<PictureKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
  heif: 'heif',
};

/** Opens a picture of a kind we take. Its size is checked before its pixels are decoded. Refuses `unusablePicture` and `pictureTooLarge`. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const kind = await pictureKind(bytes);
  if (!kind) throw new Refusal('unusablePicture');
  if (kind === 'heic') return fromPixels(bytes);
  const opened = await openBySharp(bytes, kind);
  // `heif` names the box alone; what sharp cannot open in it is the phones' own codec.
  if (!opened && kind === 'heif') return fromPixels(bytes);
  if (!opened) throw new Refusal('unusablePicture');
  if (opened.width * opened.height > mostPixels) throw new Refusal('pictureTooLarge');
  return opened;
}

async function openBySharp(bytes: Uint8Array, kind: PictureKind): Promise<OpenedPicture | undefined> {
  try {
    const { width, height, format, compression } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== sharpNames[kind] || (format === 'heif' && compression !== 'av1')) return undefined;
    return { picture: sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }), width, height };
  } catch {
    // sharp says no in many words; all of them mean that this is no picture.
    return undefined;
  }
}

async function fromPixels(bytes: Uint8Array): Promise<OpenedPicture> {
  const { data, width, height } = await decodeHeic(bytes);
  return { picture: sharp(data, { raw: { width, height, channels: 4 } }), width, height };
}

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
async function pictureKind(bytes: Uint8Array): Promise<PictureKind | undefined> {
  // The beginning says it, and nobody is made to read the chunks of a hostile file.
  const type = await fileTypeFromBuffer(bytes.subarray(0, 4_100));
  return kinds[type?.mime ?? ''];
}
