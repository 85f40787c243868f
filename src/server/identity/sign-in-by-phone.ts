import type { User } from '../../contract/identity.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import { provePhone } from './prove-phone.ts';
import { signIn } from './sign-in.ts';

/** Signs in with the token that vouches for a phone number. Refuses `phoneNotVerified`. */
export async function signInByPhone(house: House, token: string, caller: Caller): Promise<User> {
  const way = await provePhone(house, token, caller);
  const user = await signIn(house, caller, () => Promise.resolve({ way }));
  if (!user) throw new Refusal('phoneNotVerified');
  return user;
}
