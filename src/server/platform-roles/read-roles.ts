import type { GrantedRole, PlatformRole, RoleHolder } from '../../contract/platform-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

type Row<Role> = Omit<Role, 'grantedAt'> & { grantedAt: Date };

const granted = 'held.role, held.granted_at as "grantedAt", granter.full_name as "grantedBy"';
const withGranter = 'platform_roles held left join users granter on granter.id = held.granted_by';

const present = <Role extends { grantedAt: Date }>(row: Role) => ({ ...row, grantedAt: row.grantedAt.toISOString() });

const selectRoles = sql<{ role: PlatformRole }, [userId: string]>`select role from platform_roles where user_id = $1`;
const selectGranted = sql<Row<GrantedRole>, [userId: string]>`
  select ${granted} from ${withGranter} where held.user_id = $1 order by held.role`;
const selectHolders = sql<Row<RoleHolder>>`
  select holder.id as user_id, holder.full_name as name, holder.email, ${granted}
  from ${withGranter} join users holder on holder.id = held.user_id
  order by holder.full_name, holder.id, held.role`;
const selectAccount = sql<{ userId: string }, [email: string]>`
  select user_id as "userId" from user_ways where kind = 'email' and subject = lower($1) and verified_at is not null`;

/** The roles of one person, for permission checks. */
export async function rolesOf(db: Queryable, userId: string): Promise<PlatformRole[]> {
  const { rows } = await query(db, selectRoles, [userId]);
  return rows.map(({ role }) => role);
}

/** The roles of one person, with who granted each and when. */
export async function listRolesOf(db: Queryable, userId: string): Promise<GrantedRole[]> {
  const { rows } = await query(db, selectGranted, [userId]);
  return rows.map(present);
}

/** Everybody who has a role, by name. */
export async function listHolders(db: Queryable): Promise<RoleHolder[]> {
  const { rows } = await query(db, selectHolders);
  return rows.map(present);
}

/** The account that has verified this e-mail address, if any. */
export async function findAccount(db: Queryable, email: string): Promise<string | undefined> {
  const { rows } = await query(db, selectAccount, [email]);
  return rows[0]?.userId;
}
