import type { MemberChange } from '../../contract/team-members.ts';
import { publishChange } from './publish-change.ts';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { requireAccess } from './access.ts';
import { readMember } from './read-members.ts';

export type TeamChange = {
  teamId: string;
  about: 'team' | 'member' | 'event' | 'task' | 'tournament';
  aboutId: string;
  /** The user who made the change; undefined if it happened automatically. */
  actorId?: string | undefined;
  /** A past participle, as 'added', 'changed', 'removed' or 'restored'. */
  what: string;
  before?: object | undefined;
  after?: object | undefined;
};

const insertChange = prepared(
  'record-team-change',
  sql<
    never,
    [
      teamId: string,
      id: string,
      about: string,
      aboutId: string,
      actorId: string | null,
      what: string,
      before: string | null,
      after: string | null,
    ]
  >`
  insert into team_changes (team_id, id, about, about_id, actor_id, what, before, after)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Records a change in the team's history and publishes it as a domain event. Runs inside the caller's transaction. */
export async function recordChange(db: Queryable, { teamId, about, aboutId, actorId, what, before, after }: TeamChange): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  const values = [teamId, newId(), about, aboutId, actorId ?? null, what, json(before), json(after)] as const;
  await query(db, insertChange, values);
  await publishChange(db, { teamId, about, aboutId, what });
}

type Values = Record<string, unknown>;
type ChangeRow = { id: string; at: Date; what: string; by: string | null; before: Values | null; after: Values | null };

const selectChanges = prepared(
  'member-changes',
  sql<ChangeRow, [teamId: string, memberId: string]>`
  select change.id, change.at, change.what, nullif(actor.full_name, '') as by, change.before, change.after
  from team_changes change left join users actor on actor.id = change.actor_id
  where change.team_id = $1 and change.about_id = $2 and change.about = 'member' order by change.id desc limit 50`,
);

const inWords = (value: unknown): string | null => (value === null || value === undefined || value === '' ? null : String(value));

/** The changes of a member, newest first. Refuses `noSuchTeam`, `notYours` and `noSuchMember`. */
export async function listMemberChanges(
  { database: { pool } }: AppContext,
  teamId: string,
  memberId: string,
  userId: string,
): Promise<MemberChange[]> {
  await requireAccess(pool, teamId, userId, 'readHistory');
  await readMember(pool, teamId, memberId);
  const { rows } = await query(pool, selectChanges, [teamId, memberId]);
  return rows.map(({ id, at, what, by, before, after }) => ({
    id,
    at: at.toISOString(),
    what,
    by,
    fields: fieldsOf(before ?? {}, after ?? {}),
  }));
}

const fieldsOf = (before: Values, after: Values) =>
  Object.keys(after)
    .map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) }))
    .filter((one) => one.before !== one.after);

type Row = Record<string, unknown>;

/** The changed fields with their old and new values; undefined if nothing changes. */
export function differences(before: Row, change: Row): { before: Row; after: Row } | undefined {
  const names = Object.keys(change).filter((name) => change[name] !== before[name]);
  if (names.length === 0) return undefined;
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(change) };
}
