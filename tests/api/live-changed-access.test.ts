import { describe, expect, test, vi } from 'vitest';
import type { DomainEvent } from '../../src/contract/domain-events.ts';
import { removeGuardian } from '../../src/contract/guardians.ts';
import { deletePlayer, restorePlayer } from '../../src/contract/team-members.ts';
import type { Queryable } from '../../src/server/database/queryable.ts';
import { publish } from '../../src/server/live/publish.ts';
import type { Stream } from '../../src/server/live/stream.ts';
import { createTopicAccess } from '../../src/server/live/topic-access.ts';
import type { LiveTopic } from '../../src/server/live/topics.ts';
import { isResynced, isSent, liveTeam, tasksOf, type Page } from '../builders/live-team.ts';

const typesOf = (page: Page) => page.events().map(({ type }) => type);

describe('somebody whose role was raised gets nothing from before that only the new role may see', () => {
  test('when a page of a follower who became a player resumes', async () => {
    const { page, changeTask, settled, giveRole, members, app } = await liveTeam();
    await settled();
    const begun = app.context.live.position();
    await changeTask();
    await giveRole(members.follower, 'player');
    await settled();
    const stream = await page('follower', begun);
    await isSent(stream);
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
  });

  test('when a page of a player who became a manager resumes', async () => {
    const { page, changeTask, settled, giveRole, members, app, pool, teamId } = await liveTeam();
    await settled();
    const begun = app.context.live.position();
    await publish(pool, { type: 'joinRequest.changed', teamId, userIds: [] });
    await giveRole(members.player, 'manager');
    await settled();
    const stream = await page('player', begun);
    await isSent(stream);
    await stream.has(await changeTask());
    expect(typesOf(stream)).not.toContain('joinRequest.changed');
    await isResynced(stream);
  });

  test('on an open page, when both get their positions together', async () => {
    const { app, page, changeTask, settled, giveRole, members, whileNoneIsNumbered } = await liveTeam();
    const [follower, coach] = [await page('follower'), await page('coach')];
    await expect.poll(() => app.context.live.streams.count()).toBe(2);
    let before = { taskIds: [''] };
    await whileNoneIsNumbered(async () => {
      before = await changeTask();
      await giveRole(members.follower, 'player');
    });
    await settled();
    await coach.has(before);
    const later = await changeTask();
    await follower.has(later);
    expect(tasksOf(follower)).toEqual(later.taskIds);
    await isResynced(follower);
  });

  test('and a page of a role that did not change does not reload', async () => {
    const { page, changeTask, settled, giveRole, members, app } = await liveTeam();
    const coach = await page('coach');
    await expect.poll(() => app.context.live.streams.count()).toBe(1);
    await giveRole(members.follower, 'player');
    await settled();
    await coach.has(await changeTask());
    expect(coach.received.map(({ event }) => event)).not.toContain('resync');
  });
});

test('a member who was removed and restored in one batch gets nothing of the time in between', async () => {
  const { app, page, changeTask, settled, does, members, whileNoneIsNumbered } = await liveTeam();
  const [player, coach] = [await page('player'), await page('coach')];
  await expect.poll(() => app.context.live.streams.count()).toBe(2);
  let between = { taskIds: [''] };
  await whileNoneIsNumbered(async () => {
    await does(deletePlayer, members.player);
    between = await changeTask();
    await does(restorePlayer, members.player);
  });
  await settled();
  await coach.has(between);
  const later = await changeTask();
  await player.has(later);
  expect(tasksOf(player)).toEqual(later.taskIds);
  await isResynced(player);
});

