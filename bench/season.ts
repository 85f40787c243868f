import { join } from 'node:path';
import { openDatabase } from '../src/server/database/connect.ts';
import { createLog } from '../src/server/http/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { addBenchTeam } from './bench-team.ts';

/** The numbers of players and events in a season. */
export const players = 40;
export const events = 60;
/** The folder of the database with these seasons. */
export const seasonFolder = (dataDir: string) => join(dataDir, 'events');

/** A team of 40 players with accounts, 60 coming events, all answers given, and ten tournaments; `close` closes it. */
export async function openSeason(dataDir: string) {
  const environment = readEnvironment({ DATA_DIR: seasonFolder(dataDir), LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent'), database: await openDatabase(environment) });
  const { pool } = app.database;
  const { teamId, members, eventIds } = await addBenchTeam(pool, players, events);
  await pool.query(
    `insert into event_answers (team_id, event_id, member_id, answer, via)
     select $1, e.id, m.id, 'yes', 'app' from team_events e join team_members m using (team_id) where team_id = $1`,
    [teamId],
  );
  // Ten of 5,000 tournaments, over these days.
  await pool.query(
    `with made as (
       insert into tournaments (id, name, description, sport_id, gender, level, starts_on, ends_on, team_capacity, city, state, lat, lon)
       select gen_random_uuid(), 'Bench Cup', '', 16, 'mixed', 'beginner', current_date + n % 60, current_date + n % 60 + 2, 16, 'Pune', '', 18.5, 73.8
       from generate_series(1, 5000) n returning id)
     insert into tournament_entries (team_id, tournament_id) select $1, id from made limit 10`,
    [teamId],
  );
  // As autovacuum does a minute later; without statistics the planner guesses, and times say little.
  await pool.query('analyze');
  return { app, teamId, members, eventIds, close: () => app.close() };
}
