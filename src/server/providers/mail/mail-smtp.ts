import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail.ts';

/** How long a check of the server is remembered, so that somebody who waits for a code does not wait for it. */
const rememberMs = 5_000;

/** A real mail server, from `SMTP_URL`. */
export function createSmtp(url: string, from: string): MailProvider {
  // Connections are kept open: connecting for each mail would take longer than sending it.
  const transport = createTransport({ url, pool: true, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 20_000 });
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return {
    name: 'smtp',
    isReachable() {
      if (!asked || Date.now() - asked.at > rememberMs) {
        asked = {
          at: Date.now(),
          answer: transport.verify().then(
            () => true,
            () => false,
          ),
        };
      }
      return asked.answer;
    },
    close: () => transport.close(),
    async send({ messageId, ...mail }) {
      await transport.sendMail({ from, ...mail, messageId: `<${messageId}@elevate>` });
    },
  };
}
