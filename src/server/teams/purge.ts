import type { JobKind } from '../module/define-module.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { isUndoable, queuePurge as queue } from '../jobs/undo.ts';
import { removePicture } from '../storage/index.ts';

/** The job that permanently deletes teams and members that can no longer be restored. */
const purge = 'team-purge';

type What = { teamId: string; memberId?: string };

/** Queues the purge of a deleted team or member for when the undo time is over. Runs inside the caller's transaction. */
export const queuePurge = (app: AppContext, db: Queryable, ids: What, deletedAt: Date): Promise<void> =>
  queue(app.jobs, db, purge, ids, deletedAt);

const readRemovedAt = sql<
  { at: Date },
  [teamId: string, memberId: string]
>`select removed_at as at from team_members where team_id = $1 and id = $2 and removed_at is not null`;

/** Queues the purge of a removed member; does nothing if restored or purged. */
export async function purgeOnceOver(app: AppContext, teamId: string, memberId: string): Promise<void> {
  const { pool } = app.database;
  const { rows } = await query(pool, readRemovedAt, [teamId, memberId]);
  if (rows[0]) await queuePurge(app, pool, { teamId, memberId }, rows[0].at);
}

/** Purges a team or a member, unless it was restored meanwhile. */
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
 * Purges a team: its people, events, answers, tasks, calendars, invitations and history are deleted with its row, and so is its logo. Does
 * nothing if the team was restored.
 */
async function purgeTeam(app: AppContext, teamId: string): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rows } = await query(client, findDeleted, [teamId]);
    if (!rows[0]) return;
    // Before the row, which holds the only reference to the file: if this fails, the job is retried.
    await removePicture(app, rows[0].logo);
    await query(client, deleteTeam, [teamId]);
  });
}

// A row without name, contacts or anything that refers to it, for the guardians of a minor's account.
const addEmptyRow = sql<never, [teamId: string, memberId: string, emptyId: string]>`
  insert into team_members (team_id, id, user_id, role, first_name, is_minor, born_on, joined_at, removed_at)
  select $1, $3, user_id, 'player', 'Former member', is_minor, born_on, joined_at, removed_at from team_members member
  where team_id = $1 and id = $2 and user_id is not null and removed_at is not null and not ${isUndoable('removed_at')}
    and exists (select from guardians guardian where guardian.team_id = $1 and guardian.member_id = $2)`;

const lockTeam = sql<never, [teamId: string]>`select from teams where id = $1 for no key update`;

const moveGuardians = sql<never, [teamId: string, memberId: string, emptyId: string]>`
  update team_guardians set member_id = $3 where team_id = $1 and member_id = $2`;

const remove = sql<
  never,
  [teamId: string, memberId: string]
>`delete from team_members where team_id = $1 and id = $2 and removed_at is not null and not ${isUndoable('removed_at')}`;

// The history keeps that a member existed and who removed them, but no personal data.
const forget = sql<
  never,
  [teamId: string, memberId: string]
>`update team_changes set before = null, after = null where team_id = $1 and about = 'member' and about_id = $2`;

/**
 * Purges a removed member: their answers, attendance, tasks, absences, guardians and invitations are deleted with their row, and their name
 * and contacts in the history are erased. Of a minor with an account an empty row remains, which says who their guardians were: these are
 * their guardians again if the account joins the team again. Does nothing if they were restored.
 */
async function purgeMember(app: AppContext, teamId: string, memberId: string): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    // An account that joins again at the same time takes its guardians from one row only.
    await query(client, lockTeam, [teamId]);
    const emptyId = newId();
    const { rowCount: kept } = await query(client, addEmptyRow, [teamId, memberId, emptyId]);
    if (kept) await query(client, moveGuardians, [teamId, memberId, emptyId]);
    const { rowCount } = await query(client, remove, [teamId, memberId]);
    if (rowCount) await query(client, forget, [teamId, memberId]);
  });
}
