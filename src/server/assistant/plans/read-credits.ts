import { requestsAMonth, type Credits } from '../../../contract/assistant/credits.ts';
import type { Queryable } from '../../database/queryable.ts';

type Row = { planName: string; used: number; held: number; renewsOn: string };

const read = `
  select coalesce((select plan_name from entitlements where user_id = $1 and until > now()), 'Free') as "planName",
    (select count(*)::int from assistant_credits where user_id = $1 and month = this.month and state = 'taken') as used,
    (select count(*)::int from assistant_credits where user_id = $1 and month = this.month and state = 'held' and held_until > now()) as held,
    to_char(this.month + interval '1 month', 'YYYY-MM-DD') as "renewsOn"
  from (select date_trunc('month', now() at time zone 'UTC')::date as month) as this`;

/** What is left of this month's requests. */
export const readCredits = async (db: Queryable, userId: string): Promise<Credits> => (await readAllCredits(db, userId)).credits;

/** What is left of this month's requests, and how many of these are being answered right now. */
export async function readAllCredits(db: Queryable, userId: string): Promise<{ credits: Credits; held: number }> {
  const { rows } = await db.query<Row>({ name: 'read-credits', text: read, values: [userId] } as never);
  const { planName, used, held, renewsOn } = rows[0] as Row;
  const allowed = requestsAMonth[planName] ?? requestsAMonth['Free'] ?? 0;
  return { credits: { plan: planName, requestsAMonth: allowed, requestsLeft: Math.max(0, allowed - used), renewsOn }, held };
}
