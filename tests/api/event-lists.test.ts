import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { checkAvailability } from '../../src/server/events/check-availability.ts';
import { eventReader, readEventsById } from '../../src/server/events/read-events.ts';
import { readGrid } from '../../src/server/events/read-grid.ts';
import { inDays, inHours, insertTeam, type Row } from '../builders/bare-team.ts';
import { bareApp, viewerOf } from '../builders/bare-app.ts';

/** The statements that list events, called directly. */
const { database, rows, write, app, addPlayer } = await bareApp();

const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title);

/** Writes as many events at one moment as two pages have; resolves to their ids in order. */
async function fillPages(teamId: string, at = inHours(5)): Promise<string[]> {
  const { rows: found } = await database.pool.query<{ id: string }>(
    `insert into team_events (team_id, id, kind, title, starts_at, ends_at, time_zone)
     select $1, gen_random_uuid(), 'training', 'Training', $2, $2::timestamptz + interval '1 hour', 'Asia/Kolkata'
     from generate_series(1, $3) returning id`,
    [teamId, at, limits.eventsOfAPage + 1],
  );
  return found.map(({ id }) => id).sort();
}

describe('a list of events', () => {
  const read = (userId: string, teams: readonly string[], span = {}) =>
    eventReader(database.pool)(userId, new Map(teams.map((id) => [id, { mayEdit: false }])), span);

  test('without days has what is not over, from teams that were asked for, in order', async () => {
    const { teamId, userId } = await addPlayer();
    const other = await insertTeam(database.pool);
    const add = (title: string, starts: Date, ends: Date, more: Row = {}) =>
      rows.addEvent(teamId, { title, starts_at: starts, ends_at: ends, ...more });
    await add('Later', inHours(5), inHours(6));
    await add('Running', inHours(-1), inHours(1));
    await add('Over', inHours(-2), inHours(-1 / 60));
    await add('Camp', inDays(-30), inHours(1));
    await add('Deleted', inHours(1), inHours(2), { deleted_at: inHours(-1) });
    await add('Cancelled', inHours(3), inHours(4), { cancelled_at: inHours(-1) });
    await rows.addEvent(other, { title: 'Elsewhere' });
    expect(titles((await read(userId, [teamId])).events)).toEqual(['Camp', 'Running', 'Cancelled', 'Later']);
    expect(titles((await read(userId, [teamId, other])).events)).toContain('Elsewhere');
    expect((await read(userId, [])).events).toEqual([]);
  });

  // Clocks are turned forward in New York on 11 March 2040 and back in Auckland on 1 April 2040.
  test.each([
    ['Asia/Kolkata', '2040-03-11T00:00+05:30', '2040-03-11T01:00+05:30', '2040-03-11', '2040-03-11'],
    ['Asia/Kolkata', '2040-03-10T23:00+05:30', '2040-03-10T23:59+05:30', '2040-03-10', '2040-03-10'],
    ['America/New_York', '2040-03-10T23:30-05:00', '2040-03-11T03:30-04:00', '2040-03-10', '2040-03-11'],
    ['America/New_York', '2040-03-11T23:30-04:00', '2040-03-11T23:45-04:00', '2040-03-11', '2040-03-11'],
    ['Pacific/Auckland', '2040-04-01T00:15+13:00', '2040-04-01T00:45+13:00', '2040-04-01', '2040-04-01'],
    ['Pacific/Auckland', '2040-04-01T23:15+12:00', '2040-04-01T23:45+12:00', '2040-04-01', '2040-04-01'],
    ['Asia/Kolkata', '2040-03-01T10:00+05:30', '2040-04-01T10:00+05:30', '2040-03-01', '2040-04-01'],
  ])('has an event in %s from %s to %s on its local days', async (zone, starts, ends, firstDay, lastDay) => {
    const { teamId, userId } = await addPlayer();
    await rows.addEvent(teamId, { starts_at: starts, ends_at: ends, time_zone: zone });
    const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const count = async (span: object) => (await read(userId, [teamId], span)).events.length;
    expect(await count({ from: lastDay, to: next(lastDay) })).toBe(1);
    expect(await count({ from: firstDay, to: next(firstDay) })).toBe(1);
    expect(await count({ from: lastDay })).toBe(1);
    expect(await count({ from: next(lastDay) })).toBe(0);
    expect(await count({ from: '2040-01-01', to: firstDay })).toBe(0);
    expect(await count({ from: '2040-01-01', to: next(firstDay) })).toBe(1);
    expect(await count({ to: firstDay })).toBe(0);
  });

  test('continues where its page ended, also among events that start at the same moment', async () => {
    const { teamId, userId } = await addPlayer();
    const ids = await fillPages(teamId);
    const first = await read(userId, [teamId]);
    expect(first.events.map(({ id }) => id)).toEqual(ids.slice(0, limits.eventsOfAPage));
    const second = await read(userId, [teamId], { after: first.next ?? '' });
    expect([second.events.map(({ id }) => id), second.next]).toEqual([ids.slice(limits.eventsOfAPage), null]);
    await database.pool.query('delete from team_events where team_id = $1 and id = $2', [teamId, ids.at(-1)]);
    expect((await read(userId, [teamId])).next).toBe(null);
  });

  test('counts answers: seats that wait or are offered apart, a lapsed one as none, and former members not at all', async () => {
    const { teamId, userId } = await addPlayer();
    const [event, other] = [await rows.addEvent(teamId), await rows.addEvent(teamId)];
    const say = async (answer: string, more: Row = {}, member: Row = {}) =>
      rows.addAnswer(teamId, event, await rows.addMember(teamId, member), { answer, ...more });
    await say('yes');
    await say('yes', { seat: 'seated' });
    await say('yes', { seat: 'waiting', in_line: 1 });
    await say('yes', { seat: 'offered', in_line: 2 });
    await say('yes', { seat: 'lapsed' });
    await say('yes', { seat: 'lapsed' }, { role: 'coach' });
    await say('yes', {}, { role: 'coach' });
    await say('maybe');
    for (const role of ['player', 'coach', 'manager']) await say('no', {}, { role });
    await say('yes', {}, { removed_at: inHours(-1) });
    await rows.addMember(teamId, { role: 'coach' });
    await rows.addMember(teamId, { role: 'coach', squad: 'substitute' });
    await rows.addMember(teamId, { declined_at: inHours(-1) });
    const expected = { yes: 3, maybe: 1, no: 3, waiting: 2, none: 3 };
    // Counted together by a list, and one by one by an event's page.
    const listed = (await read(userId, [teamId])).events.find(({ id }) => id === event);
    const [alone] = await readEventsById(database.pool, userId, teamId, true, [event]);
    expect([listed?.counts, alone?.counts]).toEqual([expected, expected]);
    expect((await readEventsById(database.pool, userId, teamId, true, [other]))[0]?.counts).toEqual({
      yes: 0,
      maybe: 0,
      no: 0,
      waiting: 0,
      none: 9,
    });
  });

  test('has my own answer first and then those of my wards, with the place in line', async () => {
    const { teamId, userId, memberId } = await addPlayer();
    const event = await rows.addEvent(teamId, { capacity: 1 });
    const addWard = async (name: string, more: Row = {}) => {
      const id = await rows.addMember(teamId, { first_name: name, last_name: 'W', is_minor: true, ...more });
      await write.addGuardian(teamId, id, userId);
      return id;
    };
    const [cara, abel] = [await addWard('Cara'), await addWard('Abel', { declined_at: inHours(-1) })];
    await addWard('Former', { removed_at: inHours(-1) });
    await addWard('Grown', { is_minor: false });
    await addWard('Follower', { role: 'follower' });
    const stranger = await rows.addMember(teamId);
    await rows.addAnswer(teamId, event, stranger, { seat: 'waiting', in_line: 3 });
    await rows.addAnswer(teamId, event, cara, { seat: 'waiting', in_line: 4, note: 'Late' });
    await rows.addAnswer(teamId, event, abel, { seat: 'offered', in_line: 2, via: 'absence' });
    const own = (id: string, more: Row) => ({
      ...{
        member_id: id,
        is_me: false,
        is_asked: true,
        answer: 'yes',
        note: '',
        is_by_absence: false,
        place_in_line: null,
        offered_until: null,
      },
      ...more,
    });
    const expected = [
      own(memberId, { name: 'Zed', is_me: true, answer: null, seat: null }),
      own(abel, { name: 'Abel W', is_asked: false, seat: 'offered', is_by_absence: true }),
      own(cara, { name: 'Cara W', seat: 'waiting', note: 'Late', place_in_line: 2 }),
    ];
    expect((await read(userId, [teamId])).events[0]?.mine).toEqual(expected);
    expect((await readEventsById(database.pool, userId, teamId, true, [event]))[0]?.mine).toEqual(expected);
  });
});

