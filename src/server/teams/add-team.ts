import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { newId } from '../database/new-id.ts';
import { teams } from '../database/tables/teams.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { entryOfTeam, indexEntries } from '../search/index.ts';
import type { Team } from './present-team.ts';
import { recordChange } from './record-change.ts';
import { newSporthonId } from './sporthon-id.ts';
import { teamColumns, type ToldOfTeam } from './team-columns.ts';

/** Makes a team that search finds at once; the viewer becomes its owner. Refuses a city that nobody knows. */
export async function addTeam({ database: { pool } }: AppContext, told: ToldOfTeam, { userId, fullName }: Viewer) {
  const columns = teamColumns(told);
  return inTransaction(pool, async (client) => {
    const team = await insertTeam(client, columns);
    const [firstName = '', ...others] = fullName.split(/\s+/);
    const memberId = newId();
    await client.query(
      `insert into team_members (team_id, id, user_id, role, first_name, last_name) values ($1, $2, $3, 'owner', $4, $5)`,
      [team.id, memberId, userId, firstName || 'Owner', others.join(' ')],
    );
    await recordChange(client, { teamId: team.id, about: 'team', aboutId: team.id, actorId: userId, what: 'added' });
    await recordChange(client, {
      teamId: team.id,
      about: 'member',
      aboutId: memberId,
      actorId: userId,
      what: 'added',
      after: { role: 'owner' },
    });
    await indexEntries(client, [entryOfTeam(team)]);
    return { id: team.id, sporthon_id: team.sporthonId };
  });
}

async function insertTeam(client: pg.PoolClient, columns: ReturnType<typeof teamColumns>): Promise<Team> {
  for (;;) {
    const values = { id: newId(), sporthonId: newSporthonId(), ...columns };
    const [team] = await drizzle(client).insert(teams).values(values).onConflictDoNothing({ target: teams.sporthonId }).returning();
    if (team) return team;
  }
}
