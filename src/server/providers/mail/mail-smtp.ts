import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail.ts';

/** Whoever waits for a code is not made to wait for a greeting each time. */
const rememberMs = 5_000;

/** A real mail server, from `SMTP_URL`. */
export function createSmtp(url: string, from: string): MailProvider {
  // Connections stay open: a greeting for each mail would cost more than the mail.
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
