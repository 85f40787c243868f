import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import { isUndoable } from '../undo-until.ts';

const remove = `delete from team_members where team_id = $1 and id = $2 and removed_at is not null and not ${isUndoable('removed_at')}`;

// That somebody was there, and who took them out, stays in the history; who they were does not.
const forget = `update team_changes set before = null, after = null where team_id = $1 and about = 'member' and about_id = $2`;

/**
 * Deletes a member whom nobody can bring back: their answers, attendance, tasks, absences, guardians and invitations go with their row, and
 * their name and contacts with the history. Somebody who was brought back stays.
 */
export async function purgeMember(app: AppContext, teamId: string, memberId: string): Promise<void> {
  await inTransaction(app.database.pool, async (client) => {
    const { rowCount } = await client.query(remove, [teamId, memberId]);
    if (rowCount) await client.query(forget, [teamId, memberId]);
  });
}
