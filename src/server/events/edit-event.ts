import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { editTeamEvent as call } from '../../contract/events.ts';
import { inTransaction } from '../database/transaction.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { requireStanding } from '../teams/index.ts';
import { holdTeams, lockEvent, type EventRow } from './event-row.ts';
import { patchBetween, shapeOfFields, shapeOfRow } from './event-shape.ts';
import { carryOut } from './carry-out-change.ts';
import { planOne, planSeries, type Change, type PlannedChange } from './plan-change.ts';
import { checkTimes, planEvents } from './plan-events.ts';
import { readEventsById } from './read-events.ts';
import { requireVersion } from './require-version.ts';
import { findSeries, findTargets, type Target } from './series.ts';
import { minutesBetween } from './zone-time.ts';

type Fields = CheckedFields<typeof call>;

/**
 * Changes an event, or more of its series. Refuses `noSuchTeam`, `notYours`, `noSuchEvent`, `invalidInput`, `eventCancelled`,
 * `seatsTaken`, and `changedMeanwhile` with what somebody else has made of it.
 */
export async function editEvent(house: House, fields: Fields, { userId }: Viewer): Promise<TeamEvent[]> {
  const { pool } = house.database;
  const { team_id: teamId, event_id: eventId } = fields;
  await requireStanding(pool, teamId, userId, 'editEvents');
  checkTimes(fields);
  const ids = await inTransaction(pool, async (client) => {
    await holdTeams(client, [teamId]);
    const event = await lockEvent(client, teamId, eventId);
    await requireVersion(client, event, fields.version);
    if (event.cancelledAt) throw new Refusal('eventCancelled');
    const { rows, plan } = await planChange(client, event, fields);
    await carryOut(house, client, { event, rows, plan, userId, isTold: fields.tell });
    return [...plan.changed, ...plan.added].map(({ id }) => id);
  });
  house.jobs.deliverSoon();
  return readEventsById(pool, userId, teamId, true, ids);
}

async function planChange(client: pg.PoolClient, event: EventRow, fields: Fields): Promise<{ rows: Target[]; plan: PlannedChange }> {
  const zone = fields.time_zone ?? event.timeZone;
  const { starts, shape } = shapeOfRow(event);
  const change: Change = {
    patch: patchBetween(shape, shapeOfFields(fields, zone)),
    shiftMinutes: minutesBetween(starts, fields.starts_local),
    rule: fields.rule,
  };
  const series = await findSeries(client, event);
  if (!series && fields.rule) return becomeSeries(event, fields, zone, change);
  if (!series || fields.scope === 'one') {
    const own = { ...event, isDeleted: false };
    return { rows: [own], plan: planOne(own, change) };
  }
  const rows = await findTargets(client, event, fields.scope, true);
  const plan = planSeries(rows, series, { ...change, rule: fields.rule || undefined }, await lastBefore(client, event, rows));
  return { rows, plan };
}

/** An event that stood alone begins to repeat: it is the first of its series. */
function becomeSeries(event: EventRow, fields: Fields, zone: string, change: Change): { rows: Target[]; plan: PlannedChange } {
  const own = { ...event, isDeleted: false };
  const { series, events } = planEvents(event.teamId, fields, fields.rule ?? '', zone);
  const [changed] = planOne(own, change).changed;
  if (!series || !changed) throw new Error('A rule gave no series');
  const first = { ...changed, seriesId: series.id, occurrence: fields.starts_local };
  return { rows: [own], plan: { changed: [first], added: events.slice(1), dropped: [], series } };
}

/** The last start of the series before the first of these rows; null where they are all there is. */
async function lastBefore(client: pg.PoolClient, event: EventRow, [first]: readonly Target[]): Promise<string | null> {
  const { rows } = await client.query<{ last: string | null }>(
    `select to_char(max(occurrence), 'YYYY-MM-DD"T"HH24:MI') as last from team_events
     where team_id = $1 and series_id = $2 and occurrence < $3 and deleted_at is null`,
    [event.teamId, event.seriesId, first?.occurrence],
  );
  return rows[0]?.last ?? null;
}