describe('a backlog of more events than get their position at once does not reach who joined after it', () => {
  const many = 1_150;
  const backlog = (teamId: string): DomainEvent[] =>
    Array.from({ length: many }, () => ({ type: 'task.changed', teamId, taskIds: [crypto.randomUUID()] }));

  test('on an open page', async () => {
    const { app, page, changeTask, joinAs, settled, whileNoneIsNumbered, pool, teamId } = await liveTeam();
    const stranger = await page('stranger');
    await expect.poll(() => app.context.live.streams.count()).toBe(1);
    await whileNoneIsNumbered(async () => {
      await publish(pool, ...backlog(teamId));
      await joinAs('stranger', 'player');
    });
    await settled();
    const later = await changeTask();
    await stranger.has(later);
    expect(tasksOf(stranger)).toEqual(later.taskIds);
    await isResynced(stranger);
  });

  test('on a page that resumes in the middle of it', async () => {
    const { app, page, changeTask, joinAs, settled, whileNoneIsNumbered, pool, teamId } = await liveTeam();
    await settled();
    const begun = app.context.live.position();
    await whileNoneIsNumbered(async () => {
      await publish(pool, ...backlog(teamId));
      await joinAs('stranger', 'player');
    });
    await settled();
    const stranger = await page('stranger', begun + many - 100);
    await isSent(stranger);
    const later = await changeTask();
    await stranger.has(later);
    expect(tasksOf(stranger)).toEqual(later.taskIds);
    await isResynced(stranger);
  });
});

test("a guardian's open page gets nothing of the team from the child's 18th birthday on", async () => {
  const { app, page, changeTask, settled, members, pool } = await liveTeam();
  const [guardian, coach] = [await page('guardian'), await page('coach')];
  await expect.poll(() => app.context.live.streams.count()).toBe(2);
  const before = await changeTask();
  await guardian.has(before);
  // A day passes for the server; for the database, which cannot be given another time, the child was born earlier.
  await pool.query(`update team_members set born_on = (now() - interval '18 years 2 days')::date where id = $1`, [members.ward]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  try {
    const after = await changeTask();
    await coach.has(after);
    await settled();
    await expect.poll(() => guardian.received.map(({ event }) => event)).toContain('closed');
    expect(tasksOf(guardian)).toEqual(before.taskIds);
  } finally {
    vi.useRealTimers();
  }
});

test('a change of the guardians of a removed child reaches neither the child nor the guardian', async () => {
  const { app, page, settled, members, pool, people, teamId, sent, does } = await liveTeam();
  await pool.query('update team_members set user_id = $2 where id = $1', [members.ward, people.stranger.user.id]);
  await pool.query('update users set is_adult = false where id = $1', [people.stranger.user.id]);
  const [child, guardian] = [await page('stranger'), await page('guardian')];
  await does(deletePlayer, members.ward);
  await child.has({ type: 'member.removed' });
  await guardian.has({ type: 'member.removed' });
  const fields = { team_id: teamId, member_id: members.ward, user_id: people.guardian.user.id };
  expect((await app.ask(removeGuardian, fields, sent('manager'))).status).toBe(200);
  await publish(pool, { type: 'absence.changed', userIds: [people.stranger.user.id, people.guardian.user.id] });
  await settled();
  for (const stream of [child, guardian]) {
    await stream.has({ type: 'absence.changed' });
    expect(typesOf(stream)).not.toContain('guardian.changed');
  }
});

test('access that ended by time is checked again until a check has succeeded, even if the database failed meanwhile', async () => {
  const teamId = crypto.randomUUID();
  const name = `team/${teamId}`;
  const closed: string[] = [];
  let isFailing = true;
  let checks = 0;
  const team: LiveTopic = {
    kind: 'team',
    idOf: (event) => ('teamId' in event ? event.teamId : undefined),
    accessOf: () => {
      checks++;
      return isFailing ? Promise.reject(new Error('The database failed.')) : Promise.resolve(new Map());
    },
    accessOfUser: () => Promise.resolve(new Map()),
    changesAccess: [],
    latestEndByTime: () => new Date(0),
  };
  const stream = { userId: 'guardian', topics: new Map([[name, () => true]]) } as unknown as Stream;
  const access = createTopicAccess({
    pool: {} as Queryable,
    topics: [team],
    followersOf: () => [stream],
    closeTopic: (_stream, topic) => void closed.push(topic),
  });
  const check = () => access.check([{ type: 'answer.given', teamId, eventIds: [] }], 1);
  await expect(check()).rejects.toThrow('The database failed.');
  isFailing = false;
  await check();
  expect(closed).toEqual([name]);
  await check();
  expect(checks).toBe(2);
});
