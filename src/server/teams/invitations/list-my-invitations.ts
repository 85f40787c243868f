import type { listMyInvitations as call, MyInvitation, MyRequest } from '../../../contract/answer-invitation.ts';
import type { Answer } from '../../../contract/call.ts';
import { mayInTeam } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Viewer } from '../../http/route.ts';
import { isOpenAt } from './ended-because.ts';
import { firstWord } from './open-invitation.ts';

type Mine = Answer<typeof call>['response'];
type InvitationRow = Omit<MyInvitation, 'sentAt' | 'expiresAt' | 'ward'> & { sentAt: Date; expiresAt: Date; wardName: string | null };
type RequestRow = Omit<MyRequest, 'askedAt' | 'decidedAt'> & { askedAt: Date; decidedAt: Date | null };

const team = `json_build_object('id', team.id, 'name', team.name, 'logo', team.logo, 'sport_id', team.sport_id) as team`;

const invitations = sql<InvitationRow, [userId: string]>`
  select invitation.id, ${team}, invitation.invited_as as "as", coalesce(inviter.full_name, '') as "invitedBy", invitation.note,
    coalesce(invitation.email, '') as "to", invitation.sent_at as "sentAt", invitation.expires_at as "expiresAt",
    case when invitation.invited_as = 'guardian' then ward.first_name end as "wardName"
  from team_invitations invitation
  join live_teams team on team.id = invitation.team_id
  left join users inviter on inviter.id = invitation.invited_by
  left join team_members ward on ward.team_id = invitation.team_id and ward.id = invitation.member_id
  where invitation.state = 'pending' and invitation.expires_at > now() and (invitation.user_id = $1 or invitation.email_key = any(
    array(select subject from user_ways where user_id = $1 and kind = 'email' and verified_at is not null)))
  order by invitation.sent_at desc, invitation.id limit 100`;

const pending = sql<{ id: string }, [teamId: string, ids: readonly string[], now: Date]>`
  select invitation.id from team_invitations invitation
  where invitation.team_id = $1 and invitation.id = any($2::uuid[]) and ${isOpenAt('$3')}`;

/** Leaves out the invitations that have ended since they were sent; there are seldom any of more than two teams. */
async function withoutEnded(db: Queryable, rows: readonly InvitationRow[]): Promise<InvitationRow[]> {
  const byTeam = Map.groupBy(rows, (row) => row.team.id);
  const found = await Promise.all(
    [...byTeam].map(([teamId, ofTeam]) => query(db, pending, [teamId, ofTeam.map(({ id }) => id), new Date()])),
  );
  const open = new Set(found.flatMap((of) => of.rows.map(({ id }) => id)));
  return rows.filter(({ id }) => open.has(id));
}

const requests = sql<RequestRow, [userId: string]>`
  select request.id, ${team}, request.state, request.words, request.reply, request.asked_at as "askedAt", request.decided_at as "decidedAt"
  from team_join_requests request join live_teams team on team.id = request.team_id
  where request.user_id = $1 and (request.state = 'pending' or request.state <> 'withdrawn' and request.decided_at > now() - interval '30 days')
  order by request.state = 'pending' desc, request.asked_at desc limit 50`;

const teams = sql<Mine['teams'][number], [userId: string, invite: readonly string[], decideRequests: readonly string[]]>`
  select team.id, team.name, team.logo, team.sport_id,
    (select count(*)::int from team_invitations where team_id = team.id and state = 'pending' and expires_at > now() and kind <> 'link') as waiting,
    case when member.role = any($3) then
      (select count(*)::int from team_join_requests where team_id = team.id and state = 'pending') end as requests
  from active_members member join live_teams team on team.id = member.team_id
  where member.user_id = $1 and member.role = any($2) order by team.name, team.id limit 100`;

const countOpen = sql<{ many: number }, [teamId: string, now: Date]>`
  select count(*)::int as many from team_invitations invitation
  where invitation.team_id = $1 and invitation.kind <> 'link' and ${isOpenAt('$2')}`;

/** Takes the invitations that have ended out of the counts, as the team's own list does. */
const withOpenCounts = (db: Queryable, rows: readonly Mine['teams'][number][]) =>
  Promise.all(
    rows.map(async (row) => {
      if (row.waiting === 0) return row;
      const counted = await query(db, countOpen, [row.id, new Date()]);
      return { ...row, waiting: counted.rows[0]?.many ?? 0 };
    }),
  );

/** The viewer's pending invitations, their join requests, and the teams that they may invite to. */
export async function listMyInvitations({ database: { pool } }: AppContext, { userId }: Viewer): Promise<Mine> {
  const [invited, asked, mine] = await Promise.all([
    query(pool, invitations, [userId]),
    query(pool, requests, [userId]),
    query(pool, teams, [userId, mayInTeam.invite, mayInTeam.decideRequests]),
  ]);
  return {
    invitations: (await withoutEnded(pool, invited.rows)).map(({ sentAt, expiresAt, wardName, ...row }) => ({
      ...row,
      ward: firstWord(wardName),
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    requests: asked.rows.map(({ askedAt, decidedAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    teams: await withOpenCounts(pool, mine.rows),
  };
}
