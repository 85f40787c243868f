import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import { publishChange } from './publish-change.ts';

/** What can happen to a team and what it contains, as the history stores it. */
type Verbs = {
  team: 'added' | 'changed' | 'removed' | 'restored';
  member:
    | 'added'
    | 'imported'
    | 'joined'
    | 'changed'
    | 'declined'
    | 'left'
    | 'removed'
    | 'restored'
    | 'guardian added'
    | 'guardian changed'
    | 'guardian removed';
  event: 'added' | 'changed' | 'cancelled' | 'removed' | 'restored';
  task: 'added' | 'changed' | 'removed' | 'restored';
  tournament: 'added' | 'removed';
};
type About = keyof Verbs;
export type VerbsOf<Kind extends About> = Verbs[Kind];

/** A kind of object with a verb that fits it. */
export type WhatHappened = { [Kind in About]: { readonly about: Kind; readonly what: Verbs[Kind] } }[About];

type InTeam = {
  readonly teamId: string;
  /** The user who made the change; undefined if it happened automatically. */
  readonly actorId?: string | undefined;
  /** Accounts that the change concerns but the team no longer names, such as a removed guardian. */
  readonly formerUserIds?: readonly string[];
};

/** One changed object, with its old and new values. */
export type Changed = { readonly aboutId: string; readonly before?: object | undefined; readonly after?: object | undefined };

/** The same change of one or more objects of one kind in a team. */
export type TeamChanges = WhatHappened & InTeam;
type TeamChange = TeamChanges & Changed;

const insertChanges = prepared(
  'record-team-changes',
  sql<never, [teamId: string, about: string, actorId: string | null, what: string, changed: string]>`
  insert into team_changes (team_id, id, about, about_id, actor_id, what, before, after)
  select $1, id, $2, "aboutId", $3, $4, before, after
  from jsonb_to_recordset($5) as changed (id uuid, "aboutId" uuid, before jsonb, after jsonb)`,
);

/** Records a change in the team's history without publishing it; the caller does. Runs inside the caller's transaction. */
export async function recordUnpublished(
  db: Queryable,
  { teamId, about, what, actorId }: TeamChanges,
  changed: readonly Changed[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map((one) => ({ id: newId(), ...one }));
  await query(db, insertChanges, [teamId, about, actorId ?? null, what, JSON.stringify(rows)]);
}

/**
 * Records a change in the team's history and publishes it as a domain event: one statement each for the history and the event, however many
 * objects changed. Runs inside the caller's transaction.
 */
export async function recordChanges(db: Queryable, changes: TeamChanges, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return;
  await recordUnpublished(db, changes, changed);
  await publishChange(db, changes, changed);
}

/** Like `recordChanges`, for one object. */
export const recordChange = (db: Queryable, { aboutId, before, after, ...change }: TeamChange): Promise<void> =>
  recordChanges(db, change, [{ aboutId, before, after }]);

type Row = Record<string, unknown>;

/** The changed fields with their old and new values; undefined if nothing changes. */
export function differences(before: Row, change: Row): { before: Row; after: Row } | undefined {
  const names = Object.keys(change).filter((name) => change[name] !== before[name]);
  if (names.length === 0) return undefined;
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(change) };
}
