import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { embeddedPostgresFolder } from './embedded-binaries.ts';
import { reachableFolder, reachablePrograms, unprivilegedIdentity, type Identity } from './unprivileged.ts';

const run = promisify(execFile);
const user = 'elevate';

export type EmbeddedPostgres = {
  /** Connection settings for the database with this name. */
  connection(database: string): pg.PoolConfig;
  /** Whether this process started the server and so must stop it. */
  readonly isOurs: boolean;
  stop(): Promise<void>;
};

type Options = {
  folder: string;
  /** False in tests: their data need not survive a crash, so writes do not wait for the disk. */
  isDurable?: boolean;
  progress?: (line: string) => void;
};

/** Starts the PostgreSQL of the npm package in `folder`, or joins the one that already runs there. */
export async function startEmbeddedPostgres({ folder, isDurable = true, progress }: Options): Promise<EmbeddedPostgres> {
  const identity = unprivilegedIdentity();
  const programs = reachablePrograms(embeddedPostgresFolder(), identity);
  const data = reachableFolder(folder, identity);
  const socket = socketFolder(data, identity);
  const connection = (database: string): pg.PoolConfig => ({ host: socket, user, database });

  if (await answers(connection('postgres'))) return { connection, isOurs: false, stop: async () => {} };
  if (!existsSync(join(data, 'PG_VERSION'))) {
    progress?.('Making a database cluster');
    await initialise(programs, data, identity);
  }
  removeStaleLock(data);
  const server = launch(programs, data, socket, isDurable, identity);
  await untilReady(server, connection('postgres'));
  return { connection, isOurs: true, stop: () => stop(server) };
}

/** The path of a Unix socket has at most 107 bytes, so the socket is in the temporary folder under a short name. */
function socketFolder(data: string, identity: Identity | undefined): string {
  const name = `elevate-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

async function initialise(programs: string, data: string, identity: Identity | undefined): Promise<void> {
  const options = ['-D', data, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(programs, 'bin', 'initdb'), options, { ...identity, cwd: data });
}

function launch(programs: string, data: string, socket: string, isDurable: boolean, identity: Identity | undefined) {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, so that Ctrl-C reaches only this process, which stops the database after the last request.
  return spawn(join(programs, 'bin', 'postgres'), ['-D', data, ...options], {
    ...identity,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Removes a lock file left by a crash or restart, if its process is not PostgreSQL any more; the server would not start with it. */
function removeStaleLock(data: string): void {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) rmSync(lock, { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  return existsSync(`/proc/${pid}/comm`) && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
}

async function answers(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

async function untilReady(server: ChildProcess, connection: pg.PoolConfig): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw new Error(`The embedded PostgreSQL did not start:\n${output}`);
    if (await answers(connection)) return;
    await delay(20);
  }
  throw new Error(`The embedded PostgreSQL was not ready within a minute:\n${output}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions and writes a checkpoint.
  server.kill('SIGINT');
  await ended;
}
