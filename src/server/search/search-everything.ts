import type pg from 'pg';
import type { SearchAnswer, SearchFields } from '../../contract/search.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Point } from './distance-bands.ts';
import { findClosest, nothing } from './find-closest.ts';
import { findNearCells } from './near-cells.ts';
import { presentResults } from './present-results.ts';
import { readKeyword } from './read-keyword.ts';
import { readCursor, type Sorting } from './search-cursor.ts';
import { findCity } from './suggest-cities.ts';
import { understandKeyword } from './understand-keyword.ts';

/** PostgreSQL's code for a statement that ran into its timeout. */
const timedOut = '57014';
const retryAfterSeconds = 5;
const unknownCity = 'No city of India is called that, so there is nothing to measure from. Please choose one from the list.';

/**
 * Searches players, teams and tournaments, forgiving typing errors; an empty keyword browses. With a category the results are
 * of that kind, else of all kinds blended, the best first. Counts are of all kinds and stop at `limits.searchCountCap`. Sorted by
 * `sort`, else the best first, or the nearest first where only a place is given. Refuses `invalidInput` for a changed cursor
 * and for a distance from an unknown city, and `searchUnavailable` where the database takes too long.
 */
export async function searchEverything(pool: pg.Pool, fields: SearchFields): Promise<SearchAnswer> {
  const from = placeOf(fields);
  const sorting = sortingOf(fields, from);
  const after = readCursor(sorting, fields.after);
  if (!from && fields.location !== '' && fields.distance !== undefined) throw invalidInput({ location: unknownCity });
  try {
    const words = readKeyword(fields.keyword);
    // Typed, but no word in it ('!?'): that finds nothing, where an empty keyword browses.
    if (fields.keyword !== '' && words.length === 0) return presentResults(nothing, { terms: [], sorting, from });
    const [terms, near] = await Promise.all([
      understandKeyword(pool, words),
      from && fields.distance !== undefined ? findNearCells(pool, from, fields.distance) : undefined,
    ]);
    const { sport, gender, level, category } = fields;
    const found = await findClosest(pool, { terms, missing: 0, filters: { sport, gender, level, near }, category, sorting, from, after });
    return presentResults(found, { terms, sorting, from });
  } catch (error) {
    if ((error as { code?: string }).code === timedOut) throw new Refusal('searchUnavailable', { retryAfterSeconds });
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
