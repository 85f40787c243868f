/**
 * The rules of the views `active_members`, `participants`, `live_teams`, `live_events`, `live_tasks` and `live_entries` as SQL conditions: for
 * statements that lock or write rows and so name the table itself, and for those that also read removed or deleted rows.
 */

/** A member `alias` who was not removed. */
export const isActive = (alias: string) => `${alias}.removed_at is null`;

/** A member `alias` who takes part in the team and does not only follow it. */
export const takesPart = (alias: string) => `${alias}.role <> 'follower'`;

/** A team, an event, a task or a message `alias` that was not deleted. */
export const isLive = (alias: string) => `${alias}.deleted_at is null`;

/** An entry `alias` of a team in a tournament that was not withdrawn. */
export const isEntered = (alias: string) => `${alias}.withdrawn_at is null`;

/** The moment when the first day of a tournament `alias` begins, in its own zone. */
export const startOfTournament = (alias: string) => `(${alias}.starts_on::date::timestamp at time zone ${alias}.time_zone)`;

/** The moment when the last day of a tournament `alias` ends, in its own zone. */
export const endOfTournament = (alias: string) => `((${alias}.ends_on::date + 1)::timestamp at time zone ${alias}.time_zone)`;
