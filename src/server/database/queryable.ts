import type pg from 'pg';

/** Runs SQL: a pool, or a client inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;
