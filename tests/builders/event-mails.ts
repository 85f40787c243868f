import { expect, vi } from 'vitest';
import { readMails, type ReadMail } from './mails.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'context'>;

/** Waits until every queued mail was sent, and returns those whose subject starts like this, newest first, without those with codes. */
export async function settledMails(app: TestApp, subject: string): Promise<ReadMail[]> {
  await vi.waitFor(
    async () => {
      const { rows } = await app.context.database.pool.query<{ left: number }>(
        `select count(*)::int as left from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`,
      );
      expect(rows[0]?.left).toBe(0);
    },
    { timeout: 20_000, interval: 50 },
  );
  return (await readMails(app)).filter((mail) => mail.subject.startsWith(subject) && !mail.text.includes('Your code:'));
}
