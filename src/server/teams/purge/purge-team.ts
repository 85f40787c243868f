import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { removePicture } from '../../storage/index.ts';
import { isUndoable } from '../undo-until.ts';

const findDeleted = `select logo from teams where id = $1 and deleted_at is not null and not ${isUndoable('deleted_at')} for update`;

/**
 * Deletes a team that nobody can bring back: its people, events, answers, tasks, calendars, invitations and history go with its row, and
 * its logo with it. A team that was brought back stays.
 */
export async function purgeTeam(app: AppContext, teamId: string): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rows } = await client.query<{ logo: string | null }>(findDeleted, [teamId]);
    if (!rows[0]) return;
    // Before the row, which alone knows the file: where this fails, the work is done again.
    await removePicture(app, rows[0].logo);
    await client.query('delete from teams where id = $1', [teamId]);
  });
}
