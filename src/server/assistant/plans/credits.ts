import type pg from 'pg';
import type { Credits } from '../../../contract/assistant/credits.ts';
import { newId } from '../../database/new-id.ts';
import type { Queryable } from '../../database/queryable.ts';
import { prepared, query, sql } from '../../database/sql.ts';
import { inTransaction } from '../../database/transaction.ts';
import { limitFor, requireWithinLimit } from '../../entitlements/index.ts';
import { Refusal } from '../../http/refusal.ts';
import { assistantRequests } from './assistant-requests.ts';

type Use = { taken: number; held: number; renewsOn: string };

const read = prepared(
  'read-credits',
  sql<Use, [userId: string]>`
  select
    (select count(*)::int from assistant_credits where user_id = $1 and month = this.month and state = 'taken') as taken,
    (select count(*)::int from assistant_credits where user_id = $1 and month = this.month and state = 'held' and held_until > now()) as held,
    to_char(this.month + interval '1 month', 'YYYY-MM-DD') as "renewsOn"
  from (select date_trunc('month', now() at time zone 'UTC')::date as month) as this`,
);

/** How many of this month's requests are used, and how many are being answered now. */
async function readUse(db: Queryable, userId: string): Promise<Use> {
  const { rows } = await query(db, read, [userId]);
  return rows[0] as Use;
}

/** The rest of this month's requests. */
export async function readCredits(db: Queryable, userId: string): Promise<Credits> {
  const { amount, source } = await limitFor(db, userId, assistantRequests);
  const { taken, renewsOn } = await readUse(db, userId);
  return { plan: source.name, requestsAMonth: amount, requestsLeft: Math.max(0, amount - taken), source, renewsOn };
}

/** Longer than any answer takes; a credit held by a crashed process is free again afterwards. */
const heldMinutes = 5;

/** A credit that is reserved for one answer. */
export type HeldCredit = {
  /** Uses the credit, in the transaction of the answer. Refuses `noCreditsLeft` if it was held too long. */
  take(client: pg.PoolClient): Promise<void>;
  /** Frees the credit if there is no answer. */
  release(): Promise<void>;
};

const deleteAssistantCredit = sql<
  never,
  [userId: string, id: string]
>`delete from assistant_credits where user_id = $1 and id = $2 and state = 'held'`;

const changeAssistantCredit = sql<
  never,
  [userId: string, id: string]
>`update assistant_credits set state = 'taken' where user_id = $1 and id = $2 and state = 'held' and held_until > now()`;

const addAssistantCredit = sql<never, [userId: string, id: string]>`insert into assistant_credits (user_id, id, month, state, held_until)
       values ($1, $2, date_trunc('month', now() at time zone 'UTC')::date, 'held', now() + make_interval(mins => ${heldMinutes}))`;

/** Reserves one of this month's requests, so that two answers cannot use the same one. Refuses `noCreditsLeft`. */
export async function holdCredit(pool: pg.Pool, userId: string): Promise<HeldCredit> {
  const id = newId();
  await inTransaction(pool, async (client) => {
    await requireWithinLimit(client, userId, assistantRequests, {
      countUsed: async () => {
        const { taken, held } = await readUse(client, userId);
        return taken + held;
      },
      refusal: 'noCreditsLeft',
    });
    await query(client, addAssistantCredit, [userId, id]);
  });
  return {
    async take(client) {
      const { rowCount } = await query(client, changeAssistantCredit, [userId, id]);
      if (rowCount === 0) throw new Refusal('noCreditsLeft');
    },
    async release() {
      await query(pool, deleteAssistantCredit, [userId, id]);
    },
  };
}
