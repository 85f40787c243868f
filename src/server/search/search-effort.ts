import { limits } from '../../contract/limits.ts';
import type { Category } from '../../contract/search.ts';

/**
 * How much work a statement may do. Up to `compared` matches are all fetched and compared. More of them are so frequent that an
 * index in the wanted order soon gives a page of them: of that, `read` rows are read, or the `places` nearest places.
 */
export type Effort = { compared: number; read: number; places: number };

/**
 * The first is enough unless the words and the order have to do with each other: 'Yash' by name stands at the very end, and
 * everybody in Chennai is far from Delhi. The last compares all there is.
 */
export const efforts: readonly Effort[] = [
  { compared: 2_000, read: 8_000, places: 8 },
  { compared: 50_000, read: 60_000, places: 25 },
  { compared: 1_000_000_000, read: 1, places: 1 },
];

/** One more than a page, to know whether there is a next one. */
export const rowsOfPage = limits.searchPageSize + 1;

/** SQL for whether a kind has more matches than are compared. */
export const isMany = (kind: Category, { compared }: Effort) => `(select n from count_${kind}) >= ${compared}`;

/** The conditions on an entry `e` of one kind. */
export const where = (kind: Category, conditions: readonly (string | undefined)[]) =>
  [`e.kind = '${kind}'`, ...conditions.filter((one) => one !== undefined)].join(' and ');
