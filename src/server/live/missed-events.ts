import type { DomainEvent } from '../../contract/domain-events.ts';
import { query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import type { PositionedEvent } from './event-log.ts';

type Row = { position: string; type: DomainEvent['type']; data: object };

/** If more events than this were missed, reloading everything costs less than sending them. */
const most = 2_000;

const firstKept = sql<{ first: string | null }>`select min(position) as first from domain_events where position is not null`;
const between = sql<Row, [after: number, readTo: number]>`
  select position, type, data from domain_events where position > $1 and position <= $2 order by position limit ${most + 1}`;

const readLast = sql<{ last: string }>`select last from domain_event_position`;

/**
 * The events after a position, in order, up to `readTo`: from memory if it goes back far enough, else from the table. Resolves to 'tooMany'
 * if they are no longer stored or too many to be worth sending. A position that another, faster process has sent has missed nothing; one
 * that does not exist yet comes from another database and counts as too old.
 */
export async function readMissed(
  db: Queryable,
  recent: readonly PositionedEvent[],
  after: number,
  readTo: number,
): Promise<readonly PositionedEvent[] | 'tooMany'> {
  if (after === readTo) return [];
  if (after > readTo) {
    const { rows } = await query(db, readLast);
    return after <= Number(rows[0]?.last ?? 0) ? [] : 'tooMany';
  }
  const first = recent[0]?.position;
  if (first !== undefined && first <= after + 1) return limited(recent.filter(({ position }) => position > after));
  const { rows: kept } = await query(db, firstKept);
  if (typeof kept[0]?.first !== 'string' || Number(kept[0].first) > after + 1) return 'tooMany';
  const { rows } = await query(db, between, [after, readTo]);
  return limited(rows.map(({ position, type, data }) => ({ position: Number(position), event: { type, ...data } as DomainEvent })));
}

const limited = (events: readonly PositionedEvent[]) => (events.length > most ? 'tooMany' : events);
