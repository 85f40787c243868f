import type pg from 'pg';
import type { Point } from './distance-bands.ts';
import { cubeOf, straightLineOf } from './points-in-space.ts';
import { prepared, query, sql } from '../database/sql.ts';

const nearCells = prepared(
  'search-near-cells',
  sql<{ place: number }, [cubeOf: string, straightLineOf: number]>`
  select place from search_places where point <@ cube_enlarge($1::cube, $2, 3) and point <-> $1::cube < $2`,
);

/** The cells with entries that are less than `km` away. */
export async function findNearCells(pool: pg.Pool, from: Point, km: number): Promise<number[]> {
  const { rows } = await query(pool, nearCells, [cubeOf(from), straightLineOf(km)]);
  return rows.map(({ place }) => place);
}
