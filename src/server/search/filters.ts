import type { SearchFields } from '../../contract/search.ts';
import type { SqlValues } from './sql-values.ts';
import type { Term } from './understand-keyword.ts';

/** A search's filters besides its words. `near` are the cells within the chosen distance. */
export type Filters = Pick<SearchFields, 'sport' | 'gender' | 'level'> & { near: number[] | undefined };

/** No filters. */
export const noFilters: Filters = { sport: undefined, gender: undefined, level: undefined, near: undefined };

/** SQL conditions on an entry `e` for the filters, without the place. */
export function filterConditions({ sport, gender, level }: Filters, values: SqlValues): string[] {
  return [
    ...(sport === undefined ? [] : [`e.sports @> array[${values.add(sport, 'integer')}]`]),
    ...(gender === undefined ? [] : [`e.gender = ${values.add(gender, 'text')}`]),
    ...(level === undefined ? [] : [`e.level = ${values.add(level, 'text')}`]),
  ];
}

/** SQL conditions that an entry `e`, or a place `p`, is in one of the near cells. */
export function nearCondition({ near }: Filters, values: SqlValues): { ofEntry: string[]; ofPlace: string[] } {
  if (near === undefined) return { ofEntry: [], ofPlace: [] };
  const isNear = `place = any(${values.add(near, 'integer[]')})`;
  return { ofEntry: [`e.${isNear}`], ofPlace: [`p.${isNear}`] };
}

/** SQL conditions that all terms but `missing` of them match, in any of their meanings. */
export function termConditions(terms: readonly Term[], missing: number, values: SqlValues): string[] {
  const met = terms.map(
    (term) =>
      `e.words && ${values.add(
        term.meanings.flatMap(({ words }) => words),
        'text[]',
      )}`,
  );
  if (missing === 0) return met;
  return [
    `(${choose(met, met.length - missing)
      .map((some) => `(${some.join(' and ')})`)
      .join(' or ')})`,
  ];
}

/** All combinations of `count` items, in order. */
function choose<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
