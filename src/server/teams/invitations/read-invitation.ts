import type { Invitation, InvitedAs } from '../../../contract/invitations.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { invitationColumns, presentInvitation, type InvitationRow } from './invitation-row.ts';

type Asked = { teamId: string; id: string; mayInviteAs: readonly InvitedAs[] };

/** One invitation of a team as staff sees it. Refuses `noSuchInvitation`. */
export async function readInvitation({ secrets }: AppContext, db: Queryable, { teamId, id, mayInviteAs }: Asked): Promise<Invitation> {
  return presentInvitation(secrets, await holdInvitation(db, teamId, id, ''), mayInviteAs);
}

/** One invitation of a team, held to the end of the transaction. Refuses `noSuchInvitation`. */
export async function holdInvitation(
  db: Queryable,
  teamId: string,
  id: string,
  lock: '' | 'for update' = 'for update',
): Promise<InvitationRow> {
  const { rows } = await db.query<InvitationRow>(
    `select ${invitationColumns} from team_invitations invitation where invitation.team_id = $1 and invitation.id = $2 ${lock}`,
    [teamId, id],
  );
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  return rows[0];
}
