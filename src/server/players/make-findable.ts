import type pg from 'pg';
import { entryOfPlayer, indexEntries, removeEntries, type PlayerRow } from '../search/index.ts';

/** Lets search tell of a player as they are now, or not at all where they are unlisted. Runs inside the caller's transaction. */
export async function makeFindable(client: pg.ClientBase, player: PlayerRow): Promise<void> {
  const entry = entryOfPlayer(player);
  if (entry) await indexEntries(client, [entry]);
  else await removeEntries(client, 'players', [player.id]);
}
