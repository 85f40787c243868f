import { inTransaction } from '../../database/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Viewer } from '../../http/route.ts';
import { requireInviter } from './may-invite-as.ts';
import { holdInvitation } from './read-invitation.ts';

/** Takes an invitation back; one that was answered or has ended stays what it is. Refuses `noSuchInvitation`, and who could not have sent it. */
export async function revokeInvitation({ database: { pool } }: AppContext, teamId: string, id: string, { userId }: Viewer): Promise<void> {
  await requireInviter(pool, teamId, userId, 'player');
  await inTransaction(pool, async (client) => {
    const { as } = await holdInvitation(client, teamId, id);
    await requireInviter(client, teamId, userId, as);
    await client.query(
      `update team_invitations set state = 'revoked', answered_at = now(), answered_by = null where team_id = $1 and id = $2 and state = 'pending'`,
      [teamId, id],
    );
  });
}
