import type { Queryable } from '../database/queryable.ts';
import { Refusal } from '../http/refusal.ts';

export type LinkedEvent = { id: string; seriesId: string | null; startsAt: Date; timeZone: string };

const columns = 'id, series_id as "seriesId", starts_at as "startsAt", time_zone as "timeZone"';

/** An event of the team that a task may belong to. Refuses `noSuchEvent`. */
export async function findEvent(db: Queryable, teamId: string, id: string): Promise<LinkedEvent> {
  const { rows } = await db.query<LinkedEvent>(`select ${columns} from team_events where team_id = $1 and id = $2 and deleted_at is null`, [
    teamId,
    id,
  ]);
  if (!rows[0]) throw new Refusal('noSuchEvent');
  return rows[0];
}

/** The events of a series from this one on, `most` of them. */
export async function eventsFrom(db: Queryable, teamId: string, { seriesId, startsAt }: LinkedEvent, most: number): Promise<LinkedEvent[]> {
  const { rows } = await db.query<LinkedEvent>(
    `select ${columns} from team_events where team_id = $1 and series_id = $2 and starts_at >= $3 and deleted_at is null
     and cancelled_at is null order by starts_at, id limit $4`,
    [teamId, seriesId, startsAt, most],
  );
  return rows;
}

/** The zone that a team lives in. */
export async function zoneOfTeam(db: Queryable, teamId: string): Promise<string> {
  const { rows } = await db.query<{ timeZone: string }>('select time_zone as "timeZone" from teams where id = $1', [teamId]);
  return rows[0]?.timeZone ?? 'UTC';
}
