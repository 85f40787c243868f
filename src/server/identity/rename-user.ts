import type pg from 'pg';
import type { House } from '../http/house.ts';
import { forgetViewer } from './known-viewers.ts';

/** Calls a user by another name. Runs inside the caller's transaction. */
export async function renameUser(house: House, client: pg.ClientBase, userId: string, fullName: string): Promise<void> {
  await client.query('update users set full_name = $2 where id = $1', [userId, fullName]);
  await forgetViewer(house, client, userId);
}
