import type { CalendarFeed } from '../../contract/calendars.ts';
import type { AppContext } from '../http/app-context.ts';
import { originOf } from '../http/origin.ts';
import type { SignedInCaller } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';
import { query, sql } from '../database/sql.ts';
import { requireAccess } from '../teams/index.ts';
import { newToken, tokenHash } from '../http/tokens.ts';

/** The owner of a feed: a user or a team. */
export type FeedOwner = { of: 'user' | 'team'; id: string };
type Row = { madeAt: Date; lastReadAt: Date | null };

const readWhere = (column: string) => `select made_at as "madeAt", last_read_at as "lastReadAt" from calendar_feeds where ${column} = $1`;
const read = { user: sql<Row, [id: string]>`${readWhere('user_id')}`, team: sql<Row, [id: string]>`${readWhere('team_id')}` };

const putInto = (column: string) => `
  insert into calendar_feeds (token_hash, ${column}, made_by) values ($1, $2, $3)
  on conflict (${column}) do update
    set token_hash = excluded.token_hash, made_by = excluded.made_by, made_at = excluded.made_at, last_read_at = null`;
type NewFeed = [tokenHash: string, ownerId: string, madeBy: string];
const put = { user: sql<never, NewFeed>`${putInto('user_id')}`, team: sql<never, NewFeed>`${putInto('team_id')}` };

const remove = {
  user: sql<never, [id: string]>`delete from calendar_feeds where user_id = $1`,
  team: sql<never, [id: string]>`delete from calendar_feeds where team_id = $1`,
};

const off: CalendarFeed = { is_on: false, made_at: null, last_read_at: null };

/** The team whose feed somebody manages. Refuses `noSuchTeam`, and `notYours` if they may not share its calendar. */
export async function teamFeedOf({ database: { pool } }: AppContext, id: string, { viewer }: SignedInCaller): Promise<FeedOwner> {
  await requireAccess(pool, id, viewer.userId, 'shareCalendar');
  return { of: 'team', id };
}

/** Whether there is a feed, and when it was last read. */
export async function readFeedState({ database: { pool } }: AppContext, { of, id }: FeedOwner) {
  const { rows } = await query(pool, read[of], [id]);
  const [row] = rows;
  const response = row ? { is_on: true, made_at: row.madeAt.toISOString(), last_read_at: row.lastReadAt?.toISOString() ?? null } : off;
  return { status: 1 as const, response };
}

/** Creates a new address, which is shown this once; the previous one becomes invalid. */
export async function makeFeed(app: AppContext, owner: FeedOwner, caller: SignedInCaller) {
  const token = newToken();
  await query(app.database.pool, put[owner.of], [tokenHash(token), owner.id, caller.viewer.userId]);
  return { ...(await readFeedState(app, owner)), address: `${originOf(app.environment, caller)}/api/calendar/${token}.ics` };
}

/** Deletes a feed; its address becomes invalid. */
export async function endFeed({ database: { pool } }: AppContext, { of, id }: FeedOwner) {
  await query(pool, remove[of], [id]);
  return { status: 1 as const, response: off };
}

/** Deletes a user's own feed together with their account. A team's feed belongs to the team and stays. */
export async function endFeedsOf(client: Queryable, userId: string): Promise<void> {
  await query(client, remove.user, [userId]);
}

const readCalendarFeed = sql<
  Record<string, unknown>,
  [userId: string]
>`select case when feed.team_id is null then 'my own' else team.name end as of, feed.made_at, feed.last_read_at
     from calendar_feeds feed left join teams team on team.id = feed.team_id where feed.user_id = $1 or feed.made_by = $1 order by feed.made_at`;

/** The feeds that a user has created, for the export of their data. */
export async function exportFeedsOf(db: Queryable, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await query(db, readCalendarFeed, [userId]);
  return rows;
}
