import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignedInCaller } from '../http/route.ts';
import { addWay } from './prove-way.ts';
import { provePhone } from './prove-phone.ts';

/** Puts the number that a token vouches for on the viewer's account. Refuses `phoneNotVerified` and `phoneOfAnother`. */
export async function verifyMyPhone(house: House, token: string, caller: SignedInCaller): Promise<{ phone: string }> {
  const way = await provePhone(house, token, caller);
  const isAdded = await inTransaction(house.database.pool, (client) => addWay(house, client, caller.viewer.userId, way));
  if (!isAdded) throw new Refusal('phoneOfAnother');
  return { phone: way.shown };
}
