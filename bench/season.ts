import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../src/server/database/connect.ts';
import { createLog } from '../src/server/http/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';

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
  const teamId = randomUUID();
  await pool.query(
    `insert into teams (id, sporthon_id, name, description, address, gender, level, sport_id, city, state, lat, lon)
     values ($1, $2, 'Bench Bats', '', '', 'mixed', 'beginner', 16, 'Pune', 'Maharashtra', 18.5, 73.8)`,
    [teamId, `EL-${teamId.slice(0, 8)}`],
  );
  const userIds = Array.from({ length: players }, () => randomUUID());
  await pool.query(`insert into users (id, status, full_name) select unnest($1::uuid[]), 'ACTIVE', 'Bench Bat'`, [userIds]);
  const { rows: members } = await pool.query<{ id: string; userId: string }>(
    `insert into team_members (team_id, id, user_id, role, squad, first_name)
     select $1, gen_random_uuid(), id, 'player', 'player', 'Bench' from unnest($2::uuid[]) id returning id, user_id as "userId"`,
    [teamId, userIds],
  );
  const { rows: season } = await pool.query<{ id: string }>(
    `insert into team_events (team_id, id, kind, title, starts_at, ends_at, time_zone)
     select $1, gen_random_uuid(), 'training', 'Nets', now() + make_interval(days => n), now() + make_interval(days => n, hours => 2), 'Asia/Kolkata'
     from generate_series(1, $2) n returning id`,
    [teamId, events],
  );
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
  return { app, teamId, members, season, close: () => app.close() };
}
