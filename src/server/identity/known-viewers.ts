import { LRUCache } from 'lru-cache';
import { publish } from '../live/publish.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import type { Queryable } from '../database/queryable.ts';

/** Who was found is known for so long without asking again. */
const knownMs = 5_000;
/** Who changed is looked up anew for so long: longer than the change's own transaction or a reading begun before it can last. */
const changedMs = 60_000;
const topic = 'viewers';

type KnownViewers = {
  find(tokenHash: string): Viewer | undefined;
  /** To be called before a reading; what it gives keeps what was read, unless it may have changed meanwhile. */
  reading(): (tokenHash: string, viewer: Viewer, expiresAt: Date) => void;
  forget(userId: string): void;
};

const ofApp = new WeakMap<AppContext['broadcast'], KnownViewers>();

/** The viewers found within the last seconds. Nothing is kept while other processes are not heard. */
export function knownViewers({ broadcast, live }: AppContext): KnownViewers {
  const existing = ofApp.get(broadcast);
  if (existing) return existing;
  const known = new LRUCache<string, Viewer>({ max: 20_000, ttl: knownMs });
  const changed = new LRUCache<string, true>({ max: 100_000, ttl: changedMs });
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
 * Belongs into every transaction that changes what a viewer is or ends sessions of theirs: this process looks them up anew
 * from now on, every other one as soon as it is committed.
 */
export async function forgetViewer(app: AppContext, db: Queryable, userId: string): Promise<void> {
  knownViewers(app).forget(userId);
  await app.broadcast.send(db, topic, userId);
  await publish(db, { type: 'session.changed', userIds: [userId] });
}
