import type { Point } from './distance-bands.ts';

// A hundredth of a degree is 1.1 km from north to south. Search stores places only as cells, so that no combination of searches reveals
// more than the neighbourhood.
const cellsPerDegree = 100;
const cellsAround = 360 * cellsPerDegree;

/** The cell of a point, as a number that fits PostgreSQL's integer. */
export function cellOf({ lat, lon }: Point): number {
  const row = Math.round((lat + 90) * cellsPerDegree);
  const column = Math.round((lon + 180) * cellsPerDegree) % cellsAround;
  return row * cellsAround + column;
}

/** The centre of a cell. */
export const centreOf = (cell: number): Point => ({
  lat: Math.floor(cell / cellsAround) / cellsPerDegree - 90,
  lon: (cell % cellsAround) / cellsPerDegree - 180,
});
