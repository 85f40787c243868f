import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

// Makes a subset of Archivo (SIL Open Font License) with the characters of headings and numerals, a fifth of the 90 KB. Run by hand when
// the package or the characters change: node scripts/make-display-font.ts
const source = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${ascii}–—‘’“”…·×`;

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 800 }, wdth: 115 },
});
await writeFile(new URL('../src/layouts/fonts/archivo-display.woff2', import.meta.url), font);
process.stdout.write(`archivo-display.woff2: ${font.length} bytes\n`);

// A second subset for drawing link preview images, with all of Latin-1, because editors write the titles.
const latin = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('');
const forPictures = await subsetFont(await readFile(source), `${characters}${latin}₹`, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 800, wdth: 115 },
});
await writeFile(new URL('../src/layouts/og/font/archivo-title.ttf', import.meta.url), forPictures);
process.stdout.write(`archivo-title.ttf: ${forPictures.length} bytes\n`);
