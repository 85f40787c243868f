import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { createSpread } from '../../src/server/live/spread.ts';

const beBusy = (utilization: number) =>
  void vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization } satisfies EventLoopUtilization);

/** A spread of a process that is busy for this part of the time. */
function spreadOf(utilization: number): (pages: number) => number {
  beBusy(utilization);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const spread = createSpread();
  clock.mockReturnValue(2_000);
  return spread;
}

test('a small team reads again at once, a big one over some seconds, and longer the busier the server is', () => {
  const idle = spreadOf(0);
  expect([idle(1), idle(15), idle(200)]).toEqual([20, 300, 4_000]);
  const busy = spreadOf(0.75);
  expect([busy(15), busy(200)]).toEqual([1_200, 16_000]);
  expect(spreadOf(1)(5_000)).toBe(30_000);
});

test('how busy the server is counts over whole seconds, not over the moment between two events', () => {
  const spread = spreadOf(0);
  expect(spread(15)).toBe(300);
  beBusy(0.75);
  expect(spread(15)).toBe(300);
  vi.spyOn(performance, 'now').mockReturnValue(3_500);
  expect(spread(15)).toBe(1_200);
});
