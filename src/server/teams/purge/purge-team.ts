import { inTransaction } from '../../database/transaction.ts';
import type { House } from '../../http/house.ts';
import { removePicture } from '../../storage/index.ts';
import { isUndoable } from '../undo-until.ts';

const findDeleted = `select logo from teams where id = $1 and deleted_at is not null and not ${isUndoable('deleted_at')} for update`;

/**
 * Deletes a team that nobody can bring back: its people, events, answers, tasks, calendars, invitations and history go with its row, and
 * its logo with it. A team that was brought back stays.
 */
export async function purgeTeam(house: House, teamId: string): Promise<void> {
  await inTransaction(house.database.pool, async (client) => {
    const { rows } = await client.query<{ logo: string | null }>(findDeleted, [teamId]);
    if (!rows[0]) return;
    // Before the row, which alone knows the file: where this fails, the work is done again.
    await removePicture(house, rows[0].logo);
    await client.query('delete from teams where id = $1', [teamId]);
  });
}
