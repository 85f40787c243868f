import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '../../src/contract/domain-events.ts';
import { publish } from '../../src/server/live/publish.ts';
import { serveLive, settledEvents } from '../builders/live-stream.ts';
import { testApp } from '../builders/open-test-app.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const variables = { SECRET_KEY: 'a'.repeat(43) };

/** An app with two teams; `there` is another process that holds none of the events in memory when its streams open. */
async function open() {
  const opened = await appWithTeam(variables);
  const { app, teamId } = opened;
  const { pool } = app.context.database;
  /** Publishes an event of the team behind so many of another one, and waits until all of them have their position. */
  async function publishBehind(count: number, teamOfMany: string, userIds: readonly string[] = []) {
    const one: DomainEvent = { type: 'invitation.changed', teamId: teamOfMany, userIds: [...userIds] };
    const last: DomainEvent = { type: 'task.changed', teamId, taskIds: [crypto.randomUUID()] };
    await publish(pool, ...Array.from({ length: count }, () => one), last);
    await settledEvents(app);
    return last;
  }
  await settledEvents(app);
  const begun = app.context.live.position();
  const streamOf = async (from: typeof app) => (await serveLive(from))(['me', 'teams'], opened.people.coach.headers, begun);
  const startThere = () => testApp({ database: app.database, variables });
  return { ...opened, publishBehind, streamOf, startThere };
}

describe('events of other teams do not count as missed', () => {
  test('where they are in memory, and where they are read from the table', async () => {
    const { app, publishBehind, rivals, streamOf, startThere } = await open();
    const last = await publishBehind(3_000, rivals.teamId);
    for (const process of [app, await startThere()]) {
      const stream = await streamOf(process);
      await stream.has(last);
      expect(stream.received.map(({ event }) => event)).toEqual([undefined]);
    }
  });
});

describe('a page that missed too many events reloads', () => {
  test.each(['of its team', 'that name its user'])('%s', async (which) => {
    const { app, people, publishBehind, rivals, teamId, streamOf, startThere } = await open();
    if (which === 'of its team') await publishBehind(1_001, teamId);
    else await publishBehind(1_001, rivals.teamId, [people.coach.user.id]);
    for (const process of [app, await startThere()]) {
      const stream = await streamOf(process);
      await expect.poll(() => stream.received.map(({ event }) => event)).toEqual(['resync']);
    }
  });
});

test('events that name a user are sent from the table too, once each', async () => {
  const { publishBehind, people, rivals, teamId, streamOf, startThere } = await open();
  await publishBehind(2, teamId, [people.coach.user.id]);
  const last = await publishBehind(2, rivals.teamId, [people.coach.user.id]);
  const stream = await streamOf(await startThere());
  await stream.has(last);
  expect(stream.events().map(({ type, teamId: team }) => [type, team])).toEqual([
    ['invitation.changed', teamId],
    ['invitation.changed', teamId],
    ['task.changed', teamId],
    ['invitation.changed', rivals.teamId],
    ['invitation.changed', rivals.teamId],
    ['task.changed', teamId],
  ]);
});
