import type { SportId } from '../../../../contract/sports.ts';

/** A corner of each sport's court on 512 by 512, enlarged so that it looks like ground and not like an icon. */
const paths: Partial<Record<SportId, string>> = {
  7: 'M-20 430H532M256 430V-20M96 430V250a160 160 0 0 1 320 0V430M186 430V300h140V430M186 300a70 70 0 0 1 140 0',
  8: 'M-20 256H532M256 116a140 140 0 1 1 0 280a140 140 0 1 1 0-280M-20 40H90V472H-20M422 40V472M532 40H422M90 190a90 90 0 0 1 0 132M422 190a90 90 0 0 0 0 132',
  11: 'M-20 256H532M-20 120H532M-20 392H532M60 -20V532M452 -20V532',
  12: 'M-20 256H532M-20 80H532M-20 432H532M256 176a80 80 0 1 1 0 160a80 80 0 1 1 0-160M60 20a60 60 0 1 1 0 120a60 60 0 1 1 0-120M452 372a60 60 0 1 1 0 120a60 60 0 1 1 0-120',
  16: 'M150 -20V532M362 -20V532M110 110H402M150 160H362M110 402H402M150 352H362M-10 256a266 250 0 1 0 532 0a266 250 0 1 0-532 0',
  17: 'M40 -20V532M96 -20V532M472 -20V532M416 -20V532M256 -20V170M256 342V532M40 170H472M40 342H472M-20 256H532',
};

/** Faint white lines, slightly rotated, for the background of a portrait or crest. */
export const courtLines = (sport: number, strength: number): string =>
  `<g transform="rotate(-14 256 256)" fill="none" stroke="#fff" stroke-opacity="${strength}" stroke-width="7"><path d="${paths[sport as SportId] ?? paths[8]}"/></g>`;
