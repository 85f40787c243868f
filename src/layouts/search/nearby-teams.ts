import type { Day } from '../../contract/day.ts';
import { globalSearch, type SearchResult } from '../../contract/search.ts';

const mostSports = 3;
const mostTeams = 5;
/** Teams further away than this are not suggested: too far for a weekday evening. */
export const nearKm = 50;

/** The address of the search that the card is a part of. */
export function teamSearch({ city, sports }: Pick<Day, 'city' | 'sports'>): string {
  const query = new URLSearchParams({
    category: 'teams',
    ...(city && { location: city, sort: 'nearest' }),
    ...(sports.length === 1 && { sport: String(sports[0]) }),
  });
  return `/search?${query}`;
}

/** As many teams as the card shows, without the viewer's own. */
export const othersOf = (teams: readonly SearchResult[] | undefined, mine: readonly { id: string }[]): SearchResult[] | undefined =>
  teams?.filter(({ id }) => !mine.some((one) => one.id === id)).slice(0, mostTeams);

/**
 * The nearest teams for somebody's first sports, alternating between the sports; undefined where the search fails (the failure is logged
 * there).
 */
export async function teamsNear(
  call: App.Locals['call'],
  { city, sports }: Pick<Day, 'city' | 'sports'>,
): Promise<SearchResult[] | undefined> {
  const place = city ? { location: city, distance: nearKm, sort: 'nearest' as const } : {};
  try {
    const found = await Promise.all(
      sports.slice(0, mostSports).map(async (sport) => (await call(globalSearch, { category: 'teams', sport, ...place })).response.results),
    );
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return Array.from({ length: longest }, (_, at) => found.flatMap((teams) => teams.slice(at, at + 1))).flat();
  } catch {
    // The page is shown without teams, and the card says so.
    return undefined;
  }
}
