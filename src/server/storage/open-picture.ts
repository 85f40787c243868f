import type { Sharp } from 'sharp';
import { limits } from '../../contract/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { decodeHeic } from './decode-heic.ts';
import { loadSharp } from './load-sharp.ts';

export type OpenedPicture = { picture: Sharp; width: number; height: number };

const mostPixels = limits.pictureMegapixels * 1_000_000;
/** sharp's name for each kind of picture. */
const sharpNames: Readonly<Record<PictureKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
  heif: 'heif',
};

/**
 * Opens a picture of an accepted kind. Its size is checked before its pixels are decoded. Refuses `unusablePicture` and `pictureTooLarge`.
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const kind = await pictureKind(bytes);
  if (!kind) throw new Refusal('unusablePicture');
  if (kind === 'heic') return fromPixels(bytes);
  const opened = await openBySharp(bytes, kind);
  // `heif` is only the container; what sharp cannot open in it is the codec of phones (HEIC).
  if (!opened && kind === 'heif') return fromPixels(bytes);
  if (!opened) throw new Refusal('unusablePicture');
  if (opened.width * opened.height > mostPixels) throw new Refusal('pictureTooLarge');
  return opened;
}

async function openBySharp(bytes: Uint8Array, kind: PictureKind): Promise<OpenedPicture | undefined> {
  const sharp = await loadSharp();
  try {
    const { width, height, format, compression } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== sharpNames[kind] || (format === 'heif' && compression !== 'av1')) return undefined;
    return { picture: sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }), width, height };
  } catch {
    // Every error of sharp means that this is not a usable picture.
    return undefined;
  }
}

async function fromPixels(bytes: Uint8Array): Promise<OpenedPicture> {
  const [sharp, { data, width, height }] = await Promise.all([loadSharp(), decodeHeic(bytes)]);
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

/** The real kind of a file, whatever its name and media type; undefined if it is not an accepted one. */
async function pictureKind(bytes: Uint8Array): Promise<PictureKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  // The first bytes suffice; reading on could be slow for a hostile file.
  const type = await fileTypeFromBuffer(bytes.subarray(0, 4_100));
  return kinds[type?.mime ?? ''];
}
