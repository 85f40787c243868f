import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import { wayOfPhone } from './phone-number.ts';
import type { ProvenWay } from './prove-way.ts';

/** The way in that a token vouches for. Refuses `phoneNotVerified`. */
export async function provePhone({ providers, log }: House, token: string, { requestId }: Caller): Promise<ProvenWay> {
  if (!providers.phoneIdentity) throw new Refusal('phoneNotVerified');
  try {
    return wayOfPhone((await providers.phoneIdentity.verify(token)).phone);
  } catch (error) {
    // A token that is not ours or the keys out of reach: the person can only try again later. The reason is for the operator.
    log.warn({ err: error, requestId }, 'token of a phone number not taken');
    throw new Refusal('phoneNotVerified');
  }
}
