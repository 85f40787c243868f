import { faultOf } from '../database/database-fault.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { endSessionWith } from './sessions.ts';

const topic = 'signed-out';
/** Time between attempts to delete sessions that could not be deleted. */
const everyMs = 1_000;

type SignedOut = {
  /** Whether this session has ended, although the database still holds it. */
  has(tokenHash: string): boolean;
  /** Refuses the session from now on, here and in the other processes, and deletes it as soon as the database can. */
  endLater(tokenHash: string): Promise<void>;
};

const ofApp = new WeakMap<AppContext['broadcast'], SignedOut>();

/**
 * The sessions that were signed out while nothing could be stored. They are refused from memory until their rows are deleted. A program that
 * ends before that forgets them; then only the browser's deleted cookie keeps the session from being used.
 */
export function signedOut(app: AppContext): SignedOut {
  const existing = ofApp.get(app.broadcast);
  if (existing) return existing;
  const hashes = new Set<string>();

  async function deleteAll(): Promise<void> {
    for (const hash of hashes) {
      await deleteSession(app, hash);
      hashes.delete(hash);
    }
  }
  const retry = () =>
    void deleteAll().catch((error: unknown) => {
      if (!faultOf(error)) app.log.error({ err: error }, 'ended session not deleted, will be tried again');
    });
  let timer: NodeJS.Timeout | undefined;
  const add = (hash: string) => {
    hashes.add(hash);
    timer ??= setInterval(retry, everyMs).unref();
  };

  const created: SignedOut = {
    has: (hash) => hashes.has(hash),
    async endLater(hash) {
      add(hash);
      // Where a row cannot be deleted, a message can often still be sent. If not, the other processes refuse the session once it is deleted.
      await app.broadcast.send(app.database.pool, topic, hash).catch((error: unknown) => {
        if (!faultOf(error)) throw error;
      });
    },
  };
  app.broadcast.subscribe(topic, { received: add });
  ofApp.set(app.broadcast, created);
  return created;
}

const deleteSession = (app: AppContext, hash: string): Promise<void> =>
  inTransaction(app.database.pool, (client) => endSessionWith(app, client, hash));

/**
 * Ends a session for good. While nothing can be stored (the disk is full, the database is away) it is refused from memory instead and
 * deleted later, because a person who signs out must not stay signed in.
 */
export async function endForGood(app: AppContext, tokenHash: string): Promise<void> {
  try {
    await deleteSession(app, tokenHash);
  } catch (error) {
    if (!faultOf(error)) throw error;
    app.log.warn({ err: error }, 'a sign-out is kept in memory until it can be stored');
    await signedOut(app).endLater(tokenHash);
  }
}
