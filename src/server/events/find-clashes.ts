import { limits } from '../../contract/limits.ts';
import type { Clash } from '../../contract/event-answers.ts';
import type { Queryable } from '../database/queryable.ts';
import { endOfTournament, startOfTournament } from '../database/shared-rules.ts';
import { prepared, query, sql } from '../database/sql.ts';

/** Timestamps are strings if the row was read as JSON. */
export type ClashRow<Moment extends Date | string> = Omit<Clash, 'starts_at' | 'days'> & {
  startsAt: Moment;
  startsOn: string | null;
  endsOn: string | null;
};

/** The SQL expressions for the team, event, member and user in a statement. */
type Names = { team: string; event: string; member: string; user: string };

// No event is longer than `limits.eventDays`, so few start near enough. `offset 0` keeps the planner from reading the answers before these
// events.
const otherEvents = ({ team, event, member }: Names) => `
  select o.id, o.team_id, t.name as team_name, o.title, o.starts_at as "startsAt", null as "startsOn", null as "endsOn"
  from team_events e
  join team_members m on m.team_id = ${team} and m.id = ${member}
  join active_members me on ((me.team_id = m.team_id and me.id = m.id) or me.user_id = m.user_id)
  cross join lateral (select o.* from live_events o
    where o.team_id = me.team_id and o.id <> e.id and o.cancelled_at is null and o.ends_at > e.starts_at
      and o.starts_at < e.ends_at and o.starts_at > e.starts_at - interval '${limits.eventDays + 1} days' offset 0) o
  join event_answers a on a.team_id = me.team_id and a.event_id = o.id and a.member_id = me.id and a.answer in ('yes', 'maybe')
    and a.seat is distinct from 'lapsed'
  join live_teams t on t.id = o.team_id
  where e.team_id = ${team} and e.id = ${event}`;

/** The event's team, the teams of the member and of the user who answers, and those of the user's wards. */
const teamsConcerned = ({ team, member, user }: Names) => `
  select ${team}::uuid as team_id
  union select me.team_id from participants me where me.user_id in (${user}, (select m.user_id from team_members m where m.team_id = ${team} and m.id = ${member}))
  union select g.team_id from active_guardians g where g.user_id = ${user}`;

// A tournament covers whole days in its own zone. `offset 0` makes each step a lookup by key: a team is in few of the thousands of
// tournaments.
const tournaments = (names: Names) => `
  select c.id, t.id as team_id, t.name as team_name, c.name as title, ${startOfTournament('c')} as "startsAt",
    c.starts_on::text as "startsOn", c.ends_on::text as "endsOn"
  from team_events e
  cross join (${teamsConcerned(names)}) mine
  cross join lateral (select n.tournament_id from live_entries n where n.team_id = mine.team_id offset 0) n
  cross join lateral (select c.* from tournaments c where c.id = n.tournament_id offset 0) c
  join live_teams t on t.id = mine.team_id
  where e.team_id = ${names.team} and e.id = ${names.event} and ${startOfTournament('c')} < e.ends_at
    and ${endOfTournament('c')} > e.starts_at`;

/**
 * Other commitments of a member during an event: events that the same person answered with yes or maybe, in all teams by their account, or
 * only by their roster row if they have none; and tournaments of the teams concerned, which need no answer. All clashes are found by this
 * statement.
 */
export const selectClashes = (names: Names) => `
  select * from (${otherEvents(names)} union all ${tournaments(names)}) clash order by "startsAt", id, team_id limit 10`;

const ofOne = prepared(
  'find-clashes',
  sql<
    ClashRow<Date>,
    [teamId: string, eventId: string, memberId: string, userId: string]
  >`${selectClashes({ team: '$1', event: '$2', member: '$3', user: '$4' })}`,
);

/** A row of `selectClashes` as the contract's `Clash`. */
export const presentClash = ({ startsAt, startsOn, endsOn, ...clash }: ClashRow<Date | string>): Clash => ({
  ...clash,
  starts_at: new Date(startsAt).toISOString(),
  days: startsOn === null || endsOn === null ? null : { from: startsOn, to: endsOn },
});

/** Other commitments of the member, or of the user who answers for them, during this event. */
export async function findClashes(db: Queryable, teamId: string, eventId: string, memberId: string, userId: string): Promise<Clash[]> {
  const values = [teamId, eventId, memberId, userId] as const;
  return (await query(db, ofOne, values)).rows.map(presentClash);
}
