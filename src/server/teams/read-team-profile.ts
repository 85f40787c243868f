import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TeamProfile } from '../../contract/teams.ts';
import { readTogether } from '../database/read-together.ts';
import { teams } from '../database/tables/teams.ts';
import { Refusal } from '../http/refusal.ts';
import { presentTeam } from './present-team.ts';

/** Reads public profiles; those asked for in the same instant are read by one statement. */
export function readTeamProfilesFrom(db: NodePgDatabase): (id: string) => Promise<TeamProfile> {
  const isAsked = sql`${teams.id} = any(${sql.placeholder('ids')}::uuid[])`;
  const statement = db.select().from(teams).where(isAsked).prepare('team-profiles');
  const find = readTogether((ids) => statement.execute({ ids }));

  /** One team's public profile. Refuses `noSuchTeam`. */
  return async (id) => {
    const team = await find(id);
    if (!team) throw new Refusal('noSuchTeam');
    return presentTeam(team);
  };
}
