import type { AppContext } from '../http/app-context.ts';
import type { Queryable } from '../database/queryable.ts';

/** The kind of work that follows when a member is out of a team for good: others get what was theirs. */
export const memberLeft = 'member-left';

/** Queues that work for the moment `at`, by which it can no longer be undone. Runs inside the caller's transaction. */
export const queueMemberLeft = (
  app: AppContext,
  db: Queryable,
  ids: { teamId: string; memberId: string },
  at = new Date(),
): Promise<void> => app.jobs.queueWork(db, memberLeft, [{ ids, at }]);
