import { getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readBatched } from '../database/batched.ts';
import { teams } from '../database/tables/teams.ts';
import { Refusal } from '../http/refusal.ts';
import type { Team } from './present-team.ts';

export type CountedTeam = Team & { memberCount: number };

const memberCount = sql<number>`(select count(*)::integer from team_members member
  where member.team_id = ${teams}.id and member.removed_at is null and member.role <> 'follower')`;

/** Reads teams that are not deleted, with how many belong to each; those asked for in the same instant are read by one statement. */
export function readTeamsFrom(db: NodePgDatabase): (id: string) => Promise<CountedTeam> {
  const isAsked = sql`${teams.id} = any(${sql.placeholder('ids')}::uuid[]) and ${teams.deletedAt} is null`;
  const statement = db
    .select({ ...getTableColumns(teams), memberCount })
    .from(teams)
    .where(isAsked)
    .prepare('team-profiles');
  const find = readBatched((ids) => statement.execute({ ids }));

  /** One team. Refuses `noSuchTeam`. */
  return async (id) => {
    const team = await find(id);
    if (!team) throw new Refusal('noSuchTeam');
    return team;
  };
}
