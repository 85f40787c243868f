import { limits } from '../../contract/limits.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { emailKey } from './email-key.ts';
import { countCodes, makeCode } from './make-code.ts';

/**
 * Makes a code for an address and queues its mail; the code before it ends. The same work is done for every address, so
 * neither the answer nor its time tells who is known. Refuses `tooManyRequests`, and `codeNotSent` while the mail server is
 * away: the mail still goes out when it is back.
 */
export async function issueCode(app: AppContext, email: string): Promise<void> {
  const key = emailKey(email);
  await countCodes(app, key);
  const isReachable = app.providers.mail.isReachable();
  const { code, change } = makeCode(app.secrets, key);
  await app.jobs.queueMailWith(change, codeMail(email, code));
  app.jobs.deliverSoon();
  if (!(await isReachable)) throw new Refusal('codeNotSent');
}

const codeMail = (email: string, code: string) => ({
  messageId: `code-${newId()}`,
  to: email,
  subject: `${code} is your Elevate code`,
  text: [
    `Your code: ${code}`,
    `Type it where you asked for it. It works once, within ${limits.codeMinutes} minutes, and a newer code ends it.`,
    'Nobody from Elevate will ever ask you for it. If you did not ask for a code, somebody typed your address by mistake; you need do nothing.',
    'Elevate',
  ].join('\n\n'),
});
