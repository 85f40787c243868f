import type pg from 'pg';
import type { PlatformRole } from '../../contract/platform-roles.ts';
import { newId } from '../database/new-id.ts';
import { query, sql } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { findAccount } from './read-roles.ts';
import { requirePlatformPermission } from './require-platform-permission.ts';

/** The administrator who changes a role; null for the command line. */
export type ChangedBy = string | null;

const waitForTurn = sql`select pg_advisory_xact_lock(hashtextextended('platform roles', 0))`;

/** Locks role changes, so that two administrators cannot revoke each other's role at the same time. */
async function inTurn<T>(pool: pg.Pool, by: ChangedBy, change: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await query(client, waitForTurn);
    if (by !== null) await requirePlatformPermission(client, by, 'manageRoles');
    return change(client);
  });
}

type Change = 'granted' | 'revoked';

const insertChange = sql<never, [userId: string, id: string, role: PlatformRole, change: Change, at: Date, by: ChangedBy]>`
  insert into platform_role_changes (user_id, id, role, change, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6)`;

const record = (client: pg.ClientBase, userId: string, role: PlatformRole, change: Change, by: ChangedBy) =>
  query(client, insertChange, [userId, newId(), role, change, new Date(), by]);

const insertRole = sql<never, [userId: string, role: PlatformRole, at: Date, by: ChangedBy]>`
  insert into platform_roles (user_id, role, granted_at, granted_by) values ($1, $2, $3, $4) on conflict do nothing`;

/** Grants a role to the owner of a verified address; does nothing if they have it. Refuses `noSuchAccount` and `noPlatformPermission`. */
export const grantRole = (pool: pg.Pool, email: string, role: PlatformRole, by: ChangedBy): Promise<void> =>
  inTurn(pool, by, async (client) => {
    const userId = await findAccount(client, email);
    if (!userId) throw new Refusal('noSuchAccount');
    const { rowCount } = await query(client, insertRole, [userId, role, new Date(), by]);
    if (rowCount) await record(client, userId, role, 'granted', by);
  });

const deleteRole = sql<never, [userId: string, role: PlatformRole]>`delete from platform_roles where user_id = $1 and role = $2`;

const findAdministrator = sql`select from platform_roles where role = 'administrator' limit 1`;

const findOnlyAdministrator = sql<never, [userId: string]>`
  select from platform_roles where user_id = $1 and role = 'administrator'
    and not exists (select from platform_roles other where other.role = 'administrator' and other.user_id <> $1)`;

/** Refuses `lastAdministrator` to the only administrator, whose account is being deleted. Runs inside the caller's transaction. */
export async function requireAnotherAdministrator(client: pg.ClientBase, userId: string): Promise<void> {
  await query(client, waitForTurn);
  const { rowCount } = await query(client, findOnlyAdministrator, [userId]);
  if (rowCount) throw new Refusal('lastAdministrator');
}

/** Revokes a role. Refuses `noSuchRole`, `lastAdministrator` and `noPlatformPermission`. */
export const revokeRole = (pool: pg.Pool, userId: string, role: PlatformRole, by: ChangedBy): Promise<void> =>
  inTurn(pool, by, async (client) => {
    const { rowCount } = await query(client, deleteRole, [userId, role]);
    if (!rowCount) throw new Refusal('noSuchRole');
    const { rowCount: administrators } = await query(client, findAdministrator);
    // The refusal rolls the deletion back.
    if (role === 'administrator' && !administrators) throw new Refusal('lastAdministrator');
    await record(client, userId, role, 'revoked', by);
  });
