import type { MemberChange } from '../../contract/team-members.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { requireAccess } from './access.ts';
import { readMember } from './read-members.ts';

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
