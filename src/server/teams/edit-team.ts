import { eq } from 'drizzle-orm';
import type { EditedTeam } from '../../contract/team-edit.ts';
import { teams } from '../database/tables/teams.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentEditedTeam } from './present-edited-team.ts';
import { requireAccess } from './access.ts';

/** What the form for a team begins with. Refuses `noSuchTeam` and `notYours`. */
export async function editTeam({ database: { db, pool } }: AppContext, teamId: string, userId: string): Promise<EditedTeam> {
  const access = await requireAccess(pool, teamId, userId, 'editTeam');
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw new Refusal('noSuchTeam');
  return presentEditedTeam(pool, team, access);
}
