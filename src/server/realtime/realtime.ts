import type pg from 'pg';
import type { Logger } from 'pino';
import { channel, listen } from './listen.ts';

export type Listener = {
  /** Somebody told of this id, in this process or in another one. */
  told(id: string): void;
  /** From here on something may be told that is not heard here: what is kept because nothing was told is worth nothing. */
  lost(): void;
};

/** Fan-out between the processes on one database. Only ids are carried: whoever hears one looks up what they may see. */
export type Realtime = {
  /** Tells every process, this one too. Inside a transaction: once it is committed, and only then. */
  tell(runs: Pick<pg.Pool, 'query'>, topic: string, id: string): Promise<void>;
  follow(topic: string, listener: Listener): void;
  /** A number that changes with every gap in what is heard; undefined during one. */
  hearingSince(): number | undefined;
  stop(): Promise<void>;
};

const tell = `select pg_notify('${channel}', $1)`;

/** Starts to listen. Nobody waits for it: until it hears, `hearingSince` says so. */
export function startRealtime({ pool, log }: { pool: pg.Pool; log: Logger }): Realtime {
  const listeners = new Map<string, Listener[]>();
  let gaps = 0;
  let isHearing = false;
  const listening = listen(pool, {
    opened: () => {
      isHearing = true;
    },
    heard(payload) {
      const [topic = '', id = ''] = payload.split(' ');
      for (const { told } of listeners.get(topic) ?? []) told(id);
    },
    lost(error) {
      log.warn({ err: error }, 'other processes are not heard');
      isHearing = false;
      gaps++;
      for (const { lost } of [...listeners.values()].flat()) lost();
    },
  });
  return {
    async tell(runs, topic, id) {
      await runs.query({ name: 'tell', text: tell, values: [`${topic} ${id}`] });
    },
    follow(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    hearingSince: () => (isHearing ? gaps : undefined),
    stop: () => listening.stop(),
  };
}
