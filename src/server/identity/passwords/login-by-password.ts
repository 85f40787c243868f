import type { CheckedFields } from '../../../contract/call.ts';
import type { User } from '../../../contract/identity.ts';
import type { login as call } from '../../../contract/passwords.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/route.ts';
import { emailKey } from '../one-time-codes.ts';
import { signIn } from '../sign-in.ts';
import { findPassword, isPasswordOf } from './password-hash.ts';

const guesses = { points: 20, windowSeconds: 3_600 };

/**
 * Signs in with the password of a verified address. Refuses `wrongPassword`, and `tooManyRequests` after 20 tries an hour for one address.
 */
export async function loginByPassword(app: AppContext, { email, password }: CheckedFields<typeof call>, caller: Caller): Promise<User> {
  await app.limits.count('passwords of an address', emailKey(email), guesses);
  const hashed = await findPassword(app.database.pool, email, { isVerified: true });
  if (!(await isPasswordOf(hashed, password))) throw new Refusal('wrongPassword');
  const user = await signIn(app, caller, () => Promise.resolve({ way: { kind: 'email', subject: emailKey(email), shown: email } }));
  if (!user) throw new Refusal('wrongPassword');
  return user;
}
