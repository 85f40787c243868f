import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { forgetViewer } from './known-viewers.ts';

/** Calls a user by another name. Runs inside the caller's transaction. */
export async function renameUser(app: AppContext, client: pg.ClientBase, userId: string, fullName: string): Promise<void> {
  await client.query('update users set full_name = $2 where id = $1', [userId, fullName]);
  await forgetViewer(app, client, userId);
}
