import type pg from 'pg';

/** What runs SQL: a pool, or a client inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;
