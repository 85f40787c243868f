import { courtLines } from './court-lines.ts';

/** The colours of a named team. */
export type Crest = { initials: string; sport: number; ground: string; field: string; band: string };

// Drawn as paths, because the available fonts differ between machines.
const letters: Readonly<Record<string, string>> = {
  C: 'M58 22Q46 2 28 4Q2 8 2 50Q2 92 28 96Q46 98 58 78',
  K: 'M4 2V98M58 2L4 60M24 42L60 98',
  L: 'M6 2V96H54',
  M: 'M2 98V4L31 62L60 4V98',
  P: 'M6 98V4H30Q58 6 58 32Q58 58 30 60H6',
  S: 'M56 18Q46 2 28 4Q6 6 6 26Q6 44 30 49Q58 56 58 74Q56 96 30 96Q10 96 2 80',
  T: 'M2 4H60M31 4V98',
};
const letterStep = 86;

const shield = 'M256 44C320 78 384 88 436 88C440 250 414 390 256 474C98 390 72 250 76 88C128 88 192 78 256 44Z';

/** A shield over the lines of its court, 512 by 512, with the initials on a band. */
export const drawCrest = ({ initials, sport, ground, field, band }: Crest): string => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <defs><clipPath id="shield"><path d="${shield}"/></clipPath></defs>
    <rect width="512" height="512" fill="${ground}"/>
    <path d="${shield}" fill="#000" fill-opacity=".18" transform="translate(0 10)"/>
    <g clip-path="url(#shield)">
      <rect width="512" height="512" fill="${field}"/>
      ${courtLines(sport, 0.5)}
      <path fill="${band}" d="M0 300L512 172V340L0 468Z"/>
      <path fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".8" d="M0 318L512 190M0 450L512 322"/>
    </g>
    <path d="${shield}" fill="none" stroke="#fff" stroke-width="14" stroke-linejoin="round"/>
    ${drawInitials(initials)}
  </svg>`;

function drawInitials(initials: string): string {
  const scale = initials.length > 2 ? 0.82 : 1.05;
  const strokes = Array.from(initials, (letter, at) => `<path transform="translate(${at * letterStep} 0)" d="${letters[letter] ?? ''}"/>`);
  const width = (initials.length - 1) * letterStep + 62;
  return `<g transform="translate(256 320) rotate(-14) scale(${scale}) translate(${-width / 2} -50)" fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}
