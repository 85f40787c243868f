import { performance } from 'node:perf_hooks';

/** Time in milliseconds that an idle server needs to serve one page's reload. */
const msOfPage = 20;
const longestMs = 30_000;
/** At least this share of the event loop counts as free, however busy the process is. */
const leastFree = 0.05;
const sampleMs = 1_000;

/**
 * Returns over how many milliseconds the open pages should spread their reloads after an event: longer the busier this process is. A team
 * of 15 sees a change at once, and the 200 pages of a club leave capacity for other requests.
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
