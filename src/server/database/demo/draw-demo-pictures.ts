import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { crests } from './pictures/crests.ts';
import { drawCrest } from './pictures/draw-crest.ts';
import { drawPortrait } from './pictures/draw-portrait.ts';
import { portraits } from './pictures/portraits.ts';

/** Draws the named people and crests as WebP of 512 by 512 px below `filesDir`, where they are not there yet. */
export async function drawDemoPictures(filesDir: string): Promise<void> {
  const people = Object.entries(portraits).flatMap(([name, look]) => {
    const svg = drawPortrait(look);
    return [
      [`uploads/profile_pictures/${name}.webp`, svg],
      [`demo/people/${name}.webp`, svg],
    ] as const;
  });
  const teams = Object.entries(crests).map(([slug, look]) => [`demo/teams/${slug}.webp`, drawCrest(look)] as const);
  await Promise.all([...people, ...teams].map(([path, svg]) => write(join(filesDir, path), svg)));
}

async function write(file: string, svg: string): Promise<void> {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).webp({ quality: 86, effort: 4 }).toFile(file);
}
