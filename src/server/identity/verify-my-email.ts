import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { emailKey } from './email-key.ts';
import { addWay } from './prove-way.ts';
import { spendCode } from './spend-code.ts';

type Fields = { email: string; passcode: string };

/** Puts an address on the viewer's account once its code proved it. Refuses `emailNotVerified` and `emailOfAnother`. */
export async function verifyMyEmail(house: House, { email, passcode }: Fields, { userId }: Viewer): Promise<{ email: string }> {
  const outcome = await inTransaction(house.database.pool, async (client) => {
    if (!(await spendCode(client, house.secrets, email, passcode))) return 'emailNotVerified';
    const isAdded = await addWay(house, client, userId, { kind: 'email', subject: emailKey(email), shown: email });
    return isAdded ? undefined : 'emailOfAnother';
  });
  if (outcome) throw outcome === 'emailOfAnother' ? new Refusal('emailOfAnother') : new Refusal('emailNotVerified');
  return { email };
}
