import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { emailKey } from './email-key.ts';
import { addWay } from './prove-way.ts';
import { spendCode } from './spend-code.ts';

type Fields = { email: string; passcode: string };

/** Puts an address on the viewer's account once its code proved it. Refuses `emailNotVerified` and `emailOfAnother`. */
export async function verifyMyEmail(app: AppContext, { email, passcode }: Fields, { userId }: Viewer): Promise<{ email: string }> {
  const outcome = await inTransaction(app.database.pool, async (client) => {
    if (!(await spendCode(client, app.secrets, email, passcode))) return 'emailNotVerified';
    const isAdded = await addWay(app, client, userId, { kind: 'email', subject: emailKey(email), shown: email });
    return isAdded ? undefined : 'emailOfAnother';
  });
  if (outcome) throw outcome === 'emailOfAnother' ? new Refusal('emailOfAnother') : new Refusal('emailNotVerified');
  return { email };
}
