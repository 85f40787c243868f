import type pg from 'pg';
import type { RefusalCode } from '../../contract/messages.ts';
import type { PlanLimit, PlanName } from '../../contract/plans.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';
import { planOf } from './plan-of.ts';

/** How much a person may use, and what gives it to them. */
export type GrantedLimit = { readonly amount: number; readonly source: { readonly kind: 'plan'; readonly name: PlanName } };

/** What a limit is for a person now, and where that comes from. */
export async function limitFor(db: Queryable, userId: string, limit: PlanLimit): Promise<GrantedLimit> {
  const plan = await planOf(db, userId);
  return { amount: limit.amounts[plan], source: { kind: 'plan', name: plan } };
}

type Use = {
  /** How much of it the person uses already, as this transaction sees it. */
  countUsed: (client: pg.ClientBase) => Promise<number>;
  /** What is answered where nothing is left. */
  refusal: RefusalCode;
};

const takeTurns = sql<never, [key: string]>`select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/**
 * Refuses where a person has used up a limit. Asked in the transaction that uses one more: until that ends, others who ask for the same
 * person and limit wait, so that twenty at once on the last one are one.
 */
export async function requireWithinLimit(
  client: pg.ClientBase,
  userId: string,
  limit: PlanLimit,
  { countUsed, refusal }: Use,
): Promise<void> {
  await query(client, takeTurns, [`${limit.name} ${userId}`]);
  const { amount } = await limitFor(client, userId, limit);
  if ((await countUsed(client)) >= amount) throw new Refusal(refusal);
}