describe('the season grid', () => {
  test('has events of the last four weeks and all to come, with what is over and cancelled', async () => {
    const { teamId, userId } = await addPlayer();
    const add = (title: string, starts: Date, more: Row = {}) =>
      rows.addEvent(teamId, { title, starts_at: starts, ends_at: new Date(starts.getTime() + 3_600_000), ...more });
    await add('Old', inDays(-28.01));
    await add('Recent', inDays(-27.99));
    await add('Running', inHours(-0.5));
    await add('Cancelled', inDays(400), { cancelled_at: inHours(-1) });
    await add('Deleted', inDays(1), { deleted_at: inHours(-1) });
    const { events } = await readGrid(app, teamId, '', viewerOf(userId));
    expect(events.map((event) => [event.title, event.is_over, event.is_cancelled])).toEqual([
      ['Recent', true, false],
      ['Running', false, false],
      ['Cancelled', false, true],
    ]);
  });

  test('has who is asked, by number and then by name, and counts only them', async () => {
    const { teamId, userId } = await addPlayer();
    const event = await rows.addEvent(teamId, { capacity: 2 });
    const add = async (name: string, more: Row = {}, answer?: Row) => {
      const id = await rows.addMember(teamId, { first_name: name, ...more });
      if (answer) await rows.addAnswer(teamId, event, id, answer);
      return id;
    };
    await add('Bo', {}, { seat: 'offered', in_line: 1 });
    await add('Al', {}, { seat: 'waiting', in_line: 2 });
    const ten = await add('Ten', { jersey_number: 10 }, { seat: 'lapsed' });
    await add('Nine', { jersey_number: 9 }, { seat: 'seated' });
    await add('Coach', { role: 'coach' }, {});
    await add('Declined', { declined_at: inHours(-1) }, { answer: 'no' });
    await rows.insert('event_attendance', { team_id: teamId, event_id: event, member_id: ten, mark: 'late' });
    const { players, events, may_keep: mayKeep } = await readGrid(app, teamId, '', viewerOf(userId));
    expect(players.map(({ name, may_answer, cells }) => [name, may_answer, cells[0]?.seat, cells[0]?.attendance])).toEqual([
      ['Nine', false, 'seated', null],
      ['Ten', false, 'lapsed', 'late'],
      ['Al', false, 'waiting', null],
      ['Bo', false, 'offered', null],
      ['Zed', true, undefined, undefined],
    ]);
    expect([events[0]?.counts, mayKeep]).toEqual([{ yes: 1, maybe: 0, no: 0, waiting: 2, none: 2 }, false]);
  });

  test('continues where its page ended, also among events that start at the same moment', async () => {
    const { teamId, userId } = await addPlayer();
    const ids = await fillPages(teamId);
    const first = await readGrid(app, teamId, '', viewerOf(userId));
    expect(first.events.map(({ id }) => id)).toEqual(ids.slice(0, limits.eventsOfAPage));
    const second = await readGrid(app, teamId, first.next ?? '', viewerOf(userId));
    expect([second.events.map(({ id }) => id), second.next]).toEqual([ids.slice(limits.eventsOfAPage), null]);
  });
});

