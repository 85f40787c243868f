import type { Queryable } from '../database/queryable.ts';

/** The e-mail addresses that a user has proved to be theirs, lower-cased. What was written from others may be somebody else's. */
export async function provedAddresses(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ subject: string }>(
    `select subject from user_ways where user_id = $1 and kind = 'email' and verified_at is not null`,
    [userId],
  );
  return rows.map(({ subject }) => subject);
}
