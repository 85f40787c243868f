import { expect, vi } from 'vitest';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'context'>;
export type ReadMail = { to: string; subject: string; text: string };

const unfold = (source: string) =>
  source
    .replace(/\r\n/g, '\n')
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_hex, code: string) => String.fromCharCode(parseInt(code, 16)));

/** All mails in order, without those that contain codes. */
async function mailsOf({ context: app }: TestApp): Promise<ReadMail[]> {
  const mails = await readOutbox(outboxFolder(app.environment), 2_000);
  return mails
    .map(({ source }) => {
      const head = (name: string) =>
        new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm').exec(source.replace(/\r\n/g, '\n'))?.[1]?.replace(/\n[ \t]/g, ' ') ?? '';
      return { to: head('To'), subject: head('Subject'), text: unfold(source) };
    })
    .filter(({ text }) => !text.includes('Your code:'));
}

/** Waits until every queued mail was sent, and returns those whose subject starts like this. */
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
  return (await mailsOf(app)).filter((mail) => mail.subject.startsWith(subject));
}
