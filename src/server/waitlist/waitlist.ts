import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { joinWaitlist as call } from '../../contract/waitlist.ts';
import { newId } from '../database/new-id.ts';
import { query, sql } from '../database/sql.ts';
import { waitlistEntries } from '../database/tables/waitlist.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';

/** Adds a visitor once. Refuses `alreadyListed` for the same address in upper or lower case. */
export async function joinWaitlist({ database }: AppContext, fields: CheckedFields<typeof call>): Promise<void> {
  const added = await database.db
    .insert(waitlistEntries)
    .values({ id: newId(), ...fields, emailKey: fields.email.toLowerCase() })
    .onConflictDoNothing({ target: waitlistEntries.emailKey })
    .returning({ id: waitlistEntries.id });
  if (added.length === 0) throw new Refusal('alreadyListed');
}

const deleteWaitlistEntry = sql<never, [emailKeys: readonly string[]]>`delete from waitlist_entries where email_key = any($1)`;

/** Removes addresses from the waiting list. Runs inside the caller's transaction. */
export async function removeFromWaitlist(client: pg.ClientBase, emailKeys: readonly string[]): Promise<void> {
  await query(client, deleteWaitlistEntry, [emailKeys]);
}
