import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noRefusal, openBrowser, openTab, world } from '../builders/offline-browser.ts';

beforeEach(openBrowser);
afterEach(() => void vi.unstubAllGlobals());

test.each(['unexpected', 'tooManyRequests', 'tooManyAnswers', 'databaseUnavailable', 'diskFull'] as const)(
  'a server that answers %s loses nothing: it is sent once the server takes it',
  async (fails) => {
    vi.useFakeTimers();
    try {
      const tab = openTab();
      await tab.sendKept(noRefusal);
      world.fails = fails;
      expect(await tab.give({ event: 'nets', answer: 'yes' })).toBeUndefined();
      expect(await tab.give({ event: 'game', answer: 'no' })).toBeUndefined();
      expect(openTab().$pending.get()).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(world.taken).toEqual([]);
      world.fails = '';
      await vi.advanceTimersByTimeAsync(120_000);
      expect(world.taken.map(({ event }) => event)).toEqual(['nets', 'game']);
      expect(tab.$pending.get()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a server that is away is asked seldom after a while, and soon again once it has taken something', async () => {
  vi.useFakeTimers();
  try {
    const tab = openTab();
    await tab.sendKept(noRefusal);
    Object.assign(world, { fails: 'unexpected', begun: 0 });
    await tab.give({ event: 'nets', answer: 'yes' });
    await vi.advanceTimersByTimeAsync(60_000);
    const inFirstMinute = world.begun;
    await vi.advanceTimersByTimeAsync(3_600_000);
    world.begun = 0;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([inFirstMinute >= 3, world.begun >= 8, world.begun <= 12]).toEqual([true, true, true]);

    world.fails = '';
    await vi.advanceTimersByTimeAsync(450_000);
    expect(world.taken.map(({ event }) => event)).toEqual(['nets']);
    world.fails = 'unexpected';
    await tab.give({ event: 'game', answer: 'no' });
    world.fails = '';
    await vi.advanceTimersByTimeAsync(7_500);
    expect(world.taken.map(({ event }) => event)).toEqual(['nets', 'game']);
  } finally {
    vi.useRealTimers();
  }
});

test('an answer that an expired session refuses is kept, with those after it, until its owner has signed in again', async () => {
  world.isOnline = false;
  await openTab().give({ event: 'nets', answer: 'yes' });
  Object.assign(world, { isOnline: true, fails: 'sessionExpired', begun: 0 });
  const tab = openTab();
  await expect(tab.give({ event: 'game', answer: 'no' })).rejects.toMatchObject({ code: 'sessionExpired' });
  expect(await tab.sendKept(noRefusal)).toEqual([]);
  expect(tab.$pending.get().map(({ event, isSending }) => [event, isSending])).toEqual([
    ['nets', false],
    ['game', false],
  ]);
  // One refusal suffices: the others would be refused too.
  expect(world.begun).toBe(2);
  world.fails = '';
  expect(await openTab().sendKept(noRefusal)).toEqual(['nets yes', 'game no']);
});
