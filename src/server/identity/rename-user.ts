import type pg from 'pg';

/** Calls a user by another name. Runs inside the caller's transaction. */
export async function renameUser(client: pg.ClientBase, userId: string, fullName: string): Promise<void> {
  await client.query('update users set full_name = $2 where id = $1', [userId, fullName]);
}
