import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage, noRefusal, openBrowser, openTab, world } from '../builders/offline-browser.ts';

beforeEach(openBrowser);
afterEach(() => void vi.unstubAllGlobals());

test('with a connection an entry is sent at once, and nothing is stored', async () => {
  const tab = openTab();
  expect(await tab.give({ event: 'nets', answer: 'yes' })).toBe('nets yes');
  expect(tab.$pending.get()).toEqual([]);
  expect(await openTab().sendKept(noRefusal)).toEqual([]);
  expect(world.taken).toHaveLength(1);
});

test('without a connection it is stored over a reload, and sent once', async () => {
  world.isOnline = false;
  const tab = openTab();
  expect(await tab.give({ event: 'nets', answer: 'yes' })).toBeUndefined();
  const later = openTab();
  expect(later.$pending.get()).toMatchObject([{ event: 'nets', answer: 'yes', isSending: false }]);
  world.isOnline = true;
  expect(await later.sendKept(noRefusal)).toEqual(['nets yes']);
  expect(await later.sendKept(noRefusal)).toEqual([]);
  expect(await tab.sendKept(noRefusal)).toEqual([]);
  expect(world.taken).toHaveLength(1);
});

test('calls to send what is stored join the run that is under way, and one after it begins another', async () => {
  world.isOnline = false;
  await openTab().give({ event: 'nets', answer: 'yes' });
  Object.assign(world, { isOnline: true, begun: 0 });
  const request = vi.fn((_name: string, ...given: unknown[]) => (given.at(-1) as () => Promise<unknown>)());
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } });
  const tab = openTab();
  expect(await Promise.all([tab.sendKept(noRefusal), tab.sendKept(noRefusal), tab.sendKept(noRefusal)])).toEqual(
    Array.from({ length: 3 }, () => ['nets yes']),
  );
  const runs = () => request.mock.calls.filter(([name]) => name === 'answers').length;
  expect([world.begun, runs()]).toEqual([1, 1]);
  expect([await tab.sendKept(noRefusal), runs()]).toEqual([[], 2]);
});

test('it is marked as being sent while it is, and as waiting only afterwards', async () => {
  world.isOnline = false;
  const tab = openTab();
  const given = tab.give({ event: 'nets', answer: 'yes' });
  expect(tab.$pending.get()).toMatchObject([{ isSending: true }]);
  await given;
  expect(tab.$pending.get()).toMatchObject([{ isSending: false }]);
});

test('another user who signs in neither sees nor sends it', async () => {
  world.isOnline = false;
  await openTab().give({ event: 'nets', answer: 'yes' });
  Object.assign(world, { isOnline: true, user: 'mira' });
  const theirs = openTab();
  expect(theirs.$pending.get()).toEqual([]);
  expect(await theirs.sendKept(noRefusal)).toEqual([]);
  world.user = 'anna';
  expect(await openTab().sendKept(noRefusal)).toEqual(['nets yes']);
});

/** Runs `act` while a request is under way. */
async function duringRequest(begin: () => Promise<unknown>, act: () => void): Promise<void> {
  const before = world.begun;
  let answerNow = () => {};
  world.network = new Promise((resolve) => (answerNow = resolve));
  const done = begin();
  await vi.waitFor(() => expect(world.begun).toBe(before + 1));
  act();
  answerNow();
  await done;
}

test('what waits behind a request is not sent as another user who signs in meanwhile', async () => {
  world.isOnline = false;
  const tab = openTab();
  await tab.give({ event: 'nets', answer: 'yes' });
  await tab.give({ event: 'game', answer: 'no' });
  world.isOnline = true;
  await duringRequest(
    () => tab.sendKept(noRefusal),
    () => (world.user = 'mira'),
  );
  await duringRequest(
    () => Promise.all([tab.give({ event: 'nets', answer: 'maybe' }), tab.give({ event: 'cup', answer: 'maybe' })]),
    () => (world.user = 'anna'),
  );
  expect(world.taken.map(({ event, by }) => `${event} ${by}`)).toEqual(['nets anna', 'nets mira']);
  expect(await tab.sendKept(noRefusal)).toEqual(['game no']);
});

