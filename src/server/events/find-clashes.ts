import { limits } from '../../contract/limits.ts';
import type { Runs } from '../jobs/jobs.ts';

export type ClashRow = { id: string; team_id: string; team_name: string; title: string; startsAt: Date | string };
type Clash = Omit<ClashRow, 'startsAt'> & { starts_at: string };

/**
 * What else the member $3 said yes or maybe to while the event $2 of the team $1 goes on: of the same person, by their account in all
 * teams, or by their one row where they have none. Clashes are read here and nowhere else: once teams enter tournaments, their days are
 * one more source of this statement.
 */
// No event is longer than `limits.eventDays`, so few begin near enough; `offset 0` has them looked for first, and the answers after.
export const selectClashes = `
  select o.id, o.team_id, t.name as team_name, o.title, o.starts_at as "startsAt"
  from team_events e
  join team_members m on m.team_id = e.team_id and m.id = $3
  join team_members me on me.removed_at is null and ((me.team_id = m.team_id and me.id = m.id) or me.user_id = m.user_id)
  cross join lateral (select o.* from team_events o
    where o.team_id = me.team_id and o.id <> e.id and o.deleted_at is null and o.cancelled_at is null and o.ends_at > e.starts_at
      and o.starts_at < e.ends_at and o.starts_at > e.starts_at - interval '${limits.eventDays + 1} days' offset 0) o
  join event_answers a on a.team_id = me.team_id and a.event_id = o.id and a.member_id = me.id and a.answer in ('yes', 'maybe')
    and a.seat is distinct from 'lapsed'
  join teams t on t.id = o.team_id and t.deleted_at is null
  where e.team_id = $1 and e.id = $2 order by o.starts_at, o.id limit 10`;

/** A row of `selectClashes` as the contract has it. */
export const presentClash = ({ startsAt, ...clash }: ClashRow): Clash => ({ ...clash, starts_at: new Date(startsAt).toISOString() });

/** What else a member said yes or maybe to while this event goes on, in any of their teams. */
export async function findClashes(runs: Runs, teamId: string, eventId: string, memberId: string): Promise<Clash[]> {
  const values = [teamId, eventId, memberId];
  return (await runs.query<ClashRow>({ name: 'find-clashes', text: selectClashes, values })).rows.map(presentClash);
}
