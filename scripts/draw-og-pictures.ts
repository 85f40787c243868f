/** Draws the 1200x630 pictures that links to Elevate show when they are shared. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TITLE_SIZE = 72;
const LINE_HEIGHT = 84;
const MAX_LINES = 3;
const COLOURS = { ground: '#0E1F1A', chalk: '#F4F1E8', flare: '#FF4F1F' };
const FONT = 'Archivo, Liberation Sans, Arial, sans-serif';
const LAYOUTS = new URL('../src/layouts/', import.meta.url);

export type OgPicture = { title: string; sport?: string };

/** Makes text safe inside XML, without the control characters XML forbids. */
function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[^\P{C}\p{Cf}]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign]);
}

/** Estimates how wide bold text is, in pixels at the title's size; errs on the wide side. */
function measure(text: string): number {
  const em = (sign: string) =>
    /[\u1100-\u{10FFFF}]/u.test(sign) ? 1.1 : /[MW@%mw]/.test(sign) ? 0.95 : /[A-Z&]/.test(sign) ? 0.74 : /[ .,:;'!|ijlft]/.test(sign) ? 0.34 : 0.62;
  return [...text].reduce((sum, sign) => sum + em(sign), 0) * TITLE_SIZE;
}

/** Shortens text until it fits the width, marking the cut with an ellipsis. */
function cut(text: string, width: number): string {
  const signs = [...text.replace(/…$/u, '')];
  while (signs.length && measure(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Breaks a title into at most three lines; what does not fit ends in an ellipsis. */
function wrap(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.trim().split(/\s+/u)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, MAX_LINES);
  if (lines.length > MAX_LINES) kept[MAX_LINES - 1] += '…';
  return kept.map((line) => (measure(line) > width || line.endsWith('……') ? cut(line, width) : line));
}

/** Reads a drawing and places it as a nested SVG; attributes are put before the drawing's own. */
async function place(path: string, attributes: string): Promise<string> {
  const svg = await readFile(new URL(path, LAYOUTS), 'utf8');
  return svg.replace('<svg ', `<svg ${attributes} `);
}

/** Draws one picture: the court large and faint, the logo, the title. Resolves to PNG bytes. */
export async function drawOgPicture({ title, sport = 'soccer' }: OgPicture): Promise<Buffer> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(sport)) throw new Error(`Not a sport's name: ${sport}`);
  const court = await place(`courts/${sport}.svg`, `x="330" y="-65" width="1216" height="760" color="${COLOURS.chalk}"`);
  const logo = await place('brand/logo.svg', `x="${MARGIN}" y="72" width="80" height="80" color="${COLOURS.chalk}"`);
  const lines = wrap(title, WIDTH - 2 * MARGIN);
  const top = HEIGHT - 92 - (lines.length - 1) * LINE_HEIGHT;
  const spans = lines.map((line, i) => `<tspan x="${MARGIN}" y="${top + i * LINE_HEIGHT}">${escapeXml(line)}</tspan>`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${COLOURS.ground}"/><g opacity=".2">${court}</g>${logo}
    <rect x="${MARGIN}" y="${top - 104}" width="64" height="8" fill="${COLOURS.flare}"/>
    <text font-family="${FONT}" font-size="${TITLE_SIZE}" font-weight="700" letter-spacing="-1" fill="${COLOURS.chalk}">${spans.join('')}</text></svg>`;
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9 }).toBuffer();
}
