import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss, type Job, type JobResult, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';
import type { BoundStatement } from '../database/sql.ts';
import type { Mail, Providers } from '../providers/index.ts';
import type { Secrets } from '../settings/secrets.ts';
import { isLogged, queueDatabase } from './queue-database.ts';

/** Durable jobs. A job queued inside a transaction exists exactly if the transaction was committed. */
export type Jobs = {
  queueMail(db: Queryable, mail: Mail): Promise<void>;
  /** Queues many mails by one statement. */
  queueMails(db: Queryable, mails: readonly Mail[]): Promise<void>;
  /** Queues a mail and makes a change in one statement, which saves the round trips of a transaction. */
  queueMailWith(change: Change, mail: Mail): Promise<void>;
  /** Looks for mail at once instead of within a second; call it after the transaction that queued it. */
  deliverSoon(): void;
  /** Queues jobs of a kind for later moments; each is retried until it succeeds. Pass ids only: the data is not encrypted. */
  queueWork(db: Queryable, kind: string, pieces: readonly Piece[]): Promise<void>;
  /** Registers the worker of a kind. Call it once at the start, before jobs of that kind are queued. */
  doWork(kind: string, work: (ids: Ids) => Promise<void>): Promise<void>;
  /** Runs work once an hour, in one of the processes. */
  doHourly(kind: string, work: () => Promise<void>): Promise<void>;
  /** Queues jobs that run strictly in the order in which they were queued, for each key. */
  queueInOrder(db: Queryable, kind: string, pieces: readonly OrderedPiece[]): Promise<void>;
  /**
   * Registers the worker of ordered jobs. A failing job is retried until it succeeds; later jobs with its key wait for it, others do not.
   * Resolves to a function that looks for jobs at once, to be called after the transaction that queued some.
   */
  doInOrder(kind: string, work: (data: object) => Promise<void>): Promise<() => void>;
  stop(): Promise<void>;
};

/** A statement that changes something. */
export type Change = BoundStatement;

/** The ids that a job is about. */
export type Ids = Readonly<Record<string, string>>;
export type OrderedPiece = { readonly key: string; readonly data: object };
export type Piece = { readonly ids: Ids; readonly at: Date };

/** Encrypted: mails contain names, texts and one-time codes, which must not be readable in the queue's tables. */
type SealedMail = { sealed: string };

