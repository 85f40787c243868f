import type { SearchFields } from '../../contract/search.ts';
import type { SqlValues } from './sql-values.ts';
import type { Term } from './understand-keyword.ts';

/** What a search narrows to, besides its words. `near` are the cells within the asked distance. */
export type Filters = Pick<SearchFields, 'sport' | 'gender' | 'level'> & { near: number[] | undefined };

/** The conditions on an entry `e` that the filters make. */
export function filterConditions({ sport, gender, level, near }: Filters, values: SqlValues): string[] {
  return [
    ...(sport === undefined ? [] : [`e.sports @> array[${values.add(sport, 'integer')}]`]),
    ...(gender === undefined ? [] : [`e.gender = ${values.add(gender, 'text')}`]),
    ...(level === undefined ? [] : [`e.level = ${values.add(level, 'text')}`]),
    ...(near === undefined ? [] : [`e.place = any(${values.add(near, 'integer[]')})`]),
  ];
}

/** The conditions that all but `missing` of the terms are met, in any of their meanings. */
export function termConditions(terms: readonly Term[], missing: number, values: SqlValues): string[] {
  const met = terms.map((term) => `e.words && ${values.add(term.meanings.flatMap(({ words }) => words), 'text[]')}`);
  if (missing === 0) return met;
  return [`(${choose(met, met.length - missing).map((some) => `(${some.join(' and ')})`).join(' or ')})`];
}

/** Every way to take `count` of the items, in their order. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
