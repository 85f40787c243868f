import { scoreOf, scoreOfMany } from './score.ts';
import type { Point } from './distance-bands.ts';
import { cubeOf } from './points-in-space.ts';
import type { Position, Sorting } from './search-cursor.ts';
import type { SqlValues } from './sql-values.ts';
import type { Term } from './understand-keyword.ts';

/**
 * The order of results: by `first`, `second` and the id, all ascending or all descending. Few matches are all compared: `first` and
 * `second` are SQL over a match `e` (with its `score`) and its place `p`. Many matches are read from the index on `manyColumns`, starting
 * at `manyAfter`.
 */
export type Order = {
  score: string;
  first: string;
  second: string;
  direction: 'asc' | 'desc';
  isByPlace: boolean;
  manyFirst: string;
  manySecond: string;
  manyColumns: string;
  manyAfter: string | undefined;
  /** For an order by place: the distance of a place `p`, and the condition for places after the cursor. */
  away?: string;
  placesAfter?: string | undefined;
};

type Needs = { sorting: Sorting; terms: readonly Term[]; missing: number; from: Point | undefined; after: Position | undefined };

/** The order of a sorting. 'nearest' without a place to measure from is treated as 'best'. */
export function orderOf(needs: Needs, values: SqlValues): Order {
  if (needs.sorting === 'name') return byName(needs.after, values);
  if (needs.sorting === 'newest') return byAge(needs.after, values);
  if (needs.sorting === 'nearest' && needs.from) return byPlace(needs.from, needs.after, values);
  return byScore(needs, values);
}

function byScore({ terms, missing, after }: Needs, values: SqlValues): Order {
  const ofMany = scoreOfMany(terms);
  return {
    score: scoreOf(terms, missing, values),
    first: 'e.score',
    second: 'e.standing',
    direction: 'asc',
    isByPlace: false,
    manyFirst: String(ofMany),
    manySecond: 'e.standing',
    manyColumns: 'e.standing, e.id',
    manyAfter:
      after &&
      (Number(after.first) === ofMany
        ? `(e.standing, e.id) > (${values.add(after.second, 'integer')}, ${values.add(after.id, 'uuid')})`
        : String(Number(after.first) < ofMany)),
  };
}

const byName = (after: Position | undefined, values: SqlValues): Order => ({
  score: '0',
  first: 'e.sort_title',
  second: '0',
  direction: 'asc',
  isByPlace: false,
  manyFirst: 'e.sort_title',
  manySecond: '0',
  manyColumns: 'e.sort_title, e.id',
  manyAfter: after && `(e.sort_title, e.id) > (${values.add(after.first, 'text')}, ${values.add(after.id, 'uuid')})`,
});

/** Keys are UUIDv7, so newer ones are greater. */
const byAge = (after: Position | undefined, values: SqlValues): Order => ({
  score: '0',
  first: '0',
  second: '0',
  direction: 'desc',
  isByPlace: false,
  manyFirst: '0',
  manySecond: '0',
  manyColumns: 'e.id',
  manyAfter: after && `e.id < ${values.add(after.id, 'uuid')}`,
});

function byPlace(from: Point, after: Position | undefined, values: SqlValues): Order {
  const away = `(p.point <-> ${values.add(cubeOf(from), 'cube')})`;
  return {
    score: '0',
    first: away,
    second: 'e.standing',
    direction: 'asc',
    isByPlace: true,
    away,
    manyFirst: 'p.away',
    manySecond: 'e.standing',
    manyColumns: 'e.standing, e.id',
    manyAfter: after && `(p.away, e.standing, e.id) > ${rowOf(after, values)}`,
    placesAfter: after && `${away} >= ${values.add(after.first, 'double precision')}`,
  };
}

/** A cursor's values as one SQL row, to compare with `(first, second, id)`. */
export function rowOf({ first, second, id }: Position, values: SqlValues): string {
  const typed = values.add(first, typeof first === 'string' ? 'text' : 'double precision');
  return `(${typed}, ${values.add(second, 'integer')}, ${values.add(id, 'uuid')})`;
}