test('an entry does not overtake an earlier one about the same subject, though the connection is back', async () => {
  vi.useFakeTimers();
  try {
    world.isOnline = false;
    const tab = openTab();
    await tab.give({ event: 'nets', member: 'daughter', answer: 'yes' });
    vi.advanceTimersByTime(1);
    await tab.give({ event: 'game', member: 'daughter', answer: 'no' });
    vi.advanceTimersByTime(1);
    world.isOnline = true;
    expect(await tab.give({ event: 'nets', member: 'son', answer: 'yes' })).toBe('nets yes');
  } finally {
    vi.useRealTimers();
  }
  expect(world.taken.map(({ event, member }) => `${event} ${member}`)).toEqual(['nets daughter', 'nets son']);
});

test('while an earlier entry about the same subject cannot be sent, a later one waits, and others are sent', async () => {
  vi.useFakeTimers();
  try {
    world.isOnline = false;
    const tab = openTab();
    await tab.give({ event: 'nets', member: 'daughter', answer: 'yes' });
    vi.advanceTimersByTime(1);
    Object.assign(world, { isOnline: true, failsFor: 'daughter' });
    expect(await tab.give({ event: 'nets', member: 'son', answer: 'no' })).toBeUndefined();
    expect(await tab.give({ event: 'game', member: 'son', answer: 'maybe' })).toBe('game maybe');
    world.failsFor = '';
    expect(await tab.sendKept(noRefusal)).toEqual(['nets yes', 'nets no']);
  } finally {
    vi.useRealTimers();
  }
});

test('a later refusal drops it with its reason, and the others continue', async () => {
  world.isOnline = false;
  const tab = openTab();
  await tab.give({ event: 'nets', answer: 'no' });
  await tab.give({ event: 'game', answer: 'yes' });
  Object.assign(world, { isOnline: true, refuses: 'no' });
  const refused: string[] = [];
  expect(await tab.sendKept(({ code }, { event }) => refused.push(`${event} ${code}`))).toEqual(['game yes']);
  expect(refused).toEqual(['nets eventCancelled']);
  expect(tab.$pending.get()).toEqual([]);
});

test('whatever the network does, the last answer to each event is sent last, and none twice', async () => {
  const step = fc.record({ event: fc.constantFrom('a', 'b'), answer: fc.constantFrom('yes', 'no', 'maybe'), isOnline: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      vi.stubGlobal('localStorage', fakeStorage());
      world.taken = [];
      vi.useFakeTimers();
      try {
        const tab = openTab();
        for (const { isOnline, ...given } of steps) {
          world.isOnline = isOnline;
          vi.advanceTimersByTime(1);
          await tab.give(given);
          if (isOnline) await tab.sendKept(noRefusal);
        }
        world.isOnline = true;
        await tab.sendKept(noRefusal);
      } finally {
        vi.useRealTimers();
      }
      for (const event of ['a', 'b']) {
        const sent = world.taken.filter((kept) => kept.event === event);
        expect(sent.at(-1)?.answer).toBe(steps.findLast((one) => one.event === event)?.answer);
        expect(new Set(sent.map(({ at }) => at)).size).toBe(sent.length);
      }
    }),
    { numRuns: 60 },
  );
});

test("entries of an earlier version of the site are sent in today's shape", async () => {
  const kept = { id: 'game', answer: 'yes', at: '2026-11-22T08:00:00.000Z', by: 'anna' };
  localStorage.setItem('answers', JSON.stringify({ 'anna game': kept }));
  expect(await openTab().sendKept(noRefusal)).toEqual(['game yes']);
});

test('of two tabs that store at the same time, neither erases what the other stored', async () => {
  world.isOnline = false;
  const [one, other] = [openTab(), openTab()];
  await Promise.all([one.give({ event: 'nets', answer: 'yes' }), other.give({ event: 'game', answer: 'no' })]);
  world.isOnline = true;
  expect(await openTab().sendKept(noRefusal)).toEqual(['nets yes', 'game no']);
});

test('a stored text that is not ours is left alone', async () => {
  localStorage.setItem('answers mira nets', '{"half');
  expect(await openTab().sendKept(noRefusal)).toEqual([]);
});
