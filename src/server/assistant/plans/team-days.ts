import type { Runs } from '../../jobs/jobs.ts';
import type { TeamDay } from '../engine/part.ts';

/** Events of the four weeks after `startsOn` in the teams that somebody plays in, on the day of the event's own clock; not what they said no to. */
const read = `
  select distinct event.kind, ((event.starts_at at time zone event.time_zone)::date - $2::date) as day
  from team_members member
  join teams team on team.id = member.team_id and team.deleted_at is null
  join team_events event on event.team_id = member.team_id and event.deleted_at is null and event.cancelled_at is null
  left join event_answers answer on answer.team_id = event.team_id and answer.event_id = event.id and answer.member_id = member.id
  where member.user_id = $1 and member.removed_at is null and (member.squad is not null or member.role = 'player')
    and answer.answer is distinct from 'no'
    and event.starts_at >= $2::date - interval '1 day' and event.starts_at < $2::date + interval '30 days'
  order by 2, 1`;

/** What is on in the teams of a person while a plan runs; days count from its first. */
export async function teamDaysOf(runs: Runs, userId: string, startsOn: string): Promise<TeamDay[]> {
  const { rows } = await runs.query<TeamDay>(read, [userId, startsOn]);
  return rows.filter(({ day }) => day >= 0 && day < 28);
}
