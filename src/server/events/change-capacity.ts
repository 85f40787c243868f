import type pg from 'pg';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { EventRow } from './event-row.ts';
import { raiseCapacity } from './seats.ts';
import { readSeating, settleSeats } from './settle-seats.ts';
import { notifyOffers } from './notify-offers.ts';
import { query, sql } from '../database/sql.ts';

const clear = sql<never, [teamId: string, id: string]>`
  update event_answers set seat = null, in_line = null, offered_at = null, offered_until = null
  where team_id = $1 and event_id = $2 and seat is not null`;
const seatAll = sql<
  never,
  [teamId: string, id: string]
>`update event_answers set seat = 'seated' where team_id = $1 and event_id = $2 and answer = 'yes'`;
const countYes = sql<
  { yes: number },
  [teamId: string, id: string]
>`select count(*)::int as yes from event_answers where team_id = $1 and event_id = $2 and answer = 'yes'`;

/**
 * Updates the seats of a locked event after a change of its capacity: additional seats go to waiting members, and without a limit everybody
 * is in. Refuses `seatsTaken` for a capacity below the number of taken seats. `event` is the row after the change.
 */
export async function settleCapacity(app: AppContext, client: pg.PoolClient, event: EventRow, before: number | null): Promise<void> {
  const { teamId, id, capacity } = event;
  if (capacity === before) return;
  if (capacity === null) return void (await query(client, clear, [teamId, id]));
  if (before === null) {
    const { rows } = await query(client, countYes, [teamId, id]);
    if ((rows[0]?.yes ?? 0) > capacity) throw new Refusal('seatsTaken', { fields: { capacity: `${rows[0]?.yes} have said yes already.` } });
    return void (await query(client, seatAll, [teamId, id]));
  }
  const seating = await readSeating(client, event);
  const taken = seating.claims.filter(({ seat }) => seat === 'seated' || seat === 'offered').length;
  if (taken > capacity) throw new Refusal('seatsTaken', { fields: { capacity: `${taken} places are taken already.` } });
  const after = raiseCapacity(seating, { capacity, now: new Date(), startsAt: event.startsAt });
  await notifyOffers(app, client, event, await settleSeats(client, event, seating, after));
}
