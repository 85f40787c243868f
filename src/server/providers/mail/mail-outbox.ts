import { createTransport } from 'nodemailer';
import { writeToOutbox } from '../outbox-folder.ts';
import type { MailProvider } from './mail.ts';

/** The local default: each mail becomes a `.eml` file in `folder`. */
export function createOutbox(folder: string, from: string): MailProvider {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    name: 'outbox',
    isReachable: () => Promise.resolve(true),
    async send({ messageId, ...mail }) {
      const { message } = await transport.sendMail({ from, ...mail, messageId: `<${messageId}@elevate>` });
      await writeToOutbox(folder, messageId, 'eml', message as Buffer);
    },
  };
}
