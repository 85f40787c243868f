import type { Credits } from '../../../contract/assistant/credits.ts';
import type { Queryable } from '../../database/queryable.ts';
import { prepared, query, sql } from '../../database/sql.ts';
import { limitFor } from '../../entitlements/index.ts';
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

/** How many of this month's requests are used, and how many are being answered right now. */
export async function readUse(db: Queryable, userId: string): Promise<Use> {
  const { rows } = await query(db, read, [userId]);
  return rows[0] as Use;
}

/** What is left of this month's requests. */
export async function readCredits(db: Queryable, userId: string): Promise<Credits> {
  const { amount, source } = await limitFor(db, userId, assistantRequests);
  const { taken, renewsOn } = await readUse(db, userId);
  return { plan: source.name, requestsAMonth: amount, requestsLeft: Math.max(0, amount - taken), source, renewsOn };
}
