import type pg from 'pg';
import type { EventCounts, TeamEvent } from '../../contract/event-shapes.ts';
import { limits } from '../../contract/limits.ts';
import { batched } from '../database/batched.ts';
import type { Queryable } from '../database/queryable.ts';
import { takesPart } from '../database/shared-rules.ts';
import { sharedReads } from '../database/shared-reads.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { momentAndId, readCursor, writeCursor } from '../http/cursors.ts';
import { Refusal } from '../http/refusal.ts';
import { eventColumns } from './event-row.ts';
import { presentEvent, type ReadRow } from './present-event.ts';

/** Teams of the reader, and whether they may edit events there. */
export type ReadableTeams = ReadonlyMap<string, { mayEdit: boolean }>;
export type Span = { from?: string | undefined; to?: string | undefined; after?: string | undefined };

type OwnRow = Omit<ReadRow, keyof EventCounts>;

/** The answer counts of an event e; former members are not counted. */
const countColumns = `
  count(*) filter (where a.answer = 'yes' and (a.seat is null or a.seat = 'seated'))::int as yes,
  count(*) filter (where a.answer = 'maybe')::int as maybe, count(*) filter (where a.answer = 'no')::int as no,
  count(*) filter (where a.seat in ('waiting', 'offered'))::int as waiting,
  count(*) filter (where m.is_asked and (a.answer is null or a.seat = 'lapsed'))::int as none`;

/** One answer of those that the reader may give: their own and their wards'. */
const oneOfMine = (team: string, reader: string) => `json_build_object(
  'member_id', m.id, 'name', trim(m.first_name || ' ' || m.last_name), 'is_me', m.user_id is not distinct from ${reader},
  'is_asked', m.is_asked, 'answer', a.answer, 'note', coalesce(a.note, ''), 'seat', a.seat, 'offered_until', a.offered_until,
  'is_by_absence', coalesce(a.via = 'absence', false),
  'place_in_line', case when a.seat = 'waiting' then (select count(*) from event_answers w where w.team_id = ${team}
    and w.event_id = e.id and w.seat = 'waiting' and w.in_line <= a.in_line) end)
  order by m.user_id is not distinct from ${reader} desc, m.first_name, m.id`;
const isMine = (team: string, reader: string) => `${takesPart('m')} and (m.user_id = ${reader}
  or m.id = any(array(select g.member_id from active_guardians g where g.team_id = ${team} and g.user_id = ${reader})))`;
const withAnswers = (team: string) => `active_members m
  left join event_answers a on a.team_id = ${team} and a.event_id = e.id and a.member_id = m.id where m.team_id = ${team}`;

const columns = `${eventColumns}, t.name as "teamName", t.sport_id as "sportId", s.rule, answered.*`;
const ofTeam = (team: string) => `
  join live_teams t on t.id = ${team}
  left join event_series s on s.team_id = ${team} and s.id = e.series_id`;
// One pass over the team's members and their answers both counts them and finds the reader's own.
const around = (team: string, reader: string) => `${ofTeam(team)}
  cross join lateral (select ${countColumns},
    coalesce(json_agg(${oneOfMine(team, reader)}) filter (where ${isMine(team, reader)}), '[]') as mine from ${withAnswers(team)}) answered`;
const selectOfTeam = `select ${columns} from live_events e ${around('$1', '$2')} where e.team_id = $1`;
// Without the counts, a list costs what the reader's own answers cost, however large the team is.
const selectOwn = `
  select ${columns} from live_events e ${ofTeam('e.team_id')}
  cross join lateral (select coalesce(json_agg(${oneOfMine('e.team_id', '$2')}), '[]') as mine
    from ${withAnswers('e.team_id')} and ${isMine('e.team_id', '$2')}) answered`;
const inOrder = 'order by e.starts_at, e.id';

// Days are local to each event's zone; the first condition allows the index to be used.
const inSpan = `
  where e.team_id = any($1::uuid[])
  and e.starts_at >= coalesce($3::date - make_interval(days => ${limits.eventDays + 1}), $7::timestamptz - make_interval(days => ${limits.eventDays}))
  and case when $3::date is null then e.ends_at > $7 else (e.ends_at at time zone e.time_zone)::date >= $3::date end
  and ($4::date is null or (e.starts_at at time zone e.time_zone)::date < $4::date)
  and ($5::timestamptz is null or (e.starts_at, e.id) > ($5::timestamptz, $6::uuid))
  ${inOrder} limit ${limits.eventsOfAPage + 1}`;

