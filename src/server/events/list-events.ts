import type { TeamEvent } from '../../contract/event-shapes.ts';
import { may, type TeamRole } from '../../contract/team-roles.ts';
import type { AppContext } from '../http/app-context.ts';
import { momentAndId, readCursor } from '../http/cursors.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { requireAccess } from '../teams/index.ts';
import { entriesOfTeams } from '../tournaments/index.ts';
import { eventReader, readEvent, type ReadableTeams, type Span } from './read-events.ts';

type Team = { id: string; name: string; role: TeamRole | null };

const readTeam = sql<{ zone: string }, [id: string]>`select time_zone as zone from teams where id = $1`;

const selectTeams = prepared(
  'teams-of-viewer',
  sql<Team, [userId: string]>`
  select t.id, t.name, own.role from live_teams t
  left join active_members own on own.team_id = t.id and own.user_id = $1
  where t.id in (select team_id from team_viewers where user_id = $1)
  order by t.name, t.id`,
);

/** The lists of events that a viewer reads. */
export function eventLists({ database: { pool } }: AppContext) {
  const readEvents = eventReader(pool);

  /** A page of events, and the tournaments that fall between them. */
  async function readPage(userId: string, teams: ReadableTeams, span: Span) {
    const { events, next } = await readEvents(userId, teams, span);
    const [after] = readCursor(span.after, momentAndId) ?? [];
    const last = next === null ? undefined : events.at(-1);
    const covered = { from: span.from, to: span.to, after: after ? new Date(after) : undefined, until: last && new Date(last.starts_at) };
    return { response: events, next, tournaments: await entriesOfTeams(pool, userId, [...teams.keys()], covered) };
  }

  /** The events of one team. Refuses `noSuchTeam`, and an invalid cursor. */
  async function ofTeam({ team_id: teamId, ...span }: Span & { team_id: string }, { userId }: Viewer) {
    const { role } = await requireAccess(pool, teamId, userId, 'readEvents');
    const mayEdit = may(role, 'editEvents');
    const [page, zone] = await Promise.all([readPage(userId, new Map([[teamId, { mayEdit }]]), span), query(pool, readTeam, [teamId])]);
    return { status: 1 as const, ...page, may_edit: mayEdit, time_zone: zone.rows[0]?.zone ?? 'UTC' };
  }

  /** The events of all teams of the viewer, or of one. Refuses `noSuchTeam` for a team that is not theirs. */
  async function ofViewer({ team_id: teamId, ...span }: Span & { team_id?: string | undefined }, { userId }: Viewer) {
    const { rows } = await query(pool, selectTeams, [userId]);
    const mayEdit = ({ role }: Team) => role !== null && may(role, 'editEvents');
    const wanted = rows.filter(({ id }) => teamId === undefined || id === teamId);
    if (teamId !== undefined && wanted.length === 0) throw new Refusal('noSuchTeam');
    const readable = new Map(wanted.map((row) => [row.id, { mayEdit: mayEdit(row) }]));
    const page = await readPage(userId, readable, span);
    return { status: 1 as const, ...page, teams: rows.map((row) => ({ id: row.id, name: row.name, may_edit: mayEdit(row) })) };
  }

  return { ofTeam, ofViewer };
}

/** One event. Refuses `noSuchTeam` and `noSuchEvent`. */
export async function showEvent(
  { database: { pool } }: AppContext,
  ids: { team_id: string; event_id: string },
  { userId }: Viewer,
): Promise<TeamEvent> {
  const { role } = await requireAccess(pool, ids.team_id, userId, 'readEvents');
  return readEvent(pool, userId, ids.team_id, may(role, 'editEvents'), ids.event_id);
}
