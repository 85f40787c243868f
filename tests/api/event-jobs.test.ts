import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { queueReminders } from '../../src/server/events/event-jobs.ts';
import { lockEvent } from '../../src/server/events/event-row.ts';
import { leavingJob } from '../../src/server/events/free-seats.ts';
import { purgeEventsJob, queueEventPurge } from '../../src/server/events/purge-events.ts';
import { remindSilent } from '../../src/server/events/remind.ts';
import { dueEventJob } from '../../src/server/events/run-event-job.ts';
import { inDays, inHours, inMinutes, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** What happens to events by jobs, called directly: whom they affect, and when. */
const { database, rows, app, taken, addStaffed, addReachable, recipients, addSeries } = await bareApp();

describe('reminders', () => {
  test('are queued for each time that is still to come', async () => {
    const event = { teamId: 't', id: 'e', startsAt: inHours(10), remindBefore: [1_440, 600.01, 599, 0] };
    const other = { teamId: 't', id: 'f', startsAt: inHours(-1), remindBefore: [60] };
    await queueReminders(app, database.pool, [event, other]);
    expect(taken().work).toEqual(
      [599, 0].map((before) => ({
        kind: 'events',
        ids: { teamId: 't', eventId: 'e' },
        at: new Date(event.startsAt.getTime() - before * 60_000),
      })),
    );
  });

  test('go to who is asked and has not answered, was not reminded within the pause, and once by each name', async () => {
    const { teamId } = await addStaffed();
    const [event, other] = [await rows.addEvent(teamId), await rows.addEvent(teamId)];
    const remind = async (pauseHours: number, name = 'now') => {
      taken();
      const outcome = await inTransaction(database.pool, async (client) =>
        remindSilent(app, client, await lockEvent(client, teamId, event), name, pauseHours),
      );
      return [recipients(), outcome];
    };
    const add = async (name: string, more: Row = {}, sentAt?: Date, reminder = 'before') => {
      const id = await addReachable(teamId, name, more);
      if (sentAt) await rows.insert('event_reminders', { team_id: teamId, event_id: event, member_id: id, reminder, sent_at: sentAt });
      return id;
    };
    await add('silent');
    await add('recent', {}, inHours(-5.9));
    await add('longago', {}, inHours(-6.1));
    await add('sent', {}, inHours(-20), 'now');
    const elsewhere = await add('elsewhere');
    await rows.insert('event_reminders', { team_id: teamId, event_id: other, member_id: elsewhere, reminder: 'now' });
    await add('staff', { role: 'manager' });
    await add('declined', { declined_at: inHours(-1) });
    await add('former', { removed_at: inHours(-1) });
    await rows.addAnswer(teamId, other, elsewhere);
    for (const [name, more] of Object.entries({ no: { answer: 'no' }, lapsed: { seat: 'lapsed' } })) {
      await rows.addAnswer(teamId, event, await add(name), more);
    }
    await rows.addMember(teamId, { first_name: 'Unreachable' });
    expect(await remind(6)).toEqual([['coach', 'elsewhere', 'longago', 'silent'], { reminded: 4, unreachable: 1 }]);
    expect(await remind(6)).toEqual([[], { reminded: 0, unreachable: 1 }]);
    expect(await remind(0, 'again')).toEqual([
      ['coach', 'elsewhere', 'longago', 'recent', 'sent', 'silent'],
      { reminded: 6, unreachable: 1 },
    ]);
  });

  test.each([
    ['due now', { remind_before: [60], starts_at: inMinutes(50) }, '60'],
    ['due in ten minutes', { remind_before: [60], starts_at: inMinutes(70) }, undefined],
    ['the later of two that are due', { remind_before: [600, 60], starts_at: inMinutes(50) }, '60'],
    ['the earlier, with the later still to come', { remind_before: [600, 60], starts_at: inMinutes(70) }, '600'],
    ['due before the event was added', { remind_before: [600], starts_at: inMinutes(70), created_at: inHours(-8) }, undefined],
    ['of a started event', { remind_before: [60], starts_at: inMinutes(-10) }, undefined],
    ['before the answers are due', { remind_before: [60], starts_at: inMinutes(50), answer_by: inMinutes(10) }, '60'],
    ['after the answers were due', { remind_before: [60], starts_at: inMinutes(50), answer_by: inMinutes(-10) }, undefined],
    ['of a cancelled event', { remind_before: [60], starts_at: inMinutes(50), cancelled_at: inHours(-1) }, undefined],
    ['of a deleted event', { remind_before: [60], starts_at: inMinutes(50), deleted_at: inHours(-1) }, undefined],
    ['of none', { remind_before: [], starts_at: inMinutes(50) }, undefined],
  ])('a reminder %s', async (_when, more, expected) => {
    const { teamId } = await addStaffed();
    const event = await rows.addEvent(teamId, { ends_at: inHours(5), created_at: inDays(-2), ...more });
    const run = async () => {
      taken();
      await dueEventJob.work(app, { teamId, eventId: event });
      return recipients();
    };
    expect(await run()).toEqual(expected === undefined ? [] : ['coach']);
    // A second run, as after a failure, reminds nobody twice.
    expect(await run()).toEqual([]);
    const { rows: sent } = await database.pool.query<{ reminder: string }>('select reminder from event_reminders where event_id = $1', [
      event,
    ]);
    expect(sent.map(({ reminder }) => reminder)).toEqual(expected === undefined ? [] : [`${expected} ${more.starts_at.toISOString()}`]);
  });
});

describe('the purge of deleted events', () => {
  const gone = inMinutes(-limits.undoMinutes - 0.1);
  async function purged(more: Row, others: readonly Row[] = []) {
    const teamId = await insertTeam(database.pool);
    const seriesId = await addSeries(teamId);
    const inSeries = (row: Row, at: number) => ({
      ...row,
      ...(row['series_id'] === 'series' && { series_id: seriesId, occurrence: `2040-01-0${at}T10:00` }),
    });
    const event = await rows.addEvent(teamId, inSeries(more, 1));
    for (const [at, other] of others.entries()) await rows.addEvent(teamId, inSeries(other, at + 2));
    await purgeEventsJob.work(app, { teamId });
    const { rowCount } = await database.pool.query('select from team_events where id = $1', [event]);
    const { rowCount: series } = await database.pool.query('select from event_series where id = $1', [seriesId]);
    return [rowCount === 0, series === 0];
  }
  const kept = [false, true];
  const over = { starts_at: inHours(-3), ends_at: inHours(-1) };
  const ofSeries = { series_id: 'series' };
  test.each([
    ['after the undo', { deleted_at: gone }, [], [true, true]],
    ['within the undo', { deleted_at: inMinutes(-limits.undoMinutes / 2) }, [], kept],
    ['that is not deleted', over, [], kept],
    [
      'that was cancelled, while calendars show it',
      { deleted_at: inDays(-limits.cancelledEventDays + 0.01), cancelled_at: inDays(-99) },
      [],
      kept,
    ],
    ['that was cancelled, later', { deleted_at: inDays(-limits.cancelledEventDays - 0.01), cancelled_at: inDays(-99) }, [], [true, true]],
    ['of a series that goes on', { deleted_at: gone, ...ofSeries }, [ofSeries], [false, false]],
    ['of a series that goes on, once it is over', { deleted_at: gone, ...ofSeries, ...over }, [ofSeries], [true, false]],
    ['of a series that is deleted', { deleted_at: gone, ...ofSeries }, [{ ...ofSeries, deleted_at: gone }], [true, true]],
    ['of a series beside another event', { deleted_at: gone, ...ofSeries }, [{}], [true, true]],
  ])('of one %s', async (_which, more, others, expected) => {
    expect(await purged(more, others)).toEqual(expected);
  });

  test('leaves other teams alone', async () => {
    const teamId = await insertTeam(database.pool);
    const event = await rows.addEvent(teamId, { deleted_at: gone });
    await purgeEventsJob.work(app, { teamId: await insertTeam(database.pool) });
    expect((await database.pool.query('select from team_events where id = $1', [event])).rowCount).toBe(1);
  });

  const [undoOver, shown] = [limits.undoMinutes, limits.cancelledEventDays * 1_440];
  test.each([
    ['once', [{ cancelledAt: null, seriesId: null, endsAt: inDays(3) }], [undoOver]],
    ['again when calendars no longer show one', [{ cancelledAt: inDays(-1), seriesId: null, endsAt: inDays(3) }], [undoOver, shown]],
    ['again when one of a series is over', [{ cancelledAt: null, seriesId: 's', endsAt: inDays(3) }], [undoOver, 3 * 1_440]],
    ['once for one of a series that is over', [{ cancelledAt: null, seriesId: 's', endsAt: inDays(-3) }], [undoOver]],
    [
      'for the last reason of all',
      [
        { cancelledAt: inDays(-1), seriesId: 's', endsAt: inDays(90) },
        { cancelledAt: null, seriesId: null, endsAt: inDays(99) },
      ],
      [undoOver, 90 * 1_440],
    ],
    ['not at all without events', [], []],
  ])('is queued %s', async (_when, events, expected) => {
    const teamId = randomUUID();
    taken();
    const now = Date.now();
    await inTransaction(database.pool, (client) => queueEventPurge(app, client, teamId, events));
    const { work } = taken();
    expect(work.map(({ kind, ids }) => [kind, ids])).toEqual(expected.map(() => ['event-purge', { teamId }]));
    for (const [at, piece] of work.entries()) expect((piece.at.getTime() - now) / 60_000).toBeCloseTo(expected[at] ?? NaN, -0.5);
  });
});

test('a former member is taken out of events that are to come, with their seat, and a member who is back is not', async () => {
  const { teamId } = await addStaffed();
  const [first, second] = [await addReachable(teamId, 'first'), await addReachable(teamId, 'second')];
  const event = (more: Row = {}) => rows.addEvent(teamId, { capacity: 1, next_in_line: 5, ...more });
  const [toCome, cancelled, over] = [
    await event(),
    await event({ cancelled_at: inHours(-1) }),
    await event({ starts_at: inHours(-3), ends_at: inHours(-1) }),
  ];
  for (const id of [toCome, cancelled, over]) {
    await rows.addAnswer(teamId, id, first, { seat: 'seated' });
    await rows.addAnswer(teamId, id, second, { seat: 'waiting', in_line: 4 });
  }
  const seats = async () => {
    const { rows: found } = await database.pool.query<{ event_id: string; member_id: string; seat: string }>(
      'select event_id, member_id, seat from event_answers where team_id = $1',
      [teamId],
    );
    return [toCome, cancelled, over].map((id) =>
      found
        .filter((row) => row.event_id === id)
        .map((row) => [row.member_id === first ? 'first' : 'second', row.seat])
        .sort(),
    );
  };
  const both = [
    ['first', 'seated'],
    ['second', 'waiting'],
  ];
  const leave = () => leavingJob.work(app, { teamId, memberId: first });
  taken();
  await leave();
  expect([await seats(), taken().work]).toEqual([[both, both, both], []]);
  await database.pool.query('update team_members set removed_at = now() where id = $1', [first]);
  await leave();
  expect(await seats()).toEqual([[['second', 'offered']], [['second', 'waiting']], both]);
  const { mails, work } = taken();
  const { rows: changed } = await database.pool.query<{ id: string }>(
    `select jsonb_array_elements_text(data -> 'eventIds') as id from domain_events where type = 'answer.given' and data ->> 'teamId' = $1`,
    [teamId],
  );
  expect(new Set(changed.map(({ id }) => id))).toEqual(new Set([toCome, cancelled]));
  expect(mails.map(({ to }) => to.split('-')[0])).toEqual(['second']);
  expect(work.map(({ kind }) => kind)).toEqual(['events', 'team-purge']);
});
