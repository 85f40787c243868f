import type pg from 'pg';
import type { Point } from './distance-bands.ts';

const nearCells = `
  select place from search_places
  where point <@ earth_box(ll_to_earth($1, $2), $3) and earth_distance(point, ll_to_earth($1, $2)) < $3`;

/** The places with entries that are less than `km` away. */
export async function findNearCells(pool: pg.Pool, { lat, lon }: Point, km: number): Promise<number[]> {
  const { rows } = await pool.query<{ place: number }>({ name: 'search-near-cells', text: nearCells, values: [lat, lon, km * 1_000] });
  return rows.map(({ place }) => place);
}
