import type pg from 'pg';
import type { Logger } from 'pino';
import type { Queryable } from '../database/queryable.ts';
import { channel, listen } from './listen.ts';

export type Listener = {
  /** A process on this database, perhaps this one, sent this id. */
  received(id: string): void;
  /** Messages may be missed from here on, until `restored`: what is kept on the assumption that nothing was sent is worth nothing. */
  lost?(): void;
  /** Messages arrive again. */
  restored?(): void;
};

/** Fan-out between the processes on one database. Only ids are carried: the receiver looks up what it may see. */
export type Broadcast = {
  /** Sends to every process, this one too. Inside a transaction: once it is committed, and only then. */
  send(db: Queryable, topic: string, id: string): Promise<void>;
  subscribe(topic: string, listener: Listener): void;
  /** A number that changes with every gap in what is received; undefined during one. */
  connectedSince(): number | undefined;
  stop(): Promise<void>;
};

/** Sends `$1`, a topic and an id with a space between, to every process once the transaction is committed. */
const send = `select pg_notify('${channel}', $1)`;

/** Starts to listen. Nobody waits for it: until messages arrive, `connectedSince` is undefined. */
export function startBroadcast({ pool, log }: { pool: pg.Pool; log: Logger }): Broadcast {
  const listeners = new Map<string, Listener[]>();
  const everybody = () => [...listeners.values()].flat();
  let gaps = 0;
  let isConnected = false;
  const listening = listen(pool, {
    opened: () => {
      isConnected = true;
      for (const listener of everybody()) listener.restored?.();
    },
    received(payload) {
      const [topic = '', id = ''] = payload.split(' ');
      for (const listener of listeners.get(topic) ?? []) listener.received(id);
    },
    lost(error) {
      log.warn({ err: error }, 'messages of other processes are not received');
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
