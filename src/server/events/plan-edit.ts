import type pg from 'pg';
import type { CheckedFields } from '../../contract/call.ts';
import type { editTeamEvent } from '../../contract/events.ts';
import { repeatsOnce } from '../../contract/event-shapes.ts';
import { invalidInput } from '../http/refusal.ts';
import type { EventRow } from './event-row.ts';
import { patchBetween, shapeOfFields, shapeOfRow } from './event-shape.ts';
import { planOnce, planOne, planSeries, type Change, type PlannedChange } from './plan-change.ts';
import { planEvents, titleOf } from './plan-events.ts';
import { findSeries, findTargets, type Target } from './series.ts';
import { minutesBetween } from '../recurrence/index.ts';
import { query, sql } from '../database/sql.ts';

type Fields = CheckedFields<typeof editTeamEvent>;

/** A title that was made of kind and opponent, and that nobody wrote over, is made anew: 'Against Rovers' would keep an opponent who changed. */
function withOwnTitle({ kind, opponent, title }: EventRow, fields: Fields): Fields {
  // The other kind has no such title.
  if (kind === 'other' || fields.kind === 'other') return fields;
  return fields.title === title && title === titleOf({ kind, opponent, title: '' }) ? { ...fields, title: '' } : fields;
}

/** Plans an edit of a locked event and its series without writing anything. Refuses `invalidInput`. */
export async function planEdit(client: pg.PoolClient, event: EventRow, given: Fields): Promise<{ rows: Target[]; plan: PlannedChange }> {
  const fields = withOwnTitle(event, given);
  const zone = fields.time_zone ?? event.timeZone;
  const { starts, shape } = shapeOfRow(event);
  const change: Change = {
    patch: patchBetween(shape, shapeOfFields(fields, zone)),
    shiftMinutes: minutesBetween(starts, fields.starts_local),
    rule: fields.rule || undefined,
  };
  const series = await findSeries(client, event);
  const isOnce = fields.rule === repeatsOnce;
  if (!series && fields.rule && !isOnce) return becomeSeries(event, fields, zone, change);
  if (series && fields.rule && fields.scope === 'one') {
    throw invalidInput({
      rule: `One event cannot ${isOnce ? 'stop repeating' : 'repeat differently'}. Change those after it too, or all.`,
    });
  }
  if (!series || fields.scope === 'one') {
    const own = { ...event, isDeleted: false };
    return { rows: [own], plan: planOne(own, change) };
  }
  const rows = await findTargets(client, event, fields.scope, true);
  const before = await lastBefore(client, event, rows);
  const own = rows.find(({ id }) => id === event.id);
  if (isOnce && own) return { rows, plan: planOnce(own, rows, series, change, before) };
  return { rows, plan: planSeries(rows, series, change, before) };
}

/** Turns a single event into the first one of a new series. */
function becomeSeries(event: EventRow, fields: Fields, zone: string, change: Change): { rows: Target[]; plan: PlannedChange } {
  const own = { ...event, isDeleted: false };
  const { series, events } = planEvents(event.teamId, fields, fields.rule ?? '', zone);
  const [changed] = planOne(own, change).changed;
  if (!series || !changed) throw new Error('A rule gave no series');
  const first = { ...changed, seriesId: series.id, occurrence: fields.starts_local };
  return { rows: [own], plan: { changed: [first], added: events.slice(1), dropped: [], series } };
}

const readLastStart = sql<
  { last: string | null },
  [teamId: string, seriesId: string | null, rows: readonly string[]]
>`select to_char(max(occurrence), 'YYYY-MM-DD"T"HH24:MI') as last from live_events
     where team_id = $1 and series_id = $2 and not id = any($3::uuid[])`;

/** The last start of the series' remaining part; null if these rows are the whole series. */
async function lastBefore(client: pg.PoolClient, event: EventRow, rows: readonly Target[]): Promise<string | null> {
  const left = await query(client, readLastStart, [event.teamId, event.seriesId, rows.map(({ id }) => id)]);
  return left.rows[0]?.last ?? null;
}
