import type pg from 'pg';
import { mayHere, type TeamRole } from '../../contract/team-roles.ts';
import { Refusal } from '../http/refusal.ts';
import type { TeamAccess } from './access.ts';

/** Refuses `lastOwner` where a locked team has no owner with an account besides this member. */
export async function requireAnotherOwner(client: pg.ClientBase, teamId: string, memberId: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from team_members where team_id = $1 and role = 'owner' and user_id is not null and removed_at is null and id <> $2 limit 1`,
    [teamId, memberId],
  );
  if (rowCount === 0) throw new Refusal('lastOwner');
}

/** Refuses `notYours` to whom an owner or manager is not theirs to take out or bring back. */
export function requireMayManage(access: TeamAccess, role: TeamRole): void {
  if ((role === 'owner' || role === 'manager') && !mayHere(access, 'changeRoles')) throw new Refusal('notYours');
}
