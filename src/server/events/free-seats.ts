import type pg from 'pg';
import { publish } from '../live/publish.ts';
import { inTransaction } from '../database/transaction.ts';
import { query, sql } from '../database/sql.ts';
import type { AppContext } from '../http/app-context.ts';
import type { JobKind } from '../module/define-module.ts';
import { freeTasksIfRemoved, freeTasksOf } from '../tasks/index.ts';
import { memberLeft, purgeOnceOver } from '../teams/index.ts';
import { lockEventIfThere, type EventRow } from './event-row.ts';
import { leaveSeat } from './seats.ts';
import { readSeating, writeSeating } from './settle-seats.ts';
import { notifyOffers } from './notify-offers.ts';

// A member who was restored meanwhile keeps their answers.
const findAnswered = sql<{ id: string }, [teamId: string, memberId: string]>`
  select e.id from team_members m
  join event_answers a on a.team_id = $1 and a.member_id = m.id
  join live_events e on e.team_id = $1 and e.id = a.event_id and e.ends_at > now()
  where m.team_id = $1 and m.id = $2 and m.removed_at is not null order by e.starts_at, e.id`;

/** Removes a former member from all upcoming events: their seat goes to the next waiting member, and their tasks are open again. */
async function freeSeatsOf(app: AppContext, teamId: string, memberId: string): Promise<void> {
  const { rows } = await query(app.database.pool, findAnswered, [teamId, memberId]);
  for (const { id } of rows) {
    await inTransaction(app.database.pool, async (client) => {
      const event = await lockEventIfThere(client, teamId, id);
      if (event) await takeOutOf(app, client, event, memberId);
    });
  }
}

const deleteEventAnswer = sql<
  never,
  [teamId: string, id: string, memberId: string]
>`delete from event_answers where team_id = $1 and event_id = $2 and member_id = $3`;

async function takeOutOf(app: AppContext, client: pg.PoolClient, event: EventRow, memberId: string): Promise<void> {
  const { teamId, id, capacity, startsAt, cancelledAt } = event;
  await freeTasksOf(app, client, teamId, [{ eventId: id, memberId }]);
  const before = capacity === null || cancelledAt ? undefined : await readSeating(client, event);
  await query(client, deleteEventAnswer, [teamId, id, memberId]);
  await publish(client, { type: 'answer.given', teamId, eventIds: [id], actorIds: [] });
  if (!before || capacity === null) return;
  const after = leaveSeat(before, memberId, { capacity, now: new Date(), startsAt });
  await notifyOffers(app, client, event, await writeSeating(client, event, before, after));
}

/** Frees seats and tasks of a former member, then queues the purge. */
export const leavingJob: JobKind = {
  kind: memberLeft,
  work: async (app, { teamId = '', memberId = '' }) => {
    await freeSeatsOf(app, teamId, memberId);
    await inTransaction(app.database.pool, (client) => freeTasksIfRemoved(app, client, teamId, memberId));
    app.jobs.deliverSoon();
    await purgeOnceOver(app, teamId, memberId);
  },
};
