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

/** What happened to what. */
export type WhatHappened = { [Kind in About]: { readonly about: Kind; readonly what: Verbs[Kind] } }[About];

type InTeam = {
  readonly teamId: string;
  /** The user who made the change; undefined if it happened automatically. */
  readonly actorId?: string | undefined;
  /** Accounts that it concerns and that the team does not name any more, such as a guardian who was removed. */
  readonly formerUserIds?: readonly string[];
};

/** One of those that a change is about, as it was and as it is. */
type Changed = { readonly aboutId: string; readonly before?: object | undefined; readonly after?: object | undefined };

/** The same thing that happened to one or more of the same kind in a team. */
export type TeamChanges = WhatHappened & InTeam;
type TeamChange = TeamChanges & Changed;

const insertChanges = prepared(
  'record-team-changes',
  sql<never, [teamId: string, about: string, actorId: string | null, what: string, changed: string]>`
  insert into team_changes (team_id, id, about, about_id, actor_id, what, before, after)
  select $1, id, $2, "aboutId", $3, $4, before, after
  from jsonb_to_recordset($5) as changed (id uuid, "aboutId" uuid, before jsonb, after jsonb)`,
);

/** Records a change in the history of a team, for a caller that publishes it. Runs inside the caller's transaction. */
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
 * Records a change in the history of a team and publishes it as one domain event: one statement for the history and one for the
 * event, however many changed. Runs inside the caller's transaction.
 */
export async function recordChanges(db: Queryable, changes: TeamChanges, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return;
  await recordUnpublished(db, changes, changed);
  await publishChange(
    db,
    changes,
    changed.map(({ aboutId }) => aboutId),
  );
}

/** The same for a change of one. */
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
