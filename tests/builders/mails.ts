import { vi } from 'vitest';
import { outboxFolder, readOutbox } from '../../src/server/providers/index.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'context'>;

/** The text of a mail as its reader sees it. */
const readable = (source: string): string =>
  /quoted-printable/i.test(source)
    ? Buffer.from(
        source.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    : source;

/** `text` is the whole mail as its reader sees it; `to` and `subject` are its headers without line breaks. */
export type ReadMail = { to: string; subject: string; text: string };

const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm').exec(source)?.[1]?.replace(/\n[ \t]/g, ' ') ?? '';

/** All mails that were sent, newest first. */
export async function readMails({ context: app }: TestApp): Promise<ReadMail[]> {
  const mails = await readOutbox(outboxFolder(app.environment), 5_000);
  return mails.map(({ source }) => {
    const lines = source.replaceAll('\r\n', '\n');
    return { to: headerOf(lines, 'To'), subject: headerOf(lines, 'Subject'), text: readable(lines) };
  });
}

/** The mails to an address, newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<string[]> {
  const mails = await readMails(app);
  return mails.filter(({ to }) => to.toLowerCase().startsWith(email.toLowerCase())).map(({ text }) => text);
}

/** The newest mail to an address that contains this text; waits until there is one. */
export const mailWith = (app: TestApp, email: string, text: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsTo(app, email)).find((source) => source.includes(text));
      if (!mail) throw new Error(`no mail to ${email} with '${text}' yet`);
      return mail;
    },
    { timeout: 20_000, interval: 25 },
  );

/** The token of the newest invitation to an address; `after` is an earlier one to skip. */
export const invitedToken = (app: TestApp, email: string, after = ''): Promise<string> =>
  vi.waitFor(
    async () => {
      const tokens = (await mailsTo(app, email)).flatMap((source) => /\/invite\?token=([\w-]+)/.exec(source)?.[1] ?? []);
      const [token] = tokens;
      if (!token || token === after) throw new Error(`no invitation for ${email} yet`);
      return token;
    },
    { timeout: 20_000, interval: 25 },
  );
