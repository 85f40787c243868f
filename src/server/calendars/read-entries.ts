import { limits } from '../../contract/limits.ts';
import type { Queryable } from '../database/queryable.ts';
import { isLive } from '../database/shared-rules.ts';
import { prepared, query, sql, type NeverNull } from '../database/sql.ts';

type Answered = {
  /** Null for the reader's own answer. */
  name: string | null;
  answer: 'yes' | 'no' | 'maybe' | null;
  seat: 'seated' | 'waiting' | 'offered' | null;
};

/** One event in a calendar. */
export type Entry = {
  id: string;
  teamId: string;
  teamName: string;
  title: string;
  note: string;
  opponent: string;
  place: string;
  mapLink: string | null;
  startsAt: Date;
  endsAt: Date;
  meetAt: Date | null;
  timeZone: string;
  isCancelled: boolean;
  /** The event was deleted, so it has no page. */
  isGone: boolean;
  cancelReason: string;
  sequence: number;
  changedAt: Date;
  /** The answers of the reader and their children; empty for a team's feed. A user has at least one member in each of their teams. */
  answers: NeverNull<Answered[]>;
};

/** The last 90 days and a year ahead; a calendar keeps what it has read before. */
const window = `event.starts_at between now() - interval '90 days' and now() + interval '400 days'`;
const most = 2_000;
/**
 * Cancelled events that were deleted afterwards (as when a series is changed) stay in the feed for a while, because calendars refresh
 * seldom.
 */
const isRecentlyCancelled = `event.cancelled_at is not null and event.deleted_at > now() - interval '${limits.cancelledEventDays} days'`;

const columns = `
  event.id, event.team_id as "teamId", team.name as "teamName", event.title, event.note, event.opponent, event.place,
  event.map_link as "mapLink", event.starts_at as "startsAt", event.ends_at as "endsAt", event.meet_at as "meetAt",
  event.time_zone as "timeZone", event.deleted_at is not null as "isGone", event.cancelled_at is not null as "isCancelled", event.cancel_reason as "cancelReason", event.sequence`;
const join = (team: string) => `join team_events event on event.team_id = ${team} and (${isLive('event')} or ${isRecentlyCancelled})`;

/** A user's members in all teams: their own, and those of the children they answer for. */
const people = `
  select team_id, id, null::text as name, 0 as place from active_members where user_id = $1
  union all
  select ward.team_id, ward.id, ward.first_name, 1 from active_guardians guardian
  join active_members ward on ward.team_id = guardian.team_id and ward.id = guardian.member_id
  where guardian.user_id = $1 and ward.user_id is distinct from $1`;

const answered = (team: string) => `
  select array_agg(json_build_object('name', person.name, 'answer', answer.answer, 'seat', answer.seat) order by person.place, person.name) as list,
    max(answer.answered_at) as at
  from person left join event_answers answer
    on answer.team_id = ${team} and answer.event_id = event.id and answer.member_id = person.id
  where person.team_id = ${team}`;

const forUser = (which: string, team = 'team.id') => `
  with person as (${people})
  select ${columns}, greatest(event.changed_at, answers.at) as "changedAt", answers.list as answers
  from live_teams team ${join(team)} cross join lateral (${answered(team)}) answers
  where team.id in (select team_id from person) and ${which}
  order by event.starts_at, event.id limit ${most}`;

const forTeam = prepared(
  'calendar-of-team',
  sql<Entry, [teamId: string]>`
  select ${columns}, event.changed_at as "changedAt", '{}'::json[] as answers
  from live_teams team ${join('$1')} where team.id = $1 and ${window}
  order by event.starts_at, event.id limit ${most}`,
);

const readOfUser = prepared('calendar-of-user', sql<Entry, [userId: string]>`${forUser(window)}`);

/** The events of all teams of a user, with the answers of the user and their children. */
export const entriesOfUser = async (db: Queryable, userId: string): Promise<Entry[]> => (await query(db, readOfUser, [userId])).rows;

/** The events of a team, without answers. */
export const entriesOfTeam = async (db: Queryable, teamId: string): Promise<Entry[]> => (await query(db, forTeam, [teamId])).rows;

const readOne = prepared(
  'calendar-of-event',
  sql<Entry, [userId: string, teamId: string, eventId: string]>`${forUser('team.id = $2 and event.id = $3 and ' + isLive('event'), '$2')}`,
);

/** One event of a team that the user belongs to; undefined otherwise. */
export async function entryForUser(db: Queryable, userId: string, teamId: string, eventId: string): Promise<Entry | undefined> {
  return (await query(db, readOne, [userId, teamId, eventId])).rows[0];
}
