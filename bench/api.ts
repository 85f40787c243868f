import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/server/database/connect.ts';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { startBareServer } from './bare-server.ts';
import { compareLoads, end, hasProgram, load, startWarm } from './programs.ts';
import { atLeast, loaded, plain, report } from './report.ts';

const port = await reservePorts(2);
const barePort = port + 1;
const address = `http://127.0.0.1:${port}`;

/** Runs pgbench with the statement that reads a profile, with as many clients as in our own measurement. */
function pgbenchRate(host: string, user: string, id: string): number | undefined {
  const program = ['pgbench', '/usr/lib/postgresql/15/bin/pgbench'].find((one) => hasProgram(one));
  if (!program) return undefined;
  const script = join(mkdtempSync(join(tmpdir(), 'elevate-pgbench-')), 'row.sql');
  writeFileSync(script, `select * from players where id = '${id}' and is_listed limit 1;\n`);
  const output = execFileSync('taskset', [
    '-c',
    '1',
    program,
    '-n',
    '-M',
    'prepared',
    '-c',
    '20',
    '-j',
    '1',
    '-T',
    '6',
    '-f',
    script,
    '-h',
    host,
    '-U',
    user,
    'elevate',
  ]).toString();
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
}

/** Compares `/api/faqs` with a bare `node:http` server that sends the same answer, and a one-row call with pgbench. */
export async function benchApi(dataDir: string): Promise<void> {
  if (!hasProgram('wrk')) return report('api', [], 'not run: needs wrk');
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });
  const server = await startWarm(address, env);
  const bare = await startBareServer(`${address}/api/faqs`, barePort);
  const faqs = compareLoads(
    () => load(server, `${address}/api/faqs`),
    () => load(bare, `http://127.0.0.1:${barePort}/`),
  );
  await end(bare);
  const { rows } = await database.pool.query<{ id: string }>("select id from players where unique_name = 'asha.rao'");
  const id = rows[0]?.id ?? '';
  const row = load(server, `${address}/api/player/profile/${id}`, { seconds: 6 });
  await end(server);
  const { host, user } = database.pool.options as { host: string; user: string };
  const tps = pgbenchRate(host, user, id);
  await database.close();
  report(
    'api',
    [
      ...loaded('/api/faqs', faqs.ours),
      ...loaded('bare node:http', faqs.theirs),
      atLeast('/api/faqs ratio', faqs.ratio, 'of bare node:http by processor time', 0.8),
      ...loaded('one row', row),
      ...(tps ? [plain('pgbench', tps, 'transactions/s'), atLeast('one row ratio', row.perSecond / tps, 'of pgbench', 0.6)] : []),
    ],
    tps ? undefined : 'pgbench is not installed',
  );
}
