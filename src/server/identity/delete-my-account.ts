import { endFeedsOf } from '../calendars/index.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { SignedInCaller } from '../http/route.ts';
import { removePlayer } from '../players/index.ts';
import { removeContactMessages } from '../site/index.ts';
import { deletePicture } from '../storage/index.ts';
import { forgetInvitations, leaveEveryTeam } from '../teams/index.ts';
import { freeTasksOfUser } from '../tasks/index.ts';
import { removeFromWaitlist } from '../waitlist/index.ts';
import { imagesOf } from './organisation/change-images.ts';
import { forgetViewer } from './known-viewers.ts';
import { provedAddresses } from './proved-addresses.ts';
import { clearSessionCookies } from './session-cookies.ts';

// Codes of a phone number stand under a key of their own.
const deleteCodes = `
  delete from one_time_codes where email_key in (
    select case kind when 'phone' then 'phone:' || subject else subject end from user_ways
    where user_id = $1 and kind in ('email', 'phone') and verified_at is not null)`;

/**
 * Deletes the viewer and everything that is kept about them: ways in, password, sessions, organisation (all by cascade), player,
 * pictures and search entry, places in teams, calendar addresses, what they took on and have not done, codes, and what
 * came from the addresses they proved.
 * All of it or nothing. A second time there is nobody to delete.
 */
export async function deleteMyAccount(app: AppContext, caller: SignedInCaller): Promise<void> {
  const { userId } = caller.viewer;
  const pictures = await inTransaction(app.database.pool, async (client) => {
    // Whoever introduces themselves at this instant in another tab waits here, and then finds no user.
    await client.query('select from users where id = $1 for update', [userId]);
    const addresses = await provedAddresses(client, userId);
    await freeTasksOfUser(client, userId);
    await endFeedsOf(client, userId);
    const shown = [await removePlayer(client, userId), ...(await imagesOf(client, userId))];
    await leaveEveryTeam(app, client, userId);
    await forgetInvitations(client, userId, addresses);
    await removeFromWaitlist(client, addresses);
    await removeContactMessages(client, addresses);
    await client.query(deleteCodes, [userId]);
    await client.query('delete from users where id = $1', [userId]);
    await forgetViewer(app, client, userId);
    return shown;
  });
  for (const picture of pictures) await deletePicture(app, picture);
  clearSessionCookies(caller);
}
