import { refusalTexts } from '../../contract/messages.ts';
import { mayHere } from '../../contract/team-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';
import { speaksFor, type TeamAccess } from './access.ts';

/** Whether a member `alias` of the team $1 is a minor for whom no guardian is entered. */
export const isGuardianMissing = (
  alias: string,
) => `(exists (select from minors where minors.team_id = $1 and minors.member_id = ${alias}.id)
    and not exists (select from team_guardians guardian where guardian.team_id = $1 and guardian.member_id = ${alias}.id))`;

const findGuardian = sql<never, [teamId: string, memberId: string]>`
  select from active_guardians where team_id = $1 and member_id = $2 limit 1`;

/** Whether a member is a minor with a guardian. */
const isGuarded = async (db: Queryable, teamId: string, memberId: string): Promise<boolean> =>
  (await query(db, findGuardian, [teamId, memberId])).rowCount !== 0;

/** Refuses `guardedMinor` to a coach who would remove a child with a guardian: the guardian's rights would end with the row. */
export async function requireMayEndGuarded(db: Queryable, access: TeamAccess, memberId: string): Promise<void> {
  if (!mayHere(access, 'editTeam') && (await isGuarded(db, access.teamId, memberId))) throw new Refusal('guardedMinor');
}

/**
 * Refuses `guardedMinor`, at this field if one is given, unless the viewer may decide which account takes over the row of a child with a
 * guardian: managers, the guardians and the child. It takes over by an invitation, or by the address or number on the row.
 */
export async function requireMayOpenGuarded(db: Queryable, access: TeamAccess, memberId: string, field?: string): Promise<void> {
  if (mayOpenGuarded(access, memberId) || !(await isGuarded(db, access.teamId, memberId))) return;
  throw new Refusal('guardedMinor', field === undefined ? {} : { fields: { [field]: refusalTexts.guardedMinor } });
}

/** Whether this access may decide which account takes over the row of this member if they are a child with a guardian. */
export const mayOpenGuarded = (access: TeamAccess, memberId: string): boolean => mayHere(access, 'editTeam') || speaksFor(access, memberId);
