import { performance } from 'node:perf_hooks';

/** So long one page takes to be read again, on a server that has nothing else to do. */
const msOfPage = 20;
const longestMs = 30_000;
/** Of the time at least this part counts as free, however busy the process is. */
const leastFree = 0.05;
const sampleMs = 1_000;

/**
 * Says how long many open pages are to take together to read again what one event is about, in milliseconds: the longer, the busier this
 * process is. So a team of fifteen sees a change at once, and the two hundred pages of a club leave room for those who answer.
 */
export function createSpread(): (pages: number) => number {
  let sampledAt = performance.now();
  let sample = performance.eventLoopUtilization();
  let free = 1;

  return (pages) => {
    if (performance.now() - sampledAt > sampleMs) {
      const now = performance.eventLoopUtilization();
      free = Math.max(leastFree, 1 - performance.eventLoopUtilization(now, sample).utilization);
      sample = now;
      sampledAt = performance.now();
    }
    return Math.round(Math.min(longestMs, (msOfPage * pages) / free));
  };
}
