import type pg from 'pg';
import type { SearchAnswer, SearchFields } from '../../contract/search.ts';
import { Refusal } from '../http/refusal.ts';
import type { Point } from './distance-bands.ts';
import { findNearCells } from './near-cells.ts';
import { presentResults, type Found } from './present-results.ts';
import { readKeyword } from './read-keyword.ts';
import { readCursor, type Sorting } from './search-cursor.ts';
import { efforts } from './search-effort.ts';
import { searchStatement, type Search } from './search-statement.ts';
import { findCity } from './suggest-cities.ts';
import { understandKeyword, type Term } from './understand-keyword.ts';

/** PostgreSQL's code for a statement that ran into its timeout. */
const timedOut = '57014';

/**
 * Searches players, teams and tournaments, forgiving typing errors; an empty keyword browses. With a category the results are
 * of that kind, else of all kinds blended, the best first. Counts are of all kinds and stop at `limits.searchCountCap`. Sorted by
 * `sort`, else the best first, or the nearest first where only a place is given. Refuses `invalidInput` for a changed cursor
 * and `searchUnavailable` where the database takes too long.
 */
export async function searchEverything(pool: pg.Pool, fields: SearchFields): Promise<SearchAnswer> {
  const from = placeOf(fields);
  const sorting = sortingOf(fields, from);
  const after = readCursor(sorting, fields.after);
  try {
    const [terms, near] = await Promise.all([
      understandKeyword(pool, readKeyword(fields.keyword)),
      from && fields.distance !== undefined ? findNearCells(pool, from, fields.distance) : undefined,
    ]);
    const { sport, gender, level, category } = fields;
    const found = await findClosest(pool, { terms, missing: 0, filters: { sport, gender, level, near }, category, sorting, from, after });
    return presentResults(found, { terms, sorting, from });
  } catch (error) {
    if ((error as { code?: string }).code === timedOut) throw new Refusal('searchUnavailable');
    throw error;
  }
}

/** Where distances are measured from: the given point, or else the city that `location` names. */
function placeOf({ lat, lon, location }: SearchFields): Point | undefined {
  return lat !== undefined && lon !== undefined ? { lat, lon } : findCity(location);
}

function sortingOf({ sort, keyword }: SearchFields, from: Point | undefined): Sorting {
  if (sort === 'nearest' && !from) return 'best';
  return sort ?? (keyword === '' && from ? 'nearest' : 'best');
}

/** What has all the terms; else what has them when each may be a typing error; else what lacks the fewest. */
async function findClosest(pool: pg.Pool, search: Search): Promise<Found> {
  const terms = search.terms.filter(isUnderstood);
  if (search.terms.length === 0 || terms.length > 0) {
    const found = await ask(pool, { ...search, terms });
    if (terms.length === 0 || isAny(found)) return found;
  }
  const wider = search.terms.map((term) => ({ ...term, meanings: term.widerMeanings })).filter(isUnderstood);
  const isWider = wider.some(({ typed, meanings }) => terms.find((term) => term.typed === typed)?.meanings.length !== meanings.length);
  for (let missing = isWider ? 0 : 1; missing < wider.length; missing++) {
    const found = await ask(pool, { ...search, terms: wider, missing });
    if (isAny(found)) return found;
  }
  return nothing;
}

const isUnderstood = ({ meanings }: Term) => meanings.length > 0;
const isAny = ({ teams, tournaments, players }: Found) => teams + tournaments + players > 0;
const nothing: Found = { teams: 0, tournaments: 0, players: 0, page: null, isShort: false };

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
