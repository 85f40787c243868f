import { limits } from '../../contract/limits.ts';
import type { Queryable } from '../database/queryable.ts';
import { isEntered } from '../database/shared-rules.ts';
import { prepared, query, sql } from '../database/sql.ts';

/** A tournament in a calendar. */
export type TournamentEntry = {
  id: string;
  teamId: string;
  teamName: string;
  name: string;
  city: string;
  /** Such as '2026-12-05'; the last day is included. */
  startsOn: string;
  endsOn: string;
  /** The team was withdrawn. */
  isWithdrawn: boolean;
  sequence: number;
  changedAt: Date;
};

// The same window as for events, and cancelled ones stay as long.
const readWhere = (isAsked: string, team = 't.id') => `
  select c.id, t.id as "teamId", t.name as "teamName", c.name, c.city, c.starts_on::text as "startsOn", c.ends_on::text as "endsOn",
    n.withdrawn_at is not null as "isWithdrawn", c.sequence + n.sequence as sequence, greatest(c.changed_at, n.changed_at) as "changedAt"
  from live_teams t join tournament_entries n on n.team_id = ${team} join tournaments c on c.id = n.tournament_id
  where ${isAsked}
    and (${isEntered('n')} or n.withdrawn_at > now() - interval '${limits.cancelledEventDays} days')
    and c.starts_on between current_date - 90 and current_date + 400
  order by c.starts_on, c.id, t.id limit 400`;

const ofUser = `
select team_id from team_viewers where user_id = $1`;

const readOfUser = prepared('calendar-tournaments-of-user', sql<TournamentEntry, [userId: string]>`${readWhere(`t.id in (${ofUser})`)}`);

/** The tournaments of all teams of a user. */
export const tournamentsOfUser = async (db: Queryable, userId: string): Promise<TournamentEntry[]> =>
  (await query(db, readOfUser, [userId])).rows;

const readOfTeam = prepared('calendar-tournaments-of-team', sql<TournamentEntry, [teamId: string]>`${readWhere('t.id = $1', '$1')}`);

/** The tournaments of a team. */
export const tournamentsOfTeam = async (db: Queryable, teamId: string): Promise<TournamentEntry[]> =>
  (await query(db, readOfTeam, [teamId])).rows;
