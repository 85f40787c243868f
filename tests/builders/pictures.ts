import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A file as a browser sends it. Name and type come from the sender and may be wrong on purpose. */
export const fileOf = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg'): File => new File([new Uint8Array(bytes)], name, { type });

/** A picture that is red on the left and blue on the right. */
export async function redAndBlue(width = 400, height = 300): Promise<Sharp> {
  const right = await sharp({ create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: Math.ceil(width / 2), top: 0 },
  ]);
}

/** One chunk of a PNG with a valid checksum. */
function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
/** Many pixels of black in a few kilobytes; or only their first bytes, which whoever reads the pixels finds broken. */
export function emptyPng(width: number, height: number, { isCutOff = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', isCutOff ? rows.subarray(0, 40) : rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A phone's picture: HEVC in HEIF, 320 by 240, with a location in its EXIF (made by heif-enc and x265 from such a JPEG). */
export const phoneHeic = () => readFile(join(import.meta.dirname, 'pictures/phone.heic'));

/** The same file with another size in its header. */
export async function heicOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = await phoneHeic();
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

/** The named colour that a pixel is closest to. */
export async function colourAt(picture: Uint8Array, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  if (green > 90) return 'other';
  return red > 180 && blue < 90 ? 'red' : blue > 180 && red < 90 ? 'blue' : 'other';
}
