import { randomUUID } from 'node:crypto';
import type { Queryable } from '../src/server/database/queryable.ts';

/** Adds a team of so many players with accounts, and so many events to come, one on each day. */
export async function addBenchTeam(db: Queryable, players: number, events: number) {
  const teamId = randomUUID();
  await db.query(
    `insert into teams (id, sporthon_id, name, description, address, gender, level, sport_id, city, state, lat, lon)
     values ($1, $2, 'Bench Bats', '', '', 'mixed', 'beginner', 16, 'Pune', 'Maharashtra', 18.5, 73.8)`,
    [teamId, `EL-${teamId.slice(0, 8)}`],
  );
  const userIds = Array.from({ length: players }, () => randomUUID());
  await db.query(`insert into users (id, status, full_name) select unnest($1::uuid[]), 'ACTIVE', 'Bench Bat'`, [userIds]);
  const { rows: members } = await db.query<{ id: string; userId: string }>(
    `insert into team_members (team_id, id, user_id, role, squad, first_name)
     select $1, gen_random_uuid(), id, 'player', 'player', 'Bench' from unnest($2::uuid[]) id returning id, user_id as "userId"`,
    [teamId, userIds],
  );
  const { rows } = await db.query<{ id: string }>(
    `insert into team_events (team_id, id, kind, title, starts_at, ends_at, time_zone)
     select $1, gen_random_uuid(), 'training', 'Nets', now() + make_interval(days => n), now() + make_interval(days => n, hours => 2), 'Asia/Kolkata'
     from generate_series(1, $2) n returning id`,
    [teamId, events],
  );
  return { teamId, members, eventIds: rows.map(({ id }) => id) };
}
