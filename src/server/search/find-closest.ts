import type pg from 'pg';
import { noFilters } from './filters.ts';
import type { Found } from './present-results.ts';
import { efforts } from './search-effort.ts';
import { searchStatement, type Search } from './search-statement.ts';
import type { Term } from './understand-keyword.ts';

type Attempt = Pick<Search, 'terms' | 'missing'>;

/** What a search finds that nothing answers to. */
export const nothing: Found = { teams: 0, tournaments: 0, players: 0, page: null, isShort: false };

/**
 * What has all the terms; else what has them when each may be a typing error; else what lacks the fewest. Words that something
 * has are never bent to fit the filters: then the filters are what leaves nothing.
 */
export async function findClosest(pool: pg.Pool, search: Search): Promise<Found> {
  for (const attempt of attemptsOf(search.terms)) {
    const found = await ask(pool, { ...search, ...attempt });
    if (isAny(found) || (isFiltered(search) && isAny(await ask(pool, { ...search, ...attempt, filters: noFilters, after: undefined }))))
      return found;
  }
  return nothing;
}

function attemptsOf(terms: readonly Term[]): Attempt[] {
  const asTyped = terms.filter(isUnderstood);
  const wider = terms.map((term) => ({ ...term, meanings: term.widerMeanings })).filter(isUnderstood);
  const isWider = wider.length > asTyped.length || wider.some(({ meanings }, at) => meanings.length > (asTyped[at]?.meanings.length ?? 0));
  return [
    ...(terms.length === 0 || asTyped.length > 0 ? [{ terms: asTyped, missing: 0 }] : []),
    ...(isWider ? [{ terms: wider, missing: 0 }] : []),
    ...wider.slice(1).map((_, at) => ({ terms: wider, missing: at + 1 })),
  ];
}

const isUnderstood = ({ meanings }: Term) => meanings.length > 0;
const isAny = ({ teams, tournaments, players }: Found) => teams + tournaments + players > 0;
const isFiltered = ({ filters }: Search) => Object.values(filters).some((value) => value !== undefined);

async function ask(pool: pg.Pool, search: Search): Promise<Found> {
  let found = nothing;
  for (const effort of efforts) {
    // Not a named statement: how common its words are decides how it is best carried out, so each one is planned.
    const { rows } = await pool.query<Found>(searchStatement(search, effort));
    found = rows[0] ?? nothing;
    if (!found.isShort) break;
  }
  return found;
}
