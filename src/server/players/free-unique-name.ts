import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { limits } from '../../contract/limits.ts';

/** An ID that people can read out to each other, as asha.rao, or asha.rao.482 where that is taken. */
export async function freeUniqueName(client: pg.ClientBase, fullName: string): Promise<string> {
  const plain = fullName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    // With a dot and up to ten digits after it, still an ID that its owner may keep.
    .slice(0, limits.uniqueNameMaximum - 11)
    .replace(/\.+$/, '');
  const base = plain.length >= limits.uniqueNameMinimum ? plain : ['player', plain].filter(Boolean).join('.');
  for (let digits = 0; ; digits++) {
    const name = digits === 0 ? base : `${base}.${randomInt(10 ** Math.min(digits + 1, 9), 10 ** Math.min(digits + 2, 10))}`;
    // Whoever asks for the same name at the same instant waits here for the other one's transaction.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`unique name ${name}`]);
    const { rowCount } = await client.query('select from players where unique_name = $1', [name]);
    if (rowCount === 0) return name;
  }
}
