import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';

/** The job that redistributes a former member's seats and tasks, and then queues the purge of their row. */
export const memberLeft = 'member-left';

/**
 * Queues the job that redistributes a former member's seats and tasks; runs from `at` on, when the removal can no longer be undone. Runs
 * inside the caller's transaction. It is a job and no subscription to `member.removed`, because the purge has to wait for it
 * (docs/decisions/0013-domain-events-and-one-live-stream.md).
 */
export const queueMemberLeft = (
  app: AppContext,
  db: Queryable,
  ids: { teamId: string; memberId: string },
  at = new Date(),
): Promise<void> => app.jobs.queueWork(db, memberLeft, [{ ids, at }]);
