import type pg from 'pg';
import { publish } from '../live/publish.ts';
import type { EventRow } from './event-row.ts';
import type { Claim, Seating } from './seats.ts';
import { prepared, query, sql } from '../database/sql.ts';

const select = prepared(
  'read-seating',
  sql<Claim, [teamId: string, id: string]>`
  select member_id as "memberId", seat, in_line::int as "inLine", offered_at as "offeredAt", offered_until as "offeredUntil"
  from event_answers where team_id = $1 and event_id = $2 and answer = 'yes' and seat is not null order by member_id`,
);

const write = prepared(
  'write-seating',
  sql<never, [teamId: string, id: string, changed: string]>`
  update event_answers a set seat = w.seat, in_line = w."inLine", offered_at = w."offeredAt", offered_until = w."offeredUntil"
  from jsonb_to_recordset($3) as w("memberId" uuid, seat text, "inLine" bigint, "offeredAt" timestamptz, "offeredUntil" timestamptz)
  where a.team_id = $1 and a.event_id = $2 and a.member_id = w."memberId"`,
);

const moveLine = prepared(
  'next-in-line',
  sql<never, [teamId: string, id: string, nextInLine: number]>`update team_events set next_in_line = $3 where team_id = $1 and id = $2`,
);

/** The seats and the waiting list of a locked event. */
export async function readSeating(client: pg.PoolClient, { teamId, id, nextInLine }: EventRow): Promise<Seating> {
  const { rows } = await query(client, select, [teamId, id]);
  return { claims: rows, nextInLine };
}

export type Settled = { readonly offered: readonly Claim[]; readonly seated: readonly string[] };

/** Writes and publishes the changes between two states of the seats. Resolves like `writeSeating`. */
export async function settleSeats(client: pg.PoolClient, event: EventRow, before: Seating, after: Seating): Promise<Settled> {
  if (changedClaims(before, after).length > 0) {
    await publish(client, { type: 'answer.given', teamId: event.teamId, eventIds: [event.id], actorIds: [] });
  }
  return writeSeating(client, event, before, after);
}

const changedClaims = (before: Seating, after: Seating): Claim[] => {
  const known = new Map(before.claims.map((claim) => [claim.memberId, claim]));
  return after.claims.filter((claim) => known.get(claim.memberId) !== claim);
};

/**
 * Writes the changes between two states of the seats, for callers that publish the answer that caused them. Resolves to the members who
 * were offered a seat, and those who got one after waiting.
 */
export async function writeSeating(client: pg.PoolClient, { teamId, id }: EventRow, before: Seating, after: Seating): Promise<Settled> {
  const known = new Map(before.claims.map((claim) => [claim.memberId, claim]));
  const changed = changedClaims(before, after);
  if (changed.length > 0) await query(client, write, [teamId, id, JSON.stringify(changed)]);
  if (after.nextInLine !== before.nextInLine) {
    await query(client, moveLine, [teamId, id, after.nextInLine]);
  }
  return {
    offered: changed.filter(({ seat }) => seat === 'offered'),
    seated: changed
      .filter(({ memberId, seat }) => seat === 'seated' && known.get(memberId)?.seat === 'waiting')
      .map(({ memberId }) => memberId),
  };
}
