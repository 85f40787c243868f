import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

// Makes a subset of Archivo (SIL Open Font License) with the characters of headings and numerals, a fifth of the 90 KB, and the
// faces that stand in for it until it has arrived. Run by hand when the package or the characters change:
// node scripts/make-display-font.ts && npm run format
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

/** The bold sans-serif that systems bring along, as measured in @capsizecss/metrics 4.3.0; Liberation Sans and Helvetica are as wide as Arial. */
const systemFonts = [
  {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica-Bold'],
    metrics: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 983 },
  },
  {
    names: ['Roboto Bold', 'Roboto-Bold'],
    metrics: { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 926 },
  },
];
/** A bolder Archivo is wider: the weights of numerals, headings and the product's name each have a face of their own. */
const weights = [
  { wght: 700, range: '100 724' },
  { wght: 750, range: '725 774' },
  { wght: 800, range: '775 900' },
];

/** A system font drawn as wide and as high as Archivo on average, so that headings keep their size when Archivo replaces it. */
async function fallbackFaces({ wght, range }: { wght: number; range: string }): Promise<string[]> {
  const instance = await subsetFont(await readFile(source), characters, { targetFormat: 'sfnt', variationAxes: { wght, wdth: 115 } });
  const archivo = { ...(await fromBuffer(instance)), familyName: 'Archivo' };
  return systemFonts.map(({ names, metrics }) => {
    const { fontFaces } = createFontStack([archivo, metrics], { fontFaceFormat: 'styleObject' });
    const { ascentOverride, descentOverride, lineGapOverride = '0%', sizeAdjust } = fontFaces[0]?.['@font-face'] ?? {};
    const local = names.map((name) => `local('${name}')`).join(', ');
    return `@font-face {
  font-family: 'Archivo Fallback ${metrics.familyName}';
  src: ${local};
  font-weight: ${range};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride};
}
`;
  });
}

const faces = (await Promise.all(weights.map(fallbackFaces))).flat();
const sheet = new URL('../src/layouts/theme/display-fallback.css', import.meta.url);
await writeFile(sheet, `/* Written by scripts/make-display-font.ts from the metrics of both fonts. */\n${faces.join('\n')}`);
