import * as z from 'zod/mini';
import type { sortings } from '../../contract/search.ts';
import { identifier } from '../../contract/shapes.ts';
import { readCursor as read, writeCursor as write } from '../http/cursors.ts';

export type Sorting = (typeof sortings)[number];

/** The end of a page: the two sort keys and the id of its last result. */
export type Position = { first: number | string; second: number; id: string };

// The ranges of PostgreSQL's text, double precision and integer.
const name = z.string().check(z.refine((text) => !text.includes('\u0000')));
const number = z.number();
const integer = z.int32();

const shapeFor = (sorting: Sorting) => z.tuple([z.literal(sorting), sorting === 'name' ? name : number, integer, identifier]);

/** Encodes a position as an opaque cursor for `next`. */
export const writeCursor = (sorting: Sorting, { first, second, id }: Position): string => write([sorting, first, second, id]);

/** Decodes `after`; undefined for an empty one. Refuses `invalidInput` for a cursor of another sorting or a changed one. */
export function readCursor(sorting: Sorting, after: string): Position | undefined {
  const position = read<[Sorting, string | number, number, string]>(after, shapeFor(sorting));
  if (!position) return undefined;
  const [, first, second, id] = position;
  return { first, second, id };
}
