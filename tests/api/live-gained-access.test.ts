import { describe, expect, test } from 'vitest';
import { deletePlayer, restorePlayer } from '../../src/contract/team-members.ts';
import { isResynced, isSent, liveTeam, tasksOf, type Page } from '../builders/live-team.ts';

describe('a stream that resumes from before its user had access gets nothing that was published before', () => {
  test.each(['player', 'guardian'] as const)('to a stranger who joined as a %s', async (as) => {
    const { page, changeTask, settled, joinAs } = await liveTeam();
    await changeTask();
    await joinAs('stranger', as);
    await settled();
    const stream = await page('stranger', 0);
    await isSent(stream);
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
  });

  test.each(['player', 'guardian'] as const)('to a %s after the player and the ward were removed and restored', async (person) => {
    const { page, changeTask, settled, does, members } = await liveTeam();
    const before = await page(person);
    const known = await changeTask();
    await before.has(known);
    before.close();
    for (const member of [members.player, members.ward]) await does(deletePlayer, member);
    await changeTask();
    for (const member of [members.player, members.ward]) await does(restorePlayer, member);
    await settled();
    const stream = await page(person, Number(before.position()));
    await isSent(stream);
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
  });

  test('and somebody whose access did not change gets everything', async () => {
    const { page, changeTask, settled, joinAs } = await liveTeam();
    const before = await changeTask();
    await joinAs('stranger', 'player');
    const after = await changeTask();
    await settled();
    const stream = await page('coach', 0);
    await stream.has(after);
    expect(tasksOf(stream)).toEqual([...before.taskIds, ...after.taskIds]);
  });
});

describe('what was published before somebody joined and gets its position together with the joining', () => {
  test('is not sent to their open pages, which reload instead', async () => {
    const { app, page, changeTask, joinAs, settled, whileNoneIsNumbered } = await liveTeam();
    const [stranger, coach] = [await page('stranger'), await page('coach')];
    await expect.poll(() => app.context.live.streams.count()).toBe(2);
    let before = { taskIds: [''] };
    await whileNoneIsNumbered(async () => {
      before = await changeTask();
      await joinAs('stranger', 'player');
    });
    await settled();
    await coach.has(before);
    const later = await changeTask();
    await stranger.has(later);
    expect(tasksOf(stranger)).toEqual(later.taskIds);
    await isResynced(stranger);
  });

  test.each([
    ['all teams', () => ['me', 'teams']],
    ['the team by its name', (teamId: string) => [`team/${teamId}`]],
  ] as const)('is not sent to a stream of %s that was opened in between', async (_name, topicsOf) => {
    const { page, changeTask, joinAs, settled, teamId, app, whileNoneIsNumbered } = await liveTeam();
    let stream: Page | undefined;
    await whileNoneIsNumbered(async () => {
      await changeTask();
      await joinAs('stranger', 'guardian');
      stream = await page('stranger', undefined, topicsOf(teamId));
      await expect.poll(() => app.context.live.streams.count()).toBe(1);
    });
    if (!stream) throw new Error('the stream was opened');
    await settled();
    const later = await changeTask();
    await stream.has(later);
    expect(tasksOf(stream)).toEqual(later.taskIds);
    await isResynced(stream);
    expect(stream.received.filter(({ event }) => event === 'closed')).toEqual([]);
  });
});
