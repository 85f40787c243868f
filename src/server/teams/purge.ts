import type { JobKind } from '../module/define-module.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { isUndoable, queuePurge as queue } from '../jobs/undo.ts';
import { removePicture } from '../storage/index.ts';

/** The kind of work that deletes for good what nobody can bring back any more. */
const purge = 'team-purge';

type What = { teamId: string; memberId?: string };

/** Has something deleted for good once the time to bring it back is over. Runs inside the caller's transaction. */
export const queuePurge = (app: AppContext, db: Queryable, ids: What, deletedAt: Date): Promise<void> =>
  queue(app.jobs, db, purge, ids, deletedAt);

const readMember = sql<
  { at: Date },
  [teamId: string, memberId: string]
>`select removed_at as at from team_members where team_id = $1 and id = $2 and removed_at is not null`;

/** The same for a member who is out by now; who is back, or gone already, stays as they are. */
export async function purgeOnceOver(app: AppContext, teamId: string, memberId: string): Promise<void> {
  const { pool } = app.database;
  const { rows } = await query(pool, readMember, [teamId, memberId]);
  if (rows[0]) await queuePurge(app, pool, { teamId, memberId }, rows[0].at);
}

/** Deletes for good what is due, and looks again each time whether it was brought back. */
export const purgeJob: JobKind = {
  kind: purge,
  work: (app, { teamId = '', memberId }) => (memberId ? purgeMember(app, teamId, memberId) : purgeTeam(app, teamId)),
};

const findDeleted = sql<
  { logo: string | null },
  [teamId: string]
>`select logo from teams where id = $1 and deleted_at is not null and not ${isUndoable('deleted_at')} for update`;

const deleteTeam = sql<never, [teamId: string]>`delete from teams where id = $1`;

/**
 * Deletes a team that nobody can bring back: its people, events, answers, tasks, calendars, invitations and history go with its row, and
 * its logo with it. A team that was brought back stays.
 */
async function purgeTeam(app: AppContext, teamId: string): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rows } = await query(client, findDeleted, [teamId]);
    if (!rows[0]) return;
    // Before the row, which alone knows the file: where this fails, the work is done again.
    await removePicture(app, rows[0].logo);
    await query(client, deleteTeam, [teamId]);
  });
}

const remove = sql<
  never,
  [teamId: string, memberId: string]
>`delete from team_members where team_id = $1 and id = $2 and removed_at is not null and not ${isUndoable('removed_at')}`;

// That somebody was there, and who took them out, stays in the history; who they were does not.
const forget = sql<
  never,
  [teamId: string, memberId: string]
>`update team_changes set before = null, after = null where team_id = $1 and about = 'member' and about_id = $2`;

/**
 * Deletes a member whom nobody can bring back: their answers, attendance, tasks, absences, guardians and invitations go with their row, and
 * their name and contacts with the history. Somebody who was brought back stays.
 */
async function purgeMember(app: AppContext, teamId: string, memberId: string): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rowCount } = await query(client, remove, [teamId, memberId]);
    if (rowCount) await query(client, forget, [teamId, memberId]);
  });
}
