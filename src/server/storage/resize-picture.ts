import { LRUCache } from 'lru-cache';
import { loadSharp } from './load-sharp.ts';

/** The available widths in px; others are refused, so that nobody can fill the cache. */
export const pictureWidthsPx = [48, 96, 150, 300, 600, 1200] as const;

const cache = new LRUCache<string, Buffer>({ max: 500 });

/** The picture as WebP, at most `widthPx` wide, uncropped and rotated as its EXIF says. The 500 that were asked for last are cached in memory. */
export async function resizePicture(path: string, source: Buffer, widthPx: number): Promise<Buffer> {
  const key = `${path}?${widthPx}&${source.length}`;
  const known = cache.get(key);
  if (known) return known;
  const sharp = await loadSharp();
  const picture = await sharp(source, { limitInputPixels: 40_000_000 })
    .rotate()
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  cache.set(key, picture);
  return picture;
}
