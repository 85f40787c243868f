import type pg from 'pg';
import type { Point } from './distance-bands.ts';
import { cubeOf, straightLineOf } from './points-in-space.ts';

const nearCells = `
  select place from search_places where point <@ cube_enlarge($1::cube, $2, 3) and point <-> $1::cube < $2`;

/** The places with entries that are less than `km` away. */
export async function findNearCells(pool: pg.Pool, from: Point, km: number): Promise<number[]> {
  const { rows } = await pool.query<{ place: number }>({
    name: 'search-near-cells',
    text: nearCells,
    values: [cubeOf(from), straightLineOf(km)],
  });
  return rows.map(({ place }) => place);
}
