/**
 * The rules of the views `active_members`, `participants`, `live_teams`, `live_events` and `live_tasks` as SQL conditions: for statements that lock or
 * write rows and so name the table itself, and for those that also read removed or deleted rows.
 */

/** A member `alias` who was not removed. */
export const isActive = (alias: string) => `${alias}.removed_at is null`;

/** A member `alias` who takes part in the team and does not only follow it. */
export const takesPart = (alias: string) => `${alias}.role <> 'follower'`;

/** A team, an event or a task `alias` that was not deleted. */
export const isLive = (alias: string) => `${alias}.deleted_at is null`;
