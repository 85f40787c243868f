import type { DomainEvent } from '../../contract/domain-events.ts';
import { prepared, query, sql } from '../database/sql.ts';
import type { Queryable } from '../database/queryable.ts';
import { readStored, type PositionedEvent } from './event-log.ts';

type Row = { position: string; type: DomainEvent['type']; data: object };

/** If more events than this concern the viewer, reloading everything costs less than sending them. */
const most = 1_000;

const firstKept = sql<{ first: string | null }>`select min(position) as first from domain_events where position is not null`;
// Each part reads from an index, and returns not more rows than decide whether there are too many. `offset 0` keeps the planner from reading
// the index of all positions for the few events that name a user.
const concerning = prepared(
  'missed-events',
  sql<Row, [after: number, readTo: number, teamIds: readonly string[], userId: string]>`
  with missed as (
    (select position, type, data from domain_events
      where team_id = any($3::uuid[]) and position > $1 and position <= $2 limit ${most + 1})
    union all
    (select position, type, data from (
        select position, type, data from domain_events where data ? 'userIds' and data -> 'userIds' ? $4 offset 0) named
      where position > $1 and position <= $2 limit ${most + 1}))
  select distinct on (position) position, type, data from missed order by position`,
);

const readLast = sql<{ last: string }>`select last from domain_event_position`;

type Asked = {
  readonly after: number;
  readonly readTo: number;
  readonly userId: string;
  /** The topics with a column of their own in the table. A further kind of topic needs one too. */
  readonly teamIds: readonly string[];
  /** Whether an event concerns the viewer: it is of one of these teams, or names them. */
  readonly concerns: (event: DomainEvent) => boolean;
};

/**
 * The events after a position that concern a viewer, in order, up to `readTo`: from memory if it goes back far enough, else from the table.
 * Resolves to 'tooMany' if they are no longer stored or too many to be worth sending; events of others do not count. A position that
 * another, faster process has sent has missed nothing; one that does not exist yet comes from another database and counts as too old.
 */
export async function readMissed(
  db: Queryable,
  recent: readonly PositionedEvent[],
  { after, readTo, userId, teamIds, concerns }: Asked,
): Promise<readonly PositionedEvent[] | 'tooMany'> {
  if (after === readTo) return [];
  if (after > readTo) {
    const { rows } = await query(db, readLast);
    return after <= Number(rows[0]?.last ?? 0) ? [] : 'tooMany';
  }
  const first = recent[0]?.position;
  if (first !== undefined && first <= after + 1) {
    return limited(recent.filter(({ position, event }) => position > after && concerns(event)));
  }
  const { rows: kept } = await query(db, firstKept);
  if (typeof kept[0]?.first !== 'string' || Number(kept[0].first) > after + 1) return 'tooMany';
  const { rows } = await query(db, concerning, [after, readTo, teamIds, userId]);
  return limited(rows.map(readStored));
}

const limited = (events: readonly PositionedEvent[]) => (events.length > most ? 'tooMany' : events);
