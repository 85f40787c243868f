import type { Runs } from '../jobs/jobs.ts';

type Clash = { id: string; team_id: string; team_name: string; title: string; starts_at: string };

// Of the same person: by their account in all teams, or by their one row where they have none.
const select = `
  select o.id, o.team_id, t.name as team_name, o.title, o.starts_at as "startsAt"
  from team_events e
  join team_members m on m.team_id = e.team_id and m.id = $3
  join team_members me on me.removed_at is null and ((me.team_id = m.team_id and me.id = m.id) or me.user_id = m.user_id)
  join event_answers a on a.team_id = me.team_id and a.member_id = me.id and a.answer in ('yes', 'maybe') and a.seat is distinct from 'lapsed'
  join team_events o on o.team_id = a.team_id and o.id = a.event_id and o.id <> e.id and o.deleted_at is null and o.cancelled_at is null
    and o.starts_at < e.ends_at and o.ends_at > e.starts_at
  join teams t on t.id = o.team_id and t.deleted_at is null
  where e.team_id = $1 and e.id = $2 order by o.starts_at, o.id limit 10`;

/** What else a member said yes or maybe to while this event goes on, in any of their teams. */
export async function findClashes(runs: Runs, teamId: string, eventId: string, memberId: string): Promise<Clash[]> {
  const { rows } = await runs.query<Omit<Clash, 'starts_at'> & { startsAt: Date }>({
    name: 'find-clashes',
    text: select,
    values: [teamId, eventId, memberId],
  });
  return rows.map(({ startsAt, ...clash }) => ({ ...clash, starts_at: startsAt.toISOString() }));
}
