import type pg from 'pg';
import { removeEntries } from '../search/index.ts';

/** Takes a player out of the product and out of search. Runs inside the caller's transaction. Resolves to the picture's path, where there was one. */
export async function removePlayer(client: pg.ClientBase, id: string): Promise<string | undefined> {
  await removeEntries(client, 'players', [id]);
  const { rows } = await client.query<{ photo: string | null }>('delete from players where id = $1 returning photo', [id]);
  return rows[0]?.photo ?? undefined;
}
