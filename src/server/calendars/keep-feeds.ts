import type { CalendarFeed } from '../../contract/calendars.ts';
import type { AppContext } from '../http/app-context.ts';
import { originOf } from '../http/origin.ts';
import type { SignedInCaller } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';
import { requireAccess } from '../teams/index.ts';
import { feedTokenHash, newFeedToken } from './feed-token.ts';

/** Whose feed: a person's own, or a team's. */
export type FeedOwner = { of: 'user' | 'team'; id: string };
type Row = { madeAt: Date; lastReadAt: Date | null };

const column = { user: 'user_id', team: 'team_id' } as const;
const off: CalendarFeed = { is_on: false, made_at: null, last_read_at: null };

/** The team whose feed somebody keeps. Refuses `noSuchTeam`, and `notYours` for who may not share its calendar. */
export async function teamFeedOf({ database: { pool } }: AppContext, id: string, { viewer }: SignedInCaller): Promise<FeedOwner> {
  await requireAccess(pool, id, viewer.userId, 'shareCalendar');
  return { of: 'team', id };
}

/** Whether there is a feed, and when it was last read. */
export async function readFeedState({ database: { pool } }: AppContext, { of, id }: FeedOwner) {
  const { rows } = await pool.query<Row>(
    `select made_at as "madeAt", last_read_at as "lastReadAt" from calendar_feeds where ${column[of]} = $1`,
    [id],
  );
  const [row] = rows;
  const response = row ? { is_on: true, made_at: row.madeAt.toISOString(), last_read_at: row.lastReadAt?.toISOString() ?? null } : off;
  return { status: 1 as const, response };
}

/** Makes a new address, which is shown this once; the one before ends. */
export async function makeFeed(app: AppContext, owner: FeedOwner, caller: SignedInCaller) {
  const token = newFeedToken();
  await app.database.pool.query(
    `insert into calendar_feeds (token_hash, ${column[owner.of]}, made_by) values ($1, $2, $3)
     on conflict (${column[owner.of]}) do update
       set token_hash = excluded.token_hash, made_by = excluded.made_by, made_at = now(), last_read_at = null`,
    [feedTokenHash(token), owner.id, caller.viewer.userId],
  );
  return { ...(await readFeedState(app, owner)), address: `${originOf(app.environment, caller)}/api/calendar/${token}.ics` };
}

/** Ends a feed: whoever has its address finds nothing there any more. */
export async function endFeed({ database: { pool } }: AppContext, { of, id }: FeedOwner) {
  await pool.query(`delete from calendar_feeds where ${column[of]} = $1`, [id]);
  return { status: 1 as const, response: off };
}

/** Ends somebody's own feed, for when their account goes. A team's feed is the team's, and stays. */
export async function endFeedsOf(client: Queryable, userId: string): Promise<void> {
  await client.query('delete from calendar_feeds where user_id = $1', [userId]);
}

/** The feeds that somebody has made, for the export of their data. */
export async function exportFeedsOf(db: Queryable, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select case when feed.team_id is null then 'my own' else team.name end as of, feed.made_at, feed.last_read_at
     from calendar_feeds feed left join teams team on team.id = feed.team_id where feed.user_id = $1 or feed.made_by = $1 order by feed.made_at`,
    [userId],
  );
  return rows;
}
