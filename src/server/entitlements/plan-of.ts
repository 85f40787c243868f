import { planNames, type PlanName } from '../../contract/plans.ts';
import type { Queryable } from '../database/queryable.ts';

/** The plan that a person is on now: what they bought, until it ends, and Free otherwise. */
export async function planOf(db: Queryable, userId: string): Promise<PlanName> {
  const { rows } = await db.query<{ plan_name: string }>('select plan_name from entitlements where user_id = $1 and until > now()', [
    userId,
  ]);
  return planNames.find((name) => name === rows[0]?.plan_name) ?? 'Free';
}

/** Puts a person on a plan until a moment, in place of what they had. */
export async function putOnPlan(db: Queryable, userId: string, plan: PlanName, until: Date): Promise<void> {
  await db.query(
    `insert into entitlements (user_id, plan_name, until) values ($1, $2, $3)
     on conflict (user_id) do update set plan_name = excluded.plan_name, until = excluded.until`,
    [userId, plan, until],
  );
}

/** The section of the export. */
export async function exportEntitlement(db: Queryable, userId: string): Promise<Record<string, unknown> | null> {
  const { rows } = await db.query<Record<string, unknown>>('select plan_name, until from entitlements where user_id = $1', [userId]);
  return rows[0] ?? null;
}
