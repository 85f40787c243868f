import { inTransaction } from '../database/transaction.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import type { SignedInCaller } from '../http/route.ts';
import { forgetEventsAbout } from '../live/live.ts';
import { deletePicture } from '../storage/index.ts';
import { forgetViewer } from './known-viewers.ts';
import { verifiedAddresses } from './my-ways.ts';
import { clearSessionCookies } from './session-cookies.ts';

const deleteUser = sql<never, [userId: string]>`delete from users where id = $1`;

const lockUser = sql<never, [userId: string]>`select from users where id = $1 for update`;

/**
 * Deletes the viewer and everything that any module stores about them, in one transaction: each module erases its own part, the
 * memberships last, and the rest is deleted by cascade with the user. Does nothing if the user is already deleted.
 */
export async function deleteMyAccount(app: AppContext, caller: SignedInCaller): Promise<void> {
  const { userId } = caller.viewer;
  const files = await inTransaction(app.database.pool, async (client) => {
    for (const { lock } of app.personalData) await lock?.(client, userId);
    // If the user is completing the onboarding in another tab, this waits for it.
    await query(client, lockUser, [userId]);
    const person = { userId, addresses: await verifiedAddresses(client, userId) };
    const erased: (string | null)[] = [];
    for (const { erase } of app.personalData) erased.push(...((await erase?.(app, client, person)) ?? []));
    await query(client, deleteUser, [userId]);
    await forgetViewer(app, client, userId);
    await forgetEventsAbout(client, userId);
    return erased;
  });
  app.jobs.deliverSoon();
  for (const file of files) if (file !== null) await deletePicture(app, file);
  clearSessionCookies(caller);
}
