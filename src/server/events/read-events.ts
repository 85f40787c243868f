import type { MyAnswer, TeamEvent } from '../../contract/event-shapes.ts';
import { limits } from '../../contract/limits.ts';
import type { Runs } from '../jobs/jobs.ts';
import { Refusal } from '../http/refusal.ts';
import { eventColumns } from './event-row.ts';
import { presentEvent, type ReadRow } from './present-event.ts';

/** Teams of the reader, and whether they may change the events there. */
export type ReadableTeams = ReadonlyMap<string, { mayEdit: boolean }>;
export type Span = { from?: string | undefined; to?: string | undefined; after?: string | undefined };

/** Who is asked whether they come: the squad, and whoever is a player. */
const askedMember = `(m.squad is not null or m.role = 'player')`;

/** How many of an event e come, by what they answered; who no longer belongs to the team is not counted. */
const countColumns = `
  count(*) filter (where a.answer = 'yes' and (a.seat is null or a.seat = 'seated'))::int as yes,
  count(*) filter (where a.answer = 'maybe')::int as maybe, count(*) filter (where a.answer = 'no')::int as no,
  count(*) filter (where a.seat in ('waiting', 'offered'))::int as waiting,
  count(*) filter (where ${askedMember} and a.seat is distinct from 'lapsed')::int as answered`;

const select = `
  with asked as (select m.team_id, count(*)::int as asked from team_members m
    where m.team_id = any($1::uuid[]) and m.removed_at is null and ${askedMember} group by m.team_id)
  select ${eventColumns}, t.name as "teamName", s.rule, c.yes, c.maybe, c.no, c.waiting, greatest(0, coalesce(asked.asked, 0) - c.answered) as none
  from team_events e
  join teams t on t.id = e.team_id and t.deleted_at is null
  left join asked on asked.team_id = e.team_id
  left join event_series s on s.team_id = e.team_id and s.id = e.series_id
  cross join lateral (select ${countColumns} from event_answers a
    join team_members m on m.team_id = a.team_id and m.id = a.member_id and m.removed_at is null
    where a.team_id = e.team_id and a.event_id = e.id) c
  where e.team_id = any($1::uuid[]) and e.deleted_at is null`;

// A day is one of the event's own zone; the first condition is for the index.
const inSpan = `
  and e.starts_at >= coalesce($2::date - make_interval(days => ${limits.eventDays + 1}), now() - make_interval(days => ${limits.eventDays}))
  and case when $2::date is null then e.ends_at > now() else (e.ends_at at time zone e.time_zone)::date >= $2::date end
  and ($3::date is null or (e.starts_at at time zone e.time_zone)::date < $3::date)
  and ($4::timestamptz is null or (e.starts_at, e.id) > ($4::timestamptz, $5::uuid))
  order by e.starts_at, e.id limit ${limits.eventsOfAPage + 1}`;

const selectMine = `
  select e.id as "eventId", m.id as member_id, trim(m.first_name || ' ' || m.last_name) as name, m.user_id is not distinct from $2 as is_me,
    ${askedMember} as is_asked, a.answer, coalesce(a.note, '') as note, a.seat, a.offered_until as "offeredUntil",
    coalesce(a.via = 'absence', false) as is_by_absence,
    case when a.seat = 'waiting' then (select count(*)::int from event_answers w where w.team_id = e.team_id and w.event_id = e.id
      and w.seat = 'waiting' and w.in_line <= a.in_line) end as place_in_line
  from team_members m
  join team_events e on e.team_id = m.team_id and e.id = any($3::uuid[])
  left join event_answers a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = m.id
  where m.team_id = any($1::uuid[]) and m.removed_at is null and m.role <> 'follower'
    and (m.user_id = $2 or exists (select from team_guardians g where g.team_id = m.team_id and g.member_id = m.id and g.user_id = $2))
  order by is_me desc, m.first_name, m.id`;

type MineRow = Omit<MyAnswer, 'offered_until'> & { eventId: string; offeredUntil: Date | null };

async function present(runs: Runs, userId: string, teams: ReadableTeams, rows: ReadRow[]): Promise<TeamEvent[]> {
  if (rows.length === 0) return [];
  const values = [[...new Set(rows.map(({ teamId }) => teamId))], userId, rows.map(({ id }) => id)];
  const { rows: mine } = await runs.query<MineRow>({ name: 'my-answers', text: selectMine, values });
  const byEvent = Map.groupBy(mine, ({ eventId }) => eventId);
  return rows.map((row) => {
    const own = (byEvent.get(row.id) ?? []).map(({ eventId: _event, offeredUntil, ...answer }): MyAnswer => ({
      ...answer,
      offered_until: offeredUntil?.toISOString() ?? null,
    }));
    return presentEvent(row, own, teams.get(row.teamId)?.mayEdit ?? false);
  });
}

const writeCursor = (row: ReadRow) => Buffer.from(`${row.startsAt.toISOString()} ${row.id}`).toString('base64url');

/** Where a list goes on; a cursor that is none of ours begins at the beginning. */
export function readCursor(text: string | undefined): [string | null, string | null] {
  const [at = '', id = ''] = Buffer.from(text ?? '', 'base64url')
    .toString()
    .split(' ');
  const isOurs = !Number.isNaN(Date.parse(at)) && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  return isOurs ? [at, id] : [null, null];
}

/** The events of these teams in a span of days, in their order, a page at a time. */
export async function readEvents(runs: Runs, userId: string, teams: ReadableTeams, { from, to, after }: Span) {
  const values = [[...teams.keys()], from ?? null, to ?? null, ...readCursor(after)];
  const { rows } = await runs.query<ReadRow>({ name: 'read-events', text: select + inSpan, values });
  const page = rows.slice(0, limits.eventsOfAPage);
  const last = page.at(-1);
  return {
    events: await present(runs, userId, teams, page),
    next: rows.length > page.length && last ? writeCursor(last) : null,
  };
}

/** These events of a team, in their order. */
export async function readEventsById(runs: Runs, userId: string, teamId: string, mayEdit: boolean, ids: readonly string[]) {
  const text = `${select} and e.id = any($2::uuid[]) order by e.starts_at, e.id`;
  const { rows } = await runs.query<ReadRow>({ name: 'read-events-by-id', text, values: [[teamId], ids] });
  return present(runs, userId, new Map([[teamId, { mayEdit }]]), rows);
}

/** The row of one event that is there, whoever reads it. */
export async function readEventRow(runs: Runs, teamId: string, eventId: string): Promise<ReadRow | undefined> {
  const { rows } = await runs.query<ReadRow>({ name: 'read-event-row', text: `${select} and e.id = $2`, values: [[teamId], eventId] });
  return rows[0];
}

/** One event of a team. Refuses `noSuchEvent`. */
export async function readEvent(runs: Runs, userId: string, teamId: string, mayEdit: boolean, eventId: string): Promise<TeamEvent> {
  const [event] = await readEventsById(runs, userId, teamId, mayEdit, [eventId]);
  if (!event) throw new Refusal('noSuchEvent');
  return event;
}
