import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { teams } from '../database/tables/teams.ts';
import { Refusal } from '../http/refusal.ts';
import { entryOfTeam, indexEntries } from '../search/index.ts';
import { differences } from './differences.ts';
import type { Team } from './present-team.ts';
import { recordChange } from './record-change.ts';

type Change = Partial<Omit<Team, 'id' | 'version' | 'createdAt' | 'deletedAt'>>;
type Seen = { userId: string; version?: number };

/** Changes a locked team, what search tells of it, and writes down who did. Refuses `changedMeanwhile` where `version` is not the newest. */
export async function changeTeam(client: pg.PoolClient, teamId: string, change: Change, { userId, version }: Seen): Promise<[Team, Team]> {
  const db = drizzle(client);
  const [before] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!before) throw new Refusal('noSuchTeam');
  if (version !== undefined && version !== before.version) throw new Refusal('changedMeanwhile');
  const [after] = await db
    .update(teams)
    .set({ ...change, version: sql`${teams.version} + 1` })
    .where(eq(teams.id, teamId))
    .returning();
  if (!after) throw new Refusal('noSuchTeam');
  const changed = differences(before, change);
  if (changed) await recordChange(client, { teamId, about: 'team', aboutId: teamId, actorId: userId, what: 'changed', ...changed });
  await indexEntries(client, [entryOfTeam(after)]);
  return [before, after];
}
