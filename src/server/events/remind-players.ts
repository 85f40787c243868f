import { limits } from '../../contract/limits.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import type { Viewer } from '../http/route.ts';
import { requireStanding } from '../teams/index.ts';
import { lockEvent, requireOpen } from './event-row.ts';
import { remindSilent } from './remind.ts';

/** Mails those who have not answered, now. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, and events that take no answers any more. */
export async function remindPlayers(house: House, eventId: string, teamId: string, { userId }: Viewer) {
  await requireStanding(house.database.pool, teamId, userId, 'keepAttendance');
  const told = await inTransaction(house.database.pool, async (client) => {
    const event = await lockEvent(client, teamId, eventId);
    requireOpen(event, false);
    return remindSilent(house, client, event, `by hand ${new Date().toISOString()}`, limits.reminderPauseHours);
  });
  house.jobs.deliverSoon();
  return { status: 1 as const, ...told };
}
