import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Viewer } from '../../../http/route.ts';
import { recordChange } from '../../record-change.ts';
import { requireAccess } from '../../access.ts';

type Which = { team: string; member: string; user: string };

/** Ends a guardianship; a guardian may end their own. Refuses `noSuchTeam`, `notYours` and `noSuchGuardian`. */
export async function removeGuardian({ database: { pool } }: AppContext, { team, member, user }: Which, { userId }: Viewer): Promise<void> {
  await requireAccess(pool, team, userId, user === userId ? 'readTeam' : 'editRoster');
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('delete from team_guardians where team_id = $1 and member_id = $2 and user_id = $3', [
      team,
      member,
      user,
    ]);
    if (rowCount === 0) throw new Refusal('noSuchGuardian');
    await recordChange(client, { teamId: team, about: 'member', aboutId: member, actorId: userId, what: 'guardian removed' });
  });
}
