import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../src/server/database/transaction.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import { indexEntries } from '../../src/server/search/index.ts';
import { entryOfTournament } from '../../src/server/tournaments/index.ts';
import { dayFromNow } from './event.ts';

type TestApp = { readonly context: Pick<AppContext, 'database'> };
type TournamentFields = { name?: string; from?: string; to?: string; timeZone?: string };

/** Inserts a tournament that search can find; resolves to its id. By default three days in Pune, starting in a week. */
export async function makeTournament(
  { context: app }: TestApp,
  { name = 'Quokka Cup', from, to, timeZone = 'Asia/Kolkata' }: TournamentFields = {},
): Promise<string> {
  const startsOn = from ?? dayFromNow(7);
  const row = {
    ...{ id: randomUUID(), name, description: 'Football for sixteen teams.', sportId: 8, gender: 'mixed', level: 'intermediate' },
    ...{ startsOn, endsOn: to ?? from ?? dayFromNow(9), teamCapacity: 16, createdAt: new Date() },
    ...{ city: 'Pune', state: 'Maharashtra', lat: 18.52, lon: 73.86 },
  };
  await inTransaction(app.database.pool, async (client) => {
    await client.query(
      `insert into tournaments (id, name, description, sport_id, gender, level, starts_on, ends_on, team_capacity, city, state, lat, lon, time_zone)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[row.id, row.name, row.description, row.sportId, row.gender, row.level, row.startsOn, row.endsOn, row.teamCapacity],
        ...[row.city, row.state, row.lat, row.lon, timeZone],
      ],
    );
    await indexEntries(client, [entryOfTournament(row)]);
  });
  return row.id;
}

/** Inserts a team's entry in a tournament directly. */
export const enterTeam = async ({ context: app }: TestApp, teamId: string, tournamentId: string): Promise<void> => {
  await app.database.pool.query('insert into tournament_entries (team_id, tournament_id) values ($1, $2)', [teamId, tournamentId]);
};

/** Moves a tournament to other days, like its organiser. */
export const moveTournament = async ({ context: app }: TestApp, id: string, { from, to }: { from: string; to: string }): Promise<void> => {
  await app.database.pool.query(
    'update tournaments set starts_on = $2, ends_on = $3, sequence = sequence + 1, changed_at = now() where id = $1',
    [id, from, to],
  );
};
