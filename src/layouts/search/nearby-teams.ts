import type { Day } from '../../contract/day.ts';
import { globalSearch, type SearchResult } from '../../contract/search.ts';

const mostSports = 3;
const mostTeams = 5;
/** Further away than people travel on a weekday evening. */
export const nearKm = 50;

/** The search behind the card, to go on from. */
export function teamSearch({ city, sports }: Pick<Day, 'city' | 'sports'>): string {
  const query = new URLSearchParams({
    category: 'teams',
    ...(city && { location: city, sort: 'nearest' }),
    ...(sports.length === 1 && { sport: String(sports[0]) }),
  });
  return `/search?${query}`;
}

/** As many of them as the card shows; nobody has to be shown their own. */
export const othersOf = (teams: readonly SearchResult[] | undefined, mine: readonly { id: string }[]): SearchResult[] | undefined =>
  teams?.filter(({ id }) => !mine.some((one) => one.id === id)).slice(0, mostTeams);

/** The nearest teams in the first sports of somebody, turn by turn; undefined where search does not answer, which was logged there. */
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
    // The page is shown without the teams; the card says so.
    return undefined;
  }
}
