import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UnusableEnvironment } from '../settings/environment.ts';
import { embeddedPostgresFolder } from './embedded-binaries.ts';
import { reachableFolder, reachablePrograms, unprivilegedIdentity, type Identity } from './unprivileged.ts';

const run = promisify(execFile);
export const embeddedUser = 'elevate';

/** Where the programs, the data and the socket of an embedded PostgreSQL are, and the user it runs as. */
export type Place = {
  readonly programs: string;
  readonly data: string;
  readonly socket: string;
  readonly identity: Identity | undefined;
};

/** The place of the embedded PostgreSQL of this folder; makes the folders that are missing. */
export function placeOf(folder: string): Place {
  const identity = unprivilegedIdentity();
  const programs = reachablePrograms(embeddedPostgresFolder(), identity);
  const data = reachableFolder(folder, identity);
  return { programs, data, socket: socketFolder(data, identity), identity };
}

/** The path of a Unix socket has at most 107 bytes, so the socket is in the temporary folder under a short name. */
function socketFolder(data: string, identity: Identity | undefined): string {
  const name = `elevate-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

export const isInitialised = ({ data }: Place): boolean => existsSync(join(data, 'PG_VERSION'));

/**
 * Makes an empty database cluster, beside its folder and moved there when it is complete, so that a start that is killed leaves no half of
 * one, and of two programs that start at once one does it.
 */
export async function initialise(place: Place): Promise<void> {
  const { programs, data, identity } = place;
  const beside = mkdtempSync(`${data}.new-`);
  if (identity) chownSync(beside, identity.uid, identity.gid);
  const options = ['-D', beside, '-U', embeddedUser, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  try {
    await run(join(programs, 'bin', 'initdb'), options, { ...identity, cwd: beside });
    // Elsewhere an empty folder is replaced at once.
    if (process.platform === 'win32') rmdirSync(data);
    renameSync(beside, data);
  } catch (error) {
    // Otherwise another program was faster.
    if (!isInitialised(place)) throw isMissing(error) ? cannotRun(error) : error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** The error of a program that could not be run because its file is missing or may not be run. */
const isMissing = (error: unknown): error is NodeJS.ErrnoException =>
  ['ENOENT', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');

/** For the operator, in one line. */
export const cannotRun = ({ message }: Error) =>
  new UnusableEnvironment(`The embedded PostgreSQL cannot be run (${message}). Install the packages again, or set DATABASE_URL.`);

/** `problem`: why the program could not be started at all, as when its file is missing. */
export type Launched = { readonly child: ChildProcess; readonly output: () => string; readonly problem: () => Error | undefined };

/** Starts the server process; it answers some time later, or ends and says why in its output. */
export function launch({ programs, data, socket, identity }: Place, isDurable: boolean): Launched {
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
  const child = spawn(join(programs, 'bin', 'postgres'), ['-D', data, ...options], {
    ...identity,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  let problem: Error | undefined;
  child.once('error', (error) => (problem = error));
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  return { child, output: () => output, problem: () => problem };
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
