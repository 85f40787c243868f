import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { cannotRun, embeddedUser, hasEnded, initialise, isInitialised, launch, type Launched, type Place } from './embedded-server.ts';
import { removeStaleLocks, runningServer } from './server-locks.ts';

/**
 * A server that answers. `watch` is a connection that this program holds: it breaks when the server ends, and shows other programs that this
 * one uses the server. `child` is the server's process if this program started it.
 */
export type Running = { readonly watch: pg.Client; readonly child: ChildProcess | undefined };

/** The name under which the connection `watch` is listed. */
export const watchName = 'elevate embedded';

type Options = {
  isDurable: boolean;
  progress: ((line: string) => void) | undefined;
  signal: AbortSignal;
  /** How long a server that ends right after its start is started again: processes of the one before may still be ending. */
  failingMs: number;
  /** How long a server may take until it answers. After a crash it first repeats what it had not written to its tables. */
  readyMs: number;
};

const againMs = 30;
const afterFailureMs = 300;

/** Connects to the server of this place, or starts it, whatever another program does at the same time. Throws if it does not start. */
export async function joinOrStart(place: Place, { isDurable, progress, signal, failingMs, readyMs }: Options): Promise<Running> {
  let since = performance.now();
  const elapsed = () => performance.now() - since;
  let launched: Launched | undefined;
  try {
    for (;;) {
      signal.throwIfAborted();
      // An attempt may end late only because this process was busy; then the server may answer the next one.
      const takenMs = elapsed();
      const watch = await connectTo(place);
      if (watch) return { watch, child: launched && !hasEnded(launched.child) ? launched.child : undefined };
      const problem = launched?.problem();
      if (problem) throw cannotRun(problem);
      const isStarting = launched ? !hasEnded(launched.child) : runningServer(place.data) !== undefined;
      if (isStarting && takenMs > readyMs) throw failure('did not answer in time', launched);
      if (!isStarting && launched && takenMs > failingMs) throw failure('did not start', launched);
      if (!isStarting) {
        if (launched) await delay(afterFailureMs);
        else if (!isInitialised(place)) {
          progress?.('Making a database cluster');
          await initialise(place);
          // On a busy machine that takes longer than a server may take to answer.
          since = performance.now();
        }
        launched = runningServer(place.data) === undefined ? start(place, isDurable) : undefined;
      }
      await delay(againMs);
    }
  } catch (error) {
    launched?.child.kill('SIGINT');
    throw error;
  }
}

function start(place: Place, isDurable: boolean): Launched {
  removeStaleLocks(place);
  return launch(place, isDurable);
}

const failure = (what: string, launched: Launched | undefined) =>
  new Error(`The embedded PostgreSQL ${what}:\n${launched?.output() ?? 'It was started by another program.'}`);

/** Resolves to undefined if nothing answers. */
async function connectTo({ socket }: Place): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...{ host: socket, user: embeddedUser, database: 'postgres' },
    ...{ application_name: watchName, connectionTimeoutMillis: 2_000 },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}
