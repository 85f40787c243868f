import type { sortings } from '../../contract/search.ts';
import { invalidInput } from '../http/refusal.ts';

export type Sorting = (typeof sortings)[number];

/** The end of a page: the two sort keys and the id of its last result. */
export type Position = { first: number | string; second: number; id: string };

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Encodes a position as an opaque cursor for `next`. */
export const writeCursor = (sorting: Sorting, { first, second, id }: Position): string =>
  Buffer.from(JSON.stringify([sorting, first, second, id])).toString('base64url');

/** Decodes `after`; undefined for an empty one. Refuses `invalidInput` for a cursor of another sorting or a changed one. */
export function readCursor(sorting: Sorting, after: string): Position | undefined {
  if (after === '') return undefined;
  const position = parse(sorting, after);
  if (!position) throw invalidInput({ after: 'This page cannot be found. Please start again from the first one.' });
  return position;
}

function parse(sorting: Sorting, after: string): Position | undefined {
  const parts = partsOf(after);
  if (!Array.isArray(parts) || parts.length !== 4) return undefined;
  const [writtenFor, first, second, id] = parts as unknown[];
  const isFirst = sorting === 'name' ? isStorable(first) : Number.isFinite(first);
  const isPosition = writtenFor === sorting && isFirst && isInteger(second) && typeof id === 'string' && uuidPattern.test(id);
  return isPosition ? { first: first as number | string, second: second as number, id } : undefined;
}

// The ranges of PostgreSQL's integer and text: a changed cursor is refused here instead of causing a database error.
const isInteger = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isStorable = (value: unknown) => typeof value === 'string' && !value.includes('\u0000');

function partsOf(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    // Invalid JSON: the caller refuses the cursor.
    return undefined;
  }
}
