import { expect, inject, onTestFinished, test } from 'vitest';
import { poolOf } from '../../src/server/database/connect.ts';
import { createLog } from '../../src/server/http/log.ts';
import { startBroadcast } from '../../src/server/live/broadcast.ts';
import { createEventLog } from '../../src/server/live/event-log.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

test('a process starts reading behind all events that were waiting for a position, however many', async () => {
  const { app, teamId } = await appWithTeam();
  await app.close();
  const { pool, close } = poolOf({ ...inject('connection'), database: app.database }, app.database);
  onTestFinished(close);
  await pool.query(
    `insert into domain_events (id, type, data)
     select gen_random_uuid(), 'answer.given', jsonb_build_object('teamId', $1::text, 'eventIds', '[]'::jsonb) from generate_series(1, 2500)`,
    [teamId],
  );
  const log = createLog('silent');
  const broadcast = startBroadcast({ pool, log });
  onTestFinished(() => broadcast.stop());
  const eventLog = createEventLog({ pool, broadcast, log, onPositioned: async () => {}, first: [] });
  onTestFinished(() => eventLog.stop());
  const received: number[] = [];
  eventLog.onEvents((events) => void received.push(...events.map(({ position }) => position)));

  await eventLog.start();
  const { rows } = await pool.query<{ waiting: string; newest: string }>(
    'select count(*) filter (where position is null) as waiting, max(position) as newest from domain_events',
  );
  expect(rows).toEqual([{ waiting: '0', newest: String(eventLog.position()) }]);
  expect(eventLog.position()).toBeGreaterThanOrEqual(2500);
  expect(received).toEqual([]);
});
