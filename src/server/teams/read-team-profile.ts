import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TeamProfile } from '../../contract/teams.ts';
import { teams } from '../database/tables/teams.ts';
import { Refusal } from '../http/refusal.ts';
import { presentTeam } from './present-team.ts';

/** One team's public profile. Refuses `noSuchTeam`. */
export async function readTeamProfile(db: NodePgDatabase, id: string): Promise<TeamProfile> {
  const [team] = await db.select().from(teams).where(eq(teams.id, id));
  if (!team) throw new Refusal('noSuchTeam');
  return presentTeam(team);
}
