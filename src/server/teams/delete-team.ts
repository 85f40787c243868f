import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { may, type TeamRole } from '../../contract/team-roles.ts';
import { teams } from '../database/tables/teams.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { isUndoable, undoUntil } from '../jobs/undo.ts';
import { indexEntries, removeEntries } from '../search/index.ts';
import { entryOfTeam } from './team-entry.ts';
import { inTeam } from './in-team.ts';
import { notifyOfTeam } from './invitations/ward-notification.ts';
import { queuePurge } from './purge.ts';
import { recordChange } from './team-changes.ts';

/**
 * Deletes a team and notifies the guardians of its children; it can be restored until the undo time is over. Refuses `noSuchTeam` and
 * `notYours`.
 */
export async function deleteTeam(app: AppContext, teamId: string, userId: string) {
  const undo = await inTeam(app, { teamId, viewer: { userId }, permission: 'deleteTeam', lock: true }, async (client) =>
    undoUntil(await hideTeam(app, client, teamId, userId)),
  );
  app.jobs.deliverSoon();
  return undo;
}

const changeTeam = sql<{ at: Date }, [teamId: string]>`update teams set deleted_at = now() where id = $1 returning deleted_at as at`;

/**
 * Marks a locked team as deleted, removes it from search and queues its purge. Runs inside the caller's transaction. Resolves to when it
 * was deleted.
 */
export async function hideTeam(app: AppContext, client: pg.ClientBase, teamId: string, actorId?: string): Promise<Date> {
  await notifyOfTeam(app, client, { what: 'teamDeleted', teamId, actorId });
  const { rows } = await query(client, changeTeam, [teamId]);
  await removeEntries(client, 'teams', [teamId]);
  await recordChange(client, { teamId, about: 'team', aboutId: teamId, actorId, what: 'removed' });
  const at = rows[0]?.at ?? new Date();
  await queuePurge(app, client, { teamId }, at);
  return at;
}

type Deleted = { role: TeamRole | null; isUndoable: boolean };

const findDeleted = sql<Deleted, [teamId: string, userId: string]>`
  select member.role, ${isUndoable('team.deleted_at')} as "isUndoable"
  from teams team left join active_members member on member.team_id = $1 and member.user_id = $2
  where team.id = $1 and team.deleted_at is not null for update of team`;

/** Restores a deleted team; no effect on a live one. Refuses `noSuchTeam`, `notYours`, and `undoOver` after ten minutes. */
export async function restoreTeam(app: AppContext, teamId: string, userId: string): Promise<void> {
  const wasDeleted = await inTransaction(app.database.pool, async (client) => {
    const { rows } = await query(client, findDeleted, [teamId, userId]);
    if (!rows[0]) return false;
    // Users who may not delete the team get the refusal for an unknown team.
    if (!rows[0].role || !may(rows[0].role, 'deleteTeam')) throw new Refusal('noSuchTeam');
    if (!rows[0].isUndoable) throw new Refusal('undoOver');
    const [team] = await drizzle(client).update(teams).set({ deletedAt: null }).where(eq(teams.id, teamId)).returning();
    if (team) await indexEntries(client, [entryOfTeam(team)]);
    await recordChange(client, { teamId, about: 'team', aboutId: teamId, actorId: userId, what: 'restored' });
    await notifyOfTeam(app, client, { what: 'teamBack', teamId, actorId: userId });
    return true;
  });
  app.jobs.deliverSoon();
  if (!wasDeleted) await inTeam(app, { teamId, viewer: { userId }, permission: 'deleteTeam' }, () => Promise.resolve());
}
