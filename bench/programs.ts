import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Whether a program is installed; scenarios that need a missing one report it instead of failing. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a program on one core and waits until its address answers. */
export async function startOnCore(
  core: number,
  command: string[],
  address: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn('taskset', ['-c', String(core), ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended`);
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return child;
    await delay(50);
  }
  throw new Error(`${address} did not answer within 30 s`);
}

/** The milliseconds of processor time that a program has used, on Linux; other load on the machine does not count. */
export function processorMs({ pid }: { readonly pid?: number | undefined }): number {
  try {
    const [, userTicks, systemTicks] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return (Number(userTicks) + Number(systemTicks)) * 10;
  } catch {
    return Number.NaN;
  }
}

/** The same for all processes of a database server on this machine. */
export async function databaseMs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.reduce((sum, process) => sum + processorMs(process), 0);
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Requests per second by wrk from the other core: 32 connections, 6 s, loopback only. */
export function requestsPerSecond(address: string, core = 1, headers: string[] = []): number {
  if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(address)) throw new Error('Load goes to this machine only.');
  const options = ['-c', String(core), 'wrk', '-t1', '-c32', '-d6s', ...headers.flatMap((header) => ['-H', header]), address];
  const output = execFileSync('taskset', options).toString();
  if (/Non-2xx/.test(output)) throw new Error(`Not every answer was a success:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}
