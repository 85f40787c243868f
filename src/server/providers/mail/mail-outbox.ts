import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail.ts';

/** The local default: each mail becomes a `.eml` file in `folder`, for a person to read and a test to open. */
export function createOutbox(folder: string, from: string): MailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    name: 'outbox',
    isReachable: () => Promise.resolve(true),
    async send({ messageId, ...mail }) {
      await mkdir(folder, { recursive: true });
      const { message } = await transport.sendMail({ from, ...mail, messageId: `<${messageId}@elevate>` });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId}.eml`;
      // Written aside and renamed: whoever lists the folder never reads half a mail.
      await writeFile(join(folder, `.${name}`), message as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}

/** The newest mails of the outbox, as they were written. */
export async function readOutbox(folder: string, most = 50): Promise<{ name: string; source: string }[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(newest.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })));
}
