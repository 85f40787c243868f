import { limits } from '../../contract/limits.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { requireAccess } from '../teams/index.ts';
import { lockEvent, requireOpen } from './event-row.ts';
import { remindSilent } from './remind.ts';

/** Mails those who have not answered, now. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, and events that take no answers any more. */
export async function remindPlayers(app: AppContext, eventId: string, teamId: string, { userId }: Viewer) {
  await requireAccess(app.database.pool, teamId, userId, 'keepAttendance');
  const reminded = await inTransaction(app.database.pool, async (client) => {
    const event = await lockEvent(client, teamId, eventId);
    requireOpen(event, false);
    return remindSilent(app, client, event, `by hand ${new Date().toISOString()}`, limits.reminderPauseHours);
  });
  app.jobs.deliverSoon();
  return { status: 1 as const, ...reminded };
}
