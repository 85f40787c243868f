import type pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Secrets } from '../settings/secrets.ts';
import { networkOf } from './client-address.ts';
import { Refusal } from './refusal.ts';
import type { RateLimit, Route } from './route.ts';
import { query, sql } from '../database/sql.ts';

export type RateLimits = {
  /** Counts a request by its network and call. */
  countRequest(route: Route, address: string): Promise<void>;
  /** Counts by another key, such as an e-mail address. `name` says what is counted. */
  count(name: string, key: string, limit: RateLimit, times?: number): Promise<void>;
  /** Takes a count back, for an attempt that turned out to be right, such as a correct code. */
  uncount(name: string, key: string, limit: RateLimit, times?: number): Promise<void>;
  /** Deletes expired counts. */
  forgetEnded(): Promise<void>;
};

type Needs = { pool: pg.Pool; log: Logger; secrets: Secrets };

const deleteRateLimit = sql<never, [now: number]>`delete from rate_limits where expire < $1`;

/**
 * Rate limits, shared by all processes through the database. Keys (such as addresses) are stored as keyed hashes, because they are
 * personal and may be long. Refuses `tooManyRequests`.
 */
export function createRateLimits({ pool, log, secrets }: Needs): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf(name: string, limit: RateLimit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: limit.points,
      duration: limit.windowSeconds,
      // Above the limit, requests are refused from memory, so that a flood does not reach the database. Attempts may be taken back, so they
      // are not blocked.
      inMemoryBlockOnConsumed: limit.isOfAttempts ? 0 : limit.points + 1,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  async function uncount(name: string, key: string, limit: RateLimit, times = 1): Promise<void> {
    await limiterOf(name, limit)
      .reward(secrets.hash('count', key), times)
      .catch((error: unknown) => log.error({ err: error, counted: name }, 'rate limit not taken back'));
  }

  async function count(name: string, key: string, limit: RateLimit, times = 1): Promise<void> {
    try {
      await limiterOf(name, limit).consume(secrets.hash('count', key), times);
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) {
        if (limit.isOfAttempts) await uncount(name, key, limit, times);
        throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000)) });
      }
      // The counter is not reachable: the request continues, and fails by itself if the database is down.
      log.error({ err: rejected, counted: name }, 'rate limit not counted');
    }
  }

  return {
    count,
    uncount,
    async countRequest({ call, limit }, address) {
      if (limit) await count(call.name, networkOf(address), limit);
    },
    async forgetEnded() {
      await query(pool, deleteRateLimit, [Date.now()]);
    },
  };
}

/** Whether a count was within its limit, for a caller that does something else beyond it than to refuse. */
export const isWithin = (counting: Promise<void>): Promise<boolean> =>
  counting.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
