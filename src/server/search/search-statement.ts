import { limits } from '../../contract/limits.ts';
import { categories, type Category } from '../../contract/search.ts';
import type { Point } from './distance-bands.ts';
import { filterConditions, nearCondition, termConditions, type Filters } from './filters.ts';
import { manyNearest, manySorted } from './many-matches.ts';
import { orderOf, rowOf, type Order } from './orders.ts';
import type { Position, Sorting } from './search-cursor.ts';
import { isMany, rowsOfPage, entryConditions, type Effort } from './search-effort.ts';
import { SqlValues } from './sql-values.ts';
import type { Term } from './understand-keyword.ts';

export type Search = {
  terms: readonly Term[];
  /** How many terms a result may lack. */
  missing: number;
  filters: Filters;
  category: Category | undefined;
  sorting: Sorting;
  from: Point | undefined;
  after: Position | undefined;
};

/**
 * One statement that counts all kinds and returns a page of the wanted ones. `isShort` in its result means that the effort may not have
 * sufficed to fill the page.
 */
export function searchStatement(search: Search, effort: Effort): { text: string; values: unknown[] } {
  const values = new SqlValues();
  const near = nearCondition(search.filters, values);
  const elsewhere = [...termConditions(search.terms, search.missing, values), ...filterConditions(search.filters, values)];
  const conditions = [...elsewhere, ...near.ofEntry];
  const order = orderOf(search, values);
  const shown = categories.filter((kind) => search.category === undefined || kind === search.category);
  const after = search.after && `(first, second, id) ${order.direction === 'asc' ? '>' : '<'} ${rowOf(search.after, values)}`;
  const steps = [
    ...categories.map((kind) => poolOf(kind, conditions, order, shown.includes(kind) ? effort.compared : limits.searchCountCap + 1)),
    ...shown.map((kind) =>
      order.isByPlace ? manyNearest(kind, elsewhere, near.ofPlace, order, effort) : manySorted(kind, conditions, order, effort),
    ),
    pageOf(
      shown.map((kind) => `${fewOf(kind, order, effort, after)} union all select * from many_${kind}`),
      order,
    ),
  ];
  const isShort = shown.map((kind) => `${isMany(kind, effort)} and (select count(*) from many_${kind}) < ${rowsOfPage}`).join(' or ');
  const counts = categories.map((kind) => `(select n from count_${kind}) as ${kind}`).join(', ');
  return { text: `with ${steps.join(', ')} select ${counts}, (${isShort}) as "isShort", (${linesOf(order)}) as page`, values: values.list };
}

const orderBy = ({ direction }: Order) => `first ${direction}, second ${direction}, id ${direction}`;

const pageOf = (parts: readonly string[], order: Order): string => `
  page as materialized (select * from (${parts.join(' union all ')}) as shown order by ${orderBy(order)} limit ${rowsOfPage})`;

/** The columns to show, read only for the entries of the page. */
const linesOf = (order: Order): string => `
  select json_agg(line order by ${orderBy(order)}) from (
    select page.*, e.title, e.detail, e.label, e.picture, e.words, e.sports, e.gender, e.level, e.city, e.place
    from page join search_entries e on e.kind = page.kind and e.id = page.id
  ) as line`;

/** The matches of one kind, up to the number that is compared, or up to the number that is counted if only the count is needed. */
const poolOf = (kind: Category, conditions: readonly string[], { score }: Order, most: number): string => `
  pool_${kind} as materialized (
    select e.id, e.place, e.standing, e.sort_title, ${score} as score from search_entries e where ${entryConditions(kind, conditions)} limit ${most}
  ), count_${kind} as materialized (select count(*)::integer as n from pool_${kind})`;

const fewOf = (kind: Category, { first, second, isByPlace }: Order, effort: Effort, after: string | undefined): string => `
  select * from (
    select '${kind}' as kind, e.id, ${first} as first, ${second} as second
    from pool_${kind} e ${isByPlace ? 'join search_places p on p.place = e.place' : ''} where not ${isMany(kind, effort)}
  ) as few ${after ? `where ${after}` : ''}`;
