import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/server/database/connect.ts';
import type { AppContext } from '../../src/server/http/app-context.ts';
import { createLog } from '../../src/server/http/log.ts';
import { openApp } from '../../src/server/open-app.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { sessionCookie } from '../session-cookie.ts';

/** Somebody signed in, who plays in a team. */
export type Person = { readonly teamId: string; readonly memberId: string; readonly cookie: string };
/** A team with its events, all of them to come. */
export type Squad = { readonly teamId: string; readonly people: readonly Person[]; readonly eventIds: readonly string[] };

const eventsOfTeam = 60;
const atOnce = 16;

/** Opens the database of these measurements, so that it does not stay on the server's core, and fills it with teams of so many people. */
export async function gatherCrowd(folder: string, sizes: readonly number[]) {
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const app = await openApp({ environment, log: createLog('silent') });
  const squads: Squad[] = [];
  for (const size of sizes) squads.push(await addSquad(app, size));
  await app.database.pool.query('analyze');
  await app.close();
  return { squads, pool: database.pool, close: database.close };
}

async function addSquad(app: AppContext, size: number): Promise<Squad> {
  const { pool } = app.database;
  const teamId = randomUUID();
  await pool.query(
    `insert into teams (id, sporthon_id, name, description, address, gender, level, sport_id, city, state, lat, lon)
     values ($1, $2, 'Bench Bats', '', '', 'mixed', 'beginner', 16, 'Pune', 'Maharashtra', 18.5, 73.8)`,
    [teamId, `EL-${teamId.slice(0, 8)}`],
  );
  const userIds = Array.from({ length: size }, () => randomUUID());
  await pool.query(`insert into users (id, status, full_name) select unnest($1::uuid[]), 'ACTIVE', 'Bench Bat'`, [userIds]);
  const { rows: members } = await pool.query<{ id: string; userId: string }>(
    `insert into team_members (team_id, id, user_id, role, squad, first_name)
     select $1, gen_random_uuid(), id, 'player', 'player', 'Bench' from unnest($2::uuid[]) id returning id, user_id as "userId"`,
    [teamId, userIds],
  );
  const { rows: events } = await pool.query<{ id: string }>(
    `insert into team_events (team_id, id, kind, title, starts_at, ends_at, time_zone)
     select $1, gen_random_uuid(), 'training', 'Nets', now() + make_interval(days => n), now() + make_interval(days => n, hours => 2), 'Asia/Kolkata'
     from generate_series(1, $2) n returning id`,
    [teamId, eventsOfTeam],
  );
  const people: Person[] = [];
  for (let from = 0; from < members.length; from += atOnce) {
    const some = members.slice(from, from + atOnce);
    people.push(
      ...(await Promise.all(some.map(async ({ id, userId }) => ({ teamId, memberId: id, cookie: await sessionCookie(app, userId) })))),
    );
  }
  return { teamId, people, eventIds: events.map(({ id }) => id) };
}
