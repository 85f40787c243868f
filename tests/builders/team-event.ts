import { randomUUID } from 'node:crypto';
import type { testApp } from './open-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'context'>;

export type EventRow = {
  seriesId?: string;
  title?: string;
  note?: string;
  place?: string;
  mapLink?: string;
  startsAt?: Date;
  endsAt?: Date;
  meetAt?: Date;
  timeZone?: string;
};

export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** Inserts an event of a team directly; resolves to its id. By default a training in three days. */
export async function makeEvent({ context: app }: TestApp, teamId: string, event: EventRow = {}): Promise<string> {
  const id = randomUUID();
  const startsAt = event.startsAt ?? inDays(3);
  await app.database.pool.query(
    `insert into team_events (team_id, id, series_id, kind, title, note, place, map_link, starts_at, ends_at, meet_at, time_zone)
     values ($1, $2, $3, 'training', $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      teamId,
      id,
      event.seriesId ?? null,
      event.title ?? 'Training',
      event.note ?? '',
      event.place ?? 'Maidan 4',
      event.mapLink ?? null,
      startsAt,
      event.endsAt ?? new Date(startsAt.getTime() + 5_400_000),
      event.meetAt ?? null,
      event.timeZone ?? 'America/Los_Angeles',
    ],
  );
  return id;
}

/** A weekly series; resolves to the ids of its events. */
export async function makeSeries(app: TestApp, teamId: string, count: number): Promise<string[]> {
  const seriesId = randomUUID();
  await app.context.database.pool.query(
    `insert into event_series (team_id, id, rule, starts_local, time_zone) values ($1, $2, $3, '2026-01-01 18:00', 'America/Los_Angeles')`,
    [teamId, seriesId, `FREQ=WEEKLY;COUNT=${count}`],
  );
  const weeks = Array.from({ length: count }, (_, at) => at);
  return Promise.all(weeks.map((week) => makeEvent(app, teamId, { seriesId, startsAt: inDays(3 + 7 * week) })));
}
