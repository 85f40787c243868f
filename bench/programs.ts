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

/** Our program on the first core, once the assistant has warmed up, which it begins five seconds after the start. */
export async function startWarm(address: string, env: Record<string, string>): Promise<ChildProcess> {
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], `${address}/healthz`, env);
  await delay(12_000);
  return server;
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

export type Load = { perSecond: number; cpuMicros: number };

/** What a program does under load by wrk from another core: requests a second, and its processor time for each, in microseconds. */
export function load(program: ChildProcess, address: string, { seconds = 3, headers = [] as readonly string[] } = {}): Load {
  if (!/^http:\/\/(127\.0\.0\.1|localhost):/.test(address)) throw new Error('Load goes to this machine only.');
  const options = ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, ...headers.flatMap((header) => ['-H', header]), address];
  const before = processorMs(program);
  const output = execFileSync('taskset', options).toString();
  const spent = processorMs(program) - before;
  if (/Non-2xx/.test(output)) throw new Error(`Not every answer was a success:\n${output}`);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), cpuMicros: (spent * 1_000) / requests };
}

const middle = (values: readonly number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

export type Compared = { ours: Load; theirs: Load; ratio: number };

/**
 * Loads two programs in turn, once to warm up and then three times. The figures are medians; the ratio is of processor time for a request,
 * theirs by ours, which other load on the machine changes little.
 */
export function compareLoads(ours: () => Load, theirs: () => Load): Compared {
  ours();
  theirs();
  const rounds = [0, 1, 2].map(() => ({ ours: ours(), theirs: theirs() }));
  const median = (of: (round: { ours: Load; theirs: Load }) => Load): Load => ({
    perSecond: middle(rounds.map((round) => of(round).perSecond)),
    cpuMicros: middle(rounds.map((round) => of(round).cpuMicros)),
  });
  return {
    ours: median((round) => round.ours),
    theirs: median((round) => round.theirs),
    ratio: middle(rounds.map((round) => round.theirs.cpuMicros / round.ours.cpuMicros)),
  };
}
