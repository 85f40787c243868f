import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignedInCaller } from '../http/route.ts';
import { addWay } from './prove-way.ts';
import { provePhone } from './prove-phone.ts';

/** Puts the number that a token vouches for on the viewer's account. Refuses `phoneNotVerified` and `phoneOfAnother`. */
export async function verifyMyPhone(app: AppContext, token: string, caller: SignedInCaller): Promise<{ phone: string }> {
  const way = await provePhone(app, token, caller);
  const isAdded = await inTransaction(app.database.pool, (client) => addWay(app, client, caller.viewer.userId, way));
  if (!isAdded) throw new Refusal('phoneOfAnother');
  return { phone: way.shown };
}
