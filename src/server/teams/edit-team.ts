import { eq } from 'drizzle-orm';
import type { EditedTeam } from '../../contract/team-edit.ts';
import { teams } from '../database/tables/teams.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import { presentEditedTeam } from './present-edited-team.ts';
import { requireStanding } from './require-standing.ts';

/** What the form for a team begins with. Refuses `noSuchTeam` and `notYours`. */
export async function editTeam({ database: { db, pool } }: House, teamId: string, userId: string): Promise<EditedTeam> {
  const standing = await requireStanding(pool, teamId, userId, 'editTeam');
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw new Refusal('noSuchTeam');
  return presentEditedTeam(pool, team, standing);
}
