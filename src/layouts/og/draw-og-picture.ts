/** Draws the 1200 x 630 images for link previews. */
import sharp from 'sharp';
import logoDrawing from '../brand/logo.svg?raw';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TITLE_SIZE = 72;
const LINE_HEIGHT = 84;
const MAX_LINES = 3;
const COLOURS = { ground: '#0E1F1A', chalk: '#F4F1E8', flare: '#FF4F1F' };
// scripts/build.ts provides Archivo; the other fonts are for `astro dev`.
const FONT = 'Archivo SemiBold, Archivo, Liberation Sans, Arial, sans-serif';
/** Bundled, so that the drawings are found wherever the build runs. */
const courtDrawings = import.meta.glob<string>('../courts/*.svg', { query: '?raw', import: 'default', eager: true });

export type OgPicture = { title: string; sport?: string };

/** Escapes text for XML and removes control characters that XML forbids. */
function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[^\P{C}\p{Cf}]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Estimates the width of bold text in pixels at the title's size; rather too wide than too narrow. */
function measure(text: string): number {
  const widths: [RegExp, number][] = [
    [/[\u1100-\u11ff\u2e80-\u{10ffff}…—MW@%]/u, 1],
    [/[mw]/, 0.88],
    [/[A-Z&]/, 0.74],
    [/[ .,:;'’!|ijlftr-]/, 0.34],
  ];
  return [...text].reduce((sum, sign) => sum + (widths.find(([kind]) => kind.test(sign))?.[1] ?? 0.6) * 1.12, 0) * TITLE_SIZE;
}

/** Shortens text to the width and adds an ellipsis. */
function cut(text: string, width: number): string {
  const signs = [...text];
  while (signs.length && measure(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Breaks a title into lines of at most this width; a single longer word gets a line of its own. */
function breakLines(title: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.trim().split(/\s+/u)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) lines.push(line);
    line = line && measure(longer) > width ? word : longer;
  }
  return [...lines, line];
}

/** Wraps a title into at most three lines of similar length; the rest is replaced by an ellipsis. */
function wrap(title: string, width: number): string[] {
  const full = breakLines(title, width);
  if (full.length > MAX_LINES) full.splice(MAX_LINES - 1, Infinity, full.slice(MAX_LINES - 1).join(' '));
  if (full.some((line) => measure(line) > width)) return full.map((line) => (measure(line) > width ? cut(line, width) : line));
  let narrow = width;
  while (narrow > width / 2 && breakLines(title, narrow - 20).length === full.length) narrow -= 20;
  return breakLines(title, narrow);
}

/** Prepares an SVG drawing to be nested in the image; its line width scales with it. */
function place(drawing: string, attributes: string): string {
  return drawing.replaceAll(' vector-effect="non-scaling-stroke"', '').replace('<svg ', `<svg ${attributes} `);
}

/** Draws one image: the court large and faint, the logo, the title. Resolves to PNG bytes. */
export async function drawOgPicture({ title, sport = 'soccer' }: OgPicture): Promise<Buffer> {
  const drawing = courtDrawings[`../courts/${sport}.svg`];
  if (!drawing) throw new Error(`Not a sport's name: ${sport}`);
  const court = place(drawing, `x="330" y="-65" width="1216" height="760" color="${COLOURS.chalk}"`);
  const logo = place(logoDrawing, `x="${MARGIN}" y="72" width="80" height="80" color="${COLOURS.chalk}"`);
  const lines = wrap(title, WIDTH - 2 * MARGIN);
  const top = HEIGHT - 92 - (lines.length - 1) * LINE_HEIGHT;
  const spans = lines.map((line, i) => `<tspan x="${MARGIN}" y="${top + i * LINE_HEIGHT}">${escapeXml(line)}</tspan>`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${COLOURS.ground}"/><g opacity=".13">${court}</g>${logo}
    <rect x="${MARGIN}" y="${top - 104}" width="64" height="8" fill="${COLOURS.flare}"/>
    <text font-family="${FONT}" font-size="${TITLE_SIZE}" font-weight="800" letter-spacing="-1" fill="${COLOURS.chalk}">${spans.join('')}</text></svg>`;
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9 }).toBuffer();
}
