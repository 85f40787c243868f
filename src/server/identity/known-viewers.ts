import { LRUCache } from 'lru-cache';
import { growingTo } from '../http/growing-to.ts';
import { publish } from '../live/publish.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';

/** How long a viewer is kept in memory. */
const knownMs = 5_000;
/** How long a changed viewer is not cached: longer than the transaction of the change, or a read that began before it, can take. */
const changedMs = 60_000;
const topic = 'viewers';

type KnownViewers = {
  find(tokenHash: string): Viewer | undefined;
  /** Call it before reading from the database; the returned function caches what was read, unless it may have changed meanwhile. */
  reading(): (tokenHash: string, viewer: Viewer, expiresAt: Date) => void;
  forget(userId: string): void;
};

const ofApp = new WeakMap<AppContext['broadcast'], KnownViewers>();

/** The viewers found within the last seconds. Nothing is cached while messages of other processes cannot be received. */
export function knownViewers({ broadcast, live }: AppContext): KnownViewers {
  const existing = ofApp.get(broadcast);
  if (existing) return existing;
  const known = new LRUCache<string, Viewer>({ ...growingTo(20_000), ttl: knownMs });
  const changed = new LRUCache<string, true>({ ...growingTo(100_000), ttl: changedMs });
  const viewers: KnownViewers = {
    find(tokenHash) {
      const viewer = known.get(tokenHash);
      return viewer && !changed.has(viewer.userId) ? viewer : undefined;
    },
    reading() {
      const since = broadcast.connectedSince();
      return (tokenHash, viewer, expiresAt) => {
        if (since === undefined || since !== broadcast.connectedSince() || changed.has(viewer.userId)) return;
        const ttl = Math.min(knownMs, expiresAt.getTime() - Date.now());
        if (ttl > 0) known.set(tokenHash, viewer, { ttl });
      };
    },
    forget: (userId) => void changed.set(userId, true),
  };
  broadcast.subscribe(topic, {
    received(userId) {
      viewers.forget(userId);
      void live.streams.checkSessionsOf(userId);
    },
    lost: () => known.clear(),
  });
  ofApp.set(broadcast, viewers);
  return viewers;
}

/**
 * Call it in every transaction that changes a user or ends their sessions. From now on this process reads them again, and other processes
 * do as soon as the transaction is committed.
 */
export async function forgetViewer(app: AppContext, db: Queryable, userId: string): Promise<void> {
  knownViewers(app).forget(userId);
  await app.broadcast.send(db, topic, userId);
  // Nobody is told of it, so it does not matter whether the user or an administrator caused it.
  await publish(db, { type: 'session.changed', userIds: [userId], actorIds: [] });
}
