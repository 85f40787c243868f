import { mayHere } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { Refusal } from '../../http/refusal.ts';
import { findAccess } from '../access.ts';
import type { InvitationRow } from './invitation-row.ts';
import { isSentTo } from './is-sent-to.ts';

/**
 * Refuses `invitationEnded` unless the invitation is pending (see `endedBecause`), to a user whom staff removed since then, and to staff who
 * would become the guardian of a child who has an account or a guardian by an invitation that was not sent to them. The caller has locked
 * the team.
 */
export async function requireOpen(db: Queryable, row: InvitationRow, userId: string): Promise<void> {
  if (row.state !== 'pending') throw new Refusal('invitationEnded');
  await refuseRemoved(db, row, userId);
  if (row.as === 'guardian') await refuseStaff(db, row, userId);
}

type LastChange = { what: 'joined' | 'left' | 'removed' | 'restored'; at: Date; isOwn: boolean };

// The user's rows are purged soon after they were removed; the history still says which rows they had joined with.
const findLastChange = sql<LastChange, [teamId: string, userId: string]>`
  select change.what, change.at, change.actor_id is not distinct from $2 as "isOwn" from team_changes change
  where change.team_id = $1 and change.about = 'member' and change.what in ('joined', 'left', 'removed', 'restored') and change.about_id in (
    select id from team_members where team_id = $1 and user_id = $2
    union select about_id from team_changes where team_id = $1 and about = 'member' and what = 'joined' and actor_id = $2)
  order by change.id desc limit 1`;

/** Whom staff removed needs an invitation to one person, sent after that, or a join request: a shared link would let them back in at once. */
async function refuseRemoved(db: Queryable, { teamId, mostUses, sentAt }: InvitationRow, userId: string): Promise<void> {
  const { rows } = await query(db, findLastChange, [teamId, userId]);
  const [last] = rows;
  if (last?.what !== 'removed' || last.isOwn) return;
  if (mostUses !== 1 || sentAt <= last.at) throw new Refusal('invitationEnded');
}

/**
 * Staff see links, or can make them: they could use one that is meant for somebody else. A coach or manager who is a parent is invited by
 * their own address or as a player.
 */
async function refuseStaff(db: Queryable, row: InvitationRow, userId: string): Promise<void> {
  if (!row.isWardKnown || (await isSentTo(db, row, userId))) return;
  const access = await findAccess(db, row.teamId, userId);
  if (access && mayHere(access, 'invite')) throw new Refusal('invitationEnded');
}
