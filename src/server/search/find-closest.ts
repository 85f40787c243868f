import type pg from 'pg';
import { noFilters } from './filters.ts';
import type { Found } from './present-results.ts';
import { efforts } from './search-effort.ts';
import { searchStatement, type Search } from './search-statement.ts';
import type { Term } from './understand-keyword.ts';

type Attempt = Pick<Search, 'terms' | 'missing'>;

/** The result of a search without matches. */
export const noMatches: Found = { teams: 0, tournaments: 0, players: 0, page: null, isShort: false };

/**
 * Finds entries with all terms; otherwise with typing errors corrected; otherwise with the fewest terms missing. Words that exist in the
 * index are not corrected just because the filters leave no results.
 */
export async function findClosest(pool: pg.Pool, search: Search): Promise<Found> {
  for (const attempt of attemptsOf(search.terms)) {
    const found = await ask(pool, { ...search, ...attempt });
    if (isAny(found) || (isFiltered(search) && isAny(await ask(pool, { ...search, ...attempt, filters: noFilters, after: undefined }))))
      return found;
  }
  return noMatches;
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
  let found = noMatches;
  for (const effort of efforts) {
    // Not a prepared statement: the best plan depends on how common the words are.
    const { rows } = await pool.query<Found>(searchStatement(search, effort));
    found = rows[0] ?? noMatches;
    if (!found.isShort) break;
  }
  return found;
}
