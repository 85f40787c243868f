import type pg from 'pg';
import type { Queryable } from '../database/queryable.ts';
import { isActive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { isUndoable } from '../jobs/undo.ts';
import { usersOfMembers } from './concerned-users.ts';
import { hideTeam } from './delete-team.ts';
import { notifyOfWard } from './invitations/ward-notification.ts';
import { leaveWards } from './leave-wards.ts';
import { lockTeamsOf } from './lock-teams-of.ts';
import { queueMemberLeft } from './member-left.ts';
import { recordChange } from './team-changes.ts';

type Row = Record<string, unknown>;
type Place = { teamId: string; memberId: string; isOwner: boolean; isKnown: boolean };

const findPlaces = sql<Place, [userId: string]>`
  select member.team_id as "teamId", member.id as "memberId", member.role = 'owner' and ${isActive('member')} as "isOwner",
    ${isActive('member')} or (${isUndoable('member.removed_at')}) is not false as "isKnown"
  from team_members member where member.user_id = $1 order by member.team_id, member.id`;

/** The member who becomes owner: the longest-serving manager with an account, else a coach, else an adult player. */
const findHeir = sql<{ id: string }, [teamId: string, userId: string]>`
  select id from active_members member
  where team_id = $1 and user_id is not null and user_id <> $2 and role in ('manager', 'coach', 'player')
    and not exists (select from minors where minors.team_id = $1 and minors.member_id = member.id)
  order by array_position(array['manager', 'coach', 'player'], role), joined_at, id limit 1`;

// The row is kept until seats and tasks are reassigned; name and contacts are erased now, in the history too.
const forgetMember = sql<never, [teamId: string, memberId: string, now: Date]>`
  update team_members set user_id = null, first_name = 'Former member', last_name = '', email = null, phone = null, born_on = null, jersey_number = null,
    emergency_name = '', emergency_phone = null, removed_at = coalesce(removed_at, $3), version = version + 1
  where team_id = $1 and id = $2`;
const forgetChanges = sql<
  never,
  [teamId: string, memberId: string]
>`update team_changes set before = null, after = null where team_id = $1 and about = 'member' and about_id = $2`;

/**
 * Removes a user from every team, erases their name and contacts, and ends their guardianships. If they were the only owner, the
 * longest-serving manager, coach or adult player becomes owner; if there is none, the team is deleted. Runs inside the transaction that
 * deletes the user, before the user is deleted.
 */
export async function leaveEveryTeam(app: AppContext, client: pg.ClientBase, userId: string): Promise<void> {
  const teams = await lockTeamsOf(client, userId);
  // Read after the teams are locked, because another owner who leaves at the same time may make this user the owner.
  const { rows: places } = await query(client, findPlaces, [userId]);
  for (const { teamId, memberId, isOwner, isKnown } of places) {
    if (isOwner) await findNextOwner(app, client, teamId, userId);
    // Before `forgetMember` erases the row's user.
    await notifyOfWard(app, client, { what: 'erased', teamId, memberId, actorId: userId });
    const userIds = await usersOfMembers(client, teamId, [memberId]);
    await query(client, forgetMember, [teamId, memberId, new Date()]);
    await query(client, forgetChanges, [teamId, memberId]);
    // Also keeps staff from restoring the emptied row. The end of an older membership was recorded when it happened.
    if (isKnown) await recordChange(client, { teamId, about: 'member', aboutId: memberId, what: 'left', formerUserIds: userIds });
    await queueMemberLeft(app, client, { teamId, memberId });
  }
  // Afterwards, so that the managers who are notified include a new owner, and no team that was deleted for want of one.
  for (const teamId of teams) await leaveWards(app, client, { teamId, userId, what: 'deleted' });
}

const changeMember = sql<
  never,
  [teamId: string, id: string]
>`update team_members set role = 'owner', version = version + 1 where team_id = $1 and id = $2`;

const readOtherOwner = sql<
  never,
  [teamId: string, userId: string]
>`select from active_members where team_id = $1 and role = 'owner' and user_id is not null and user_id <> $2 limit 1`;

async function findNextOwner(app: AppContext, client: pg.ClientBase, teamId: string, userId: string): Promise<void> {
  const { rowCount: otherOwners } = await query(client, readOtherOwner, [teamId, userId]);
  if (otherOwners !== 0) return;
  const { rows: heirs } = await query(client, findHeir, [teamId, userId]);
  const [heir] = heirs;
  if (!heir) return hideIfThere(app, client, teamId);
  await query(client, changeMember, [teamId, heir.id]);
  await recordChange(client, { teamId, about: 'member', aboutId: heir.id, what: 'changed', after: { role: 'owner' } });
}

const readTeam = sql<never, [teamId: string]>`select from live_teams where id = $1`;

async function hideIfThere(app: AppContext, client: pg.ClientBase, teamId: string): Promise<void> {
  const { rowCount } = await query(client, readTeam, [teamId]);
  if (rowCount !== 0) await hideTeam(app, client, teamId);
}

const exported = sql<Row, [userId: string]>`
  select team.name as team, member.role, member.squad, member.first_name, member.last_name, member.email, member.phone, member.emergency_name, member.emergency_phone, member.jersey_number,
    member.position, member.is_minor, member.born_on::text as born_on, member.joined_at, member.removed_at
  from team_members member join teams team on team.id = member.team_id where member.user_id = $1 order by member.joined_at, member.id`;

// Without the changed values, which may be about other people.
const changes = sql<Row, [userId: string]>`
  select team.name as team, change.about, change.what, change.at from team_changes change join teams team on team.id = change.team_id
  where change.actor_id = $1 order by change.at, change.id`;

/** A user's memberships and the changes that they made in teams, for the export of their data. */
export async function exportMemberships(pool: Queryable, userId: string): Promise<{ memberships: Row[]; teamChanges: Row[] }> {
  const [memberships, teamChanges] = await Promise.all([query(pool, exported, [userId]), query(pool, changes, [userId])]);
  return { memberships: memberships.rows, teamChanges: teamChanges.rows };
}
