import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Span } from '../messages/index.ts';
import { piecesOf } from './phrases.ts';
import type { Reading } from './reading.ts';

/** What belongs to the foods of a list may be said in several of its pieces: 'Tuesday and Saturday, no meat'. */
const ofList: ReadonlySet<Constraint['type']> = new Set<Constraint['type']>([
  'allergen',
  'avoid',
  'like',
  'pattern',
  'foodOn',
  'foodAt',
  'wantAt',
  'foodTimes',
  'patternOn',
  'fastOn',
  'served',
  'have',
  'lack',
  'meal',
]);
const typesOf = (reading: Reading): readonly Constraint['type'][] =>
  'constraints' in reading ? (reading.constraints ?? []).map(({ type }) => type) : [];
/** Fewer words than these are a part of a list. */
const leastWords = 3;
const isOfOtherThings = (reading: Reading, words: number): boolean =>
  reading.reach === undefined &&
  !('aside' in reading) &&
  (typesOf(reading).some((type) => !ofList.has(type)) || (typesOf(reading).length === 0 && 'cannot' in reading && words >= leastWords));

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/**
 * What a clause says of its own that a reading about foods swallowed, because it goes on over the pause before it: 'oats every morning, no
 * cooking on weekdays'. Each such clause is read by itself.
 */
export function swallowedIn(text: string, all: readonly Reading[], read: (text: string) => readonly Reading[]): Reading[] {
  const lists = all.filter((one) => typesOf(one).length > 0 && typesOf(one).every((type) => ofList.has(type)));
  const pieces = piecesOf(text);
  const long = lists.filter((one) => pieces.filter((piece) => overlaps(one, piece)).length > 1);
  return pieces
    .filter((piece) => long.some((one) => overlaps(one, piece)) && !all.some((one) => !lists.includes(one) && overlaps(one, piece)))
    .flatMap(({ from, to, plain }) =>
      read(text.slice(from, to))
        .filter((one) => isOfOtherThings(one, plain.trim().split(' ').length))
        .map((one): Reading => ({ ...one, from: one.from + from, to: one.to + from })),
    );
}
