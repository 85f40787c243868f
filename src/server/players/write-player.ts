import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { limits } from '../../contract/limits.ts';
import type { City, Gender } from '../../contract/search.ts';
import { players } from '../database/tables/players.ts';
import { query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';
import { indexEntries, removeEntries } from '../search/index.ts';
import { entryOfPlayer, type PlayerRow } from './player-entry.ts';

type NewPlayer = { id: string; fullName: string; sports: number[]; gender: Gender; place: City; isListed: boolean };

/** Creates or changes the player of a user, and updates search. */
export async function putPlayer(client: pg.PoolClient, { id, fullName, sports, gender, place, isListed }: NewPlayer): Promise<void> {
  const db = drizzle(client);
  const [firstName = '', ...others] = fullName.split(/\s+/);
  const columns = {
    firstName,
    lastName: others.join(' '),
    sports,
    gender,
    city: place.name,
    state: place.state,
    lat: place.lat,
    lon: place.lon,
    isListed,
  };
  const [known] = await db.select({ uniqueName: players.uniqueName }).from(players).where(eq(players.id, id));
  const uniqueName = known?.uniqueName ?? (await freeUniqueName(client, fullName));
  const [row] = await db
    .insert(players)
    .values({ id, uniqueName, level: 'beginner', aboutMe: '', achievement: '', ...columns })
    .onConflictDoUpdate({ target: players.id, set: columns })
    .returning();
  if (row) await makeFindable(client, row);
}

export type PlayerChange = Partial<Omit<PlayerRow, 'id' | 'createdAt'>>;

/**
 * Changes a player and their search entry. Runs inside the caller's transaction. Refuses `notAPlayer`, and `nameTaken` for an ID that
 * another player has.
 */
export async function changePlayer(client: pg.PoolClient, id: string, change: PlayerChange): Promise<PlayerRow> {
  if (change.uniqueName !== undefined) await claimUniqueName(client, change.uniqueName, id);
  const [player] = await drizzle(client).update(players).set(change).where(eq(players.id, id)).returning();
  if (!player) throw new Refusal('notAPlayer');
  await makeFindable(client, player);
  return player;
}

const readPlayer = sql<never, [name: string, id: string]>`select from players where unique_name = $1 and id <> $2`;

const lockName = sql<never, [key: string]>`select pg_advisory_xact_lock(hashtextextended($1, 0))`;

async function claimUniqueName(client: pg.ClientBase, name: string, id: string): Promise<void> {
  // A lock on the name: a parallel request for the same name waits for the other transaction.
  await query(client, lockName, [`unique name ${name}`]);
  const { rowCount } = await query(client, readPlayer, [name, id]);
  if (rowCount !== 0) throw new Refusal('nameTaken', { fields: { unique_name: new Refusal('nameTaken').message } });
}

const deletePlayer = sql<{ photo: string | null }, [id: string]>`delete from players where id = $1 returning photo`;

/** Deletes a player and their search entry. Runs inside the caller's transaction. Resolves to the path of their picture, if any. */
export async function removePlayer(client: pg.ClientBase, id: string): Promise<string | undefined> {
  await removeEntries(client, 'players', [id]);
  const { rows } = await query(client, deletePlayer, [id]);
  return rows[0]?.photo ?? undefined;
}

const readByName = sql<never, [name: string]>`select from players where unique_name = $1`;

/** A free ID that can be read out, such as asha.rao, or asha.rao.482 if that is taken. */
async function freeUniqueName(client: pg.ClientBase, fullName: string): Promise<string> {
  const plain = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    // Leaves room for a dot and up to ten digits within the maximum length.
    .slice(0, limits.uniqueNameMaximum - 11)
    .replace(/\.+$/, '');
  const base = plain.length >= limits.uniqueNameMinimum ? plain : ['player', plain].filter(Boolean).join('.');
  for (let digits = 0; ; digits++) {
    const name = digits === 0 ? base : `${base}.${randomInt(10 ** Math.min(digits + 1, 9), 10 ** Math.min(digits + 2, 10))}`;
    // A lock on the name: a parallel request for the same name waits for the other transaction.
    await query(client, lockName, [`unique name ${name}`]);
    const { rowCount } = await query(client, readByName, [name]);
    if (rowCount === 0) return name;
  }
}

/** Updates the player's search entry, or removes it for an unlisted player. Runs inside the caller's transaction. */
async function makeFindable(client: pg.ClientBase, player: PlayerRow): Promise<void> {
  const entry = entryOfPlayer(player);
  if (entry) await indexEntries(client, [entry]);
  else await removeEntries(client, 'players', [player.id]);
}
