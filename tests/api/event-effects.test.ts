import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { cancelEvent } from '../../src/server/events/cancel-event.ts';
import { lockEvent } from '../../src/server/events/event-row.ts';
import { markPlayer } from '../../src/server/events/mark-player.ts';
import { findTargets } from '../../src/server/events/series.ts';
import { inDays, inHours, inMinutes, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';

/** What happens to events by staff, called directly: which events and whom it affects. */
const { database, rows, app, taken, addStaffed, addReachable, recipients, addSeries } = await bareApp();

describe('a cancellation of two events', () => {
  test('is mailed to all who may still come to one of them, except who cancels', async () => {
    const { teamId, viewer } = await addStaffed();
    const seriesId = await addSeries(teamId);
    const [first, second] = [
      await rows.addEvent(teamId, { series_id: seriesId, occurrence: '2040-01-01T10:00' }),
      await rows.addEvent(teamId, { series_id: seriesId, occurrence: '2040-01-02T10:00' }),
    ];
    const apart = await rows.addEvent(teamId);
    const say = async (name: string, answers: readonly (string | undefined)[], more: Row = {}) => {
      const id = await addReachable(teamId, name, more);
      for (const [at, event] of [first, second, apart].entries()) {
        if (answers[at]) await rows.addAnswer(teamId, event, id, { answer: answers[at] });
      }
    };
    await say('silent', []);
    await say('never', ['no', 'no']);
    await say('neverthere', ['no', 'no', 'yes']);
    await say('once', ['no', undefined]);
    await say('either', ['no', 'maybe']);
    await say('staff', [], { role: 'manager' });
    await say('refusing', ['no', undefined], { role: 'manager' });
    await say('comingstaff', ['yes', undefined], { role: 'manager' });
    await say('declined', [], { declined_at: inHours(-1) });
    await say('former', ['yes', 'yes'], { removed_at: inHours(-1) });
    await say('follower', ['yes', 'yes'], { role: 'follower' });
    taken();
    const fields = { team_id: teamId, event_id: first, version: 1, reason: 'Rain', scope: 'all' } as const;
    expect((await cancelEvent(app, fields, viewer)).map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(recipients()).toEqual(['comingstaff', 'either', 'once', 'silent']);
    const { rows: found } = await database.pool.query<Row>(
      'select id, cancel_reason, sequence, version from team_events where team_id = $1 and cancelled_at is not null',
      [teamId],
    );
    expect(found.map(({ id: _id, ...row }) => row)).toEqual(Array(2).fill({ cancel_reason: 'Rain', sequence: 1, version: 2 }));
    await expect(cancelEvent(app, { ...fields, version: 2 }, viewer)).rejects.toMatchObject({ code: 'eventCancelled' });
  });

  test('leaves the time and reason of one that was cancelled before', async () => {
    const { teamId, viewer } = await addStaffed();
    const seriesId = await addSeries(teamId);
    const before = await rows.addEvent(teamId, {
      series_id: seriesId,
      occurrence: '2040-01-01T10:00',
      cancelled_at: inHours(-5),
      cancel_reason: 'Snow',
    });
    const event = await rows.addEvent(teamId, { series_id: seriesId, occurrence: '2040-01-02T10:00' });
    await cancelEvent(app, { team_id: teamId, event_id: event, version: 1, reason: 'Rain', scope: 'all' }, viewer);
    const { rows: found } = await database.pool.query<Row>('select cancel_reason, version from team_events where id = $1', [before]);
    expect(found).toEqual([{ cancel_reason: 'Snow', version: 1 }]);
  });
});

test('a change with a scope affects one event, the following, or all that are not over; deleted ones if asked', async () => {
  const teamId = await insertTeam(database.pool);
  const [seriesId, otherSeries] = [await addSeries(teamId), await addSeries(teamId)];
  const add = (at: number, more: Row = {}) =>
    rows.addEvent(teamId, {
      series_id: seriesId,
      occurrence: `2040-01-0${at}T10:00`,
      starts_at: inDays(at),
      ends_at: inDays(at + 0.1),
      ...more,
    });
  const over = await add(1, { starts_at: inHours(-3), ends_at: inHours(-1) });
  const running = await add(2, { starts_at: inHours(-1), ends_at: inHours(1) });
  const [third, fourth] = [await add(3), await add(4)];
  const deleted = await add(5, { deleted_at: inHours(-1) });
  const moved = await add(6, { starts_at: inDays(2.5), ends_at: inDays(2.6) });
  await add(3, { series_id: otherSeries });
  await rows.addEvent(teamId);
  const targets = (id: string, scope: 'one' | 'following' | 'all', isDeleted?: boolean) =>
    inTransaction(database.pool, async (client) =>
      (await findTargets(client, await lockEvent(client, teamId, id), scope, isDeleted)).map((row) => row.id),
    );
  expect(await targets(third, 'one')).toEqual([third]);
  expect(await targets(third, 'following')).toEqual([third, fourth, moved]);
  expect(await targets(moved, 'following')).toEqual([moved]);
  expect(await targets(third, 'following', true)).toEqual([third, fourth, deleted, moved]);
  expect(await targets(third, 'all')).toEqual([running, third, fourth, moved]);
  expect(await targets(over, 'all')).toEqual([over, running, third, fourth, moved]);
});

test('attendance is kept from an hour before the start, changed and deleted, for participants of this team', async () => {
  const { teamId, viewer } = await addStaffed();
  const [player, other] = [await rows.addMember(teamId), await rows.addMember(teamId)];
  const follower = await rows.addMember(teamId, { role: 'follower' });
  const former = await rows.addMember(teamId, { removed_at: inHours(-1) });
  const stranger = await rows.addMember(await insertTeam(database.pool));
  const event = await rows.addEvent(teamId, { starts_at: inMinutes(59), ends_at: inHours(3) });
  const early = await rows.addEvent(teamId, { starts_at: inMinutes(61), ends_at: inHours(3) });
  const mark = (member_id: string, value: 'late' | 'absent' | null, event_id = event) =>
    markPlayer(app, { team_id: teamId, event_id, member_id, mark: value }, viewer);
  const marks = async () => {
    const { rows: found } = await database.pool.query<{ member_id: string; mark: string; marked_by: string }>(
      'select member_id, mark, marked_by from event_attendance where team_id = $1',
      [teamId],
    );
    return Object.fromEntries(found.map(({ member_id, mark: kept, marked_by }) => [member_id, [kept, marked_by]]));
  };
  await expect(mark(player, 'late', early)).rejects.toMatchObject({ code: 'notYet' });
  for (const id of [follower, former, stranger]) await expect(mark(id, 'late')).rejects.toMatchObject({ code: 'noSuchMember' });
  await mark(player, 'late');
  await mark(other, 'late');
  await mark(player, 'absent');
  expect(await marks()).toEqual({ [player]: ['absent', viewer.userId], [other]: ['late', viewer.userId] });
  await mark(player, null);
  expect(await marks()).toEqual({ [other]: ['late', viewer.userId] });
  await rows.insert('event_attendance', { team_id: teamId, event_id: early, member_id: other, mark: 'late' });
  await mark(other, null);
  expect(Object.keys(await marks())).toEqual([other]);
});
