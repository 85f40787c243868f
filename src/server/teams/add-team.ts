import { randomInt } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { newId } from '../database/new-id.ts';
import { query, sql } from '../database/sql.ts';
import { teams } from '../database/tables/teams.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { indexEntries } from '../search/index.ts';
import { teamColumns, type TeamFields } from './edit-team.ts';
import { recordChange } from './team-changes.ts';
import { entryOfTeam } from './team-entry.ts';
import type { Team } from './team-profile.ts';

const insertOwner = sql<never, [teamId: string, id: string, userId: string, firstName: string, lastName: string]>`
  insert into team_members (team_id, id, user_id, role, first_name, last_name) values ($1, $2, $3, 'owner', $4, $5)`;

/** Creates a team with the viewer as its owner and adds it to search. Refuses an unknown city. */
export async function addTeam({ database: { pool } }: AppContext, fields: TeamFields, { userId, fullName }: Viewer) {
  const columns = teamColumns(fields);
  return inTransaction(pool, async (client) => {
    const team = await insertTeam(client, columns);
    const [firstName = '', ...lastNames] = fullName.split(/\s+/);
    const memberId = newId();
    await query(client, insertOwner, [team.id, memberId, userId, firstName || 'Owner', lastNames.join(' ')]);
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

// Without 0, 1, I and O, which are confused when the ID is read out over the phone.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A random ID for a team, as EL-4F7K2: one of 33 million. Not a sequence, so that nobody can count the teams. */
const newSporthonId = (): string => `EL-${Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')}`;
