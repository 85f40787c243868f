import type pg from 'pg';
import type { RefusalCode } from '../../contract/messages.ts';
import type { PlanLimit, PlanName } from '../../contract/plans.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { Refusal } from '../http/refusal.ts';
import { planOf } from './plan-of.ts';

/** How much a person may use, and which plan gives it. */
export type GrantedLimit = { readonly amount: number; readonly source: { readonly kind: 'plan'; readonly name: PlanName } };

/** A person's current limit and its source. */
export async function limitFor(db: Queryable, userId: string, limit: PlanLimit): Promise<GrantedLimit> {
  const plan = await planOf(db, userId);
  return { amount: limit.amounts[plan], source: { kind: 'plan', name: plan } };
}

type Use = {
  /** How much the person has used, as seen by this transaction. */
  countUsed: (client: pg.ClientBase) => Promise<number>;
  /** The refusal if nothing is left. */
  refusal: RefusalCode;
};

const takeTurns = sql<never, [key: string]>`select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/**
 * Refuses if a person has used up a limit. Call it in the transaction that uses one more: it locks this person and limit until the end of
 * the transaction, so that parallel requests cannot exceed the limit.
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
