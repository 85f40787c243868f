import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { embeddedUser, hasEnded, placeOf, type Place } from './embedded-server.ts';
import { isShortOfSpace } from './free-space.ts';
import { joinOrStart, watchName, type Running } from './join-or-start.ts';
import { runningServer } from './server-locks.ts';

export type EmbeddedPostgres = {
  /** Connection settings for the database with this name. */
  connection(database: string): pg.PoolConfig;
  /** Whether this process started the server, or found it running. */
  readonly isOurs: boolean;
  /** The folder with its data; under root it may be another one than requested. */
  readonly folder: string;
  /** False while the server has ended and is being started again. */
  isUp(): boolean;
  /** Stops the server, unless another program still uses it: then the last one does. */
  stop(): Promise<void>;
};

type Options = {
  folder: string;
  /** False in tests: their data need not survive a crash, so writes do not wait for the disk. */
  isDurable?: boolean;
  progress?: ((line: string) => void) | undefined;
  /** Called with one line when the server has ended and cannot be started again. */
  onLost?: ((line: string) => void) | undefined;
  /** How long a server that has ended and fails to start is started again. Processes of the one before may still be ending. */
  failingMs?: number;
};

const atFirst = { failingMs: 5_000, readyMs: 60_000 };
/** A server that crashed may repeat a gigabyte of changes before it answers. */
const afterEndMs = { failing: 30_000, ready: 600_000 };
const lookForSpaceMs = 2_000;

/**
 * Starts the PostgreSQL of the npm package in `folder`, or joins the one that already runs there. When it ends, for whatever reason, every
 * program that uses it tries to start it again; PostgreSQL's own lock lets one of them do it, and the others join.
 */
export async function startEmbeddedPostgres({
  folder,
  isDurable = true,
  progress,
  onLost,
  failingMs = afterEndMs.failing,
}: Options): Promise<EmbeddedPostgres> {
  const place = placeOf(folder);
  const again = { failingMs, readyMs: afterEndMs.ready };
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = await joinOrStart(place, { isDurable, progress, signal, ...atFirst });
  let running: Running | undefined = first;
  let healing = Promise.resolve();
  let stopped: Promise<void> | undefined;

  function follow(now: Running): void {
    running = now;
    now.watch.once('end', () => {
      running = undefined;
      if (!signal.aborted) healing = heal();
    });
  }

  async function heal(): Promise<void> {
    progress?.('The connection to the database is lost; it is started again if it has ended');
    try {
      follow(await untilItRuns(place, () => joinOrStart(place, { isDurable, progress, signal, ...again }), { signal, progress }));
      progress?.('The database answers again');
    } catch (error) {
      if (!signal.aborted) onLost?.(`The database in ${place.data} has ended and cannot be started again: ${lastLine(error)}`);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await healing;
    if (!running) return;
    if (await isLeft(running.watch)) await end(place, running);
    else leaveBehind(running);
    await running?.watch.end().catch(() => {});
  }

  follow(first);
  return {
    connection: (database) => ({ host: place.socket, user: embeddedUser, database }),
    isOurs: first.child !== undefined,
    folder: place.data,
    isUp: () => running !== undefined,
    stop: () => (stopped ??= stop()),
  };
}

type Waiting = Pick<Options, 'progress'> & { signal: AbortSignal };

/** Tries again as long as the disk is too full for the server to start. */
async function untilItRuns(place: Place, start: () => Promise<Running>, { signal, progress }: Waiting): Promise<Running> {
  let isReported = false;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (signal.aborted || !(await isShortOfSpace(place.data))) throw error;
      if (!isReported) progress?.(`The disk of ${place.data} is full. Free some space: the database then starts by itself.`);
      isReported = true;
      await delay(lookForSpaceMs);
    }
  }
}

/** The last line of PostgreSQL's output, which says why it ended. */
const lastLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .trim()
    .split('\n')
    .findLast((line) => !line.includes(' LOG: ')) ?? '';

/**
 * Whether no other program uses the server. This one first says that it leaves, so that of two programs that leave at the same time at least
 * one finds itself the last.
 */
async function isLeft(watch: pg.Client): Promise<boolean> {
  try {
    await watch.query(`set application_name = 'elevate leaving'`);
    const others = await watch.query('select from pg_stat_activity where application_name = $1', [watchName]);
    return others.rowCount === 0;
  } catch {
    return true;
  }
}

/** Lets this process end while the server goes on. */
function leaveBehind({ child }: Running): void {
  child?.stderr?.destroy();
  child?.unref();
}

async function end({ data }: Place, { child }: Running): Promise<void> {
  const pid = runningServer(data);
  if (pid === undefined || (child && hasEnded(child))) return;
  const ended = child && once(child, 'exit');
  // SIGINT is PostgreSQL's fast shutdown: it rolls back open transactions and writes a checkpoint.
  process.kill(pid, 'SIGINT');
  await ended;
  while (runningServer(data) === pid) await delay(20);
}
