import type pg from 'pg';

/** Takes addresses off the list. Runs inside the caller's transaction. */
export async function removeFromWaitlist(client: pg.ClientBase, emailKeys: readonly string[]): Promise<void> {
  await client.query('delete from waitlist_entries where email_key = any($1)', [emailKeys]);
}
