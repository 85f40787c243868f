import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import type { TeamDay } from '../part/index.ts';

/** A cup is played on each of its days; a longer tournament is a season, whose match days are unknown. */
const mostCupDays = 14;

/**
 * Events of somebody's teams in the four weeks after `startsOn`, by the event's local date, without those they declined; and the days of
 * the tournaments that these teams have entered.
 */
const read = sql<TeamDay, [userId: string, startsOn: string]>`
  with plays as (
    select member.team_id, member.id from active_members member
    join live_teams team on team.id = member.team_id
    where member.user_id = $1 and member.is_asked)
  select event.kind, ((event.starts_at at time zone event.time_zone)::date - $2::date) as day
  from plays member
  join live_events event on event.team_id = member.team_id and event.cancelled_at is null
  left join event_answers answer on answer.team_id = event.team_id and answer.event_id = event.id and answer.member_id = member.id
  where answer.answer is distinct from 'no'
    and event.starts_at >= $2::date - interval '1 day' and event.starts_at < $2::date + interval '30 days'
  union
  select 'game', cup.starts_on + played - $2::date
  from plays member
  join live_entries entry on entry.team_id = member.team_id
  join tournaments cup on cup.id = entry.tournament_id
  cross join generate_series(0, cup.ends_on - cup.starts_on) played
  where cup.ends_on >= $2::date and cup.starts_on < $2::date + 28 and cup.ends_on - cup.starts_on < ${mostCupDays}
  order by 2, 1`;

/** The events of a person's teams during a plan; days count from its first. */
export async function teamDaysOf(db: Queryable, userId: string, startsOn: string): Promise<TeamDay[]> {
  const { rows } = await query(db, read, [userId, startsOn]);
  return rows.filter(({ day }) => day >= 0 && day < 28);
}
