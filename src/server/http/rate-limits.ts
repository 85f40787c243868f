import type pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/** Counts requests a network and call, shared by all processes on the database. Refuses `tooManyRequests`. */
export function createRateLimits(pool: pg.Pool, log: Logger) {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf(route: Route, limit: NonNullable<Route['limit']>): RateLimiterPostgres {
    const known = limiters.get(route.call.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: route.call.name,
      points: limit.points,
      duration: limit.windowSeconds,
      // A flood is answered from memory once it is over the limit, so it does not reach the database.
      inMemoryBlockOnConsumed: limit.points + 1,
      clearExpiredByTimeout: false,
    });
    limiters.set(route.call.name, limiter);
    return limiter;
  }

  return async function countRequest(route: Route, address: string): Promise<void> {
    if (!route.limit) return;
    try {
      await limiterOf(route, route.limit).consume(networkOf(address));
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) {
        throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000)) });
      }
      // The counter is out of reach: the call itself will say whether the database is.
      log.error({ err: rejected, call: route.call.name }, 'rate limit not counted');
    }
  };
}
