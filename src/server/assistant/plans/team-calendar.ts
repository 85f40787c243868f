import type { TeamRole } from '../../../contract/team-roles.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';

/** An event of one of the person's own teams. `answer` is their own; null for none. */
export type ComingEvent = {
  readonly kind: 'game' | 'training' | 'other';
  readonly title: string;
  readonly team: string;
  readonly opponent: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly answer: string | null;
};

const read = sql<ComingEvent, [userId: string]>`
  select event.kind, event.title, team.name as team, event.opponent, event.place, event.starts_at as "startsAt", event.time_zone as "timeZone",
    answer.answer
  from active_members member
  join live_teams team on team.id = member.team_id
  join live_events event on event.team_id = member.team_id and event.cancelled_at is null
  left join event_answers answer on answer.team_id = event.team_id and answer.event_id = event.id and answer.member_id = member.id
  where member.user_id = $1 and event.starts_at > now() - interval '2 hours' and event.starts_at < now() + interval '120 days'
  order by event.starts_at, event.id limit 60`;

/** The coming events of the teams that somebody is a member of, the next one first. */
export const comingEventsOf = async (db: Queryable, userId: string): Promise<ComingEvent[]> => (await query(db, read, [userId])).rows;

const count = sql<{ teams: number }, [userId: string]>`
  select count(*)::int as teams from active_members member join live_teams team on team.id = member.team_id where member.user_id = $1`;

/** In how many teams somebody is. */
export const teamsOf = async (db: Queryable, userId: string): Promise<number> => (await query(db, count, [userId])).rows[0]?.teams ?? 0;

/** A team of the person, with their role and the number of its members, which a follower is not told. */
export type OwnTeam = { readonly name: string; readonly role: TeamRole; readonly members: number | null };

const readTeams = sql<OwnTeam, [userId: string]>`
  select team.name, member.role,
    case when member.role = 'follower' then null
      else (select count(*)::int from active_members other where other.team_id = team.id) end as members
  from active_members member
  join live_teams team on team.id = member.team_id
  where member.user_id = $1
  order by team.name, team.id limit 20`;

/** The teams that somebody is a member of, by name. */
export const ownTeams = async (db: Queryable, userId: string): Promise<OwnTeam[]> => (await query(db, readTeams, [userId])).rows;