const mailQueue = 'mail';
const mailWork = { pollingIntervalSeconds: 1, batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;
const workOptions = { retryLimit: 20, retryBackoff: true, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 120 };
/** A worker that died is noticed after this time. Otherwise its job would block its key until `expireInSeconds`. */
const deadAfter = { heartbeatSeconds: 15 } as const;
const lookForDeadSeconds = 15;
// A job that fails for good would block its key for ever, so it is retried without a limit.
const orderedOptions = { ...workOptions, ...deadAfter, policy: 'key_strict_fifo', retryLimit: 1_000_000 } as const;
const mailOptions = { retryLimit: 40, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 120 };

/**
 * The queue deletes a job that was not fetched within this time after it was due. A job for a moment that is over is kept as long as one that
 * is due now; otherwise the purge of a member who was removed long ago could be deleted before it ran.
 */
const keepForSeconds = (at: Date) => Math.max(0, Math.ceil((Date.now() - at.getTime()) / 1_000)) + 14 * 86_400;

type Needs = {
  pool: pg.Pool;
  providers: Providers;
  secrets: Secrets;
  log: Logger;
  mailRetrySeconds: number;
  /** Counts mail to an unverified address; resolves to whether it may be sent. */
  countUnverified(mail: Mail): Promise<{ mayGo: boolean; takeBack(): Promise<void> }>;
};

const databaseOf = (db: Queryable) => ({ executeSql: (text: string, values?: unknown[]) => db.query(text, values) });

const queueNames = new Map<string, string>();
/** A name for the prepared statement of a text; connections keep it by that name. */
function nameOf(text: string): string {
  const name = queueNames.get(text) ?? `queue-${queueNames.size}`;
  queueNames.set(text, name);
  return name;
}

/** Queueing is always the same few statements, prepared once per connection. */
const preparedOn = (db: Queryable) => ({
  executeSql: (text: string, values?: unknown[]) => db.query({ name: nameOf(text), text, values: values ?? [] }),
});

/** The change becomes a part of the queue's statement, whose own value comes after the change's values. */
const batched = (db: Queryable, { name, text: change, values }: Change) => ({
  executeSql: (text: string, queued: unknown[] = []) =>
    db.query({
      name: `${name}-and-queue`,
      text: `with change as (${change}) ${text.replace(/\$1\b/g, `$${values.length + 1}`)}`,
      values: [...values, ...queued],
    }),
});

/** Starts the queue on the database and the worker that passes mail to its provider. */
export async function startJobs({ pool, providers, secrets, log, mailRetrySeconds, countUnverified }: Needs): Promise<Jobs> {
  const boss = new PgBoss({
    db: queueDatabase({ pool, log }),
    schema: 'jobs',
    superviseIntervalSeconds: lookForDeadSeconds,
    monitorIntervalSeconds: lookForDeadSeconds,
  });
  // The queue reports copies of errors, which are plain objects.
  boss.on('error', (error) => isLogged(error) || log.error({ err: Object.assign(new Error(error.message), error) }, 'jobs'));
  await boss.start();
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  /** Creates a queue that is missing. Usually all exist, and creating one again takes two statements. */
  const ensureQueue = async (name: string, options: QueueOptions) => {
    if (!existing.has(name)) await boss.createQueue(name, options);
  };
  await ensureQueue(mailQueue, mailOptions);
  if (existing.get(mailQueue)?.retryDelay !== mailRetrySeconds) await boss.updateQueue(mailQueue, { retryDelay: mailRetrySeconds });
  const kinds = new Set([mailQueue]);
  const worker = await boss.work<SealedMail>(mailQueue, mailWork, (jobs) => Promise.all(jobs.map(deliver)));

  async function deliver({ id, data }: Job<SealedMail>): Promise<JobResult> {
    const mail = (await secrets.open('mail', data.sealed)) as Mail | undefined;
    if (!mail) {
      log.error({ job: id }, 'mail encrypted with another secret cannot be read');
      return { id, status: 'deadletter' };
    }
    const counted = mail.unprovedOfTeam === undefined ? undefined : await countUnverified(mail);
    if (counted?.mayGo === false) {
      log.warn({ messageId: mail.messageId }, 'mail not sent: too many to an unverified address');
      return { id, status: 'completed' };
    }
    try {
      await providers.mail.send(mail);
      return { id, status: 'completed' };
    } catch (error) {
      await counted?.takeBack();
      log.warn({ err: error, messageId: mail.messageId }, 'mail not sent, will be retried');
      return { id, status: 'failed' };
    }
  }

  async function attempt(kind: string, { id, data }: Job<Ids>, work: (ids: Ids) => Promise<void>): Promise<JobResult> {
    try {
      await work(data);
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error, kind }, 'job failed, will be retried');
      return { id, status: 'failed' };
    }
  }

  async function doWork(kind: string, work: (ids: Ids) => Promise<void>): Promise<void> {
    await ensureQueue(kind, workOptions);
    kinds.add(kind);
    await boss.work<Ids>(kind, mailWork, (jobs) => Promise.all(jobs.map((job) => attempt(kind, job, work))));
  }

  async function doInOrder(kind: string, work: (data: object) => Promise<void>): Promise<() => void> {
    await ensureQueue(kind, orderedOptions);
    // Queues of an older installation were created without it.
    if (existing.get(kind)?.heartbeatSeconds !== deadAfter.heartbeatSeconds) await boss.updateQueue(kind, deadAfter);
    kinds.add(kind);
    const workerId = await boss.work<Ids>(kind, mailWork, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => attempt(kind, job, work)));
      // The next jobs of the same keys were blocked while these ran.
      setImmediate(look);
      return results;
    });
    const look = () => boss.notifyWorker(workerId);
    return look;
  }

  return {
    doInOrder,
    async queueInOrder(db, kind, pieces) {
      if (pieces.length === 0) return;
      await boss.insert(
        kind,
        pieces.map(({ key, data }) => ({ id: newId(), data, singletonKey: key })),
        { db: databaseOf(db) },
      );
    },
    async queueMail(db, mail) {
      await boss.send(mailQueue, { sealed: await secrets.seal('mail', mail) }, { db: preparedOn(db) });
    },
    async queueMails(db, mails) {
      if (mails.length === 0) return;
      const jobs = await Promise.all(mails.map(async (mail) => ({ data: { sealed: await secrets.seal('mail', mail) } })));
      await boss.insert(mailQueue, jobs, { db: databaseOf(db) });
    },
    async queueMailWith(change, mail) {
      await boss.send(mailQueue, { sealed: await secrets.seal('mail', mail) }, { db: batched(pool, change) });
    },
    async queueWork(db, kind, pieces) {
      if (pieces.length === 0) return;
      const jobs = pieces.map(({ ids, at }) => ({ data: ids, startAfter: at, retentionSeconds: keepForSeconds(at) }));
      await boss.insert(kind, jobs, { db: databaseOf(db) });
    },
    doWork,
    async doHourly(kind, work) {
      await doWork(kind, work);
      await boss.schedule(kind, '23 * * * *');
    },
    deliverSoon: () => void setImmediate(() => boss.notifyWorker(worker)),
    async stop() {
      // pg-boss checks only every half second whether its workers have ended.
      await Promise.race([Promise.all([...kinds].map((kind) => boss.offWork(kind))), delay(5_000, undefined, { ref: false })]);
      await boss.stop({ timeout: 5_000 });
    },
  };
}
