import { randomUUID } from 'node:crypto';
import { openDatabase } from '../src/server/database/connect.ts';
import { loadDemo } from '../src/server/database/demo/index.ts';
import { migrateDatabase } from '../src/server/database/migrate.ts';
import { tokenHash, newToken } from '../src/server/http/tokens.ts';
import { openFeed } from '../src/server/calendars/open-feed.ts';
import { join } from 'node:path';
import { atMost, percentile, plain, report } from './report.ts';

const events = 300;
const rounds = 220;

/** Reads a personal calendar of 300 answered events repeatedly in this process: the time that a refreshing calendar waits. */
export async function benchFeed(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'feed');
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  const { pool } = database;
  await migrateDatabase(pool);
  await loadDemo(pool, { players: 1_000, filesDir: join(folder, 'files'), progress: (line) => process.stderr.write(`${line}\n`) });
  const token = newToken();
  const { rows } = await pool.query<{ user: string; team: string; member: string }>(
    `select member.user_id as user, member.team_id as team, member.id as member from team_members member
     join players player on player.id = member.user_id and player.unique_name = 'kabir.singh'`,
  );
  const [kabir] = rows;
  if (!kabir) throw new Error('The demo has no Kabir.');
  await pool.query('delete from team_events where team_id = $1', [kabir.team]);
  await pool.query('delete from calendar_feeds where user_id = $1', [kabir.user]);
  await pool.query('insert into calendar_feeds (token_hash, user_id) values ($1, $2)', [tokenHash(token), kabir.user]);
  await pool.query(
    `insert into team_events (team_id, id, kind, title, note, place, starts_at, ends_at, time_zone)
     select $1, one, 'training', 'Training, at the usual place; bring water', 'Two bibs each.', 'Malleshwaram Grounds',
       now() + make_interval(days => at::integer), now() + make_interval(days => at::integer, hours => 2), 'Asia/Kolkata'
     from unnest($2::uuid[]) with ordinality as event (one, at)`,
    [kabir.team, Array.from({ length: events }, () => randomUUID())],
  );
  await pool.query(
    `insert into event_answers (team_id, event_id, member_id, answer, via) select team_id, id, $2, 'yes', 'app' from team_events where team_id = $1`,
    [kabir.team, kabir.member],
  );
  await pool.query('analyze team_events, event_answers, team_members');
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    bytes = Buffer.byteLength(await openFeed(pool, token, 'https://elevate.example'));
    if (round >= 20) times.push(performance.now() - startedAt);
  }
  await database.close();
  report('feed', [
    plain('events', events, ''),
    plain('size', bytes / 1_024, 'KiB'),
    plain('p50', percentile(times, 0.5), 'ms'),
    atMost('p95', percentile(times, 0.95), 'ms', 100),
  ]);
}
