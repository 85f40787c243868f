import type { Queryable } from '../database/queryable.ts';

const read = `
  select t.name as team, c.name as tournament, n.created_at, n.withdrawn_at
  from tournament_entries n join teams t on t.id = n.team_id join tournaments c on c.id = n.tournament_id
  where n.entered_by = $1 order by n.created_at, t.id, c.id`;

/** The tournaments that somebody entered teams in, for the export of their data. */
export const exportEntriesOf = async (db: Queryable, userId: string): Promise<Record<string, unknown>[]> =>
  (await db.query<Record<string, unknown>>(read, [userId])).rows;
