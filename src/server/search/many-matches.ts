import type { Category } from '../../contract/search.ts';
import type { Order } from './orders.ts';
import { isMany, rowsOfPage, entryConditions, type Effort } from './search-effort.ts';

const sortedBy = ({ manyColumns, direction }: Order) =>
  manyColumns
    .split(', ')
    .map((column) => `${column} ${direction}`)
    .join(', ');
const manyShown = (kind: Category, { manyFirst, manySecond }: Order) =>
  `'${kind}' as kind, e.id, ${manyFirst} as first, ${manySecond} as second`;

/** A page of many matches, read from the index in the wanted order. */
export function manySorted(kind: Category, conditions: readonly string[], order: Order, effort: Effort): string {
  const sorted = sortedBy(order);
  const read = `select * from search_entries e where ${entryConditions(kind, [order.manyAfter, isMany(kind, effort)])} order by ${sorted} limit ${effort.read}`;
  return `many_${kind} as materialized (
    select ${manyShown(kind, order)} from (${read}) as e where ${entryConditions(kind, conditions)} order by ${sorted} limit ${rowsOfPage}
  )`;
}

/**
 * Reads place by place, nearest first, and within a place from its index, because all players of a city have the same distance. The `case`
 * hides the place condition from the planner, which would otherwise expect few matches and sort a whole city.
 */
export function manyNearest(kind: Category, conditions: readonly string[], near: readonly string[], order: Order, effort: Effort): string {
  const places = ['true', ...near, ...(order.placesAfter ? [order.placesAfter] : [])].join(' and ');
  const matches = ['true', ...conditions, ...(order.manyAfter ? [order.manyAfter] : [])].join(' and ');
  return `many_${kind} as materialized (
    select ${manyShown(kind, order)} from (
      select p.place, ${order.away} as away from search_places p where ${places} order by away limit ${effort.places}
    ) as p cross join lateral (
      select e.id, e.standing from search_entries e
      where e.kind = '${kind}' and e.place = p.place and case when ${matches} then true else false end order by ${sortedBy(order)} limit ${rowsOfPage}
    ) as e where ${isMany(kind, effort)} order by first, second, e.id limit ${rowsOfPage}
  )`;
}
