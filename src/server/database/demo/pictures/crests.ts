import type { Crest } from './draw-crest.ts';

/** The crest of each named team, by file name. */
export const crests: Readonly<Record<string, Crest>> = {
  'malleshwaram-meteors': { initials: 'MM', sport: 8, ground: '#f3ead3', field: '#1f7a55', band: '#1b2a41' },
  'kochi-smashers': { initials: 'KS', sport: 17, ground: '#e3eef4', field: '#2d6a8f', band: '#d94f3d' },
  'shivaji-park-colts': { initials: 'SPC', sport: 16, ground: '#eef3e2', field: '#3f7d3a', band: '#a52a3a' },
  'marina-tides': { initials: 'MT', sport: 11, ground: '#fbeed6', field: '#1d6f8a', band: '#c9822b' },
  'panaji-pelicans': { initials: 'PP', sport: 7, ground: '#fde9df', field: '#c4572e', band: '#14505c' },
  'ladakh-snow-leopards': { initials: 'LSL', sport: 12, ground: '#e8f1f8', field: '#4a86b8', band: '#8f2436' },
};
