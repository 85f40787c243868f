import type pg from 'pg';
import { demoVersion } from './demo-version.ts';

type Asked = Pick<pg.Pool, 'query'>;

/** Whether this version's demo is loaded; with `players`, whether it is the one with that many. */
export async function isDemoLoaded(pool: Asked | pg.ClientBase, players?: number): Promise<boolean> {
  const { rows } = await pool.query<{ players: number }>('select players from demo_loads where version = $1', [demoVersion]);
  const [loaded] = rows;
  return loaded !== undefined && (players === undefined || loaded.players === players);
}
