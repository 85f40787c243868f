import { Refusal } from '../http/refusal.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { tokenHash } from '../http/tokens.ts';
import { entriesOfTeam, entriesOfUser } from './read-entries.ts';
import { tournamentsOfTeam, tournamentsOfUser } from './read-tournaments.ts';
import { writeCalendar } from './write-calendar.ts';

type Feed = { userId: string | null; teamName: string | null; teamId: string | null; isStale: boolean };

const find = prepared(
  'calendar-feed',
  sql<Feed, [hash: string]>`
  select feed.user_id as "userId", team.name as "teamName", team.id as "teamId",
    feed.last_read_at is null or feed.last_read_at < now() - interval '10 minutes' as "isStale"
  from calendar_feeds feed left join live_teams team on team.id = feed.team_id
  where feed.token_hash = $1 and (feed.user_id is not null or team.id is not null)`,
);

const changeCalendarFeed = sql<never, [hash: string]>`update calendar_feeds set last_read_at = now() where token_hash = $1`;

/** The calendar of a token. Refuses `notFound` for an unknown or deleted token, and for a deleted team. */
export async function openFeed(db: Queryable, token: string, origin: string): Promise<string> {
  const hash = tokenHash(token);
  const { rows } = await query(db, find, [hash]);
  const [feed] = rows;
  if (!feed) throw new Refusal('notFound');
  // Records that it was read, which its owner sees.
  if (feed.isStale) await query(db, changeCalendarFeed, [hash]);
  const [read, readTournaments] = feed.userId ? [entriesOfUser, tournamentsOfUser] : [entriesOfTeam, tournamentsOfTeam];
  const of = feed.userId ?? feed.teamId ?? '';
  const [entries, tournaments] = await Promise.all([read(db, of), readTournaments(db, of)]);
  return writeCalendar(entries, { name: feed.userId ? 'My teams' : (feed.teamName ?? ''), origin, tournaments });
}
