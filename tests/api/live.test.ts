import { describe, expect, test } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { logout } from '../../src/contract/identity.ts';
import { endMyOtherSessions } from '../../src/contract/account.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { publish } from '../../src/server/live/publish.ts';
import { addOneEvent } from '../builders/event.ts';
import { serveLive } from '../builders/live-stream.ts';
import { testApp } from '../builders/open-test-app.ts';
import { signInAs } from '../builders/sign-in.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const open = async () => {
  const opened = await appWithTeam({ SECRET_KEY: 'a'.repeat(43) });
  return { ...opened, live: await serveLive(opened.app) };
};

describe('the live stream', () => {
  test('shows an answer on all open pages of those who may see it, and of nobody else', async () => {
    const { app, people, teamId, members, live } = await open();
    const event = await addOneEvent(app, teamId, people.coach);
    const [coach, follower, rival] = await Promise.all(
      (['coach', 'follower', 'rival'] as const).map((person) => live([`team/${teamId}`], people[person].headers)),
    );
    const fields = { event_id: event.id, team_id: teamId, member_id: members.player, answer: 'yes' } as const;
    await app.ask(answerEvent, fields, { headers: people.player.headers });
    const given = { type: 'answer.given', teamId, eventIds: [event.id] };
    await coach?.has(given);
    await follower?.has(given);
    await expect.poll(() => rival?.received).toEqual([{ id: undefined, event: 'closed', data: `team/${teamId}` }]);
  });

  test('is refused without a session, and for an unknown topic', async () => {
    const { live, people, teamId } = await open();
    expect((await live(['me'], {})).status).toBe(401);
    for (const topics of [[], ['us'], ['team/1'], [`team/${teamId}/more`], Array.from({ length: 61 }, () => 'me')]) {
      expect((await live(topics, people.coach.headers)).status, topics.join()).toBe(400);
    }
    expect((await live(['me'], people.coach.headers, 'yesterday')).status).toBe(400);
  });

  test('reports a topic as closed whose kind no module declares', async () => {
    const { live, people, teamId } = await open();
    const stream = await live([`nothing/${teamId}`], people.coach.headers);
    await expect.poll(() => stream.received).toEqual([{ id: undefined, event: 'closed', data: `nothing/${teamId}` }]);
  });

  test('resumes after the last received event, without a gap or a duplicate', async () => {
    const { app, people, teamId, live } = await open();
    const { pool } = app.context.database;
    const publishNow = (eventId: string) => publish(pool, { type: 'answer.given', teamId, eventIds: [eventId] });
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const before = await live([`team/${teamId}`], people.coach.headers);
    await publishNow(first);
    await before.has({ eventIds: [first] });
    before.close();
    await publishNow(second);
    await publishNow(third);
    const after = await live([`team/${teamId}`], people.coach.headers, before.position());
    await after.has({ eventIds: [third] });
    expect(after.events().map(({ eventIds }) => eventIds)).toEqual([[second], [third]]);
    // A browser that reconnects by itself asks with the address of the first time.
    const headers = { ...people.coach.headers, 'last-event-id': after.position() };
    const again = await live([`team/${teamId}`], headers, before.position());
    await publishNow(first);
    await again.has({ eventIds: [first] });
    expect(again.events().map(({ eventIds }) => eventIds)).toEqual([[first]]);
  });

  test('keeps the order of commits, and loses no event that began early and was committed late', async () => {
    const { app, people, teamId, live } = await open();
    const { pool } = app.context.database;
    const [late, early] = [crypto.randomUUID(), crypto.randomUUID()];
    const stream = await live([`team/${teamId}`], people.coach.headers);
    await inTransaction(pool, async (client) => {
      await publish(client, { type: 'answer.given', teamId, eventIds: [late] });
      await publish(pool, { type: 'answer.given', teamId, eventIds: [early] });
      await stream.has({ eventIds: [early] });
      expect(stream.events()).toHaveLength(1);
    });
    await stream.has({ eventIds: [late] });
    expect(stream.events().map(({ eventIds }) => eventIds)).toEqual([[early], [late]]);
  });

  test('tells a page to reload everything if the missed events are no longer kept', async () => {
    const { app, people, teamId, live } = await open();
    const { pool } = app.context.database;
    const first = await live([`team/${teamId}`], people.coach.headers);
    for (const eventId of [crypto.randomUUID(), crypto.randomUUID()])
      await publish(pool, { type: 'answer.given', teamId, eventIds: [eventId] });
    await expect.poll(() => first.events()).toHaveLength(2);
    const other = await testApp({ database: app.database, variables: { SECRET_KEY: 'a'.repeat(43) } });
    await pool.query('delete from domain_events where position < $1', [Number(first.position())]);
    const stream = await (await serveLive(other))([`team/${teamId}`], people.coach.headers, 0);
    await expect.poll(() => stream.received.map(({ event }) => event)).toContain('resync');
  });

  test('is closed at once after a logout, here or in another browser', async () => {
    const { app, people, live } = await open();
    const here = await live(['me'], people.player.headers);
    const elsewhere = await signInAs(app, people.player.email);
    const there = await live(['me'], elsewhere.headers);
    await app.ask(endMyOtherSessions, {}, { headers: people.player.headers });
    await there.ended();
    expect(here.isOpen()).toBe(true);
    await app.ask(logout, {}, { headers: people.player.headers });
    await here.ended();
  });
});
