import { limits } from '../../contract/limits.ts';
import { categories, type Category } from '../../contract/search.ts';
import type { Point } from './distance-bands.ts';
import { filterConditions, termConditions, type Filters } from './filters.ts';
import { orderOf, rowOf, type Order } from './orders.ts';
import type { Position, Sorting } from './search-cursor.ts';
import { SqlValues } from './sql-values.ts';
import type { Term } from './understand-keyword.ts';

export type Search = {
  terms: readonly Term[];
  /** How many of the terms a result may lack. */
  missing: number;
  filters: Filters;
  category: Category | undefined;
  sorting: Sorting;
  from: Point | undefined;
  after: Position | undefined;
};

// Up to so many matches are all fetched and compared. More of them are so frequent among the entries (one in five hundred of a
// million) that an index in the wanted order soon gives a page of them. So neither many nor few matches take long.
const mostCompared = 2_000;
/** One more than a page, to know whether there is a next one. */
const rowsOfPage = limits.searchPageSize + 1;

/** One statement that counts every kind and gives a page of the wanted ones. */
export function searchStatement(search: Search): { text: string; values: unknown[] } {
  const values = new SqlValues();
  const conditions = [...termConditions(search.terms, search.missing, values), ...filterConditions(search.filters, values)];
  const order = orderOf(search, values);
  const shown = categories.filter((kind) => search.category === undefined || kind === search.category);
  const after = search.after && `(first, second, id) ${order.direction === 'asc' ? '>' : '<'} ${rowOf(search.after, values)}`;
  const pools = categories.map((kind) => poolOf(kind, conditions, order, shown.includes(kind)));
  const pages = shown.map((kind) => `${fewOf(kind, order, after)} union all ${manyOf(kind, conditions, order)}`);
  const text = `
    with ${pools.join(', ')}, page as materialized (
      select * from (${pages.join(' union all ')}) as shown order by ${orderBy(order)} limit ${rowsOfPage}
    )
    select ${categories.map((kind) => `(select n from count_${kind}) as ${kind}`).join(', ')}, (
      select json_agg(line order by ${orderBy(order)}) from (
        select page.*, e.title, e.detail, e.label, e.picture, e.words, e.sports, e.gender, e.level, e.city, e.place
        from page join search_entries e on e.kind = page.kind and e.id = page.id
      ) as line
    ) as page`;
  return { text, values: values.list };
}

const orderBy = ({ direction }: Order) => `first ${direction}, second ${direction}, id ${direction}`;
const isMany = (kind: Category) => `(select n from count_${kind}) >= ${mostCompared}`;
const where = (kind: Category, conditions: readonly (string | undefined)[]) =>
  [`e.kind = '${kind}'`, ...conditions.filter((one) => one !== undefined)].join(' and ');

/** The matches of one kind, up to the number that is compared; where only their count is shown, up to what is counted. */
function poolOf(kind: Category, conditions: readonly string[], { score }: Order, isShown: boolean): string {
  const columns = isShown ? `e.id, e.place, e.standing, e.sort_title, ${score} as score` : 'e.id';
  return `
    pool_${kind} as materialized (
      select ${columns} from search_entries e where ${where(kind, conditions)} limit ${isShown ? mostCompared : limits.searchCountCap + 1}
    ), count_${kind} as materialized (select count(*)::integer as n from pool_${kind})`;
}

const fewOf = (kind: Category, { first, second, isByPlace }: Order, after: string | undefined): string => `
  select * from (
    select '${kind}' as kind, e.id, ${first} as first, ${second} as second
    from pool_${kind} e ${isByPlace ? 'join search_places p on p.place = e.place' : ''} where not ${isMany(kind)}
  ) as few ${after ? `where ${after}` : ''}`;

function manyOf(kind: Category, conditions: readonly string[], order: Order): string {
  const { manyFirst, manySecond, manyColumns, manyAfter, direction, isByPlace } = order;
  const sorted = manyColumns.split(', ').map((column) => `${column} ${direction}`).join(', ');
  const columns = `'${kind}' as kind, e.id, ${manyFirst} as first, ${manySecond} as second`;
  if (!isByPlace) {
    const matches = where(kind, [...conditions, manyAfter, isMany(kind)]);
    return `(select ${columns} from search_entries e where ${matches} order by ${sorted} limit ${rowsOfPage})`;
  }
  // Place by place, the nearest first; within a place out of its index. A city's players all have one distance.
  return `(select ${columns} from search_places p cross join lateral (
    select e.id, e.standing from search_entries e
    where ${where(kind, ['e.place = p.place', ...conditions, manyAfter])} order by ${sorted} limit ${rowsOfPage}
  ) as e where ${isMany(kind)} order by first, second, e.id limit ${rowsOfPage})`;
}
