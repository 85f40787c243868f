import { limits } from '../../contract/limits.ts';
import type { Category, SearchAnswer, SearchResult } from '../../contract/search.ts';
import { bandOf, distanceKm, type Point } from './distance-bands.ts';
import { centreOf } from './place-cells.ts';
import { writeCursor, type Position, type Sorting } from './search-cursor.ts';
import type { Term } from './understand-keyword.ts';

/** One row of the statement's result. */
export type FoundLine = Position & Omit<SearchResult, 'distance'> & { place: number; words: string[] };
/** The statement's result: capped counts, a page with one row more than is shown, and whether a larger effort could improve the page. */
export type Found = Record<Category, number> & { page: FoundLine[] | null; isShort: boolean };

type Asked = { terms: readonly Term[]; sorting: Sorting; from: Point | undefined };

/** The answer of a search: without words and coordinates, and with distances as bands. */
export function presentResults(found: Found, { terms, sorting, from }: Asked): SearchAnswer {
  const lines = found.page ?? [];
  const shown = lines.slice(0, limits.searchPageSize);
  const last = shown.at(-1);
  return {
    results: shown.map((line) => presentLine(line, from)),
    counts: { teams: presentCount(found.teams), tournaments: presentCount(found.tournaments), players: presentCount(found.players) },
    understoodAs: understoodAs(terms, shown[0]),
    next: last && lines.length > shown.length ? writeCursor(sorting, last) : null,
  };
}

const presentLine = (
  { kind, id, title, detail, label, sports, gender, level, city, picture, place }: FoundLine,
  from: Point | undefined,
): SearchResult => ({
  kind,
  id,
  title,
  detail,
  label,
  sports,
  gender,
  level,
  city,
  picture,
  distance: from ? bandOf(distanceKm(from, centreOf(place))) : null,
});

const presentCount = (matches: number) => ({ value: Math.min(matches, limits.searchCountCap), isCapped: matches > limits.searchCountCap });

/** The keyword with each word replaced by the one that the first result matched; null if none was replaced. */
function understoodAs(terms: readonly Term[], first: FoundLine | undefined): string | null {
  if (!first) return null;
  const has = (word: string) => first.words.includes(word);
  const replaced = terms.map(({ typed, widerMeanings }) => {
    const meant = widerMeanings.find(({ words }) => words.some(has));
    return meant?.isCorrection ? (meant.words.find(has) ?? typed) : typed;
  });
  return replaced.some((word, at) => word !== terms[at]?.typed) ? replaced.join(' ') : null;
}
