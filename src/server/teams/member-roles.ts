import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { changeRole as call, TeamMember } from '../../contract/team-members.ts';
import { mayManage, type TeamRole } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { TeamAccess } from './access.ts';
import { inTeam } from './in-team.ts';
import { type MemberRow, presentMember, readMember } from './read-members.ts';
import { requireRoom } from './roster-room.ts';
import { recordChange } from './team-changes.ts';
import { query, sql } from '../database/sql.ts';

/**
 * Changes a member's role. Refuses `noSuchTeam`, `notYours`, `noSuchMember`, `changedMeanwhile`, `lastOwner`, `needsAccount` and
 * `rosterFull`.
 */
export async function changeRole(app: AppContext, fields: CheckedFields<typeof call>, userId: string): Promise<TeamMember> {
  const { team_id: teamId, member_id: memberId, role, version } = fields;
  return inTeam(app, { teamId, viewer: { userId }, permission: 'changeRoles', lock: true }, async (client, access) => {
    const member = await readMember(client, teamId, memberId);
    if (member.version !== version) throw new Refusal('changedMeanwhile');
    if (member.role === 'owner' && role !== 'owner') await requireAnotherOwner(client, teamId, memberId);
    await giveRole(client, teamId, member, role, userId);
    return presentMember(await readMember(client, teamId, memberId), access);
  });
}

/**
 * Transfers ownership to another member; the viewer becomes a manager. Refuses `noSuchTeam`, `notYours`, `noSuchMember`, `needsAccount` and
 * `rosterFull`.
 */
export async function handOverTeam(app: AppContext, teamId: string, memberId: string, userId: string): Promise<void> {
  await inTeam(app, { teamId, viewer: { userId }, permission: 'changeRoles', lock: true }, async (client, { memberId: ownId = '' }) => {
    await giveRole(client, teamId, await readMember(client, teamId, memberId), 'owner', userId);
    if (ownId !== memberId) await giveRole(client, teamId, await readMember(client, teamId, ownId), 'manager', userId);
  });
}

const changeMember = sql<
  never,
  [teamId: string, id: string, role: string]
>`update team_members set role = $3, version = version + 1 where team_id = $1 and id = $2`;

/**
 * Sets the role of a member of a locked team and records the change. Refuses `needsAccount` for an owner without an account, and
 * `rosterFull` for a follower who becomes more in a full team.
 */
async function giveRole(client: pg.ClientBase, teamId: string, member: MemberRow, role: TeamRole, actorId: string): Promise<void> {
  if (role === member.role) return;
  if (role === 'owner' && member.userId === null) throw new Refusal('needsAccount');
  if (member.role === 'follower') await requireRoom(client, teamId);
  await query(client, changeMember, [teamId, member.id, role]);
  const changed = { before: { role: member.role }, after: { role } };
  await recordChange(client, { teamId, about: 'member', aboutId: member.id, actorId, what: 'changed', ...changed });
}

const findOtherOwner = sql<
  never,
  [teamId: string, memberId: string]
>`select from active_members where team_id = $1 and role = 'owner' and user_id is not null and id <> $2 limit 1`;

/** Refuses `lastOwner` if a locked team has no other owner with an account. */
export async function requireAnotherOwner(client: pg.ClientBase, teamId: string, memberId: string): Promise<void> {
  const { rowCount } = await query(client, findOtherOwner, [teamId, memberId]);
  if (rowCount === 0) throw new Refusal('lastOwner');
}

/** Refuses `notYours` unless the access may remove or restore a member with this role: owners and managers are managed by owners only. */
export function requireMayManage(access: TeamAccess, role: TeamRole): void {
  if (!mayManage(access, role)) throw new Refusal('notYours');
}
