import { planNames, type PlanName } from '../../contract/plans.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';

const readEntitlement = sql<
  { plan_name: string },
  [userId: string]
>`select plan_name from entitlements where user_id = $1 and until > now()`;

/** A person's current plan: the one they bought, until it ends; otherwise Free. */
export async function planOf(db: Queryable, userId: string): Promise<PlanName> {
  const { rows } = await query(db, readEntitlement, [userId]);
  return planNames.find((name) => name === rows[0]?.plan_name) ?? 'Free';
}

const addEntitlement = sql<
  never,
  [userId: string, plan: string, until: Date]
>`insert into entitlements (user_id, plan_name, until) values ($1, $2, $3)
     on conflict (user_id) do update set plan_name = excluded.plan_name, until = excluded.until`;

/** Sets a person's plan until a moment, replacing the previous one. */
export async function putOnPlan(db: Queryable, userId: string, plan: PlanName, until: Date): Promise<void> {
  await query(db, addEntitlement, [userId, plan, until]);
}

const readForExport = sql<Record<string, unknown>, [userId: string]>`select plan_name, until from entitlements where user_id = $1`;

/** The section of the export of somebody's data. */
export async function exportEntitlement(db: Queryable, userId: string): Promise<Record<string, unknown> | null> {
  const { rows } = await query(db, readForExport, [userId]);
  return rows[0] ?? null;
}
