import type pg from 'pg';
import type { Availability } from '../../contract/event-shapes.ts';
import type { AppContext } from '../http/app-context.ts';
import { followSeries } from '../tasks/index.ts';
import { recordChanges } from '../teams/index.ts';
import { applyAbsences } from './apply-absences.ts';
import { settleCapacity } from './change-capacity.ts';
import { eventChanged } from './event-notifications.ts';
import type { EventRow } from './event-row.ts';
import { patchBetween, shapeOfRow } from './event-shape.ts';
import { findAsked } from './find-asked.ts';
import { notifyMembers } from './notify-members.ts';
import type { PlannedChange } from './plan-change.ts';
import { queueEventPurge } from './purge-events.ts';
import type { Target } from './series.ts';
import { queueReminders } from './event-jobs.ts';
import { changeEvents, writeEvents, writeSeries } from './write-events.ts';
import { isLive } from '../database/shared-rules.ts';
import { query, sql } from '../database/sql.ts';

// A removed date is also marked as cancelled, so that subscribed calendars show that. It leaves its series, so that later changes of the
// series do not affect it.
const drop = sql<never, [teamId: string, dropped: readonly string[], now: Date]>`
  update team_events event set series_id = null, occurrence = null,
    cancelled_at = case when ${isLive('event')} then coalesce(cancelled_at, $3) else cancelled_at end,
    sequence = sequence + (${isLive('event')})::int, version = version + 1, changed_at = now(), deleted_at = coalesce(deleted_at, $3)
  where team_id = $1 and id = any($2::uuid[])`;

type Carried = { event: EventRow; rows: readonly Target[]; plan: PlannedChange; userId: string; isNotified: boolean };

/** Writes a planned change with all its effects: seats, absences with the tasks that they release, reminders, history, and mail. */
export async function carryOut(app: AppContext, client: pg.PoolClient, carried: Carried): Promise<void> {
  const { event, rows, plan, userId, isNotified } = carried;
  const { teamId } = event;
  if (plan.series) await writeSeries(client, teamId, plan.series);
  await changeEvents(client, teamId, plan.changed);
  await writeEvents(client, teamId, plan.added, userId);
  await followSeries(
    client,
    teamId,
    rows.map(({ id }) => id),
    plan.added,
  );
  const now = new Date();
  await query(client, drop, [teamId, plan.dropped, now]);
  const dropped = rows.filter(({ id }) => plan.dropped.includes(id));
  await queueEventPurge(
    app,
    client,
    teamId,
    dropped.map((row) => ({ ...row, seriesId: null, cancelledAt: row.isDeleted ? row.cancelledAt : now })),
  );
  if (plan.ruleBefore !== undefined && event.seriesId) await shortenSeries(client, event, plan.ruleBefore);
  const changed = plan.changed.flatMap((one) => {
    const before = rows.find(({ id }) => id === one.id);
    return before ? [{ before, after: { ...before, ...one } }] : [];
  });
  for (const { before, after } of changed) await settleCapacity(app, client, after, before.capacity);
  await record(client, carried, changed);
  const all = [...plan.changed, ...plan.added];
  await applyAbsences(app, client, { teamIds: [teamId], eventIds: all.map(({ id }) => id), actorId: userId });
  await queueReminders(app, client, all);
  if (isNotified) await notifySquad(app, client, carried);
}

const changeEventSeries = sql<
  never,
  [teamId: string, seriesId: string | null, rule: string]
>`update event_series set rule = $3 where team_id = $1 and id = $2`;

const deleteEventSeries = sql<never, [teamId: string, seriesId: string | null]>`delete from event_series where team_id = $1 and id = $2`;

/** Ends a series before the changed part, or deletes it if nothing is left of it. */
async function shortenSeries(client: pg.PoolClient, { teamId, seriesId }: EventRow, rule: string | null): Promise<void> {
  if (rule === null) await query(client, deleteEventSeries, [teamId, seriesId]);
  else await query(client, changeEventSeries, [teamId, seriesId, rule]);
}

/** Records dates that were changed, added and dropped: each kind with one statement, and as one domain event. */
async function record(client: pg.PoolClient, { event: { teamId }, rows, plan, userId }: Carried, changed: readonly ChangedRow[]) {
  const ofEvents = { teamId, about: 'event', actorId: userId } as const;
  await recordChanges(client, { ...ofEvents, what: 'changed' }, changed.map(presentChange));
  const added = plan.added.map(({ id, title, startsAt, place }) => ({ aboutId: id, after: { title, startsAt, place } }));
  await recordChanges(client, { ...ofEvents, what: 'added' }, added);
  const dropped = rows.filter(({ id, isDeleted }) => plan.dropped.includes(id) && !isDeleted);
  const removed = dropped.map(({ id, title, version }) => ({ aboutId: id, before: { title }, after: { version: version + 1 } }));
  await recordChanges(client, { ...ofEvents, what: 'removed' }, removed);
}

type ChangedRow = { before: Target; after: EventRow };

/** Records the change by the names of the form's fields, so that a later 409 can show it. */
function presentChange({ before, after }: ChangedRow) {
  const [was, is] = [shapeOfRow(before), shapeOfRow(after)];
  const starts = was.starts === is.starts ? {} : { starts_local: is.starts };
  return {
    aboutId: before.id,
    before: { title: before.title, starts_local: was.starts },
    after: { ...patchBetween(was.shape, is.shape), ...starts, version: before.version + 1 },
  };
}

const readAnswers = sql<
  { memberId: string; answer: Availability },
  [teamId: string, id: string]
>`select member_id as "memberId", answer from event_answers where team_id = $1 and event_id = $2`;

/** One message about new times and places, added and removed dates. */
async function notifySquad(app: AppContext, client: pg.PoolClient, { event, rows, plan, userId }: Carried): Promise<void> {
  const now = new Date();
  const changed = plan.changed.filter(({ sequenceStep, endsAt }) => sequenceStep === 1 && endsAt > now);
  const added = plan.added.filter(({ startsAt }) => startsAt > now);
  const dropped = rows.filter(({ id, startsAt, isDeleted }) => plan.dropped.includes(id) && !isDeleted && startsAt > now);
  const shown =
    changed.find(({ id }) => id === event.id) ?? changed[0] ?? (added.length + dropped.length > 0 ? plan.changed[0] : undefined);
  if (!shown) return;
  const { rows: answered } = await query(client, readAnswers, [shown.teamId, shown.id]);
  const answers = new Map(answered.map(({ memberId, answer }) => [memberId, answer]));
  const about = { event: shown, before: event, change: { changed, added, dropped }, answers };
  await notifyMembers(app, client, eventChanged, about, { memberIds: await findAsked(client, event.teamId), except: userId });
}
