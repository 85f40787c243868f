import type { JobKind } from '../../module/define-module.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

/** The kind of the job that deletes expired links. */
const shareEnd = 'share-end';

// The database's clock is finer than a Date: at the very moment of expiry the link could still be opened.
const aMomentLaterMs = 1_000;

/** Queues the deletion of a link for when it expires. Runs inside the caller's transaction. */
export const queueShareEnd = (app: AppContext, db: Queryable, expiresAt: Date): Promise<void> =>
  app.jobs.queueWork(db, shareEnd, [{ ids: {}, at: new Date(expiresAt.getTime() + aMomentLaterMs) }]);

const deleteAssistantShare = sql`delete from assistant_shares where expires_at <= now()`;

/** Deletes every expired link; a link that was renewed meanwhile stays. */
export async function endShares({ database: { pool } }: AppContext): Promise<void> {
  await query(pool, deleteAssistantShare);
}

/** Runs when a link expires. */
export const shareEndJob: JobKind = { kind: shareEnd, work: endShares };
