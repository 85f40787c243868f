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
  { compared: 2_000, read: 15_000, places: 25 },
  { compared: 50_000, read: 60_000, places: 25 },
  { compared: 1_000_000_000, read: 1, places: 1 },
];

/** One more than a page, to know whether there is a next one. */
const rowsOfPage = limits.searchPageSize + 1;

/**
 * One statement that counts every kind and gives a page of the wanted ones. Its answer says `isShort` where the effort did
 * not suffice to fill the page for sure.
 */
export function searchStatement(search: Search, effort: Effort): { text: string; values: unknown[] } {
  const values = new SqlValues();
  const conditions = [...termConditions(search.terms, search.missing, values), ...filterConditions(search.filters, values)];
  const order = orderOf(search, values);
  const shown = categories.filter((kind) => search.category === undefined || kind === search.category);
  const after = search.after && `(first, second, id) ${order.direction === 'asc' ? '>' : '<'} ${rowOf(search.after, values)}`;
  const steps = [
    ...categories.map((kind) => poolOf(kind, conditions, order, shown.includes(kind) ? effort.compared : limits.searchCountCap + 1)),
    ...shown.map((kind) => manyOf(kind, conditions, order, effort)),
    `page as materialized (
      select * from (${shown.map((kind) => `${fewOf(kind, order, effort, after)} union all select * from many_${kind}`).join(' union all ')}) as shown
      order by ${orderBy(order)} limit ${rowsOfPage}
    )`,
  ];
  const text = `
    with ${steps.join(', ')}
    select ${categories.map((kind) => `(select n from count_${kind}) as ${kind}`).join(', ')},
    (${shown.map((kind) => `${isMany(kind, effort)} and (select count(*) from many_${kind}) < ${rowsOfPage}`).join(' or ')}) as "isShort",
    (
      select json_agg(line order by ${orderBy(order)}) from (
        select page.*, e.title, e.detail, e.label, e.picture, e.words, e.sports, e.gender, e.level, e.city, e.place
        from page join search_entries e on e.kind = page.kind and e.id = page.id
      ) as line
    ) as page`;
  return { text, values: values.list };
}

const orderBy = ({ direction }: Order) => `first ${direction}, second ${direction}, id ${direction}`;
const isMany = (kind: Category, { compared }: Effort) => `(select n from count_${kind}) >= ${compared}`;
const where = (kind: Category, conditions: readonly (string | undefined)[]) =>
  [`e.kind = '${kind}'`, ...conditions.filter((one) => one !== undefined)].join(' and ');

/** The matches of one kind, up to the number that is compared; where only their count is shown, up to what is counted. */
const poolOf = (kind: Category, conditions: readonly string[], { score }: Order, most: number): string => `
  pool_${kind} as materialized (
    select e.id, e.place, e.standing, e.sort_title, ${score} as score from search_entries e where ${where(kind, conditions)} limit ${most}
  ), count_${kind} as materialized (select count(*)::integer as n from pool_${kind})`;

const fewOf = (kind: Category, { first, second, isByPlace }: Order, effort: Effort, after: string | undefined): string => `
  select * from (
    select '${kind}' as kind, e.id, ${first} as first, ${second} as second
    from pool_${kind} e ${isByPlace ? 'join search_places p on p.place = e.place' : ''} where not ${isMany(kind, effort)}
  ) as few ${after ? `where ${after}` : ''}`;

function manyOf(kind: Category, conditions: readonly string[], order: Order, effort: Effort): string {
  const { manyFirst, manySecond, manyColumns, manyAfter, direction, isByPlace } = order;
  const sorted = manyColumns.split(', ').map((column) => `${column} ${direction}`).join(', ');
  const columns = `'${kind}' as kind, e.id, ${manyFirst} as first, ${manySecond} as second`;
  if (!isByPlace) {
    const read = `select * from search_entries e where ${where(kind, [manyAfter, isMany(kind, effort)])} order by ${sorted} limit ${effort.read}`;
    return `many_${kind} as materialized (select ${columns} from (${read}) as e where ${where(kind, conditions)} order by ${sorted} limit ${rowsOfPage})`;
  }
  // Place by place, the nearest first; within a place out of its index. A city's players all have one distance. The case hides
  // from the planner what it would take for rare: here matches are known to be many, and sorting a whole city is the slow way.
  const matches = [...conditions, manyAfter].filter((one) => one !== undefined).join(' and ') || 'true';
  return `many_${kind} as materialized (select ${columns} from (${nearest(order, effort)}) as p cross join lateral (
    select e.id, e.standing from search_entries e
    where ${where(kind, ['e.place = p.place', `case when ${matches} then true else false end`])} order by ${sorted} limit ${rowsOfPage}
  ) as e where ${isMany(kind, effort)} order by first, second, e.id limit ${rowsOfPage})`;
}

const nearest = ({ manyFirst, manyPlaces }: Order, { places }: Effort) =>
  `select * from search_places p ${manyPlaces ? `where ${manyPlaces}` : ''} order by ${manyFirst} limit ${places}`;
