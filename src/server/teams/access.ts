import { mayHere, type TeamPermission, type TeamRole, type AccessRole } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';

/** A user's role in a team, and their wards: the members whose guardian they are. */
export type TeamAccess = {
  readonly teamId: string;
  readonly teamName: string;
  readonly role: AccessRole;
  /** Their own roster row; undefined for a user who is only a guardian. */
  readonly memberId: string | undefined;
  readonly wards: readonly string[];
  /** Whether they are a minor here who has no guardian yet: they see no contacts of others. */
  readonly isUnguardedMinor: boolean;
};

type Row = { teamName: string; memberId: string | null; role: TeamRole | null; wards: string[]; isUnguardedMinor: boolean };

const statement = prepared(
  'team-access',
  sql<Row, [teamId: string, userId: string]>`
  select team.name as "teamName", own.id as "memberId", own.role,
    array(select guardian.member_id from active_guardians guardian
      where guardian.team_id = $1 and guardian.user_id = $2 order by guardian.member_id) as wards,
    exists (select from minors where minors.team_id = $1 and minors.member_id = own.id)
      and not exists (select from team_guardians guardian where guardian.team_id = $1 and guardian.member_id = own.id) as "isUnguardedMinor"
  from live_teams team
  left join active_members own on own.team_id = $1 and own.user_id = $2
  where team.id = $1`,
);

/** A user's access to a team; undefined for strangers and for teams that do not exist. */
export async function findAccess(db: Queryable, teamId: string, userId: string): Promise<TeamAccess | undefined> {
  const { rows } = await query(db, statement, [teamId, userId]);
  const [row] = rows;
  if (!row) return undefined;
  const role = row.role ?? (row.wards.length > 0 ? 'guardian' : undefined);
  const { teamName, memberId, wards, isUnguardedMinor } = row;
  return role && { teamId, teamName, role, memberId: memberId ?? undefined, wards, isUnguardedMinor };
}

/**
 * The access of a user who has this permission in the team. Refuses strangers with `noSuchTeam`, so that they cannot probe for teams, and
 * members without the permission with `notYours`.
 */
export async function requireAccess(db: Queryable, teamId: string, userId: string, permission: TeamPermission): Promise<TeamAccess> {
  const found = await findAccess(db, teamId, userId);
  if (!found) throw new Refusal('noSuchTeam');
  if (!mayHere(found, permission)) throw new Refusal('notYours');
  return found;
}

/** Whether this access may act for the member: the user themselves, or a ward. */
export const speaksFor = ({ memberId, wards }: TeamAccess, member: string): boolean => memberId === member || wards.includes(member);
