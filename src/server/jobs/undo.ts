import { limits } from '../../contract/limits.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Ids, Jobs } from './jobs.ts';

// What can be brought back after it was deleted (teams, members, events, tasks) is only marked as deleted, with the moment. For
// `undoMinutes` it can be brought back, then that is refused with `undoOver`, and a job of its module deletes the rows.

/** When something that was deleted at this moment can no longer be brought back. */
const undoEnd = (deletedAt: Date): Date => new Date(deletedAt.getTime() + limits.undoMinutes * 60_000);

/** The same as the answer to a deletion says it. */
export const undoUntil = (deletedAt: Date) => ({ undo_until: undoEnd(deletedAt).toISOString() });

/** The same as a condition on a column of when it was deleted. */
export const isUndoable = (column: string) => `${column} > now() - interval '${limits.undoMinutes} minutes'`;

// The database counts finer than a Date: at the last instant it could still be brought back.
const aMomentLaterMs = 1_000;

/**
 * Queues the job of this kind for when the undo of what was deleted at `deletedAt` is over, or for later where the rows are kept longer. The
 * job looks by itself whether something was brought back. Runs inside the caller's transaction.
 */
export function queuePurge(jobs: Jobs, db: Queryable, kind: string, ids: Ids, deletedAt: Date, keptUntil = deletedAt): Promise<void> {
  const at = Math.max(undoEnd(deletedAt).getTime(), keptUntil.getTime()) + aMomentLaterMs;
  return jobs.queueWork(db, kind, [{ ids, at: new Date(at) }]);
}
