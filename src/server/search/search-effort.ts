import { limits } from '../../contract/limits.ts';
import type { Category } from '../../contract/search.ts';

/**
 * The work that a statement may do. Up to `compared` matches are all fetched and compared. If there are more, they are so frequent that
 * reading an index in the wanted order soon fills a page: up to `read` rows, or the nearest `places` places.
 */
export type Effort = { compared: number; read: number; places: number };

/**
 * The first effort suffices unless words and order are related: 'Yash' sorted by name is at the very end, and everybody in Chennai is far
 * from Delhi. The last effort compares everything.
 */
export const efforts: readonly Effort[] = [
  { compared: 2_000, read: 8_000, places: 8 },
  { compared: 50_000, read: 60_000, places: 25 },
  { compared: 1_000_000_000, read: 1, places: 1 },
];

/** One more than a page, to know whether there is a next page. */
export const rowsOfPage = limits.searchPageSize + 1;

/** SQL for whether a kind has more matches than can be compared. */
export const isMany = (kind: Category, { compared }: Effort) => `(select n from count_${kind}) >= ${compared}`;

/** SQL conditions on an entry `e` of one kind. */
export const entryConditions = (kind: Category, conditions: readonly (string | undefined)[]) =>
  [`e.kind = '${kind}'`, ...conditions.filter((one) => one !== undefined)].join(' and ');
