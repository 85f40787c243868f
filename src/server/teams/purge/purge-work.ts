import type { AppContext } from '../../http/app-context.ts';
import type { Queryable } from '../../database/queryable.ts';
import { undoEnd } from '../undo-until.ts';
import { purgeMember } from './purge-member.ts';
import { purgeTeam } from './purge-team.ts';

/** The kind of work that deletes for good what nobody can bring back any more. */
const purge = 'team-purge';

type What = { teamId: string; memberId?: string };

// The database counts finer than a Date: at the last instant it could still be brought back.
const aMomentLaterMs = 1_000;

/** Has something deleted for good once the time to bring it back is over. Runs inside the caller's transaction. */
export const queuePurge = (app: AppContext, db: Queryable, ids: What, deletedAt: Date): Promise<void> =>
  app.jobs.queueWork(db, purge, [{ ids, at: new Date(undoEnd(deletedAt).getTime() + aMomentLaterMs) }]);

/** The same for a member who is out by now; who is back, or gone already, stays as they are. */
export async function purgeOnceOver(app: AppContext, teamId: string, memberId: string): Promise<void> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ at: Date }>(
    'select removed_at as at from team_members where team_id = $1 and id = $2 and removed_at is not null',
    [teamId, memberId],
  );
  if (rows[0]) await queuePurge(app, pool, { teamId, memberId }, rows[0].at);
}

/** Deletes for good what is due, and looks again each time whether it was brought back. */
export async function startPurgeWork(app: AppContext): Promise<void> {
  await app.jobs.doWork(purge, ({ teamId = '', memberId }) => (memberId ? purgeMember(app, teamId, memberId) : purgeTeam(app, teamId)));
}
