import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type Program = { readonly child: ChildProcess; readonly address: string; readonly dataDir: string; readonly output: () => string };

const started: Program[] = [];
const folders: string[] = [];

/** An empty data folder that is deleted with this fault. PostgreSQL, which may run as another user, can enter it. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-faults-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** The program that `npm start` runs, on a free port of this machine, once it answers. */
export async function startProgram(dataDir: string, variables: Record<string, string> = {}): Promise<Program> {
  const usual = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO_DATA: '0', TRUSTED_PROXIES: '127.0.0.1' };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...usual, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const address = () => /Elevate is at (\S+)/.exec(output)?.[1];
  const program = { child, dataDir, output: () => output, address: '' };
  started.push(program);
  while (!address()) {
    if (child.exitCode !== null) throw new Error(`The program ended:\n${output}`);
    await delay(50);
  }
  return Object.assign(program, { address: address() ?? '' });
}

/** Ends a program; resolves to its status and the seconds that it took. */
export async function endProgram({ child }: Program, signal: NodeJS.Signals = 'SIGTERM') {
  const startedAt = performance.now();
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return { status: child.exitCode, seconds: (performance.now() - startedAt) / 1_000 };
}

/** Ends what a fault has started, and deletes its folders unless they are to be kept. */
export async function endEverything({ keepsFolders = false } = {}): Promise<void> {
  for (const program of started.splice(0)) await endProgram(program);
  if (keepsFolders) return;
  for (const folder of folders.splice(0)) {
    // The program of a fault may have been killed, which leaves its database.
    const pid = databasePid(folder);
    if (pid !== undefined) await killAndWait(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

const lockLines = (dataDir: string): string[] => {
  const lock = join(dataDir, 'postgres/postmaster.pid');
  return existsSync(lock) ? readFileSync(lock, 'utf8').split('\n') : [];
};

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** The process id of the running PostgreSQL of a data folder. */
export function databasePid(dataDir: string): number | undefined {
  const pid = Number(lockLines(dataDir)[0]);
  return pid > 0 && isRunning(pid) ? pid : undefined;
}

export async function killAndWait(pid: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  process.kill(pid, signal);
  for (const deadline = Date.now() + 20_000; isRunning(pid) && Date.now() < deadline;) await delay(20);
}

/** Reads from the database of a data folder, as an operator with psql would. */
export async function readRows<Row extends pg.QueryResultRow>(dataDir: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ host: lockLines(dataDir)[4] ?? '', user: 'elevate', database: 'elevate' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
