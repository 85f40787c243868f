/** The names in the address of /search that make a search; `after` and an open profile come on top. */
const searchNames = ['keyword', 'category', 'location', 'lat', 'lon', 'sport', 'gender', 'level', 'distance', 'sort'] as const;
const allNames = [...searchNames, 'player', 'team', 'after'] as const;

/** What the address carries, as it was typed; '' where the name is missing. */
export type Typed = Readonly<Record<(typeof allNames)[number], string>>;

/** The address of a search that differs from `typed` by `changes`. A changed search begins on its first page, with no profile open. */
export function searchAddress(typed: Typed, changes: Partial<Typed> = {}): string {
  const wanted = { ...typed, after: '', player: '', team: '', ...changes };
  const query = new URLSearchParams(allNames.filter((name) => wanted[name] !== '').map((name) => [name, wanted[name]]));
  return query.size > 0 ? `/search?${query}` : '/search';
}

/** The same page with a profile open at its top. */
export const profileAddress = (typed: Typed, kind: 'player' | 'team', id: string): string =>
  `${searchAddress(typed, { after: typed.after, [kind]: id })}#profile`;

/** What the address carries: `asked` goes to the service, with a list where a name came twice, so that it is refused; `typed` is shown. */
export function readSearch(query: URLSearchParams): { asked: Record<string, string | string[]>; typed: Typed } {
  const typed = Object.fromEntries(allNames.map((name) => [name, query.get(name) ?? ''])) as Typed;
  const asked: Record<string, string | string[]> = {};
  for (const name of [...searchNames, 'after'] as const) {
    const values = query.getAll(name);
    if (values.length > 0) asked[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return { asked, typed };
}

/** Whether there is something to measure distances from. */
export const hasPlace = ({ location, lat, lon }: Typed): boolean => location.trim() !== '' || (lat !== '' && lon !== '');
