import { expect, test, vi } from 'vitest';
import { keepRunning } from '../../src/server/live/keep-running.ts';

test('serves all who call soon after a run with one further run', async () => {
  const work = vi.fn(async () => {});
  const { soon, idle } = keepRunning(work, () => {}, 200);
  soon();
  await idle();
  expect(work).toHaveBeenCalledTimes(1);
  for (let caller = 0; caller < 10; caller++) {
    soon();
    await Promise.resolve();
  }
  await idle();
  expect(work).toHaveBeenCalledTimes(2);
});

test('runs again for who calls during a run, and after an error', async () => {
  const failed = vi.fn();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = vi.fn(() => gates[work.mock.calls.length - 1]?.promise ?? Promise.resolve());
  const { soon, idle } = keepRunning(work, failed);
  soon();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  soon();
  soon();
  gates[0]?.reject(new Error('silent'));
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  expect(failed).toHaveBeenCalledTimes(1);
  gates[1]?.resolve();
  await idle();
  expect(work).toHaveBeenCalledTimes(2);
});
