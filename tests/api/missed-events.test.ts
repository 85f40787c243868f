import { describe, expect, test } from 'vitest';
import type { PositionedEvent } from '../../src/server/live/event-log.ts';
import { readMissed } from '../../src/server/live/missed-events.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The statements about missed events, called directly. */
const { database } = await bareApp();

describe('the events that an open page missed', () => {
  const most = 1_000;
  const team = '00000000-0000-4000-8000-000000000001';
  const other = '00000000-0000-4000-8000-000000000002';
  const user = '00000000-0000-4000-8000-000000000003';
  const add = (from: number, to: number, teamId: string, data: object = {}) =>
    database.pool.query(
      `insert into domain_events (id, position, type, data)
       select gen_random_uuid(), at, 'team.changed', jsonb_build_object('teamId', $3::text) || $4::jsonb from generate_series($1::bigint, $2::bigint) at`,
      [from, to, teamId, JSON.stringify(data)],
    );
  const read = async (after: number, readTo: number, recent: PositionedEvent[] = []) => {
    const concerns = (event: { teamId?: string }) => event.teamId === team;
    const asked = { after, readTo, userId: user, teamIds: [team], concerns: concerns as never };
    const missed = await readMissed(database.pool, recent, asked);
    return missed === 'tooMany' ? missed : missed.map(({ position }) => position);
  };

  test('are those of its teams and about its reader, once each and in order, as long as they are kept', async () => {
    await database.pool.query('delete from domain_events');
    await database.pool.query('update domain_event_position set last = 60');
    await add(11, 12, team);
    await add(13, 14, other);
    await add(15, 15, other, { userIds: [user] });
    await add(16, 16, team, { userIds: [user] });
    expect(await read(10, 16)).toEqual([11, 12, 15, 16]);
    expect(await read(11, 15)).toEqual([12, 15]);
    // The one before the first that is kept may have been seen; an earlier one may have missed some.
    expect(await read(9, 16)).toBe('tooMany');
    expect([await read(16, 16), await read(60, 16), await read(61, 16)]).toEqual([[], [], 'tooMany']);
  });

  test('are too many beyond a thousand', async () => {
    await database.pool.query('delete from domain_events');
    await add(101, 100 + most, team);
    expect(await read(100, 100 + most)).toHaveLength(most);
    await add(101 + most, 101 + most, team);
    expect([await read(100, 101 + most), (await read(101, 101 + most)).length]).toEqual(['tooMany', most]);
  });

  test('are read from memory as far as that goes back', async () => {
    await database.pool.query('delete from domain_events');
    const recent = (from: number) =>
      [from, from + 1].map((position) => ({
        position,
        event: { type: 'team.changed', teamId: position % 2 ? team : other },
      })) as unknown as PositionedEvent[];
    expect([await read(20, 22, recent(21)), await read(21, 24, recent(22)), await read(20, 23, recent(22))]).toEqual([
      [21],
      [23],
      'tooMany',
    ]);
  });
});
