import type { User } from '../../contract/identity.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import { provePhone } from './prove-phone.ts';
import { signIn } from './sign-in.ts';

/** Signs in with the token that vouches for a phone number. Refuses `phoneNotVerified`. */
export async function signInByPhone(app: AppContext, token: string, caller: Caller): Promise<User> {
  const way = await provePhone(app, token, caller);
  const user = await signIn(app, caller, () => Promise.resolve({ way }));
  if (!user) throw new Refusal('phoneNotVerified');
  return user;
}
