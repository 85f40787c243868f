import type { CheckedFields } from '../../contract/call.ts';
import type { addTeamEvent as call } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { recordChange, requireAccess } from '../teams/index.ts';
import { applyAbsences } from './apply-absences.ts';
import { eventAdded } from './event-notifications.ts';
import { holdTeams } from './event-row.ts';
import { findAsked } from './find-asked.ts';
import { notifyMembers } from './notify-members.ts';
import { planEvents, type NewEvent, type NewSeries } from './plan-events.ts';
import { readEventsById } from './read-events.ts';
import { teamZoneOf } from './team-of-event.ts';
import { queueReminders } from './event-jobs.ts';
import { writeEvents, writeSeries } from './write-events.ts';

type Planned = { series?: NewSeries; events: NewEvent[] };

/** Writes planned events of a team with all that goes with them: answers by planned absences, reminders, and mail to the squad. */
export async function makeEvents(
  app: AppContext,
  teamId: string,
  { series, events }: Planned,
  userId: string,
  isNotified: boolean,
): Promise<void> {
  const [first] = events;
  if (!first) return;
  await inTransaction(app.database.pool, async (client) => {
    await holdTeams(client, [teamId]);
    if (series) await writeSeries(client, teamId, series);
    await writeEvents(client, teamId, events, userId);
    await applyAbsences(
      client,
      [teamId],
      events.map(({ id }) => id),
    );
    await queueReminders(app, client, events);
    for (const { id, title, startsAt, place } of events.slice(0, series ? 1 : undefined)) {
      await recordChange(client, {
        teamId,
        about: 'event',
        aboutId: id,
        actorId: userId,
        what: 'added',
        after: { title, startsAt, place },
      });
    }
    const toCome = events
      .filter(({ startsAt }) => startsAt > new Date())
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    const [event] = toCome;
    if (!isNotified || !event) return;
    await notifyMembers(app, client, eventAdded, { event, events: toCome }, { memberIds: await findAsked(client, teamId), except: userId });
  });
  app.jobs.deliverSoon();
}

/** Adds an event, or a series of them. Refuses `noSuchTeam`, `notYours` and `invalidInput`. */
export async function addEvent(
  app: AppContext,
  { team_id: teamId, rule, tell, ...fields }: CheckedFields<typeof call>,
  { userId }: Viewer,
): Promise<TeamEvent[]> {
  const { pool } = app.database;
  await requireAccess(pool, teamId, userId, 'editEvents');
  const planned = planEvents(teamId, fields, rule, fields.time_zone ?? (await teamZoneOf(pool, teamId)));
  await makeEvents(app, teamId, planned, userId, tell);
  return readEventsById(
    pool,
    userId,
    teamId,
    true,
    planned.events.map((event) => event.id),
  );
}
