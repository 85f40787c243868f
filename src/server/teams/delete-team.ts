import type pg from 'pg';
import type { House } from '../http/house.ts';
import { removeEntries } from '../search/index.ts';
import { changeInTeam } from './change-in-team.ts';
import { queuePurge } from './purge/purge-work.ts';
import { recordChange } from './record-change.ts';
import { undoUntil } from './undo-until.ts';

/** Deletes a team for as long as nobody brings it back. Refuses `noSuchTeam` and `notYours`. */
export const deleteTeam = (house: House, teamId: string, userId: string) =>
  changeInTeam(house, { teamId, userId, deed: 'deleteTeam' }, async (client) => undoUntil(await hideTeam(house, client, teamId, userId)));

/**
 * Takes a locked team out of everybody's sight and out of search, to be deleted for good once nobody can bring it back any more. Runs
 * inside the caller's transaction. Resolves to when.
 */
export async function hideTeam(house: House, client: pg.ClientBase, teamId: string, actorId?: string): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>('update teams set deleted_at = now() where id = $1 returning deleted_at as at', [
    teamId,
  ]);
  await removeEntries(client, 'teams', [teamId]);
  await recordChange(client, { teamId, about: 'team', aboutId: teamId, actorId, what: 'removed' });
  const at = rows[0]?.at ?? new Date();
  await queuePurge(house, client, { teamId }, at);
  return at;
}
