import type { Answer } from '../../../contract/call.ts';
import type { listTeamInvitations as call } from '../../../contract/invitations.ts';
import type { House } from '../../http/house.ts';
import type { Viewer } from '../../http/route.ts';
import { requireStanding } from '../require-standing.ts';
import { invitationColumns, presentInvitation, type InvitationRow } from './invitation-row.ts';
import { mayInviteAs } from './may-invite-as.ts';

const mostWaiting = 300;
const mostEnded = 50;
const isWaiting = `invitation.state = 'pending' and invitation.expires_at > now()`;

const list = `
  (select ${invitationColumns} from team_invitations invitation where invitation.team_id = $1 and ${isWaiting}
    order by invitation.sent_at desc, invitation.id desc limit ${mostWaiting})
  union all
  (select ${invitationColumns} from team_invitations invitation where invitation.team_id = $1 and not (${isWaiting})
    order by coalesce(invitation.answered_at, invitation.expires_at) desc, invitation.id desc limit ${mostEnded})`;

/** What waits and what was answered lately. Refuses `noSuchTeam` and `notYours`. */
export async function listTeamInvitations(
  { database: { pool }, secrets }: House,
  teamId: string,
  { userId }: Viewer,
): Promise<Answer<typeof call>['response']> {
  const { standing } = await requireStanding(pool, teamId, userId, 'invite');
  const places = mayInviteAs(standing);
  const [{ rows }, counted] = await Promise.all([
    pool.query<InvitationRow>({ name: 'team-invitations', text: list, values: [teamId] }),
    pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from team_invitations invitation where team_id = $1 and kind <> 'link' and ${isWaiting}`,
      [teamId],
    ),
  ]);
  return {
    invitations: rows.map((row) => presentInvitation(secrets, row, places)),
    mayInviteAs: places,
    waiting: counted.rows[0]?.waiting ?? 0,
  };
}