const readSpan = prepared(
  'read-events',
  sql<
    OwnRow,
    [
      teamIds: readonly string[],
      userId: string,
      from: string | null,
      to: string | null,
      afterAt: string | null,
      afterId: string | null,
      now: Date,
    ]
  >`${selectOwn}${inSpan}`,
);

const readCounts = prepared(
  'read-event-counts',
  sql<EventCounts & { id: string }, [teamId: string, eventIds: readonly string[]]>`
  select e.id, answered.* from live_events e
  cross join lateral (select ${countColumns} from ${withAnswers('$1')}) answered
  where e.team_id = $1 and e.id = any($2::uuid[])`,
);
const idOf = ({ id }: { id: string }) => id;

/** Reads the events of teams in a range of days, in order, as a page. Concurrent readers share the reading of the counts. */
export function eventReader(pool: pg.Pool) {
  const countsOf = sharedReads<EventCounts>(async (teamId, ids) => {
    const { rows } = await query(pool, readCounts, [teamId, ids]);
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  });

  return async (userId: string, teams: ReadableTeams, { from, to, after }: Span) => {
    const [afterAt = null, afterId = null] = readCursor(after, momentAndId) ?? [];
    const { rows } = await query(pool, readSpan, [[...teams.keys()], userId, from ?? null, to ?? null, afterAt, afterId, new Date()]);
    const page = rows.slice(0, limits.eventsOfAPage);
    const last = page.at(-1);
    const ofTeams = Map.groupBy(page, ({ teamId }) => teamId);
    const counts = await Promise.all([...ofTeams].map(([teamId, ofTeam]) => countsOf(teamId, ofTeam.map(idOf))));
    const countsById = new Map(counts.flatMap((ofTeam) => [...ofTeam]));
    return {
      events: page.flatMap((row) => {
        const counted = countsById.get(row.id);
        // An event that was deleted between the two reads is left out.
        return counted ? [presentEvent({ ...row, ...counted }, teams.get(row.teamId)?.mayEdit ?? false)] : [];
      }),
      next: rows.length > page.length && last ? writeCursor([last.startsAt.toISOString(), last.id]) : null,
    };
  };
}

const readById = prepared(
  'read-events-by-id',
  sql<ReadRow, [teamId: string, userId: string, ids: readonly string[]]>`${selectOfTeam} and e.id = any($3::uuid[]) ${inOrder}`,
);

/** These events of a team, in order. */
export async function readEventsById(db: Queryable, userId: string, teamId: string, mayEdit: boolean, ids: readonly string[]) {
  const { rows } = await query(db, readById, [teamId, userId, ids]);
  return rows.map((row) => presentEvent(row, mayEdit));
}

const readOne = prepared(
  'read-event',
  sql<ReadRow, [teamId: string, userId: string | null, eventId: string]>`${selectOfTeam} and e.id = $3`,
);

/** The row of an event that is not deleted; the reader may have no account. */
export async function readEventRow(
  db: Queryable,
  teamId: string,
  eventId: string,
  userId: string | null = null,
): Promise<ReadRow | undefined> {
  return (await query(db, readOne, [teamId, userId, eventId])).rows[0];
}

/** One event of a team. Refuses `noSuchEvent`. */
export async function readEvent(db: Queryable, userId: string, teamId: string, mayEdit: boolean, eventId: string): Promise<TeamEvent> {
  const row = await readEventRow(db, teamId, eventId, userId);
  if (!row) throw new Refusal('noSuchEvent');
  return presentEvent(row, mayEdit);
}

const readBatched = prepared(
  'batch-read-events',
  sql<ReadRow & { at: number }, [teamIds: readonly string[], eventIds: readonly string[], userIds: readonly string[]]>`
  select asked.at::int, ${columns}
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as asked (team_id, event_id, user_id, at)
  join live_events e on e.team_id = asked.team_id and e.id = asked.event_id ${around('e.team_id', 'asked.user_id')}`,
);

/** Reads single events like `readEvent`; concurrent reads are batched into one statement. */
export function batchReadEvents(pool: pg.Pool) {
  const find = batched(async (asked: { teamId: string; eventId: string; userId: string }[]) => {
    const values = [asked.map(({ teamId }) => teamId), asked.map(({ eventId }) => eventId), asked.map(({ userId }) => userId)] as const;
    const { rows } = await query(pool, readBatched, values);
    const found = new Map(rows.map((row) => [row.at - 1, row]));
    return asked.map((_, at) => found.get(at));
  });
  return async (userId: string, teamId: string, mayEdit: boolean, eventId: string): Promise<TeamEvent> => {
    const row = await find({ teamId, eventId, userId });
    if (!row) throw new Refusal('noSuchEvent');
    return presentEvent(row, mayEdit);
  };
}
