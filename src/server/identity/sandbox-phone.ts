import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { queryBound } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { countCodes, makeCode, spendCode } from './one-time-codes.ts';
import { readPhone } from './prove-phone.ts';

/** Refuses `notFound` if a real identity provider is configured, which sends its own codes. */
function sandboxOf({ providers: { phoneIdentity } }: AppContext) {
  if (phoneIdentity?.name !== 'sandbox') throw new Refusal('notFound');
  return phoneIdentity;
}

const keyOf = (number: string) => `phone:${number}`;

function numberOf(phone: string): string {
  const number = readPhone(phone)?.number;
  if (!number) throw invalidInput({ phone: messages.phoneIncomplete });
  return number;
}

/** Writes a code for a number into the outbox; the previous one becomes invalid. Refuses `notFound` and `tooManyRequests`. */
export async function sendCodeByText(app: AppContext, phone: string): Promise<void> {
  const sandbox = sandboxOf(app);
  const number = numberOf(phone);
  await countCodes(app, keyOf(number));
  const { code, change } = makeCode(app.secrets, keyOf(number));
  await queryBound(app.database.pool, change);
  await sandbox.sendText(number, `Your code: ${code}. It works once, within ${limits.codeMinutes} minutes. Elevate never asks you for it.`);
}

/** Exchanges the right code for a token. Refuses `notFound`, and `phoneNotVerified` (also for a used, expired or replaced code). */
export async function exchangeCode(app: AppContext, phone: string, code: string): Promise<{ firebaseIdToken: string }> {
  const sandbox = sandboxOf(app);
  const number = numberOf(phone);
  if (!(await spendCode(app.database.pool, app.secrets, keyOf(number), code))) throw new Refusal('phoneNotVerified');
  return { firebaseIdToken: await sandbox.vouchFor(number) };
}
