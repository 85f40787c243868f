import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { queryBound } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import { isWithin } from '../http/rate-limits.ts';
import type { Caller } from '../http/route.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import { rememberAsker } from './devices.ts';
import { makeCode, spendCode } from './one-time-codes.ts';
import { readPhone } from './prove-phone.ts';

/** Refuses `notFound` if a real identity provider is configured, which sends its own codes. */
function sandboxOf({ providers: { phoneIdentity } }: AppContext) {
  if (phoneIdentity?.name !== 'sandbox') throw new Refusal('notFound');
  return phoneIdentity;
}

/** Of one network for one number: nobody's requests count against anybody elsewhere. */
const perNetwork = { points: 8, windowSeconds: 3_600 };
/**
 * Of one number, in this sandbox alone: a real identity provider has limits of its own. 15 guesses at each of these codes make 3 in a
 * thousand for a day of attack.
 */
const perNumber = { points: limits.sandboxCodesADay, windowSeconds: 86_400 };

const keyOf = (number: string) => `phone:${number}`;

function numberOf(phone: string): string {
  const number = readPhone(phone)?.number;
  if (!number) throw invalidInput({ phone: messages.phoneIncomplete });
  return number;
}

/**
 * Writes a code for a number into the outbox; the previous one becomes invalid. Refuses `notFound`, `tooManyRequests`, and `sandboxCodesUsed`
 * for a number that has had its codes of the day.
 */
export async function sendCodeByText(app: AppContext, phone: string, caller: Caller): Promise<void> {
  const sandbox = sandboxOf(app);
  const number = numberOf(phone);
  const asker = await rememberAsker(app, keyOf(number), caller);
  await app.limits.count('codes of a number', `${asker.network} ${number}`, perNetwork);
  if (!(await isWithin(app.limits.count('all codes of a number', number, perNumber)))) {
    throw new Refusal('sandboxCodesUsed', { retryAfterSeconds: perNumber.windowSeconds });
  }
  const { code, change } = makeCode(app.secrets, keyOf(number), asker);
  await queryBound(app.database.pool, change);
  await sandbox.sendText(number, `Your code: ${code}. It works once, within ${limits.codeMinutes} minutes. Elevate never asks you for it.`);
}

/** Exchanges the right code for a token. Refuses `notFound`, and `phoneNotVerified` (also for a used, expired or replaced code). */
export async function exchangeCode(app: AppContext, phone: string, code: string, caller: Caller): Promise<{ firebaseIdToken: string }> {
  const sandbox = sandboxOf(app);
  const number = numberOf(phone);
  if (!(await spendCode(app, app.database.pool, keyOf(number), code, caller))) throw new Refusal('phoneNotVerified');
  return { firebaseIdToken: await sandbox.vouchFor(number) };
}
