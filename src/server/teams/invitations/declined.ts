import { limits } from '../../../contract/limits.ts';
import { mayInTeam } from '../../../contract/team-roles.ts';
import { oneLine } from '../../../contract/shapes.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { isActive } from '../../database/shared-rules.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { homeOf } from '../../http/origin.ts';
import { Refusal } from '../../http/refusal.ts';
import { defineNotification } from '../../module/define-notification.ts';
import { notify } from '../../notifications/index.ts';
import { recordChanges } from '../team-changes.ts';
import type { InvitationRow } from './invitation-row.ts';

type Declined = { teamId: string; team: string; name: string };

/** To the managers and the sender: somebody declined an invitation. It names no address, because not everybody who reads it may see one. */
export const invitationDeclined = defineNotification<Declined>({
  name: 'team.invitationDeclined',
  write: ({ teamId, team, name }, _reader, { environment }) => ({
    messageId: `declined-${newId()}`,
    subject: oneLine(`${name || 'Somebody'} declined the invitation to ${team}`),
    text: [
      `${name || 'Somebody whom you invited'} declined the invitation to ${team}, and gets no more mails from the team.`,
      `The invitations are here:\n${homeOf(environment)}/team-member/${teamId}?view=invite`,
      'Elevate',
    ].join('\n\n'),
  }),
});

// A child with a guardian stays in the team: the guardian decides, and the child's address gets no mail while there is one.
const declineRows = sql<{ id: string }, [teamId: string, memberId: string | null, emailKey: string | null, at: Date]>`
  update team_members member set declined_at = $4, version = version + 1
  where member.team_id = $1 and (member.id = $2 or lower(member.email) = $3) and member.user_id is null and ${isActive('member')}
    and not exists (select from active_guardians guardian where guardian.team_id = $1 and guardian.member_id = member.id)
  returning member.id`;

const readNames = sql<{ team: string; senderIsCoach: boolean }, [teamId: string, senderId: string | null]>`
  select team.name as team, exists (select from active_members sender
    where sender.team_id = $1 and sender.user_id = $2 and sender.role = 'coach') as "senderIsCoach"
  from live_teams team where team.id = $1`;

/**
 * Marks the roster rows of somebody who declined an invitation, so that they are asked for nothing, and notifies the managers and the
 * sender. Declining to be a guardian changes no row.
 */
export async function recordDecline(app: AppContext, db: Queryable, row: InvitationRow, actorId: string | undefined): Promise<void> {
  const { teamId, senderId, memberId, email } = row;
  if (row.as !== 'guardian') {
    const { rows } = await query(db, declineRows, [teamId, memberId, email?.toLowerCase() ?? null, new Date()]);
    const changed = rows.map(({ id }) => ({ aboutId: id }));
    await recordChanges(db, { teamId, about: 'member', what: 'declined', actorId }, changed);
  }
  const { rows: names } = await query(db, readNames, [teamId, senderId]);
  if (!names[0]) return;
  const { team, senderIsCoach } = names[0];
  const about = { teamId, team, name: row.name || (row.as === 'guardian' ? '' : (row.memberName ?? '')) };
  const reached = await notify(app, db, invitationDeclined, about, { teamId, roles: mayInTeam.editTeam, except: actorId });
  if (senderIsCoach && senderId !== null && senderId !== actorId && !reached.some(({ userId }) => userId === senderId)) {
    await notify(app, db, invitationDeclined, about, { userId: senderId });
  }
}

const refreshDeclined = sql<never, [teamId: string, memberIds: readonly string[]]>`
  update team_members member set declined_at = (
    select max(invitation.answered_at) from team_invitations invitation
    where invitation.team_id = $1 and invitation.email_key = lower(member.email) and invitation.state = 'rejected'
      and invitation.invited_as <> 'guardian')
  where member.team_id = $1 and member.id = any($2::uuid[]) and member.user_id is null and member.email is not null
    and not exists (select from active_guardians guardian where guardian.team_id = $1 and guardian.member_id = member.id)`;

/** After the addresses on rows were written: marks those whose address declined to join. A row without an address stays as it is. */
export async function followAddresses(db: Queryable, teamId: string, memberIds: readonly string[]): Promise<void> {
  await query(db, refreshDeclined, [teamId, memberIds]);
}

type Whom = { player: string | undefined; email: string | null; memberId: string | undefined; isGuardian: boolean };

const countDeclined = sql<
  { many: number },
  [teamId: string, player: string | null, email: string | null, memberId: string | null, isGuardian: boolean, days: number]
>`select count(*)::int as many from team_invitations invitation
  where invitation.team_id = $1 and invitation.state = 'rejected' and invitation.answered_at > now() - make_interval(days => $6)
    and case when $5 then invitation.invited_as = 'guardian' and invitation.member_id = $4 and (invitation.user_id = $2 or invitation.email_key = lower($3))
      else invitation.invited_as <> 'guardian' and (invitation.user_id = $2 or invitation.email_key = lower($3)) end`;

/** Refuses `declinedTwice` for somebody who declined as often as a team may ask within `limits.declinedDays`. */
export async function refuseDeclined(db: Queryable, teamId: string, { player, email, memberId, isGuardian }: Whom): Promise<void> {
  const address = player ? null : email;
  const { rows } = await query(db, countDeclined, [teamId, player ?? null, address, memberId ?? null, isGuardian, limits.declinedDays]);
  if ((rows[0]?.many ?? 0) >= limits.declinedInvitations) throw new Refusal('declinedTwice');
}
