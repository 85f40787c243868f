import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { addTeamEvent as call } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam, recordChanges } from '../teams/index.ts';
import { applyAbsences } from './apply-absences.ts';
import { eventAdded } from './event-notifications.ts';
import { findAsked } from './find-asked.ts';
import { notifyMembers } from './notify-members.ts';
import { planEvents, type NewEvent, type NewSeries } from './plan-events.ts';
import { readEventsById } from './read-events.ts';
import { teamZoneOf } from './team-of-event.ts';
import { queueReminders } from './event-jobs.ts';
import { writeEvents, writeSeries } from './write-events.ts';

type Planned = { series?: NewSeries; events: NewEvent[] };

/**
 * Inserts planned events of a team that the transaction has locked, with answers from planned absences, reminders, and mail to the squad.
 */
export async function makeEvents(
  app: AppContext,
  client: pg.PoolClient,
  teamId: string,
  { series, events }: Planned,
  userId: string,
  isNotified: boolean,
): Promise<void> {
  const [first] = events;
  if (!first) return;
  if (series) await writeSeries(client, teamId, series);
  await writeEvents(client, teamId, events, userId);
  await applyAbsences(app, client, { teamIds: [teamId], eventIds: events.map(({ id }) => id), actorId: userId });
  await queueReminders(app, client, events);
  await recordChanges(
    client,
    { teamId, about: 'event', what: 'added', actorId: userId },
    events.map(({ id, title, startsAt, place }) => ({ aboutId: id, after: { title, startsAt, place } })),
  );
  const toCome = events
    .filter(({ startsAt }) => startsAt > new Date())
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [event] = toCome;
  if (!isNotified || !event) return;
  await notifyMembers(app, client, eventAdded, { event, events: toCome }, { memberIds: await findAsked(client, teamId), except: userId });
}

/** Adds an event or a series. Refuses `noSuchTeam`, `notYours` and `invalidInput`. */
export async function addEvent(
  app: AppContext,
  { team_id: teamId, rule, tell, ...fields }: CheckedFields<typeof call>,
  { userId }: Viewer,
): Promise<TeamEvent[]> {
  const { pool } = app.database;
  const planned = await inTeam(app, { teamId, viewer: { userId }, permission: 'editEvents', lock: true }, async (client) => {
    const events = planEvents(teamId, fields, rule, fields.time_zone ?? (await teamZoneOf(client, teamId)));
    await makeEvents(app, client, teamId, events, userId, tell);
    return events;
  });
  app.jobs.deliverSoon();
  return readEventsById(
    pool,
    userId,
    teamId,
    true,
    planned.events.map((event) => event.id),
  );
}
