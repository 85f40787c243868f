import * as z from 'zod/mini';
import { identifier } from '../../contract/shapes.ts';
import { invalidInput } from './refusal.ts';

/** The format of moments in cursors: UTC with milliseconds or microseconds. */
const written = /^(?!0000)(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})(\d{3})?Z$/;

/** A moment that PostgreSQL accepts; JavaScript alone would also accept 30 February. */
export const moment = z.string().check(
  z.refine((text) => {
    const milliseconds = `${written.exec(text)?.[1]}Z`;
    return !Number.isNaN(Date.parse(milliseconds)) && new Date(milliseconds).toISOString() === milliseconds;
  }),
);

/** The end of a page that is sorted by a moment: the moment and id of its last row. */
export const momentAndId = z.tuple([moment, identifier]);

/** Encodes the end of a page as an opaque cursor for `next`, safe in a URL. */
export const writeCursor = (position: readonly unknown[]): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Decodes `after`; undefined for an empty one. Refuses `invalidInput` for a cursor that this list did not write. */
export function readCursor<Position>(after: string | undefined, shape: z.ZodMiniType<Position>): Position | undefined {
  if (after === undefined || after === '') return undefined;
  const position = z.safeParse(shape, partsOf(after));
  if (!position.success) throw invalidInput({ after: 'This page cannot be found. Please start again from the first one.' });
  return position.data;
}

function partsOf(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    // Invalid JSON: the caller refuses the cursor.
    return undefined;
  }
}
