import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../src/server/database/connect.ts';
import { answerEvent } from '../src/server/events/answer-event.ts';
import { readGrid } from '../src/server/events/read-grid.ts';
import { createLog } from '../src/server/http/log.ts';
import { openHouse } from '../src/server/open-house.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { databaseMs } from './programs.ts';
import { atLeast, atMost, percentile, plain, report } from './report.ts';

const players = 40;
const events = 60;
const answers = 6_000;
const atOnce = 16;

/** A team of 40 players with accounts and 60 events to come, every answer given; closed by `close`. */
async function openSeason(dataDir: string) {
  const environment = readEnvironment({ DATA_DIR: join(dataDir, 'events'), LOG_LEVEL: 'silent' });
  const house = await openHouse({ environment, log: createLog('silent'), database: await openDatabase(environment) });
  const { pool } = house.database;
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
  return { house, teamId, members, season, close: () => house.close() };
}

const viewerOf = (userId: string) => ({ userId }) as Parameters<typeof readGrid>[3];

/** The season of 40 players and 60 events on one sheet, one reading after the other, in this process. */
export async function benchGrid(dataDir: string): Promise<void> {
  const { house, teamId, members, close } = await openSeason(dataDir);
  const times: number[] = [];
  for (let round = 0; round < 220; round++) {
    const startedAt = performance.now();
    JSON.stringify(await readGrid(house, teamId, '', viewerOf(members[round % players]?.userId ?? '')));
    if (round >= 20) times.push(performance.now() - startedAt);
  }
  await close();
  report('grid', [plain('p50', percentile(times, 0.5), 'ms'), atMost('p95', percentile(times, 0.95), 'ms', 40)]);
}

/** Answers of 40 people to 60 events, 16 at once, in this process: rights, the answer, and what the screen shows next. */
export async function benchAnswers(dataDir: string): Promise<void> {
  const { house, teamId, members, season, close } = await openSeason(dataDir);
  const waiting = Array.from({ length: answers }, (_, at) => at);
  const work = async () => {
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const member = members[at % players];
      const event = season[Math.floor(at / players) % events];
      const answer = (['yes', 'no', 'maybe'] as const)[at % 3] ?? 'yes';
      await answerEvent(
        house,
        { id: event?.id ?? '', team_id: teamId, member_id: member?.id ?? '', answer, note: '', at: undefined },
        viewerOf(member?.userId ?? ''),
      );
    }
  };
  const before = { own: process.cpuUsage(), database: await databaseMs(house.database.pool) };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - startedAt) / 1_000;
  const own = process.cpuUsage(before.own);
  const databaseUsedMs = (await databaseMs(house.database.pool)) - before.database;
  await close();
  report('answers', [
    atLeast('answers', answers / seconds, '/s', 1_000),
    plain('processor time of an answer', (own.user + own.system) / 1_000 / answers, 'ms'),
    plain('and in the database', databaseUsedMs / answers, 'ms'),
  ]);
}
