import { limits } from '../../contract/limits.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam } from '../teams/index.ts';
import { lockEvent, requireOpen } from './event-row.ts';
import { remindSilent } from './remind.ts';

/**
 * Sends a reminder to everybody who has not answered. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, and events that no longer take
 * answers.
 */
export async function remindPlayers(app: AppContext, eventId: string, teamId: string, viewer: Viewer) {
  const reminded = await inTeam(app, { teamId, viewer, permission: 'keepAttendance' }, async (client) => {
    const event = await lockEvent(client, teamId, eventId);
    requireOpen(event, false);
    return remindSilent(app, client, event, `by hand ${new Date().toISOString()}`, limits.reminderPauseHours);
  });
  app.jobs.deliverSoon();
  return { status: 1 as const, ...reminded };
}
