import type pg from 'pg';
import type { Logger } from 'pino';
import type { Queryable } from '../database/queryable.ts';
import { channel, listen } from './listen.ts';

export type Listener = {
  /** A process on this database, possibly this one, sent this id. */
  received(id: string): void;
  /** The connection is lost: messages may be missed until `restored`, so caches that rely on them must be dropped. */
  lost?(): void;
  /** Messages arrive again. */
  restored?(): void;
};

/** Fan-out between the processes on one database. Only ids are sent: the receiver reads what it is permitted to see. */
export type Broadcast = {
  /** Sends to every process, including this one. Inside a transaction, the message is sent when it commits. */
  send(db: Queryable, topic: string, id: string): Promise<void>;
  subscribe(topic: string, listener: Listener): void;
  /** A number that changes with every connection loss; undefined while disconnected. */
  connectedSince(): number | undefined;
  stop(): Promise<void>;
};

/** Notifies every process when the transaction commits. `$1` is a topic and an id, separated by a space. */
const send = `select pg_notify('${channel}', $1)`;

/** Starts listening and returns at once: `connectedSince` is undefined until the connection is up. */
export function startBroadcast({ pool, log }: { pool: pg.Pool; log: Logger }): Broadcast {
  const listeners = new Map<string, Listener[]>();
  const everybody = () => [...listeners.values()].flat();
  let gaps = 0;
  let isConnected = false;
  let isLossLogged = false;
  const listening = listen(pool, {
    opened: () => {
      isConnected = true;
      if (isLossLogged) log.warn('messages of other processes are received again');
      isLossLogged = false;
      for (const listener of everybody()) listener.restored?.();
    },
    received(payload) {
      const [topic = '', id = ''] = payload.split(' ');
      for (const listener of listeners.get(topic) ?? []) listener.received(id);
    },
    lost(error) {
      // Reconnecting fails once a second while the database is away.
      if (!isLossLogged) log.warn({ err: error }, 'messages of other processes are not received');
      isLossLogged = true;
      isConnected = false;
      gaps++;
      for (const listener of everybody()) listener.lost?.();
    },
  });
  return {
    async send(db, topic, id) {
      await db.query({ name: 'broadcast', text: send, values: [`${topic} ${id}`] });
    },
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    connectedSince: () => (isConnected ? gaps : undefined),
    stop: () => listening.stop(),
  };
}
