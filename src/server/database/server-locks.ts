import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

type Folders = { readonly data: string; readonly socket: string };

/** The process id in the first line of a lock file of PostgreSQL; undefined if there is no such file. */
function pidIn(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The folder that a process works in, on Linux; undefined where this may not be read, as of another user in a container. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** After a restart of the machine, another program or another PostgreSQL may have the process id. A server works in its data folder. */
function isServerOf(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const command = `/proc/${pid}/comm`;
  if (!existsSync(command) || !readFileSync(command, 'utf8').startsWith('postgres')) return false;
  const folder = workingFolder(pid);
  return folder === undefined || folder === realpathSync(data);
}

/** The process id of the PostgreSQL that runs on this data folder, whoever started it; undefined if none does. */
export function runningServer(data: string): number | undefined {
  const pid = pidIn(join(data, 'postmaster.pid'));
  return pid !== undefined && isServerOf(data, pid) ? pid : undefined;
}

/**
 * Removes lock files that a crash left and that PostgreSQL would not start with: those whose process id another program has now. Those of
 * processes that have ended are left to PostgreSQL, because another program may be starting it at this moment.
 */
export function removeStaleLocks({ data, socket }: Folders): void {
  for (const lock of [join(data, 'postmaster.pid'), join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = pidIn(lock);
    if (pid === undefined || isServerOf(data, pid)) continue;
    // Without a process id the file was not written to its end.
    if (isAlive(pid) || !(pid > 0)) rmSync(lock, { force: true });
  }
}
