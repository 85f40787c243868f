import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../http/route.ts';
import { wayOfPhone } from './phone-number.ts';
import type { ProvenWay } from './prove-way.ts';
import { isFirstTaking } from './take-token.ts';

/** The way in that a token vouches for; each is taken once. Refuses `phoneNotVerified`. */
export async function provePhone(app: AppContext, token: string, { requestId }: Caller): Promise<ProvenWay> {
  const way = await checkToken(app, token, requestId);
  if (!way) throw new Refusal('phoneNotVerified');
  if (await isFirstTaking(app, token)) return way;
  app.log.warn({ requestId }, 'token of a phone number sent again');
  throw new Refusal('phoneNotVerified');
}

async function checkToken({ providers, log }: AppContext, token: string, requestId: string): Promise<ProvenWay | undefined> {
  if (!providers.phoneIdentity) return undefined;
  try {
    return wayOfPhone((await providers.phoneIdentity.verify(token)).phone);
  } catch (error) {
    // A token that is not ours or the keys out of reach: the person can only try again later. The reason is for the operator.
    log.warn({ err: error, requestId }, 'token of a phone number not taken');
    return undefined;
  }
}