test('answers of an event are those who are asked, answered or were marked, in line and then by name, with the latest reminder', async () => {
  const { teamId, userId, memberId } = await addPlayer();
  const event = await rows.addEvent(teamId, { capacity: 1 });
  const other = await rows.addEvent(teamId);
  const add = async (name: string, more: Row = {}, answer?: Row) => {
    const id = await rows.addMember(teamId, { first_name: name, ...more });
    if (answer) await rows.addAnswer(teamId, event, id, answer);
    return id;
  };
  await add('Second', {}, { seat: 'waiting', in_line: 7 });
  await add('First', {}, { seat: 'waiting', in_line: 5 });
  await add('Offered', {}, { seat: 'offered', in_line: 3 });
  await add('Coach', { role: 'coach' });
  await add('Coming coach', { role: 'coach' }, {});
  const marked = await add('Marked coach', { role: 'coach' });
  await add('Follower', { role: 'follower' }, {});
  await add('Former', { removed_at: inHours(-1) }, {});
  await rows.insert('event_attendance', { team_id: teamId, event_id: event, member_id: marked, mark: 'absent' });
  await rows.insert('event_attendance', { team_id: teamId, event_id: other, member_id: memberId, mark: 'absent' });
  const times = [inHours(-5), inHours(-3), inHours(-4)];
  for (const [at, sent] of times.entries()) {
    await rows.insert('event_reminders', { team_id: teamId, event_id: event, member_id: memberId, reminder: `${at}`, sent_at: sent });
  }
  await rows.insert('event_reminders', { team_id: teamId, event_id: other, member_id: memberId, reminder: '9', sent_at: inHours(-1) });
  const { players } = await checkAvailability(app, event, teamId, viewerOf(userId));
  expect(players.map(({ name, place_in_line, attendance, reminded_at }) => [name, place_in_line, attendance, reminded_at])).toEqual([
    ['Coming coach', null, null, null],
    ['Marked coach', null, 'absent', null],
    ['Zed', null, null, times[1]?.toISOString()],
    ['Offered', null, null, null],
    ['First', 1, null, null],
    ['Second', 2, null, null],
  ]);
});
