import type { JobKind } from '../../module/define-module.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

/** The kind of work that deletes links whose time is over. */
const shareEnd = 'share-end';

// The database counts finer than a Date: at the last instant the link could still be opened.
const aMomentLaterMs = 1_000;

/** Has a link deleted once its time is over. Runs inside the caller's transaction. */
export const queueShareEnd = (app: AppContext, db: Queryable, expiresAt: Date): Promise<void> =>
  app.jobs.queueWork(db, shareEnd, [{ ids: {}, at: new Date(expiresAt.getTime() + aMomentLaterMs) }]);

const deleteAssistantShare = sql`delete from assistant_shares where expires_at <= now()`;

/** Deletes every link whose time is over; one that was made anew meanwhile stays. */
export async function endShares({ database: { pool } }: AppContext): Promise<void> {
  await query(pool, deleteAssistantShare);
}

/** Runs whenever a link ends. */
export const shareEndJob: JobKind = { kind: shareEnd, work: endShares };
