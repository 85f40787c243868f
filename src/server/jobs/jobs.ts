import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Mail, Providers } from '../providers/index.ts';

/** Something that runs SQL: a pool, or a client inside a transaction. */
export type Runs = Pick<pg.Pool, 'query'>;

/** Durable jobs. What is queued inside a transaction exists exactly when that transaction was committed. */
export type Jobs = {
  queueMail(runs: Runs, mail: Mail): Promise<void>;
  stop(): Promise<void>;
};

const mailQueue = 'mail';
const mailOptions = { retryLimit: 40, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 120 };

type Needs = { pool: pg.Pool; providers: Providers; log: Logger; mailRetrySeconds: number };

const databaseOf = (runs: Runs) => ({ executeSql: (text: string, values?: unknown[]) => runs.query(text, values) });

/** Starts the queue on the database and the worker that hands mail to its provider until it takes it. */
export async function startJobs({ pool, providers, log, mailRetrySeconds }: Needs): Promise<Jobs> {
  const boss = new PgBoss({ db: databaseOf(pool), schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  await boss.createQueue(mailQueue, mailOptions);
  await boss.updateQueue(mailQueue, { retryDelay: mailRetrySeconds });
  await boss.work<Mail>(mailQueue, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const job of jobs) await deliver(job.data);
  });

  async function deliver(mail: Mail): Promise<void> {
    try {
      await providers.mail.send(mail);
    } catch (error) {
      log.warn({ err: error, messageId: mail.messageId }, 'mail not taken, will be tried again');
      throw error;
    }
  }

  return {
    async queueMail(runs, mail) {
      await boss.send(mailQueue, mail, { db: databaseOf(runs) });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
