import type { CheckedFields } from '../../../contract/call.ts';
import type { User } from '../../../contract/identity.ts';
import type { login as call } from '../../../contract/passwords.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller, RateLimit } from '../../http/route.ts';
import { askerOf, knowDevice, type Asker } from '../devices.ts';
import { emailKey } from '../one-time-codes.ts';
import { signIn } from '../sign-in.ts';
import { findPassword, isPasswordOf } from './password-hash.ts';

type Count = readonly [name: string, key: string, limit: RateLimit];

const ofKnownDevice = { points: 20, windowSeconds: 3_600, isOfAttempts: true } as const;
const ofNetwork = { points: 10, windowSeconds: 3_600, isOfAttempts: true } as const;
const ofStrangers = { points: 50, windowSeconds: 86_400, isOfAttempts: true } as const;

/** What a try counts for: the browser if it signed in with this address before, else its network and all strangers together. */
function countsOf({ device, network, isKnown }: Asker, key: string): { own: Count; ofAll?: Count } {
  if (isKnown) return { own: ['passwords of a known device', `${device} ${key}`, ofKnownDevice] };
  return { own: ['passwords of a network', `${network} ${key}`, ofNetwork], ofAll: ['passwords of strangers', key, ofStrangers] };
}

/**
 * Signs in with the password of a verified address. Refuses `wrongPassword`; `tooManyRequests` to a browser or network with too many wrong
 * passwords of its own; and `codeInstead` while strangers typed too many: a mailed code signs in then, after which this browser is known
 * and its passwords are counted alone. Right passwords do not count, and nobody's wrong ones keep a known browser out.
 *
 * Bound for guessing, whatever the number of networks: 50 passwords of an address a day by strangers, of 10 characters or more each.
 */
export async function loginByPassword(app: AppContext, { email, password }: CheckedFields<typeof call>, caller: Caller): Promise<User> {
  const key = emailKey(email);
  const { own, ofAll } = countsOf(await askerOf(app, key, caller), key);
  await app.limits.count(...own);
  if (ofAll) await countStranger(app, own, ofAll);
  const hashed = await findPassword(app.database.pool, email, { isVerified: true });
  if (!(await isPasswordOf(hashed, password))) throw new Refusal('wrongPassword');
  const user = await signIn(app, caller, () => Promise.resolve({ way: { kind: 'email', subject: key, shown: email } }));
  if (!user) throw new Refusal('wrongPassword');
  await Promise.all([own, ...(ofAll ? [ofAll] : [])].map((count) => app.limits.uncount(...count)));
  await knowDevice(app, key, caller);
  return user;
}

async function countStranger({ limits }: AppContext, own: Count, ofAll: Count): Promise<void> {
  try {
    await limits.count(...ofAll);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await limits.uncount(...own);
    throw new Refusal('codeInstead');
  }
}
