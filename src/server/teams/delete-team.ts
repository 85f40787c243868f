import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { removeEntries } from '../search/index.ts';
import { changeInTeam } from './change-in-team.ts';
import { queuePurge } from './purge/purge-work.ts';
import { recordChange } from './record-change.ts';
import { undoUntil } from './undo-until.ts';

/** Deletes a team for as long as nobody brings it back. Refuses `noSuchTeam` and `notYours`. */
export const deleteTeam = (app: AppContext, teamId: string, userId: string) =>
  changeInTeam(app, { teamId, userId, permission: 'deleteTeam' }, async (client) => undoUntil(await hideTeam(app, client, teamId, userId)));

/**
 * Takes a locked team out of everybody's sight and out of search, to be deleted for good once nobody can bring it back any more. Queryable
 * inside the caller's transaction. Resolves to when.
 */
export async function hideTeam(app: AppContext, client: pg.ClientBase, teamId: string, actorId?: string): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('update teams set deleted_at = now() where id = $1 returning deleted_at as at', [
    teamId,
  ]);
  await removeEntries(client, 'teams', [teamId]);
  await recordChange(client, { teamId, about: 'team', aboutId: teamId, actorId, what: 'removed' });
  const at = rows[0]?.at ?? new Date();
  await queuePurge(app, client, { teamId }, at);
  return at;
}
