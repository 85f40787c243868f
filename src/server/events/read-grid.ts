import type { EventCounts } from '../../contract/event-shapes.ts';
import type { GridCell, SeasonGrid } from '../../contract/season-grid.ts';
import { limits } from '../../contract/limits.ts';
import { may } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { momentAndId, readCursor, writeCursor } from '../http/cursors.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess, speaksFor } from '../teams/index.ts';
import { prepared, query, sql, type NeverNull } from '../database/sql.ts';

type EventRow = Pick<SeasonGrid['events'][number], 'id' | 'kind' | 'title' | 'time_zone' | 'capacity' | 'is_cancelled' | 'is_over'> & {
  startsAt: Date;
};
type PlayerRow = Omit<SeasonGrid['players'][number], 'may_answer' | 'cells'>;
/** The full join gives these ids on one side or the other, so they are never null. */
type Cell = GridCell & { eventId: NeverNull<string>; memberId: NeverNull<string> };

const selectEvents = prepared(
  'grid-events',
  sql<EventRow, [teamId: string, afterAt: string | null, afterId: string | null]>`
  select id, kind, title, starts_at as "startsAt", time_zone, capacity, cancelled_at is not null as is_cancelled, ends_at <= now() as is_over
  from live_events where team_id = $1 and starts_at > now() - interval '4 weeks'
    and ($2::timestamptz is null or (starts_at, id) > ($2::timestamptz, $3::uuid))
  order by starts_at, id limit ${limits.eventsOfAPage + 1}`,
);
const selectPlayers = prepared(
  'grid-players',
  sql<PlayerRow, [teamId: string]>`
  select m.id as member_id, trim(m.first_name || ' ' || m.last_name) as name, m.jersey_number
  from active_members m where m.team_id = $1 and m.is_asked
  order by m.jersey_number nulls last, m.first_name, m.id`,
);
const selectCells = prepared(
  'grid-cells',
  sql<Cell, [teamId: string, page: readonly string[]]>`
  select event_id as "eventId", member_id as "memberId", a.answer, a.seat, coalesce(a.note, '') as note, w.mark as attendance
  from (select * from event_answers where team_id = $1 and event_id = any($2::uuid[])) a
  full join (select * from event_attendance where team_id = $1 and event_id = any($2::uuid[])) w using (event_id, member_id)`,
);

function countOf(cells: readonly (GridCell | null)[]): EventCounts {
  const counts: EventCounts = { yes: 0, maybe: 0, no: 0, waiting: 0, none: 0 };
  for (const cell of cells) {
    if (!cell?.answer || cell.seat === 'lapsed') counts.none++;
    else if (cell.seat === 'waiting' || cell.seat === 'offered') counts.waiting++;
    else counts[cell.answer]++;
  }
  return counts;
}

/** The grid of the season's events and members. Refuses `noSuchTeam` and `notYours`. */
export async function readGrid({ database: { pool } }: AppContext, teamId: string, after: string, { userId }: Viewer): Promise<SeasonGrid> {
  const access = await requireAccess(pool, teamId, userId, 'readAnswers');
  const mayKeep = may(access.role, 'keepAttendance');
  const [afterAt = null, afterId = null] = readCursor(after, momentAndId) ?? [];
  const [found, members] = await Promise.all([query(pool, selectEvents, [teamId, afterAt, afterId]), query(pool, selectPlayers, [teamId])]);
  const page = found.rows.slice(0, limits.eventsOfAPage);
  const { rows } = await query(pool, selectCells, [teamId, page.map(({ id }) => id)]);
  const cells = new Map(rows.map(({ eventId, memberId, ...cell }) => [`${eventId} ${memberId}`, cell]));
  const cellOf = (eventId: string, memberId: string): GridCell | null => cells.get(`${eventId} ${memberId}`) ?? null;
  const last = page.at(-1);
  return {
    events: page.map(({ startsAt, ...event }) => ({
      ...event,
      starts_at: startsAt.toISOString(),
      counts: countOf(members.rows.map(({ member_id: member }) => cellOf(event.id, member))),
    })),
    players: members.rows.map((player) => ({
      ...player,
      may_answer: mayKeep || speaksFor(access, player.member_id),
      cells: page.map(({ id }) => cellOf(id, player.member_id)),
    })),
    may_keep: mayKeep,
    next: found.rows.length > page.length && last ? writeCursor([last.startsAt.toISOString(), last.id]) : null,
  };
}
