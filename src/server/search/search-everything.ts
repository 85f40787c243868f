import type pg from 'pg';
import type { SearchAnswer, SearchFields } from '../../contract/search.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { Point } from './distance-bands.ts';
import { findClosest, noMatches } from './find-closest.ts';
import { findNearCells } from './near-cells.ts';
import { presentResults } from './present-results.ts';
import { readKeyword } from './read-keyword.ts';
import { readCursor, type Sorting } from './search-cursor.ts';
import { findCity } from './suggest-cities.ts';
import { understandKeyword } from './understand-keyword.ts';

/** PostgreSQL's code for a statement timeout. */
const timedOut = '57014';
const retryAfterSeconds = 5;
const unknownCity = 'No city of India is called that, so there is nothing to measure from. Please choose one from the list.';

/**
 * Searches players, teams and tournaments and corrects typing errors; an empty keyword lists everything. With a category, results are of
 * that kind, otherwise of all kinds mixed. Counts are for all kinds and stop at `limits.searchCountCap`. Sorted by `sort`; by default best
 * first, or nearest first if only a place is given. Refuses `invalidInput` for a changed cursor or a distance from an unknown city, and
 * `searchUnavailable` on a database timeout.
 */
export async function searchEverything(pool: pg.Pool, fields: SearchFields): Promise<SearchAnswer> {
  const from = placeOf(fields);
  const sorting = sortingOf(fields, from);
  const after = readCursor(sorting, fields.after);
  if (!from && fields.location !== '' && fields.distance !== undefined) throw invalidInput({ location: unknownCity });
  try {
    const words = readKeyword(fields.keyword);
    // A keyword without any word, such as '!?', finds nothing; an empty one lists everything.
    if (fields.keyword !== '' && words.length === 0) return presentResults(noMatches, { terms: [], sorting, from });
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

/** The point that distances are measured from: the given coordinates, otherwise the city in `location`. */
function placeOf({ lat, lon, location }: SearchFields): Point | undefined {
  return lat !== undefined && lon !== undefined ? { lat, lon } : findCity(location);
}

function sortingOf({ sort, keyword }: SearchFields, from: Point | undefined): Sorting {
  if (sort === 'nearest' && !from) return 'best';
  return sort ?? (keyword === '' && from ? 'nearest' : 'best');
}
