import type { Answer } from '../../../contract/call.ts';
import type { InvitationState, listTeamInvitations as call } from '../../../contract/invitations.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Viewer } from '../../http/route.ts';
import { requireAccess } from '../access.ts';
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

/** Of the people who were asked by name; a link asks nobody. */
const count = `
  select case when state = 'pending' and expires_at <= now() then 'expired' else state end as state, count(*)::int as many
  from team_invitations where team_id = $1 and kind <> 'link' group by 1`;
const nothing: Record<InvitationState, number> = { pending: 0, accepted: 0, rejected: 0, expired: 0, revoked: 0 };

/** What waits and what was answered lately. Refuses `noSuchTeam` and `notYours`. */
export async function listTeamInvitations(
  { database: { pool }, secrets }: AppContext,
  teamId: string,
  { userId }: Viewer,
): Promise<Answer<typeof call>['response']> {
  const { role } = await requireAccess(pool, teamId, userId, 'invite');
  const places = mayInviteAs(role);
  const [{ rows }, counted] = await Promise.all([
    pool.query<InvitationRow>({ name: 'team-invitations', text: list, values: [teamId] }),
    pool.query<{ state: InvitationState; many: number }>(count, [teamId]),
  ]);
  return {
    invitations: rows.map((row) => presentInvitation(secrets, row, places)),
    mayInviteAs: places,
    counts: { ...nothing, ...Object.fromEntries(counted.rows.map(({ state, many }) => [state, many])) },
  };
}
