import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail.ts';

/** A real mail server, from `SMTP_URL`. */
export function createSmtp(url: string, from: string): MailProvider {
  const transport = createTransport(url, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as never);
  return {
    name: 'smtp',
    async send({ messageId, ...mail }) {
      await transport.sendMail({ from, ...mail, messageId: `<${messageId}@elevate>` });
    },
  };
}
