import type { sortings } from '../../contract/search.ts';
import { invalidInput } from '../http/refusal.ts';

export type Sorting = (typeof sortings)[number];

/** Where a page of results ended: the sorting's two keys and the last result's id. */
export type Position = { first: number | string; second: number; id: string };

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The position as `next` carries it: text that a caller can hand back and need not understand. */
export const writeCursor = (sorting: Sorting, { first, second, id }: Position): string =>
  Buffer.from(JSON.stringify([sorting, first, second, id])).toString('base64url');

/** Reads `after`; undefined for an empty one. Refuses `invalidInput` for a cursor of another sorting or one that was changed. */
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

// What PostgreSQL's integer and text can hold: a changed cursor is refused here, and is no error of the database.
const isInteger = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isStorable = (value: unknown) => typeof value === 'string' && !value.includes('\u0000');

function partsOf(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    // Not JSON: it was changed on its way, and is refused as such by the caller.
    return undefined;
  }
}
