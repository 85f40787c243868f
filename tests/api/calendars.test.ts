import { describe, expect, test } from 'vitest';
import { writeCalendar } from '../../src/server/calendars/write-calendar.ts';
import { cancelTeamEvent, deleteTeamEvent, editTeamEvent, restoreTeamEvents } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import { addEvents, formOf, training } from '../builders/event.ts';
import { parseCalendar } from '../builders/parse-calendar.ts';
import { inDays, makeEvent } from '../builders/team-event.ts';
import { type TeamPerson } from '../builders/team.ts';
import { appWithFeeds } from '../builders/calendar-feeds.ts';

describe('my calendar', () => {
  test('has the events of all my teams with my answers, and no others', async () => {
    const { app, rivals, members, event, read, feedOf, answer } = await appWithFeeds();
    const first = await event({ title: 'Training', startsAt: inDays(2) });
    const second = await event({ title: 'Cup', startsAt: inDays(3) });
    await event({ title: 'Old', startsAt: inDays(-200) });
    await makeEvent(app, rivals.teamId, { title: 'Not ours' });
    await answer(first, members.player, 'yes', 'waiting');
    await answer(first, members.coach, 'no');
    await answer(second, members.player, 'no');
    const { name, events } = await read(await feedOf('player'));
    expect(name).toBe('My teams');
    expect(events.map(({ uid, summary, transparency }) => [uid, summary, transparency])).toEqual([
      [`${first}@elevate`, 'Training (Zeilinger Zephyrs)', 'OPAQUE'],
      [`${second}@elevate`, 'Cup (Zeilinger Zephyrs)', 'TRANSPARENT'],
    ]);
    expect(events[0]?.description).toContain('Your answer: yes, on the waiting list\n');
    expect(events[1]?.description).toContain('Your answer: no\n');
    expect((await read(await feedOf('stranger'))).events).toEqual([]);
  });

  test('names the child for whom a guardian answers', async () => {
    const { members, event, read, feedOf, answer } = await appWithFeeds();
    const first = await event({ startsAt: inDays(2) });
    await event({ startsAt: inDays(3) });
    await answer(first, members.ward, 'maybe');
    const { events } = await read(await feedOf('guardian'));
    expect(events.map(({ description }) => description.split('\n')[0])).toEqual(['Answer for Wanda: maybe', 'Answer for Wanda: none yet']);
  });

  test('keeps the local time across clock changes, and in zones without them', async () => {
    const { event, read, feedOf } = await appWithFeeds();
    // 18:30 in London before and after the last Sunday of March, and in Kolkata.
    await event({ title: 'Winter', startsAt: new Date('2027-03-27T18:30:00Z'), timeZone: 'Europe/London' });
    await event({
      title: 'Summer',
      startsAt: new Date('2027-03-28T17:30:00Z'),
      meetAt: new Date('2027-03-28T16:45:00Z'),
      timeZone: 'Europe/London',
    });
    await event({
      title: 'India',
      startsAt: new Date('2027-03-29T13:00:00Z'),
      meetAt: new Date('2027-03-28T17:00:00Z'),
      timeZone: 'Asia/Kolkata',
    });
    const { events } = await read(await feedOf('player'));
    const onTheWall = (at: string, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(at));
    expect(events.map(({ starts, zone }, at) => [zone, onTheWall(starts, at < 2 ? 'Europe/London' : 'Asia/Kolkata')])).toEqual([
      ['UTC', '18:30'],
      ['UTC', '18:30'],
      ['UTC', '18:30'],
    ]);
    expect(events[1]?.description).toContain('Meet at 17:45 (Europe/London)');
    expect(events[2]?.description).toContain('Meet at Sunday 28 March, 22:30 (Asia/Kolkata)');
  });

  test('can be read by a strict parser whatever people type', async () => {
    const { event, read, feedOf } = await appWithFeeds();
    const title = `Nets; bats, balls \\ "pads" 🏏 ${'घंटा🏏'.repeat(30)}`;
    const note = 'First line\r\nSecond: a,b;c\\n\rThird END:VEVENT\nBEGIN:VALARM';
    await event({
      title: `${title}`,
      note,
      place: 'Gate 4; Shivaji Park, Mumbai\nbehind the hut',
      mapLink: 'https://maps.example/?q=19.02,72.83',
    });
    const { events } = await read(await feedOf('player'));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ summary: `${title} (Zeilinger Zephyrs)`, location: 'Gate 4; Shivaji Park, Mumbai\nbehind the hut' });
    expect(events[0]?.description).toContain(
      'First line\nSecond: a,b;c\\n\nThird END:VEVENT\nBEGIN:VALARM\nMap: https://maps.example/?q=19.02,72.83\n',
    );
  });

  test('moves and cancels existing events under the same UID', async () => {
    const { event, read, feedOf, app } = await appWithFeeds();
    const id = await event({ startsAt: inDays(2) });
    const path = await feedOf('player');
    const before = await read(path);
    await app.context.database.pool.query(
      `update team_events set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day', sequence = 1 where id = $1`,
      [id],
    );
    const moved = await read(path);
    expect([moved.events[0]?.uid, moved.events[0]?.sequence]).toEqual([before.events[0]?.uid, 1]);
    expect(Date.parse(moved.events[0]?.starts ?? '') - Date.parse(before.events[0]?.starts ?? '')).toBe(86_400_000);
    await app.context.database.pool.query(
      `update team_events set cancelled_at = now(), cancel_reason = 'Rain', sequence = 2 where id = $1`,
      [id],
    );
    expect((await read(path)).events[0]).toMatchObject({
      status: 'CANCELLED',
      sequence: 2,
      summary: 'Called off: Training (Zeilinger Zephyrs)',
      description: expect.stringContaining('Called off: Rain\n') as string,
    });
    await app.context.database.pool.query('update team_events set deleted_at = now() where id = $1', [id]);
    expect((await read(path)).events).toMatchObject([{ status: 'CANCELLED', sequence: 2 }]);
    await app.context.database.pool.query(`update team_events set deleted_at = now() - interval '61 days' where id = $1`, [id]);
    expect((await read(path)).events).toEqual([]);
  });

  test('still shows a cancelled event as cancelled after it was deleted and restored', async () => {
    const { app, people, teamId, read, feedOf } = await appWithFeeds();
    const { headers } = people.coach;
    const [event] = await addEvents(app, teamId, people.coach, training(7));
    const path = await feedOf('player');
    const which = { team_id: teamId, event_id: event?.id, scope: 'one' };
    await app.ask(cancelTeamEvent, { ...which, version: 1, reason: 'Rain' }, { headers });
    await app.ask(deleteTeamEvent, { ...which, version: 2 }, { headers });
    await app.ask(restoreTeamEvents, { team_id: teamId, event_ids: [event?.id] }, { headers });
    expect((await read(path)).events).toMatchObject([
      { status: 'CANCELLED', sequence: 3, description: expect.stringContaining('Called off: Rain') as string },
    ]);
  });

  test('cancels dates that a changed rule drops; events deleted right after creation disappear', async () => {
    const { app, people, teamId, read, feedOf } = await appWithFeeds();
    const daily = training(7, { rule: 'FREQ=DAILY;COUNT=4' });
    const [first, second, third, fourth] = await addEvents(app, teamId, people.coach, daily);
    const path = await feedOf('player');
    const statusNow = async () =>
      Object.fromEntries((await read(path)).events.map(({ uid, status, sequence }) => [uid.split('@')[0], [status, sequence]]));
    expect(await statusNow()).toEqual(Object.fromEntries([first, second, third, fourth].map((one) => [one?.id, ['CONFIRMED', 0]])));
    const away = { team_id: teamId, event_id: fourth?.id, version: 1, scope: 'one' };
    await app.ask(deleteTeamEvent, away, { headers: people.coach.headers });
    const rule = { ...formOf(first as TeamEvent), scope: 'all', rule: 'FREQ=DAILY;INTERVAL=2;COUNT=2' };
    expect((await app.ask(editTeamEvent, rule, { headers: people.coach.headers })).status).toBe(200);
    expect(await statusNow()).toEqual({
      [first?.id ?? '']: ['CONFIRMED', 0],
      [second?.id ?? '']: ['CANCELLED', 1],
      [third?.id ?? '']: ['CONFIRMED', 0],
    });
    const { events } = await read(path);
    expect(events[1]).toMatchObject({ uid: `${second?.id}@elevate`, transparency: 'TRANSPARENT' });
    // There is no link to a page that no longer exists.
    expect(events[1]?.description).not.toContain('More:');
    const file = await app.send(`/api/calendar/event/${teamId}/${second?.id}.ics`, { headers: people.player.headers });
    expect(file.status).toBe(404);
  });

  test('is private, and answers 304 until something changes', async () => {
    const { event, feedOf, app, answer, members } = await appWithFeeds();
    const id = await event();
    const path = await feedOf('player');
    const first = await app.send(path);
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    const etag = first.headers.get('etag') ?? '';
    const again = (known: string) => app.send(path, { headers: { 'if-none-match': known } });
    const same = await again(`"other", W/${etag}`);
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    await answer(id, members.player, 'yes');
    expect((await again(etag)).status).toBe(200);
    const head = await app.send(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test('one event is downloaded by members of its team only', async () => {
  const { app, people, teamId, rivals, event, members, answer } = await appWithFeeds();
  const id = await event({ title: 'Cup' });
  await answer(id, members.player, 'yes');
  const take = (person: TeamPerson, team = teamId, file = `${id}.ics`) =>
    app.send(`/api/calendar/event/${team}/${file}`, { headers: people[person].headers });
  const taken = await take('player');
  expect(taken.headers.get('content-disposition')).toBe('attachment; filename="event.ics"');
  expect(parseCalendar(await taken.text()).events).toMatchObject([
    { uid: `${id}@elevate`, description: expect.stringContaining('Your answer: yes') as string },
  ]);
  expect([(await take('guardian')).status, (await take('follower')).status]).toEqual([200, 200]);
  const refused = [
    take('stranger'),
    take('rival'),
    take('player', rivals.teamId),
    take('player', teamId, 'nonsense.ics'),
    take('player', teamId, id),
  ];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await app.send(`/api/calendar/event/${teamId}/${id}.ics`)).status).toBe(401);
});

test('the name of a calendar is escaped', async () => {
  const text = writeCalendar([], { name: 'Rest, Play; \\n\r\nBEGIN:VEVENT', origin: 'https://elevate.example' });
  expect(text).toContain('X-WR-CALNAME:Rest\\, Play\\; \\\\n BEGIN:VEVENT');
  expect(text.split(/\r\n/)).not.toContain('BEGIN:VEVENT');
});
