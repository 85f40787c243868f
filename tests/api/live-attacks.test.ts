import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { liveLimits } from '../../src/contract/live.ts';
import { publish } from '../../src/server/live/publish.ts';
import { serveLive, settledEvents } from '../builders/live-stream.ts';
import { testApp } from '../builders/open-test-app.ts';
import { serveTestApp } from '../builders/serve-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => {
  const opened = await appWithTeam();
  return { ...opened, live: await serveLive(opened.app) };
};

describe('the live stream under attack', () => {
  test('holds no more than its share for one person, however many are opened at once: the oldest are closed', async () => {
    const { app, people, live } = await open();
    const first = await live(['me'], people.player.headers);
    const opened = await Promise.all(Array.from({ length: liveLimits.opensOfUser.points + 40 }, () => live(['me'], people.player.headers)));
    await first.ended();
    await vi.waitFor(() => expect(app.context.live.streams.count()).toBe(liveLimits.streamsOfUser));
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(41);
    expect((await live(['me'], people.coach.headers)).status).toBe(200);
  });

  test('is neither opened nor closed by another site', async () => {
    const { app, people, live } = await open();
    const { headers } = people.player;
    const own = await live(['me'], headers);
    const foreign = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }];
    const attempts = Array.from({ length: liveLimits.opensOfUser.points }, (_, at) => ({ ...headers, ...foreign[at % foreign.length] }));
    const refused = await Promise.all(attempts.map((sent) => live(['me'], sent)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    // They did not count: the user may still open their own.
    expect((await live(['me'], { ...headers, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    await vi.waitFor(() => expect(app.context.live.streams.countOf(people.player.user.id)).toBe(2));
    expect(own.isOpen()).toBe(true);
  });

  test('keeps nothing of those who come and go', async () => {
    const { app, people, live } = await open();
    const crowd = Array.from({ length: 100 }, () => live(['me', 'teams'], people.coach.headers));
    for (const stream of await Promise.all(crowd)) stream.close();
    await vi.waitFor(() => expect(app.context.live.streams.count()).toBe(0));
    expect(app.context.live.streams.countOf(people.coach.user.id)).toBe(0);
  });

  test.each(['-1', '1.5', 'NaN', '1e400', '9'.repeat(40), '1,2', "1'--"])('is refused behind the position %s', async (position) => {
    const { live, people } = await open();
    expect((await live(['me'], { ...people.coach.headers, 'last-event-id': position })).status).toBe(400);
  });

  test('answers a position that nothing has yet by having everything read again', async () => {
    const { live, people, teamId, app } = await open();
    const stream = await live([`team/${teamId}`], people.coach.headers, Number.MAX_SAFE_INTEGER);
    await expect.poll(() => stream.received.map(({ event }) => event)).toEqual(['resync']);
    const eventId = crypto.randomUUID();
    await publish(app.context.database.pool, { type: 'answer.given', teamId, eventIds: [eventId] });
    await stream.has({ eventIds: [eventId] });
  });

  test('does not say whether a team exists to somebody who is not in it', async () => {
    const { live, people, rivals } = await open();
    const none = `team/${crypto.randomUUID()}`;
    const stream = await live([`team/${rivals.teamId}`, none], people.coach.headers);
    await expect.poll(() => stream.received.map(({ data }) => data)).toEqual([`team/${rivals.teamId}`, none]);
    expect(stream.received.map(({ event }) => event)).toEqual(['closed', 'closed']);
  });

  test('is only read', async () => {
    const { origin } = await serveTestApp();
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${origin}/api/live?topics=me`, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET']);
    }
  });
});

test('a reader that takes nothing is hung up on, and told to read everything again when it comes back', async () => {
  const { app, live, people, teamId } = await open();
  const { pool } = app.context.database;
  const { streams, position } = app.context.live;
  const before = position();
  const slow = connect(live.port, '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.pause();
  slow.write(`GET /api/live?topics=team/${teamId} HTTP/1.1\r\nHost: x\r\nCookie: ${people.player.headers.cookie}\r\n\r\n`);
  await vi.waitFor(() => expect(streams.count()).toBe(1));
  const eventIds = Array.from({ length: 500 }, () => crypto.randomUUID());
  while (streams.count() === 1) await publish(pool, { type: 'event.added', teamId, eventIds });
  await settledEvents(app);
  // More than a reader may leave waiting: sent event by event, it would never get to the end.
  const again = await live([`team/${teamId}`], people.player.headers, before);
  await expect.poll(() => again.received[0]?.event).toBe('resync');
  const last = { type: 'answer.given', teamId, eventIds: eventIds.slice(0, 1) } as const;
  await publish(pool, last);
  await again.has(last);
});

test('whose session has ended while they were being let in gets nothing', async () => {
  const app = await testApp();
  const { headers, user } = await signInAs(app, 'late@elevate.example');
  const live = await serveLive(app);
  expect((await live(['me'], headers)).isOpen()).toBe(true);
  // By hand, so that this process still knows who it is.
  await app.context.database.pool.query('delete from sessions where user_id = $1', [user.id]);
  const stream = await live(['me'], headers);
  await stream.ended();
  expect(stream.received.map(({ event }) => event)).toEqual(['ended']);
});
