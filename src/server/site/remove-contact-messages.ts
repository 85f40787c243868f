import type pg from 'pg';

/** Takes away what was written from these addresses, which are lower-cased. Runs inside the caller's transaction. */
export async function removeContactMessages(client: pg.ClientBase, emailKeys: readonly string[]): Promise<void> {
  await client.query('delete from contact_messages where lower(email) = any($1)', [emailKeys]);
}
